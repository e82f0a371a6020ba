import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, startApi } from '#bench/harness/api.ts';
import { startDatabase, startRedis } from '#bench/harness/database.ts';
import { openHarness } from '#bench/harness/harness.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { seedTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

const PATH = '/v2/tenders?limit=20';
/** Few suffice: a page that is asked for again and again comes from the cache. */
const TENDERS = 2_000;

export const hotList: Question = {
  name: 'hot-list',
  asks: 'a list page that was asked for before, with key check, quota and metering, against a constant body',
  unit: 'requests/s',
  ours: `GET ${PATH} of the API, one process`,
  reference: 'a Koa application that answers with the same bytes, one process',
  target: 0.6,
  measure: async ({ rounds, seconds }, say) => {
    await using harness = await openHarness();
    const database = await startDatabase(harness);
    const redis = await startRedis(harness);
    await seedTenders(database, TENDERS);
    const api = await startApi(harness, database.url, redis);
    const body = await ask(api, PATH);
    const file = join(harness.folder, 'body.json');
    await writeFile(file, body);
    const constant = await harness.start('bench/harness/constant.ts', [file]);
    const load = openLoad(harness);
    const shot = { connections: CONNECTIONS, seconds, headers: api.headers };
    let p99 = 0;
    const result = await interleave(rounds, {
      ours: async () => {
        const hit = await load({ ...shot, url: `${api.url}${PATH}` });
        p99 = hit.p99;
        say(`ours ${Math.round(hit.perSecond)} requests/s`);
        return hit.perSecond;
      },
      reference: async () => {
        const hit = await load({ ...shot, url: String(constant.message.ready) });
        say(`reference ${Math.round(hit.perSecond)} requests/s`);
        return hit.perSecond;
      },
    });
    return {
      ...result,
      postgres: database.version,
      remarks: [`${body.length} bytes, ${CONNECTIONS} connections, quota in PostgreSQL, p99 ${p99} ms`],
    };
  },
};
