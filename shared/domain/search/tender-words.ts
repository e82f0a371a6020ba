import { afrikaansParticles, tenderWords } from '#shared/codelists/tender-words.ts';
import { wordsOfLanguages } from '#shared/codelists/words-of-languages.ts';
import { isStopWord, searchWords } from './words.ts';

const phrases = new Set(tenderWords.map((text) => searchWords(text).join(' ')));
const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));

const particles = new Set(afrikaansParticles);
const english = new Set(wordsOfLanguages.flatMap((one) => one.english.flatMap(searchWords)));
/** A van is a vehicle, unless other words are Afrikaans, where `van` means "of". */
const afrikaans = new Set(
  wordsOfLanguages.flatMap((one) => one.afrikaans.flatMap(searchWords)).filter((word) => !english.has(word)),
);

/** A number of a tender follows the word for it: `tender 49672`. */
const NUMBER = /\p{N}{2}/u;

/**
 * @param spans runs of words with a joint meaning, such as `fire tender`
 * @returns for each word, whether it only says that a tender is wanted, or says nothing
 */
export function tenderWordsIn(
  words: readonly string[],
  spans: readonly { start: number; end: number }[],
): boolean[] {
  const isAfrikaans = words.some((word) => afrikaans.has(word) && !particles.has(word));
  const said = words.map((word) => isAfrikaans && particles.has(word));
  for (let start = 0; start < words.length; start += 1)
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      if (!phrases.has(words.slice(start, end).join(' ')) || NUMBER.test(words[end] ?? '')) continue;
      const isPart = spans.some(
        (span) => span.start <= start && end <= span.end && span.end - span.start > end - start,
      );
      if (!isPart) said.fill(true, start, end);
      break;
    }
  return said;
}

/**
 * @returns the words without those at the beginning and end that say nothing: `Kimberley` of `tenders in Kimberley`.
 *   All words if none only says that a tender is wanted, or if nothing else is said
 */
export function saying(words: readonly string[], said: readonly boolean[]): { start: number; end: number } {
  const says = words.map((word, place) => !said[place] && !isStopWord(word));
  if (!said.includes(true) || !says.includes(true)) return { start: 0, end: words.length };
  return { start: says.indexOf(true), end: says.lastIndexOf(true) + 1 };
}
