import { startApi } from '#bench/harness/api.ts';
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
  measure: async ({ harness, say, rounds, seconds, tenders }) => {
    const { database, redis } = await startWithTenders(harness, tenders, say);
    const { url, pool } = database;
    const api = await startApi(harness, url, redis);
    const bare = await harness.start('bench/harness/bare.ts', [], { DATABASE_URL: url });
    const reference = String(bare.message.ready);
    const pages = await collectPages(pool, api, tenders, say);
    await compare(api, reference, pages);
    const load = openLoad(harness, say);
    let p99 = 0;
    const result = await interleave(rounds, {
      ours: async () => {
        const paths = pages.map(({ ours }) => ours);
        const hit = await load('ours', { seconds, url: api.url, headers: api.headers, paths });
        p99 = hit.p99;
        return hit.perSecond;
      },
      reference: async () => {
        const paths = pages.map(({ reference: path }) => path);
        return (await load('reference', { seconds, url: reference, headers: {}, paths })).perSecond;
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
