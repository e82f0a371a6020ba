import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, type TableColumn, table } from '#services/site/parts/lists.ts';
import { estimateText } from '#services/site/parts/tender-hits.ts';
import { share } from '#services/site/parts/words.ts';
import type { ListQuery } from '#services/site/query.ts';

/** The columns of a table of tenders besides the title, by the value of `columns`. */
const COLUMNS: Readonly<Record<string, TableColumn<Fields>>> = {
  buyer: { title: 'Buyer', cell: (row) => row.at('sourceOrganization')?.text('name') },
  number: column.text('Number', 'referenceNumber'),
  province: column.text('Province', 'province'),
  municipality: column.text('Municipality', 'municipality'),
  category: {
    title: 'Category',
    cell: (row) =>
      row
        .list('category')
        .map((each) => each.text('name'))
        .join(', '),
  },
  kind: column.spoken('Kind', 'publicationType'),
  state: column.spoken('State', 'status'),
  published: column.day('Published', 'publicationDate'),
  closing: column.moment('Closing', 'closingDateTime'),
  estimate: { title: 'Estimate', numeric: true, cell: (row) => estimateText(row) ?? '–' },
  quality: {
    title: 'Quality',
    numeric: true,
    cell: (row) => (row.number('qualityScore') === null ? '–' : share(row.count('qualityScore'))),
  },
  ocid: column.text('OCID', 'ocid'),
};
const STANDARD = ['buyer', 'province', 'state', 'published', 'closing', 'estimate'];

/** Values of `columns`. */
export const tenderColumns = Object.keys(COLUMNS);

/** Tenders as a table, with a form to choose its columns. */
export function tenderTable(tenders: readonly Fields[], query: ListQuery): Html {
  const named = query.all('columns');
  const chosen = named.length === 0 ? STANDARD : named;
  const columns: TableColumn<Fields>[] = [
    {
      title: 'Tender',
      cell: (row) =>
        html`<a href="/tenders/${encodeURIComponent(row.string('tenderId'))}">${row.text('title') ?? 'Untitled'}</a>`,
    },
    ...Object.entries(COLUMNS).flatMap(([name, column]) => (chosen.includes(name) ? [column] : [])),
  ];
  return html`${chooser(query, chosen)}${table('Tenders', columns, tenders)}`;
}

const chooser = (query: ListQuery, chosen: readonly string[]): Html =>
  html`<details class="columns no-print"><summary>Columns</summary><form action="/tenders" method="get">
${query
  .without('columns', 'cursor', 'page')
  .pairs()
  .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset><legend class="hidden">Columns of the table</legend>${Object.entries(COLUMNS).map(
    ([name, { title }]) =>
      html`<label><input type="checkbox" name="columns" value="${name}"${chosen.includes(name) ? html` checked` : null}> ${title}</label>`,
  )}</fieldset>
<p><button class="plain">Show these</button></p></form></details>`;
