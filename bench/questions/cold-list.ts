import { startApi } from '#bench/harness/api.ts';
import { openHarness } from '#bench/harness/harness.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { collectPages, compare, LIMIT, LIST } from '#bench/harness/pages.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

export const coldList: Question = {
  name: 'cold-list',
  asks: 'a list page that nobody has asked for before, against a bare prepared query',
  unit: 'requests/s',
  ours: `GET ${LIST}&cursor=… of the API, another cursor each time, one process`,
  reference: 'Koa and pg with one prepared statement, the same pages, no key, quota or metering, one process',
  target: 0.85,
  measure: async ({ rounds, seconds, tenders }, say) => {
    await using harness = await openHarness();
    const { database, redis } = await startWithTenders(harness, tenders, say);
    const { url, pool } = database;
    const api = await startApi(harness, url, redis);
    const bare = await harness.start('bench/harness/bare.ts', [], { DATABASE_URL: url });
    const reference = String(bare.message.ready);
    const pages = await collectPages(pool, api, tenders, say);
    await compare(api, reference, pages);
    const load = openLoad(harness);
    const shot = { connections: CONNECTIONS, seconds };
    let p99 = 0;
    const result = await interleave(rounds, {
      ours: async () => {
        const paths = pages.map(({ ours }) => ours);
        const hit = await load({ ...shot, url: api.url, headers: api.headers, paths });
        p99 = hit.p99;
        say(`ours ${Math.round(hit.perSecond)} requests/s`);
        return hit.perSecond;
      },
      reference: async () => {
        const paths = pages.map(({ reference: path }) => path);
        const hit = await load({ ...shot, url: reference, headers: {}, paths });
        say(`reference ${Math.round(hit.perSecond)} requests/s`);
        return hit.perSecond;
      },
    });
    return {
      ...result,
      postgres: database.version,
      remarks: [
        `${pages.length} different pages of ${LIMIT} out of ${tenders} tenders, ${CONNECTIONS} connections, quota in PostgreSQL, p99 ${p99} ms`,
      ],
    };
  },
};
