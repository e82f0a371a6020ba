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
${against.length === 0 ? null : html`<div class="warn danger"><p><strong>The documents contradict themselves.</strong> Ask the buyer before you rely on either.</p>${grouped(against)}</div>`}
${grouped(known)}
${rest.length === 0 ? null : html`<h3>To be read by you</h3><p class="text">These passages were found and are not taken for facts. They enter no field, no filter and no alert.</p>${grouped(rest)}`}
</section>`;
}

/** Passages by field; those with the same value stand together. */
const grouped = (all: readonly Fields[]): Html =>
  html`<dl class="read">${[...Map.groupBy(all, (each) => each.text('field') ?? '')].map(
    ([field, ofField]) =>
      html`<div><dt>${spoken(field.replaceAll('.', ' '))}</dt><dd>${[
        ...Map.groupBy(ofField, (each) => valueText(each.all['value'])).values(),
      ].map(ofOneValue)}</dd></div>`,
  )}</dl>`;

function ofOneValue(passages: readonly Fields[]): Html {
  const [first] = passages as [Fields, ...Fields[]];
  const reason = first.has('reason') ? first.text('reason') : null;
  const confidence = first.number('confidence');
  return html`<details><summary>${withoutCodes(first.all['value'])}</summary>
${passages.map(passage)}
<p class="small soft">${confidence === null ? null : `Right at least in ${share(confidence)} of such cases. `}${reason === null ? null : `Shown only, because ${REASONS[reason] ?? reason}.`}</p></details>`;
}

const CODE = /^[A-Z][A-Z0-9_.]*$/;

/** @returns a value in words; of an object with a text, without the code that the text is known by */
function withoutCodes(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueText(value);
  const parts = Object.values(value);
  const texts = parts.filter((part) => !(typeof part === 'string' && CODE.test(part)));
  return valueText(texts.some((part) => part !== null && valueText(part) !== '') ? texts : parts);
}

function passage(each: Fields): Html {
  const page = each.number('page');
  const others = each.has('against') ? each.list('against') : [];
  return html`<blockquote>“${each.text('quote')}”${page === null ? null : html` <span class="small">Page ${page}</span>`}</blockquote>
${others.map((other) => html`<blockquote><strong>Otherwise:</strong> “${other.has('quote') ? other.text('quote') : valueText(other.all)}”</blockquote>`)}`;
}

/** @returns a value that was read, in words */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'object')
    return Object.values(value)
      .filter((part) => part !== null && part !== undefined)
      .map(valueText)
      .filter((text) => text !== '')
      .join(', ');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
