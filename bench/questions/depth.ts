import { startApi } from '#bench/harness/api.ts';
import { cursorAt, cursorsFrom, NEWEST } from '#bench/harness/cursors.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave, percentile } from '../statistics.ts';

const LIMIT = 20;
const DEEP = 5_000;
/** Pages of one round. Each begins at another record, so no response comes from the cache. */
const PAGES = 300;
const SHARE = 0.95;

export const depth: Question = {
  name: 'depth',
  asks: `p95 of a page at depth ${DEEP}, against the first pages`,
  unit: 'ms',
  better: 'less',
  ours: `GET ${NEWEST}&limit=${LIMIT}&cursor=… of the API, beginning ${DEEP} pages into the list`,
  reference: 'the same, beginning with the first records of the list',
  target: 1.2,
  measure: async ({ harness, say, rounds, tenders }) => {
    const pages = (rounds + 1) * PAGES;
    const count = Math.max(tenders, DEEP * LIMIT + pages + LIMIT);
    const { database, redis } = await startWithTenders(harness, count, say);
    const api = await startApi(harness, database.url, redis);
    const first = await cursorsFrom(api, null, pages);
    const deep = await cursorsFrom(api, await cursorAt(api, DEEP * LIMIT), pages);
    const p95 = async (side: string[]) => {
      const paths = side.splice(0, PAGES).map((cursor) => `${NEWEST}&limit=${LIMIT}&cursor=${cursor}`);
      return percentile(await timeEach(paths, { ...api, connections: 1 }), SHARE);
    };
    return {
      ...(await interleave(rounds, { ours: () => p95(deep), reference: () => p95(first) })),
      postgres: database.version,
      remarks: [`${count} tenders, ${PAGES} pages a round, one connection`],
    };
  },
};
