import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { apiOf, pageOf, partView, titleOf } from '#services/site/pages/tender/part.ts';
import { FEW, type Most, quotesOf } from '#services/site/pages/tender/quotes.ts';
import { type DocumentNames, namesOf } from '#services/site/pages/tender/where.ts';
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

/** What documents say, value by value: facts with their passage, and the rest with a link to it. */
export function passagesSection(analysis: Fields, names: DocumentNames, path: string): Html | null {
  const { known, against, rest } = partsOf(analysis);
  if (known.length + against.length + rest.length === 0) return null;
  return html`<section><h2 id="passages">What the documents say</h2>
<p class="text">Each value with a passage that it was read from. How many of such values were right is known from real papers. <a href="${path}">Every value with more of its passages</a></p>
${warningOf(against, (passages) => grouped(passages, shownWith(names), path))}
${grouped(known, shownWith(names), path)}
${restOf(rest, (passages) => grouped(passages, (ofOne, id) => html`<a href="${path}#${id}">${wordsOf(ofOne)}</a>`, path))}
</section>`;
}

/** On the page of passages. */
const MORE: Most = { quotes: 3, places: 2 };

export const passagesPage: Page = {
  path: '/tenders/{id}/passages',
  section: 'tenders',
  show: async ({ path, read, missing }) => {
    const api = `${apiOf(path)}/analysis`;
    const [tender, analysis, documents] = await Promise.all([
      read.record(apiOf(path)),
      read.maybe(api),
      read.list(`${apiOf(path)}/documents?limit=100`),
    ]);
    if (analysis === null) throw missing('Nothing was read from documents of this tender.');
    const { known, against, rest } = partsOf(analysis);
    const names = namesOf(documents.records, pageOf(tender));
    const shown = shownWith(names, MORE, () => html` open`);
    // The page of the tender leads to each of these.
    const named = shownWith(names, MORE, (id) => html` open id="${id}"`);
    return partView(tender, {
      ...{ name: 'passages', heading: 'What the documents say', api },
      description: `Every value that was read from documents of the tender ${titleOf(tender)}, with its passage, document and page.`,
      main: html`${known.length + against.length + rest.length === 0 ? html`<p>The documents say nothing that is looked for.</p>` : html`<p class="text">Up to ${MORE.quotes} passages of each value, with ${MORE.places} of their places. <a href="${api}" rel="nofollow">The same as JSON</a> (<a href="/account/keys">with a key</a>) has all of them.</p>`}
${warningOf(against, (passages) => grouped(passages, shown))}
${known.length === 0 ? null : html`<h2>Taken for facts</h2>${grouped(known, shown)}`}
${restOf(rest, (passages) => grouped(passages, named))}`,
    });
  },
};

/** The passages that facts were read from, those that contradict each other, and those that are taken for no fact. */
function partsOf(analysis: Fields): Record<'known' | 'against' | 'rest', readonly Fields[]> {
  const found = analysis.list('findings').filter((each) => !ELSEWHERE.has(each.string('field')));
  return {
    known: analysis.list('evidence'),
    against: found.filter(isContradiction),
    rest: found.filter((each) => !isContradiction(each)),
  };
}

type Group = (passages: readonly Fields[]) => Html;

const warningOf = (against: readonly Fields[], group: Group): Html | null =>
  against.length === 0
    ? null
    : html`<div class="warn danger"><p><strong>The documents contradict themselves.</strong> Ask the buyer before you rely on either.</p>${group(against)}</div>`;

const restOf = (rest: readonly Fields[], group: Group): Html | null =>
  rest.length === 0
    ? null
    : html`<h2>To be read by you</h2><p class="text">These passages were found and are not taken for facts, because on real papers such passages were not read rightly often enough. They enter no field, no filter and no alert.</p>${group(rest)}`;

const isContradiction = (each: Fields): boolean => each.text('reason') === 'contradiction';

/** The passages of one value, and the name of its place on the page of passages. */
type Shown = (passages: readonly Fields[], id: string) => Html;

/** Values of one field that the page of a tender shows. */
const VALUES = 12;

/** Passages by field; those with the same value stand together. @param path of the page that has all of them; empty on that page */
const grouped = (all: readonly Fields[], shown: Shown, path = ''): Html =>
  html`<dl class="read">${[...Map.groupBy(all, (each) => each.string('field'))].map(([field, ofField]) => {
    const values = [...Map.groupBy(ofField, (each) => valueText(each.all['value'])).values()];
    const few = path === '' ? values : values.slice(0, VALUES);
    const left = values.length - few.length;
    return html`<div><dt>${spoken(field.replaceAll('.', ' '))}</dt><dd>${few.map((passages, nth) =>
      shown(passages, `${field}-${nth + 1}`),
    )}${left > 0 ? html`<a href="${path}">${left} more</a>` : null}</dd></div>`;
  })}</dl>`;

/** @returns what shows a value with its passages, at a click unless `attributes` has another state of it */
const shownWith =
  (names: DocumentNames, most: Most = FEW, attributes: (id: string) => Html | null = () => null): Shown =>
  (passages, id) => {
    const [first] = passages as [Fields, ...Fields[]];
    const reason = first.has('reason') ? first.text('reason') : null;
    const why = reason === null || reason === USUAL ? null : (REASONS[reason] ?? reason);
    const confidence = first.number('confidence');
    const others = passages.flatMap((each) => (each.has('against') ? each.list('against') : []));
    const before = html`<strong>Otherwise:</strong> `;
    return html`<details${attributes(id)}><summary>${wordsOf(passages)}</summary>
${quotesOf(passages, names, quoteText, { most })}${quotesOf(others, names, quoteText, { before, most })}
${confidence === null && why === null ? null : html`<p class="small soft">${confidence === null ? null : `At least ${share(confidence)} right. `}${why === null ? null : `Not taken for a fact: ${why}.`}</p>`}</details>`;
  };

/** The value of passages that say the same, in words. */
const wordsOf = ([first]: readonly Fields[]): string => withoutCodes(first?.all['value']);

const CODE = /^[A-Z][A-Z0-9_.]*$/;

/** @returns a value in words; of an object with a text, without the code that the text is known by */
function withoutCodes(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueText(value);
  const parts = Object.values(value);
  const texts = parts.filter((part) => !(typeof part === 'string' && CODE.test(part)));
  return valueText(texts.some((part) => part !== null && valueText(part) !== '') ? texts : parts);
}

const quoteText = (each: Fields): string => (each.has('quote') ? each.string('quote') : valueText(each.all));

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
