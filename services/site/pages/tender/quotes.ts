import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { type DocumentNames, whereOf } from '#services/site/pages/tender/where.ts';

/**
 * How many quotes of one value, and places of one quote, are shown: packs of documents repeat things dozens of times.
 */
export type Most = { quotes: number; places: number };

/** Numbers for the page of a tender. The page of its passages shows more. */
export const FEW: Most = { quotes: 1, places: 1 };

/**
 * Quotes from passages: each quote once, with its places.
 * @param textOf gives the words of a passage
 * @param before content before each quote
 */
export function quotesOf(
  passages: readonly Fields[],
  names: DocumentNames,
  textOf: (passage: Fields) => string,
  { before = null, most = FEW }: { before?: Html | null; most?: Most } = {},
): Html {
  const quotes = [...Map.groupBy(passages, (each) => keyOf(textOf(each))).values()];
  const left = quotes.slice(most.quotes).flat().length;
  return html`${quotes.slice(0, most.quotes).map((same) => {
    const places = [
      ...new Map(same.map((each) => [String(whereOf(each, names)), whereOf(each, names)])).values(),
    ];
    const shown = places.filter((place) => place !== null).slice(0, most.places);
    const more = places.length - shown.length;
    return html`<blockquote>${before}“${textOf(same[0]!)}” <span class="small">${shown.map((place, at) => html`${at > 0 ? '; ' : null}${place}`)}${more > 0 && shown.length > 0 ? html`; and ${more} more` : null}</span></blockquote>`;
  })}${left > 0 ? html`<p class="small soft">${left} more ${left === 1 ? 'passage says' : 'passages say'} the same.</p>` : null}`;
}

/** @returns only the words: copies of a form differ in lines and capitals */
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
