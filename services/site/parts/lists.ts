import { type Content, type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { rand, spoken, when } from '#services/site/parts/words.ts';
import type { ListQuery } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** A column of a table: its title, and the content of its cells. */
export type TableColumn<Row> = { title: string; cell: (row: Row) => Content; numeric?: boolean };

const ofRecords =
  (numeric: boolean, of: (row: Fields, name: string) => Content) =>
  (title: string, name: string): TableColumn<Fields> => ({ title, numeric, cell: (row) => of(row, name) });

/** Columns that show one field of a record of /v2, by its kind. */
export const column = {
  text: ofRecords(false, (row, name) => row.text(name)),
  spoken: ofRecords(false, (row, name) => spoken(row.string(name))),
  day: ofRecords(false, (row, name) => when(row.text(name))),
  moment: ofRecords(false, (row, name) => when(row.text(name), true)),
  number: ofRecords(true, (row, name) => row.number(name)),
  count: ofRecords(true, (row, name) => write(row.count(name))),
  rand: ofRecords(true, (row, name) => rand(row.number(name))),
  /** The name of a record, as a link to its page below `path`. */
  link: (title: string, path: string, id: string, name: string): TableColumn<Fields> => ({
    ...{ title, cell: (row) => html`<a href="${path}/${row.text(id)}">${row.text(name)}</a>` },
  }),
};

/**
 * A table. The first column names the row.
 * @param caption what the rows are, for screen readers
 * @param options whether it scrolls if it is wider than the page
 */
export function table<Row>(
  caption: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  { scrolls = true }: { scrolls?: boolean } = {},
): Html {
  const cell = ({ numeric, cell: of }: TableColumn<Row>, row: Row, at: number): Html => {
    if (at === 0) return html`<th scope="row">${of(row)}</th>`;
    return numeric ? html`<td class="n">${of(row)}</td>` : html`<td>${of(row)}</td>`;
  };
  const whole = html`<table>
<caption class="hidden">${caption}</caption>
<thead><tr>${columns.map(({ title, numeric }) =>
    numeric ? html`<th scope="col" class="n">${title}</th>` : html`<th scope="col">${title}</th>`,
  )}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${columns.map((column, at) => cell(column, row, at))}</tr>`)}</tbody>
</table>`;
  return scrolls
    ? html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">${whole}</div>`
    : whole;
}

/** Names with values, such as the facts about a buyer; unknown values are left out. */
export function facts(pairs: readonly (readonly [name: string, value: Content])[]): Html | null {
  const known = pairs.filter(([, value]) => value !== null && value !== undefined && value !== false);
  return known.length === 0
    ? null
    : html`<dl class="facts">${known.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** A large figure with its label and optionally a remark. */
export type Figure = { name: string; value: Content; remark?: Content };

export const figures = (all: readonly Figure[]): Html =>
  html`<dl class="figures">${all.map(
    ({ name, value, remark }) =>
      html`<div><dt>${name}</dt><dd>${value}${remark ? html`<small>${remark}</small>` : null}</dd></div>`,
  )}</dl>`;

/** The last page by number, as in /v2. */
const LAST_NUMBERED = 1_000;

/**
 * The links below a list: to the next page, by cursor (or by number if the reader came by number), and back
 * to the first page.
 */
export function pager(path: string, query: ListQuery, meta: Fields): Html | null {
  const [page, first] = [meta.has('page') ? meta.number('page') : null, query.without('cursor', 'page')];
  const next = nextOf(query, meta, page);
  const isFirst = query.get('cursor') === null && (page ?? 1) === 1;
  if (isFirst && next === null) return null;
  const ended = meta.flag('hasNext')
    ? `Page ${write(LAST_NUMBERED)} is the last one with a number. To read further, start at the first page and use “Next page”.`
    : 'This is the last page.';
  return html`<nav class="pager" aria-label="Pages">
${isFirst ? null : html`<a href="${path}${first.text()}">First page</a>`}
${next === null ? html`<span class="soft">${ended}</span>` : html`<a class="button plain" rel="next" href="${path}${next.text()}">Next page</a>`}
</nav>`;
}

function nextOf(query: ListQuery, meta: Fields, page: number | null): ListQuery | null {
  if (page !== null)
    return meta.flag('hasNext') && page < LAST_NUMBERED ? query.with('page', String(page + 1)) : null;
  const cursor = meta.text('nextCursor');
  return cursor === null ? null : query.with('cursor', cursor);
}

/**
 * @param exact whether all were counted; otherwise there may be more @returns a count in words, such as `at
 *   least 10 000 tenders`
 */
export const countOf = (total: number, exact: boolean, one: string, many: string): string =>
  `${exact ? '' : 'at least '}${write(total)}\u00a0${total === 1 ? one : many}`;

/** Links to other forms of the content of a page. */
export const also = (forms: readonly Content[]): Html =>
  html`<p class="also no-print"><span>The same:</span> ${forms.map((form) => html`<span>${form}</span>`)}</p>`;
