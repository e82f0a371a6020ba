import { setImmediate as turn } from 'node:timers/promises';
import {
  type ListNumber,
  listNumbers,
  type Order,
  type OrderColumn,
  type RowList,
} from '#services/sample-publisher/catalogue/portal/lists.ts';
import { shortRow } from '#services/sample-publisher/catalogue/portal/short-row.ts';
import { pageOf } from '#services/sample-publisher/http/paging.ts';
import { type Answer, json, type Query, text } from '#services/sample-publisher/http/reply.ts';
import type { Upstream, Visit } from '#services/sample-publisher/http/upstream.ts';

/** Columns of the page's table by position; those without a name cannot be ordered by. */
const columns: readonly (OrderColumn | null)[] = [
  null,
  'category',
  'description',
  'eSubmission',
  'date_Published',
  'closing_Date',
  null,
];
const DEFAULT_LENGTH = '10';
const ROWS_AT_ONCE = 100;
const NO_ROWS: RowList = {
  length: 0,
  at: () => {
    throw new RangeError('there are no rows');
  },
};

/**
 * `GET /Home/PaginatedTenderOpportunities`: a page of a list, as a table widget asks a server for it. `search[value]`
 * filters nothing. A `draw`, `start`, `length` or order column that is no whole number, or a negative `start`, is a 500
 * without a word, as of a service that converts without looking; a `status` other than 1 to 4 is an empty list. A
 * negative `length` means all rows; the cap on pages holds. A column that the request itself declares not `orderable`
 * leaves the portal's own order, and so does one that does not exist.
 */
export async function paginated({ catalogue, pageCap }: Upstream, { query, struck }: Visit): Promise<Answer> {
  const [draw, start, length, column] = [
    whole(query.get('draw') ?? '0'),
    whole(query.get('start') ?? '0'),
    whole(query.get('length') ?? DEFAULT_LENGTH),
    whole(query.get('order[0][column]') ?? '0'),
  ];
  if (draw === null || start === null || length === null || column === null || start < 0)
    return text(500, 'An error occurred while processing your request.');
  if (struck.drift !== undefined) catalogue.publish(struck.drift);
  const list = listIn(query);
  const rows = list === null ? NO_ROWS : await catalogue.portal.list(list, orderIn(query, column));
  const size = Math.min(length < 0 ? pageCap : length, pageCap, struck['small-pages'] ?? pageCap);
  const page = pageOf(rows, start, size, struck.unstable === undefined ? null : struck.draw);
  return json(JSON.stringify({ draw, recordsTotal: rows.length, recordsFiltered: rows.length, data: page }));
}

/** `GET /Home/TenderOpportunities/?status=N`: a whole list in one array of short rows; `[]` for another `status`. */
export async function opportunities({ catalogue }: Upstream, { query, struck }: Visit): Promise<Answer> {
  if (struck.drift !== undefined) catalogue.publish(struck.drift);
  const list = listIn(query);
  const rows = list === null ? NO_ROWS : await catalogue.portal.list(list, null);
  return { ...json(''), body: arrayOf(rows, struck.unstable === undefined ? null : struck.draw) };
}

/** `GET /Home/TenderDetails/{id}` or `?id=`: an array with the tender's full row; `[]` for a number never published. */
export function details({ catalogue }: Upstream, { rest, query }: Visit): Answer {
  const id = whole(rest === '' ? (query.get('id') ?? '') : rest);
  const row = id === null ? null : catalogue.portal.row(id);
  return json(JSON.stringify(row ? [row] : []));
}

/** The JSON text of a list piece by piece, so that a large one is never whole in memory. */
async function* arrayOf(rows: RowList, draw: number | null): AsyncGenerator<string> {
  yield '[';
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const page = pageOf(rows, start, ROWS_AT_ONCE, draw);
    yield `${start === 0 ? '' : ','}${page.map((row) => JSON.stringify(shortRow(row))).join(',')}`;
    await turn();
  }
  yield ']';
}

const listIn = (query: Query): ListNumber | null =>
  listNumbers.find((list) => String(list) === query.get('status')?.trim()) ?? null;

function orderIn(query: Query, position: number): Order | null {
  const column = columns[position] ?? null;
  if (column === null || query.get(`columns[${position}][orderable]`)?.toLowerCase() === 'false') return null;
  return { column, descending: query.get('order[0][dir]')?.toLowerCase() === 'desc' };
}

const whole = (value: string): number | null => (/^-?\d{1,9}$/.test(value.trim()) ? Number(value) : null);
