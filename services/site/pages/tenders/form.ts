import { type Html, html } from '#services/html.ts';
import { type FilterField, filterFields, sorts } from '#services/site/pages/tenders/filters.ts';
import type { Query } from '#services/site/query.ts';
import type { ParameterProblem } from '#shared/errors.ts';

/** The form of the list: a plain GET, whose fields are the parameters of /v2. */
export function filterForm(query: Query, problems: readonly ParameterProblem[]): Html {
  const reasonOf = (name: string) => problems.find(({ parameter }) => parameter === name)?.reason;
  return html`<form id="filters" action="/tenders" method="get" aria-label="Search and filter">
<div class="searchbar"><label class="hidden" for="q">Words</label>
<input id="q" type="search" name="q" value="${query.get('q')}" maxlength="500" placeholder="Words, a number, a place, a buyer" autocomplete="off"${reasonOf('q') ? html` aria-invalid="true" aria-describedby="q-rule"` : null}>
<button>Search</button></div>${rule('q', reasonOf('q'))}
</form>`;
}

/** The filters beside the list; they belong to the form above it. */
export const filterPanel = (query: Query, problems: readonly ParameterProblem[]): Html => {
  const reasonOf = (name: string) => problems.find(({ parameter }) => parameter === name)?.reason;
  return html`<div class="no-print">${filterFields(query.get('q') !== null).map((field) => fieldOf(field, query.get(field.name) ?? '', reasonOf(field.name)))}
${fieldOf({ name: 'sort', label: 'Order', choices: sorts }, query.get('sort') ?? '', reasonOf('sort'))}
<div class="field"><button form="filters">Apply</button> <a class="small" href="/tenders">Clear all</a></div></div>`;
};

function fieldOf({ name, label, choices, type, hint }: FilterField, value: string, reason?: string): Html {
  const id = `f-${name}`;
  const about = [reason && `${name}-rule`, hint && `${name}-hint`].filter((each) => each).join(' ');
  const state = html`${reason ? html` aria-invalid="true"` : null}${about ? html` aria-describedby="${about}"` : null}`;
  return html`<div class="field"><label for="${id}">${label}</label>
${
  choices
    ? html`<select form="filters" id="${id}" name="${name}"${state}>${withOwn(choices, value).map(
        ([each, text]) =>
          html`<option value="${each}"${each === value ? html` selected` : null}>${text}</option>`,
      )}</select>`
    : html`<input form="filters" id="${id}" name="${name}" type="${type ?? 'text'}" value="${value}"${type === 'number' ? html` min="0" step="any"` : null}${state}>`
}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}${rule(name, reason)}</div>`;
}

/** A value that the list does not have is shown as it is: the reader's own, right or wrong. */
const withOwn = (choices: NonNullable<FilterField['choices']>, value: string) =>
  choices.some(([each]) => each === value) ? choices : [...choices, [value, value] as const];

const rule = (name: string, reason: string | undefined): Html | null =>
  reason ? html`<p class="rule" id="${name}-rule">${name} ${reason}</p>` : null;
