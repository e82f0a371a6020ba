import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page } from '#services/site/page.ts';
import { apiOf, partView, titleOf } from '#services/site/pages/tender/part.ts';
import { FEW, type Most, quotesOf } from '#services/site/pages/tender/quotes.ts';
import { type DocumentNames, namesOf } from '#services/site/pages/tender/where.ts';
import { tenderAddress } from '#services/site/parts/tender-hits.ts';
import { share, spoken } from '#services/site/parts/words.ts';

/** Why a passage is not a fact, by the `reason` of a finding. */
const REASONS: Readonly<Record<string, string>> = {
  doubtful: 'the passage leaves doubt',
  model: 'a language model read it, not a rule',
  contradiction: 'another passage says otherwise',
};

/** The reason for most findings, which the text above them gives. */
const USUAL = 'unproven';

/** Findings that other parts of the page show. */
const ELSEWHERE = new Set(['returnables.mandatory']);

/** What documents say, value by value: facts with their passage, findings with a link to it. */
export function passagesSection(analysis: Fields, names: DocumentNames, path: string): Html | null {
  const { known, against, rest } = partsOf(analysis);
  if (known.length + against.length + rest.length === 0) return null;
  return html`<section><h2 id="passages">What the documents say</h2>
<p class="text">Each value with a passage that states it, and how often such values were right in real documents. <a href="${path}">Every value with more of its passages</a></p>
${warningOf(against, (passages) => grouped(passages, shownWith(names), path))}
${grouped(known, shownWith(names), path)}
${restOf(rest, (passages) => grouped(passages, (ofOne, id) => html`<a href="${path}#${id}">${wordsOf(ofOne)}</a>`, path))}
</section>`;
}

/** Numbers for the page of passages. */
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
    const names = namesOf(documents.records, tenderAddress(tender));
    const shown = shownWith(names, MORE, () => html` open`);
    // The page of the tender links to each of these.
    const named = shownWith(names, MORE, (id) => html` open id="${id}"`);
    return partView(tender, {
      ...{ name: 'passages', heading: 'What the documents say', api },
      description: `Every value from the documents of the tender ${titleOf(tender)}, with its passage, document and page.`,
      main: html`${known.length + against.length + rest.length === 0 ? html`<p>No value was found in the documents.</p>` : html`<p class="text">Up to ${MORE.quotes} passages for each value, with up to ${MORE.places} places each. <a href="${api}" rel="nofollow">The same as JSON</a> (<a href="/account/keys">with a key</a>) has all of them.</p>`}
${warningOf(against, (passages) => grouped(passages, shown))}
${known.length === 0 ? null : html`<h2>Facts</h2>${grouped(known, shown)}`}
${restOf(rest, (passages) => grouped(passages, named))}`,
    });
  },
};

/** The passages of facts, those that contradict each other, and those of findings. */
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
    : html`<h2>Passages to read yourself</h2><p class="text">The values of these passages are not confirmed, because in tests with real documents too many such values were wrong. They are not used in fields, filters and alerts.</p>${group(rest)}`;

const isContradiction = (each: Fields): boolean => each.text('reason') === 'contradiction';

/** The passages of one value, and its anchor on the page of passages. */
type Shown = (passages: readonly Fields[], id: string) => Html;

/** Number of values of one field on the page of a tender. */
const VALUES = 12;

/** Passages by field and value. @param path of the page with all of them; empty on that page */
const grouped = (all: readonly Fields[], shown: Shown, path = ''): Html =>
  html`<dl class="read">${[...Map.groupBy(all, (each) => each.string('field'))].map(([field, ofField]) => {
    const values = [...Map.groupBy(ofField, (each) => valueText(each.all['value'])).values()];
    const few = path === '' ? values : values.slice(0, VALUES);
    const left = values.length - few.length;
    return html`<div><dt>${spoken(field.replaceAll('.', ' '))}</dt><dd>${few.map((passages, nth) =>
      shown(passages, `${field}-${nth + 1}`),
    )}${left > 0 ? html`<a href="${path}">${left} more</a>` : null}</dd></div>`;
  })}</dl>`;

/** @returns a function that shows a value with its passages, folded unless `attributes` says otherwise */
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
${confidence === null && why === null ? null : html`<p class="small soft">${confidence === null ? null : `At least ${share(confidence)} right. `}${why === null ? null : `Not confirmed: ${why}.`}</p>`}</details>`;
  };

/** The common value of passages, in words. */
const wordsOf = ([first]: readonly Fields[]): string => withoutCodes(first?.all['value']);

const CODE = /^[A-Z][A-Z0-9_.]*$/;

/** @returns a value in words; an object with a text and a code gives only the text */
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
