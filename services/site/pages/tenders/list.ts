import { html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { ListDeclaration } from '#services/site/lists/declaration.ts';
import { facetPanel } from '#services/site/pages/tenders/facets.ts';
import { filterFields, sorts } from '#services/site/pages/tenders/filters.ts';
import { table } from '#services/site/parts/lists.ts';
import { estimateText, type Marks, tenderHits } from '#services/site/parts/tender-hits.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import type { Query } from '#services/site/query.ts';

const stateOf = (query: Query): string => query.get('status') ?? (query.get('q') === null ? 'active' : 'any');

const marksOf = (record: Fields): Marks => ({
  title: record.text('title'),
  description: record.text('description'),
});

export const tenderList: ListDeclaration = {
  ...{ path: '/tenders', section: 'tenders', title: 'Tenders', one: 'tender', many: 'tenders' },
  description:
    'Search tenders of South African organs of state by words, place, buyer, category, closing day and estimate.',
  placeholder: 'Words, a number, a place, a buyer',
  fields: (query) => filterFields(query.get('q') !== null),
  sorts,
  // A search where there are words, else the list. Words are marked where the order says that they matter.
  address: (query) => {
    if (query.get('q') === null) return `/v2/tenders${query.text()}`;
    const asked = query.get('sort') === null ? query.with('highlight', 'true') : query;
    return `/v2/tenders/search${asked.text()}`;
  },
  state: (query) => {
    const state = stateOf(query);
    if (state === 'active') return 'open now';
    return state === 'any' ? 'in every state' : spoken(state).toLowerCase();
  },
  show: ({ records, meta }, query, { now }) =>
    query.get('view') === 'table'
      ? tenderTable(records)
      : tenderHits(records, now, meta.has('highlights') ? meta.list('highlights').map(marksOf) : []),
  aside: (query, { read }) => facetPanel(read, query, stateOf(query)),
  ways: (query) =>
    query.get('status') === null && query.get('q') === null
      ? [{ label: 'in every state', query: query.with('status', 'any') }]
      : [],
  forms: (query) => {
    const isTable = query.get('view') === 'table';
    const other = isTable ? query.without('view') : query.with('view', 'table');
    return [html`<a href="/tenders${other.text()}">${isTable ? 'As cards' : 'As a table'}</a>`];
  },
};

const tenderTable = (tenders: readonly Fields[]) =>
  table(
    'Tenders',
    [
      {
        title: 'Tender',
        cell: (row) => html`<a href="/tenders/${row.text('tenderId')}">${row.text('title')}</a>`,
      },
      { title: 'Buyer', cell: (row) => row.at('sourceOrganization')?.text('name') },
      { title: 'Province', cell: (row) => row.text('province') },
      { title: 'State', cell: (row) => spoken(row.text('status') ?? '') },
      { title: 'Published', cell: (row) => when(row.text('publicationDate')) },
      { title: 'Closing', cell: (row) => when(row.text('closingDateTime'), true) },
      { title: 'Estimate', numeric: true, cell: (row) => estimateText(row) ?? '–' },
    ],
    tenders,
  );
