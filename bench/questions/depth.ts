import { type Api, ask, startApi } from '#bench/harness/api.ts';
import { timeEach } from '#bench/harness/latency.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Question } from '../question.ts';
import { interleave, percentile } from '../statistics.ts';

const LIMIT = 20;
const DEEP = 5_000;
/** Pages of one round. Each begins at another record, so no response comes from the cache. */
const PAGES = 300;
const SHARE = 0.95;
const LIST = '/v2/tenders?status=any&sort=-publicationDate';

export const depth: Question = {
  name: 'depth',
  asks: `p95 of a page at depth ${DEEP}, against the first pages`,
  unit: 'ms',
  better: 'less',
  ours: `GET ${LIST}&limit=${LIMIT}&cursor=… of the API, beginning ${DEEP} pages into the list`,
  reference: 'the same, beginning with the first records of the list',
  target: 1.2,
  measure: async ({ harness, say, rounds, tenders }) => {
    const pages = (rounds + 1) * PAGES;
    const count = Math.max(tenders, DEEP * LIMIT + pages + LIMIT);
    const { database, redis } = await startWithTenders(harness, count, say);
    const api = await startApi(harness, database.url, redis);
    const first = await cursors(api, null, pages);
    const deep = await cursors(api, await cursorAt(api, DEEP * LIMIT), pages);
    const p95 = async (side: string[]) => {
      const paths = side.splice(0, PAGES).map((cursor) => `${LIST}&limit=${LIMIT}&cursor=${cursor}`);
      return percentile(await timeEach(paths, { ...api, connections: 1 }), SHARE);
    };
    return {
      ...(await interleave(rounds, { ours: () => p95(deep), reference: () => p95(first) })),
      postgres: database.version,
      remarks: [`${count} tenders, ${PAGES} pages a round, one connection`],
    };
  },
};

type Page = { meta: { nextCursor: string } };
const next = async (api: Api, limit: number, cursor: string | null): Promise<string> => {
  const from = cursor === null ? '' : `&cursor=${cursor}`;
  const body = await ask(api, `${LIST}&fields=tenderId&limit=${limit}${from}`);
  return encodeURIComponent((JSON.parse(body.toString()) as Page).meta.nextCursor);
};

/** @returns the cursor after so many records */
async function cursorAt(api: Api, records: number): Promise<string | null> {
  let cursor: string | null = null;
  for (let left = records; left > 0; left -= 100) cursor = await next(api, Math.min(100, left), cursor);
  return cursor;
}

/** @returns the cursors after each of the records that follow */
async function cursors(api: Api, from: string | null, count: number): Promise<string[]> {
  const all: string[] = [];
  let cursor = from;
  while (all.length < count) {
    cursor = await next(api, 1, cursor);
    all.push(cursor);
  }
  return all;
}
