import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { facetPanel, IN_SEARCH } from '#services/site/pages/tenders/facets.ts';
import { filterFields, isOfOpen, sorts } from '#services/site/pages/tenders/filters.ts';
import { tenderColumns, tenderTable } from '#services/site/pages/tenders/table.ts';
import { type Marks, searchedWords } from '#services/site/parts/reasons.ts';
import { estimateText, tenderAddress, tenderHits } from '#services/site/parts/tender-hits.ts';
import { spoken } from '#services/site/parts/words.ts';
import type { ListQuery } from '#services/site/query.ts';
import { date } from '#widgets/view/format.ts';

/** Further parameters of the search behind a page of tenders. */
const BESIDE = { highlight: 'true', ...IN_SEARCH } as const;

/** @returns the state of the listed tenders: words and ids find tenders in every state */
const stateOf = (query: ListQuery): string => query.get('status') ?? (isOfOpen(query) ? 'active' : 'any');

/** Fields of a tender that feeds show. */
const linesOf = (record: Fields): string[] =>
  [
    record.text('aiSummary') ?? record.text('description'),
    record.text('province'),
    record.text('closingDateTime') && `Closing ${date(record.text('closingDateTime')!, 'short')}`,
    estimateText(record) && `Estimate ${estimateText(record)}`,
  ].filter((line) => typeof line === 'string');

/** Why each record was found. If the reader chose an order, /v2 gives no reasons. */
function marksOf(records: readonly Fields[], meta: Fields, query: ListQuery): Marks[] {
  const words = searchedWords(query.get('q') ?? '');
  const highlights = meta.has('highlights') ? meta.list('highlights') : [];
  return query.get('q') === null
    ? []
    : records.map((_, at) => ({
        title: highlights[at]?.text('title') ?? null,
        description: highlights[at]?.text('description') ?? null,
        words,
      }));
}

/** A note that the chosen order shows no reasons why tenders were found. */
const unreasoned = (query: ListQuery): Html | null =>
  query.get('q') === null || query.get('sort') === null
    ? null
    : html`<p class="small soft">This order does not show why each was found. <a href="/tenders${query.without('sort', 'cursor', 'page').text()}">Best matches first</a> does.</p>`;

export const tenderList: ListDeclaration = {
  ...{ path: '/tenders', section: 'tenders', title: 'Tenders', one: 'tender', many: 'tenders' },
  description:
    'Search tenders of South African organs of state by words, place, buyer, category, closing day and estimate.',
  placeholder: 'Words, a number, a place, a buyer',
  fields: filterFields,
  sorts,
  // A search if there are words, otherwise the list.
  address: (query) => `/v2/tenders${query.get('q') === null ? '' : '/search'}${query.text()}`,
  // Words are marked and values counted only if the order depends on the words.
  marked: (query) =>
    query.get('q') === null || query.get('sort') !== null
      ? query
      : Object.entries(BESIDE).reduce(
          (asked, [name, value]) => (asked.get(name) === null ? asked.with(name, value) : asked),
          query,
        ),
  state: (query) => {
    const state = stateOf(query);
    if (state === 'active') return 'open now';
    return state === 'any' ? 'in every state' : spoken(state).toLowerCase();
  },
  views: [
    ['', 'Cards'],
    ['table', 'Table'],
  ],
  columns: tenderColumns,
  show: ({ records, meta }, query, { now }) =>
    query.get('view') === 'table'
      ? tenderTable(records, query)
      : html`${unreasoned(query)}${tenderHits(records, now, marksOf(records, meta, query))}`,
  aside: (query, { read }, list) => facetPanel(read, query, stateOf(query), list),
  ways: (query) =>
    query.get('status') === null && isOfOpen(query)
      ? [{ label: 'in every state', query: query.with('status', 'any') }]
      : [],
  feed: {
    sort: '-publicationDate',
    entry: (record) => ({
      path: tenderAddress(record),
      title: record.text('title') ?? 'Untitled',
      published: record.text('publicationDate'),
      updated: null,
      author: record.at('sourceOrganization')?.text('name') ?? null,
      lines: linesOf(record),
    }),
  },
};
