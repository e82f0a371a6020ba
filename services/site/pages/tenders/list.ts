import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Asked, List, Page, View } from '#services/site/page.ts';
import { problemsOf } from '#services/site/pages/failures.ts';
import { addressOf } from '#services/site/pages/tenders/address.ts';
import { facetPanel } from '#services/site/pages/tenders/facets.ts';
import { filterFields, SHOWN_BY } from '#services/site/pages/tenders/filters.ts';
import { filterForm, filterPanel } from '#services/site/pages/tenders/form.ts';
import { wayOut } from '#services/site/pages/tenders/way-out.ts';
import { also, countOf, pager, table } from '#services/site/parts/lists.ts';
import { estimateText, type Marks, tenderHits } from '#services/site/parts/tender-hits.ts';
import { spoken, when } from '#services/site/parts/words.ts';
import { type Query, queryOf } from '#services/site/query.ts';
import { RequestError } from '#shared/errors.ts';

const PATH = '/tenders';

export const tenderListPage: Page = {
  path: PATH,
  section: 'tenders',
  show: async (asked) => {
    const query = queryOf(asked.query);
    const api = addressOf(query);
    try {
      return await found(asked, query, api, await asked.read.list(api));
    } catch (error) {
      const problems = error instanceof RequestError ? problemsOf(error) : [];
      if (problems.length === 0) throw error;
      return viewOf(query, {
        status: 400,
        main: html`<h1>Tenders</h1>${filterForm(query, problems)}
<div class="with-side"><aside aria-label="Filters">${filterPanel(query, problems)}</aside>
<div class="warn danger" role="alert"><p>This search cannot be made. What must change is said beside each field${others(problems.map(({ parameter }) => parameter))}</p>
<ul>${problems.map(({ parameter, reason }) => html`<li><code>${parameter}</code> ${reason}</li>`)}</ul></div></div>`,
      });
    }
  },
};

/** Says that parameters are wrong which the form does not have. */
const others = (names: readonly string[]): string => {
  const known = ['q', 'sort', ...filterFields(false).map(({ name }) => name)];
  return names.every((name) => known.includes(name)) ? '.' : ', and of the address below.';
};

async function found(asked: Asked, query: Query, api: string, { records, meta }: List): Promise<View> {
  const total = meta.number('totalCount') ?? 0;
  const exact = meta.flag('totalIsExact');
  const marks = meta.has('highlights') ? meta.list('highlights').map(marksOf) : [];
  const count = countOf(total, exact, 'tender', 'tenders');
  const state = query.get('status') ?? (query.get('q') === null ? 'active' : 'any');
  const next = { nextCursor: meta.text('nextCursor'), total, exact };
  return viewOf(query, {
    ...{ api: api.replace(/[?&]highlight=true/, '') },
    main: html`<h1>Tenders</h1>${filterForm(query, [])}
<p class="only-narrow no-print"><a href="#filter">Filters</a></p>
<div class="with-side"><div>
<p role="status"><strong>${count}</strong> ${state === 'active' ? 'open now' : state === 'any' ? 'in every state' : spoken(state).toLowerCase()}${query.get('q') ? html` for “${query.get('q')}”` : null}</p>
${chips(query)}${corrected(meta)}
${records.length === 0 ? await wayOut(asked.read, query) : shown(records, query, asked.now, marks)}
${pager(PATH, query, next)}
${also(api, [html`<a href="${PATH}${(query.get('view') === 'table' ? query.without('view') : query.with('view', 'table')).text()}">${query.get('view') === 'table' ? 'As cards' : 'As a table'}</a>`])}
</div><aside id="filter" class="first" aria-label="Filters">${filterPanel(query, [])}${await facetPanel(asked.read, query, state)}</aside></div>`,
  });
}

const marksOf = (record: Fields): Marks => ({
  title: record.text('title'),
  description: record.text('description'),
});

const shown = (records: readonly Fields[], query: Query, now: Date, marks: readonly Marks[]): Html =>
  query.get('view') === 'table'
    ? table(
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
        records,
      )
    : tenderHits(records, now, marks);

/** What was chosen, each with a link that takes it away. */
function chips(query: Query): Html | null {
  const fields = filterFields(query.get('q') !== null);
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const chosen = query.names().filter((name) => labels.has(name));
  if (chosen.length === 0) return null;
  return html`<ul class="chips" aria-label="Chosen filters">${chosen.map((name) => {
    const value = query.get(name) ?? '';
    const text = fields.find((field) => field.name === name)?.choices?.find(([each]) => each === value)?.[1];
    return html`<li><a href="${PATH}${query.without(name, 'cursor').text()}"><span class="hidden">Remove </span>${labels.get(name)}: ${text ?? value} <span aria-hidden="true">×</span></a></li>`;
  })}</ul>`;
}

function corrected(meta: Fields): Html | null {
  if (!meta.has('corrections')) return null;
  const words = meta
    .list('corrections')
    .map((each) => `“${each.text('from')}” as ${each.texts('to').join(' or ')}`);
  return html`<p class="warn">Understood ${words.join(', ')}, because no tender has the word as it was written.</p>`;
}

const viewOf = (query: Query, rest: Pick<View, 'main'> & Partial<View>): View => ({
  title: query.get('q') ? `Tenders for ${query.get('q')}` : 'Tenders',
  description:
    'Search tenders of South African organs of state by words, place, buyer, category, closing day and estimate.',
  canonical: `${PATH}${query.without('cursor', 'page', ...SHOWN_BY).text()}`,
  hidden: query.names().length > 0,
  ...rest,
});
