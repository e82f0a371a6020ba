import { setImmediate as turn } from 'node:timers/promises';
import type { Order, RowList } from '#services/sample-publisher/catalogue/portal/portal.ts';
import {
  type ListNumber,
  listNumbers,
  type OrderColumn,
} from '#services/sample-publisher/generate/portal/lists.ts';
import { shortRow } from '#services/sample-publisher/generate/portal/short-row.ts';
import { pageOf } from './paging.ts';
import type { PublisherRequest, Query, ServedCatalogue } from './request.ts';
import { json, type ResponseContent, text } from './response.ts';

/** Columns of the portal's table by position; rows cannot be ordered by those that are null. */
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
 * `GET /Home/PaginatedTenderOpportunities`: a page of a list, with the parameters of the DataTables widget. As at the
 * real portal, `search[value]` filters nothing; a `draw`, `start`, `length` or order column that is no whole number, or
 * a negative `start`, gives status 500; a `status` other than 1 to 4 gives an empty list. A negative `length` means all
 * rows, up to the largest page. Rows come in the portal's own order when the order column does not exist or when the
 * request declares it not `orderable`.
 */
export async function paginated(
  { catalogue, pageCap }: ServedCatalogue,
  { query, faults }: PublisherRequest,
): Promise<ResponseContent> {
  const [draw, start, length, column] = [
    whole(query.get('draw') ?? '0'),
    whole(query.get('start') ?? '0'),
    whole(query.get('length') ?? DEFAULT_LENGTH),
    whole(query.get('order[0][column]') ?? '0'),
  ];
  if (draw === null || start === null || length === null || column === null || start < 0)
    return text(500, 'An error occurred while processing your request.');
  if (faults.drift !== undefined) catalogue.publish(faults.drift);
  const list = listIn(query);
  const rows = list === null ? NO_ROWS : await catalogue.portal.list(list, orderIn(query, column));
  const size = Math.min(length < 0 ? pageCap : length, pageCap, faults['small-pages'] ?? pageCap);
  const page = pageOf(rows, start, size, faults.unstable === undefined ? null : faults.draw);
  return json(JSON.stringify({ draw, recordsTotal: rows.length, recordsFiltered: rows.length, data: page }));
}

/** `GET /Home/TenderOpportunities/?status=N`: a whole list in one array of short rows; `[]` for another `status`. */
export async function opportunities(
  { catalogue }: ServedCatalogue,
  { query, faults }: PublisherRequest,
): Promise<ResponseContent> {
  if (faults.drift !== undefined) catalogue.publish(faults.drift);
  const list = listIn(query);
  const rows = list === null ? NO_ROWS : await catalogue.portal.list(list, null);
  return { ...json(''), body: arrayOf(rows, faults.unstable === undefined ? null : faults.draw) };
}

/** `GET /Home/TenderDetails/{id}` or `?id=`: an array with the tender's full row; `[]` for a number never published. */
export function details({ catalogue }: ServedCatalogue, { rest, query }: PublisherRequest): ResponseContent {
  const id = whole(rest === '' ? (query.get('id') ?? '') : rest);
  const row = id === null ? null : catalogue.portal.row(id);
  return json(JSON.stringify(row ? [row] : []));
}

/** The JSON text of a list piece by piece, so that a long list is never held in memory as one text. */
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
