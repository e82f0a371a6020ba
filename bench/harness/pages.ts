import { type Api, ask } from '#bench/harness/api.ts';
import { NEWEST } from '#bench/harness/cursors.ts';
import type { Pool } from '#shared/database/connection.ts';
import { EnvironmentError } from '#shared/errors.ts';
import type { Say } from '../question.ts';

/** Pages of the list of tenders, newest first, that nobody has asked for before. */

export const LIMIT = 20;
export const LIST = `${NEWEST}&limit=${LIMIT}`;
/** Number of tenders between the starts of two pages: small, so that one round cannot ask for all pages. */
const STEP = 5;
/** Number of pages that are compared, to make sure that both sides return the same. */
const COMPARED = 20;

/** Paths of the same page on both sides. */
export type Page = { ours: string; reference: string };

/** Reads the list once and collects the cursors at which its pages begin. */
export async function collectPages(pool: Pool, api: Api, tenders: number, say: Say): Promise<Page[]> {
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
export async function compare(api: Api, reference: string, pages: readonly Page[]): Promise<void> {
  const every = Math.max(1, Math.floor(pages.length / COMPARED));
  for (const page of pages.filter((_, index) => index % every === 0)) {
    const ours = dataOf(await ask(api, page.ours));
    const theirs = dataOf(await ask({ url: reference, headers: {} }, page.reference));
    if (ours !== theirs) throw new EnvironmentError(`the two sides answer ${page.reference} differently`);
  }
}

export const dataOf = (body: Buffer): string =>
  JSON.stringify((JSON.parse(body.toString()) as { data: unknown }).data);
