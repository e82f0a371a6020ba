import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { List } from '#services/site/page.ts';
import { companyAddress } from '#services/site/pages/companies/list.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { rand } from '#services/site/parts/words.ts';
import { write } from '#widgets/view/format.ts';

/** A ranking of companies by the awards that they won there. @param where such as `in Gauteng` */
export function leaders(heading: string, { records, meta }: List, where: string): Html | null {
  const ranking = meta.has('ranking') ? meta.at('ranking') : null;
  const places = new Map((ranking?.list('places') ?? []).map((place) => [place.text('id'), place]));
  const placeOf = (row: Fields) => places.get(row.text('id'));
  return records.length === 0
    ? null
    : html`<section><h2>${heading}</h2>${table(
        heading,
        [
          { title: 'Company', cell: (row) => html`<a href="${companyAddress(row)}">${row.text('name')}</a>` },
          {
            title: `Awards ${where}`,
            numeric: true,
            cell: (row) => write(placeOf(row)?.number('awards') ?? 0),
          },
          {
            title: `Value ${where}`,
            numeric: true,
            cell: (row) => rand(placeOf(row)?.number('value') ?? null),
          },
          column.rand('Value everywhere', 'totalValue'),
        ],
        records,
      )}</section>`;
}

const MOST = 10;

/** What is bought in a province, the categories with the greatest value first. */
export function boughtThere(province: Fields): Html | null {
  const categories = province.list('categories').slice(0, MOST);
  return categories.length === 0
    ? null
    : html`<section><h2>What is bought</h2>${table(
        'Categories by value of awards',
        [
          column.text('Category', 'name'),
          column.count('Tenders', 'tenders'),
          column.count('Awards', 'awards'),
          {
            title: 'Value',
            numeric: true,
            cell: (row) => (row.number('awards') === 0 ? '–' : rand(row.number('value'))),
          },
        ],
        categories,
      )}</section>`;
}
