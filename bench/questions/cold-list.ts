import { type Api, ask, startApi } from '#bench/harness/api.ts';
import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { startWithTenders } from '#bench/harness/tenders.ts';
import type { Pool } from '#shared/database.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Question, Say } from '../question.ts';
import { interleave } from '../statistics.ts';

const LIMIT = 20;
const LIST = `/v2/tenders?status=any&sort=-publicationDate&limit=${LIMIT}`;
/** Number of tenders between the starts of two pages: small, so that one round cannot ask for all pages. */
const STEP = 5;
/** Number of pages that are compared, to make sure that both sides return the same. */
const COMPARED = 20;

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

/** Paths of the same page on both sides. */
type Page = { ours: string; reference: string };

/** Reads the list once and collects the cursors at which its pages begin. */
async function collectPages(pool: Pool, api: Api, tenders: number, say: Say): Promise<Page[]> {
  say(`collecting ${Math.floor(tenders / STEP)} cursors`);
  const { rows: positions } = await pool.query<{ key: string; id: string }>(
    `select key, id from (
       select publication_date_time::text as key, id, row_number() over (order by publication_date_time desc, id desc) as place
       from read.tender) as placed
     where place % $1 = 0 order by place`,
    [STEP],
  );
  const pages: Page[] = [];
  let cursor: string | null = null;
  for (const { key, id } of positions) {
    const from: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const body = await ask(api, `${LIST}&fields=tenderId${from}`.replace(`limit=${LIMIT}`, `limit=${STEP}`));
    cursor = (JSON.parse(body.toString()) as { meta: { nextCursor: string | null } }).meta.nextCursor;
    // Less than one page is left.
    if (cursor === null || pages.length * STEP > tenders - LIMIT - STEP) break;
    pages.push({
      ours: `${LIST}&cursor=${encodeURIComponent(cursor)}`,
      reference: `/?limit=${LIMIT}&key=${encodeURIComponent(key)}&id=${id}`,
    });
  }
  return pages;
}

/** @throws EnvironmentError when a page differs between the sides: the ratio would compare different work */
async function compare(api: Api, reference: string, pages: readonly Page[]): Promise<void> {
  const every = Math.max(1, Math.floor(pages.length / COMPARED));
  for (const page of pages.filter((_, index) => index % every === 0)) {
    const ours = dataOf(await ask(api, page.ours));
    const theirs = dataOf(await ask({ url: reference, headers: {} }, page.reference));
    if (ours !== theirs) throw new EnvironmentError(`the two sides answer ${page.reference} differently`);
  }
}

const dataOf = (body: Buffer): string =>
  JSON.stringify((JSON.parse(body.toString()) as { data: unknown }).data);
