import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';

/** A line to tick. `seems` where a passage says that it is compulsory and passages of this kind are not right often enough. */
type Item = { text: string; must: boolean; seems: boolean };

/** What a bidder must hand in and do, as a list to tick on paper, each line once. */
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
      html`<li><span>${text}${must ? html` <strong class="small">compulsory</strong>` : seems ? html` <span class="small soft">compulsory, as a passage reads</span>` : null}</span></li>`,
  )}</ul><p class="small soft">Read from the notice and the documents. The documents decide.</p></section>`;
}

/** What stands before a line of a list: a letter or number, such as `(a)` or `1.2`, or a box. */
const PLACE = /^\s*(?:\[[ x✓]?\]|\(?[a-z]{1,3}[).]|\(?\d{1,2}(?:(?:\.\d{1,2})+[).]?|[).]))\s+/i;

/** What joins a line to the next of its list. */
const END = /\s?[;,](?:\s(?:and|or))?\s?$/i;

/** @returns the words of a line alone: copies of a line differ in signs, numbers before it, and capitals */
const keyOf = (text: string): string =>
  text
    .replace(PLACE, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text that was cut because it was long, with its sign at the end. */
const CUT = /…$/;

/** @returns the lines of a text: of one that was cut, those of the longest passage that it was read from */
function wholeOf(text: string, analysis: Fields | null): string[] {
  if (!CUT.test(text)) return [text];
  const quotes = (analysis?.list('evidence') ?? [])
    .filter((each) => valueText(each.at('value')?.all['text']) === text)
    .map((each) => each.string('quote'));
  const longest = quotes.toSorted((one, other) => other.length - one.length)[0];
  return longest === undefined || longest.length < text.length - 1 ? [text] : longest.split('\n');
}
