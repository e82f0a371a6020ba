import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';

/** A line to tick. `seems`: only a finding says that it is compulsory. */
type Item = { text: string; must: boolean; seems: boolean };

/** What a bidder must hand in and do, as a checklist for paper, each line once. */
export function checklist(
  tender: Fields,
  requirements: readonly Fields[],
  analysis: Fields | null,
): Html | null {
  const items = new Map<string, Item>();
  const compulsory = (analysis?.list('findings') ?? [])
    .filter((each) => each.text('field') === 'returnables.mandatory')
    .filter((each) => each.at('value')?.all['mandatory'] === true)
    .map((each) => keyOf(each.string('quote')));
  const add = (text: string, must: boolean) => {
    for (const line of wholeOf(text, analysis)) {
      const key = keyOf(line);
      const shown = line.replace(PLACE, '').replace(END, '');
      if (key === '') continue;
      const seems = compulsory.some((quote) => quote === key || ` ${key} `.includes(` ${quote} `));
      items.set(key, {
        text: items.get(key)?.text ?? shown,
        must: must || items.get(key)?.must === true,
        seems,
      });
    }
  };
  for (const text of tender.texts('aiKeyRequirements')) add(text, false);
  for (const each of requirements) add(each.string('requirement'), each.flag('isMandatory'));
  if (items.size === 0) return null;
  return html`<section><h2 id="requirements">What a bid must have</h2>
<ul class="checks">${[...items.values()].map(
    ({ text, must, seems }) =>
      html`<li><span>${text}${must ? html` <strong class="small">compulsory</strong>` : seems ? html` <span class="small soft">compulsory, from an unconfirmed passage</span>` : null}</span></li>`,
  )}</ul><p class="small soft">Taken from the notice and the documents. The documents decide.</p></section>`;
}

/** The beginning of a line of a list: a letter or number, such as `(a)` or `1.2`, or a box. */
const PLACE = /^\s*(?:\[[ x✓]?\]|\(?[a-z]{1,3}[).]|\(?\d{1,2}(?:(?:\.\d{1,2})+[).]?|[).]))\s+/i;

/** The end of a line that joins it to the next line of its list. */
const END = /\s?[;,](?:\s(?:and|or))?\s?$/i;

/** @returns only the words of a line: copies of a line differ in signs, numbers and capitals */
const keyOf = (text: string): string =>
  text
    .replace(PLACE, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text that was shortened, with an ellipsis at the end. */
const CUT = /…$/;

/** @returns the lines of a text; if it was shortened, those of its longest passage */
function wholeOf(text: string, analysis: Fields | null): string[] {
  if (!CUT.test(text)) return [text];
  const quotes = (analysis?.list('evidence') ?? [])
    .filter((each) => valueText(each.at('value')?.all['text']) === text)
    .map((each) => each.string('quote'));
  const longest = quotes.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined || longest.length < text.length - 1 ? [text] : longest.split('\n');
}
