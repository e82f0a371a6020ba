import { type Api, ask } from '#bench/harness/api.ts';

/** The list of all tenders, newest first. */
export const NEWEST = '/v2/tenders?status=any&sort=-publicationDate';
const MOST = 100;

type Page = { meta: { nextCursor: string } };
const next = async (api: Api, limit: number, cursor: string | null): Promise<string> => {
  const from = cursor === null ? '' : `&cursor=${cursor}`;
  const body = await ask(api, `${NEWEST}&fields=tenderId&limit=${limit}${from}`);
  return encodeURIComponent((JSON.parse(body.toString()) as Page).meta.nextCursor);
};

/** @returns the cursor after so many records */
export async function cursorAt(api: Api, records: number): Promise<string | null> {
  let cursor: string | null = null;
  for (let left = records; left > 0; left -= MOST) cursor = await next(api, Math.min(MOST, left), cursor);
  return cursor;
}

/** @returns the cursors after each of the records that follow */
export async function cursorsFrom(api: Api, from: string | null, count: number): Promise<string[]> {
  const all: string[] = [];
  let cursor = from;
  while (all.length < count) {
    cursor = await next(api, 1, cursor);
    all.push(cursor);
  }
  return all;
}
