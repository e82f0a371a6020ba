import { type Html, html } from '#services/html.ts';
import { feedAddress } from '#services/site/feeds/address.ts';
import type { Fields } from '#services/site/fields.ts';
import { askedOf } from '#services/site/lists/asked.ts';
import { chosenOf } from '#services/site/lists/chosen.ts';
import { type ListDeclaration, SHOWN_BY } from '#services/site/lists/declaration.ts';
import { filterPanel, searchForm } from '#services/site/lists/form.ts';
import { sameQuery } from '#services/site/lists/same-query.ts';
import { wayOut } from '#services/site/lists/way-out.ts';
import type { List, Page, PageRequest, PageView } from '#services/site/page.ts';
import { countOf, pager } from '#services/site/parts/lists.ts';
import { orProblems, problemList } from '#services/site/problems.ts';
import { type ListQuery, queryOf } from '#services/site/query.ts';
import type { ParameterProblem } from '#shared/errors.ts';

/**
 * @returns the page of a list: its form, the records and further links; if a parameter is wrong, the rule
 *   beside its field
 */
export const listPage = (declared: ListDeclaration): Page => ({
  path: declared.path,
  section: declared.section,
  show: async (asked) => {
    const query = queryOf(asked.query);
    const view = await orProblems(() => found(declared, asked, query));
    return 'problems' in view ? await rejected(declared, asked, query, view.problems) : view;
  },
});

async function found(declared: ListDeclaration, asked: PageRequest, query: ListQuery): Promise<PageView> {
  const { path, title, one, many } = declared;
  const asks = askedOf(declared, query);
  const api = declared.address(declared.marked?.(asks) ?? asks);
  const list: List = await asked.read.list(api);
  const { records, meta } = list;
  const count = countOf(meta.count('totalCount'), meta.flag('totalIsExact'), one, many);
  const words = query.get('q');
  return viewOf(declared, query, {
    api,
    ...(declared.feed && { feed: feedAddress(path, query) }),
    ...(declared.placeholder === undefined ? {} : { script: 'search' as const }),
    main: html`<h1>${title}</h1>${declared.intro && (await declared.intro(asked))}${searchForm(declared, query, [])}
<p class="only-narrow no-print"><a class="button plain" href="#filter">Filter and sort</a></p>
<div class="with-side"><div>
<p id="count" role="status"><strong>${count}</strong> ${declared.state?.(query)}${words ? html` for “${words}”` : null}</p>
<div id="found">${viewChoice(declared, query)}${chips(declared, query)}${corrected(meta)}
${records.length === 0 ? await wayOut(declared, asked.read, query, meta) : declared.show(list, query, asked)}
${pager(path, query, meta)}
${sameQuery(declared, query, api, asked.publicUrl)}</div>
</div><aside id="filter" class="first" aria-label="Filters">${filterPanel(declared, query, [])}${declared.aside && html`<div id="facets">${await declared.aside(query, asked, list)}</div>`}</aside></div>`,
  });
}

async function rejected(
  declared: ListDeclaration,
  asked: PageRequest,
  query: ListQuery,
  problems: readonly ParameterProblem[],
): Promise<PageView> {
  const known = new Set(['sort', ...declared.fields(query).map(({ name }) => name)]);
  if (declared.placeholder !== undefined) known.add('q');
  const others = problems.filter(({ parameter }) => !known.has(parameter));
  return viewOf(declared, query, {
    status: 400,
    main: html`<h1>${declared.title}</h1>${declared.intro && (await declared.intro(asked))}${searchForm(declared, query, problems)}
<div class="with-side"><div class="warn danger" role="alert"><p>This list cannot be shown.${others.length < problems.length ? ' The text beside each field says what to change.' : null}</p>
${others.length === 0 ? null : html`<p>In the address:</p>${problemList(others)}`}</div>
<aside class="first" aria-label="Filters">${filterPanel(declared, query, problems)}</aside></div>`,
  });
}

/** The chosen filters, each with a link that removes it. */
function chips(declared: ListDeclaration, query: ListQuery): Html | null {
  const chosen = chosenOf(declared, query);
  if (chosen.length === 0) return null;
  return html`<ul class="chips" aria-label="Chosen filters">${chosen.map(
    ({ label, text, without }) =>
      html`<li><a href="${declared.path}${without.text()}"><span class="hidden">Remove </span>${label}: ${text} <span aria-hidden="true">×</span></a></li>`,
  )}</ul>`;
}

/** The same records in another form, such as cards or a table. */
function viewChoice({ path, views, many }: ListDeclaration, query: ListQuery): Html | null {
  if (!views) return null;
  const now = query.get('view') ?? '';
  return html`<ul class="chips views no-print" aria-label="How the ${many} are shown">${views.map(
    ([value, label]) =>
      html`<li><a href="${path}${(value === '' ? query.without('view', 'columns') : query.with('view', value)).text()}"${value === now ? html` aria-current="true"` : null}>${label}</a></li>`,
  )}</ul>`;
}

function corrected(meta: Fields): Html | null {
  if (!meta.has('corrections')) return null;
  const words = meta
    .list('corrections')
    .map((each) => `“${each.text('from')}” as ${each.texts('to').join(' or ')}`);
  return html`<p class="warn">Searched for ${words.join(', ')}, because no record has the word as you wrote it.</p>`;
}

const viewOf = (
  { path, title, description }: ListDeclaration,
  query: ListQuery,
  rest: Pick<PageView, 'main'> & Partial<PageView>,
): PageView => ({
  title: query.get('q') ? `${title} for ${query.get('q')}` : title,
  description,
  canonical: `${path}${query.without('cursor', 'page', ...SHOWN_BY).text()}`,
  hidden: query.names().length > 0,
  jsonLd: [{ '@type': 'CollectionPage', name: title, description, isAccessibleForFree: true }],
  ...rest,
});
