import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { quotesOf } from '#services/site/pages/tender/quotes.ts';
import type { DocumentNames } from '#services/site/pages/tender/where.ts';
import { share, spoken } from '#services/site/parts/words.ts';

/** Why a passage is shown and not taken for a fact, by the `reason` of a finding. */
const REASONS: Readonly<Record<string, string>> = {
  doubtful: 'the passage leaves doubt',
  model: 'a language model read it, no rule',
  contradiction: 'another passage says otherwise',
};

/** The reason of most findings, which is told above them. */
const USUAL = 'unproven';

/** What other parts of the page show with the item that it is about. */
const ELSEWHERE = new Set(['returnables.mandatory']);

/** What documents say, value by value, each with its passage. */
export function passagesSection(analysis: Fields, names: DocumentNames): Html | null {
  const known = analysis.list('evidence');
  const found = analysis.list('findings').filter((each) => !ELSEWHERE.has(each.text('field') ?? ''));
  const against = found.filter(isContradiction);
  const rest = found.filter((each) => !isContradiction(each));
  if (known.length + against.length + rest.length === 0) return null;
  return html`<section><h2 id="passages">What the documents say</h2>
<p class="text">Each value with the passage that it was read from. How many of such values were right is known from real papers.</p>
${against.length === 0 ? null : html`<div class="warn danger"><p><strong>The documents contradict themselves.</strong> Ask the buyer before you rely on either.</p>${grouped(against, names)}</div>`}
${grouped(known, names)}
${rest.length === 0 ? null : html`<h3>To be read by you</h3><p class="text">These passages were found and are not taken for facts, because on real papers such passages were not read rightly often enough. They enter no field, no filter and no alert.</p>${grouped(rest, names)}`}
</section>`;
}

const isContradiction = (each: Fields): boolean => each.text('reason') === 'contradiction';

/** Passages by field; those with the same value stand together. */
const grouped = (all: readonly Fields[], names: DocumentNames): Html =>
  html`<dl class="read">${[...Map.groupBy(all, (each) => each.text('field') ?? '')].map(
    ([field, ofField]) =>
      html`<div><dt>${spoken(field.replaceAll('.', ' '))}</dt><dd>${[
        ...Map.groupBy(ofField, (each) => valueText(each.all['value'])).values(),
      ].map((passages) => ofOneValue(passages, names))}</dd></div>`,
  )}</dl>`;

function ofOneValue(passages: readonly Fields[], names: DocumentNames): Html {
  const [first] = passages as [Fields, ...Fields[]];
  const reason = first.has('reason') ? first.text('reason') : null;
  const why = reason === null || reason === USUAL ? null : (REASONS[reason] ?? reason);
  const confidence = first.number('confidence');
  return html`<details><summary>${withoutCodes(first.all['value'])}</summary>
${quotesOf(passages, names, quoteText)}${quotesOf(
  passages.flatMap((each) => (each.has('against') ? each.list('against') : [])),
  names,
  quoteText,
  html`<strong>Otherwise:</strong> `,
)}
${confidence === null && why === null ? null : html`<p class="small soft">${confidence === null ? null : `At least ${share(confidence)} right. `}${why === null ? null : `Not taken for a fact: ${why}.`}</p>`}</details>`;
}

const CODE = /^[A-Z][A-Z0-9_.]*$/;

/** @returns a value in words; of an object with a text, without the code that the text is known by */
function withoutCodes(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueText(value);
  const parts = Object.values(value);
  const texts = parts.filter((part) => !(typeof part === 'string' && CODE.test(part)));
  return valueText(texts.some((part) => part !== null && valueText(part) !== '') ? texts : parts);
}

const quoteText = (each: Fields): string =>
  each.has('quote') ? (each.text('quote') ?? '') : valueText(each.all);

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
