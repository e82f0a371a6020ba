import { type Html, html } from '#services/html.ts';
import { textOf } from '#services/site/lists/chosen.ts';
import { canonicalOf, type FilterField, type ListDeclaration } from '#services/site/lists/declaration.ts';
import type { ListQuery } from '#services/site/query.ts';
import type { ParameterProblem } from '#shared/errors.ts';
import { isDay } from '#shared/time.ts';

/** Parameters that every form sends itself, and those that a new search resets. */
const OF_THE_FORM = ['q', 'sort', 'cursor', 'page'];

const reasonOf = (problems: readonly ParameterProblem[], name: string): string | undefined =>
  problems.find(({ parameter }) => parameter === name)?.reason;

/** The form of a list: a plain GET, whose fields are the parameters of /v2. */
export function searchForm(
  { path, many, placeholder, fields }: ListDeclaration,
  query: ListQuery,
  problems: readonly ParameterProblem[],
): Html {
  const reason = reasonOf(problems, 'q');
  // Parameters without a field in the form are kept, unless they are wrong.
  const own = [...fields(query).map(({ name }) => name), ...OF_THE_FORM];
  const kept = query
    .pairs()
    .filter(([name]) => !own.includes(name) && reasonOf(problems, name) === undefined);
  return html`<form id="filters" action="${path}" method="get" aria-label="Search and filter ${many}">
${
  placeholder === undefined
    ? null
    : html`<div class="searchbar"><label class="hidden" for="q">Words</label>
<input id="q" type="search" name="q" value="${query.get('q')}" maxlength="500" placeholder="${placeholder}" autocomplete="off"${reason ? html` aria-invalid="true" aria-describedby="q-rule"` : null}>
<button>Search</button></div>${rule('q', reason)}`
}
${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}</form>`;
}

/** The filters beside a list; they belong to the form above it. */
export function filterPanel(
  { path, fields, sorts }: ListDeclaration,
  query: ListQuery,
  problems: readonly ParameterProblem[],
): Html {
  const all = [
    ...fields(query),
    ...(sorts.length > 0 ? [{ name: 'sort', label: 'Order', choices: sorts }] : []),
  ];
  return html`<div class="no-print">${all.map((field) => fieldOf(field, query.all(field.name).join(','), reasonOf(problems, field.name)))}
<div class="field"><button form="filters">Apply</button> <a class="small" href="${path}">Clear all</a></div></div>`;
}

/**
 * If a field of this kind cannot show the value of the reader, it becomes a plain text field, so that the
 * value is not lost.
 */
function fieldOf(field: FilterField, given: string, reason?: string): Html {
  const { name, label, choices, type, hint } = field;
  const value = canonicalOf(field, given);
  const id = `f-${name}`;
  const about = [reason && `${name}-rule`, hint && `${name}-hint`].filter((each) => each).join(' ');
  const state = html`${reason ? html` aria-invalid="true"` : null}${about ? html` aria-describedby="${about}"` : null}`;
  return html`<div class="field"><label for="${id}">${label}</label>
${
  choices
    ? html`<select form="filters" id="${id}" name="${name}"${state}>${withOwn(field, value).map(
        ([each, text]) =>
          html`<option value="${each}"${each === value ? html` selected` : null}>${text}</option>`,
      )}</select>`
    : html`<input form="filters" id="${id}" name="${name}" type="${type === 'date' && (value === '' || isDay(value)) ? 'date' : 'text'}" value="${value}"${type === 'number' ? html` inputmode="decimal"` : null}${state}>`
}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}${rule(name, reason)}</div>`;
}

/** Also offers the reader's value if the list does not have it, right or wrong. */
function withOwn(field: FilterField, value: string): NonNullable<FilterField['choices']> {
  const { choices = [] } = field;
  return choices.some(([each]) => each === value) ? choices : [...choices, [value, textOf(field, value)]];
}

const rule = (name: string, reason: string | undefined): Html | null =>
  reason ? html`<p class="rule" id="${name}-rule">${name} ${reason}</p>` : null;
