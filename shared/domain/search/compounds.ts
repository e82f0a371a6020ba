import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { isListedWord } from './listed-words.ts';
import { searchWords } from './words.ts';

/** Afrikaans writes as one word what English writes as several: `waterpypherstel` is repair of water pipes. */

const single = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = searchWords(text);
    return words.length === 1 ? words : [];
  });
const parts: ReadonlySet<string> = new Set(wordsOfLanguages.flatMap(({ afrikaans }) => single(afrikaans)));

const MIN_FIRST = 3;
const MIN_LAST = 4;
/** Shorter words are too likely to be from another language. */
const MIN_WHOLE = 8;
/** No word is longer. */
const MAX_WHOLE = 40;
/** Letters that join two parts: `veiligheidsdiens`. */
const LINKS = ['', 's', 'e'];

/**
 * @returns the known Afrikaans words of which an unknown word consists, in their order; only the word itself if it
 *   consists of none
 */
export function partsOfCompound(word: string): string[] {
  if (word.length < MIN_WHOLE || word.length > MAX_WHOLE || isListedWord(word)) return [word];
  return takenApart(word) ?? [word];
}

/** Prefers the longest first part, so that the word has as few parts as possible. */
function takenApart(word: string): string[] | null {
  for (let end = word.length - MIN_LAST; end >= MIN_FIRST; end -= 1) {
    const first = word.slice(0, end);
    if (!parts.has(first)) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, end)) continue;
      const rest = word.slice(end + link.length);
      const others = rest.length < MIN_LAST ? null : parts.has(rest) ? [rest] : takenApart(rest);
      if (others !== null) return [first, ...others];
    }
  }
  return null;
}
