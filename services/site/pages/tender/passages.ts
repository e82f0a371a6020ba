import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { share, spoken } from '#services/site/parts/words.ts';

/** Why a passage is shown and not taken for a fact, by the `reason` of a finding. */
const REASONS: Readonly<Record<string, string>> = {
  unproven: 'on real papers, such passages were not read rightly often enough',
  doubtful: 'the passage leaves doubt',
  model: 'a language model read it, no rule',
  contradiction: 'another passage says otherwise',
};

/** What documents say, value by value, each with its passage. */
export function passagesSection(analysis: Fields): Html | null {
  const [known, found] = [analysis.list('evidence'), analysis.list('findings')];
  if (known.length === 0 && found.length === 0) return null;
  const against = found.filter((each) => each.text('reason') === 'contradiction');
  const rest = found.filter((each) => each.text('reason') !== 'contradiction');
  return html`<section><h2 id="passages">What the documents say</h2>
<p class="text">Each value with the passage that it was read from. The figure is the least share of such values that was right on real papers.</p>
${against.length === 0 ? null : html`<div class="warn danger"><p><strong>The documents contradict themselves.</strong> Ask the buyer before you rely on either.</p>${against.map(passage)}</div>`}
${known.map(passage)}
${rest.length === 0 ? null : html`<h3>To be read by you</h3><p class="text">These passages were found and are not taken for facts. They enter no field, no filter and no alert.</p>${rest.map(passage)}`}
</section>`;
}

function passage(each: Fields): Html {
  const field = spoken((each.text('field') ?? '').replaceAll('.', ' '));
  const reason = each.has('reason') ? each.text('reason') : null;
  const page = each.number('page');
  const confidence = each.number('confidence');
  const others = each.has('against') ? each.list('against') : [];
  return html`<details><summary>${field}: ${valueText(each.all['value'])}</summary>
<blockquote>“${each.text('quote')}”</blockquote>
${others.map((other) => html`<blockquote>“${other.has('quote') ? other.text('quote') : valueText(other.all)}”</blockquote>`)}
<p class="small soft">${page === null ? null : `Page ${page}. `}${confidence === null ? null : `${share(confidence)}. `}${reason === null ? null : `Shown only, because ${REASONS[reason] ?? reason}.`}</p></details>`;
}

/** @returns a value that was read, in words */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => part !== null && part !== undefined)
      .map(valueText)
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
