/**
 * The answers of the eTenders portal's lists and the identity of their rows. Collect and normalise must agree on both:
 * collect records one capture per item, normalise finds the item again by its position.
 */

/** The portal's lists, by its `status` parameter: 1 advertised, 2 awarded, 3 closed, 4 cancelled. */
export type PortalList = 1 | 2 | 3 | 4;

/** A row as it is, of any type, and the list that was asked for; null where the question named none. */
export type PortalItem = { list: PortalList | null; row: unknown };

/** The member of an answer that holds its rows. */
export const rowLists: readonly string[] = ['data'];

/** The portal counts tenders in a 32-bit integer. */
const LARGEST_ID = 2_147_483_647;
/** National Treasury's registered ocid prefix; the number after it is the portal's id of the tender. */
const OCID_PREFIX = 'ocds-9t57fa-';

/**
 * Finds the items of a stored answer, in order; a capture's position is the index here.
 * @param json DataTables' `{ draw, recordsTotal, recordsFiltered, data: [row] }`, an array of rows, or one bare row
 * @param url the question, whose `status` names the list
 * @returns null where the answer is none of these: an error in JSON, or another interface
 */
export function itemsOf(json: unknown, url: string): PortalItem[] | null {
  const rows = rowsOf(json);
  if (rows === null) return null;
  const list = listOf(url);
  return rows.map((row) => ({ list, row }));
}

/** @returns the ocid of the process an item tells about, or null where its row has no id that could be the portal's */
export function ocidOf(item: unknown): string | null {
  const row = fieldOf(item, 'row');
  const id = fieldOf(row, 'id');
  const number =
    typeof id === 'string' && /^\s*\d{1,10}\s*$/.test(id) ? Number(id) : typeof id === 'number' ? id : 0;
  return Number.isInteger(number) && number > 0 && number <= LARGEST_ID ? `${OCID_PREFIX}${number}` : null;
}

/** @returns how many rows the whole list has, where the answer says so */
export function totalOf(json: unknown): number | null {
  const total = fieldOf(json, 'recordsTotal');
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}

function rowsOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json;
  const data = fieldOf(json, rowLists[0]!);
  if (data !== undefined) return Array.isArray(data) ? data : null;
  return fieldOf(json, 'tender_No') === undefined ? null : [json];
}

/** Names of parameters have no letter case on the portal's server. */
function listOf(url: string): PortalList | null {
  if (!URL.canParse(url, 'https://www.etenders.gov.za/')) return null;
  const { searchParams } = new URL(url, 'https://www.etenders.gov.za/');
  const status = [...searchParams].find(([name]) => name.toLowerCase() === 'status')?.[1].trim();
  return status === '1' || status === '2' || status === '3' || status === '4'
    ? (Number(status) as PortalList)
    : null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
