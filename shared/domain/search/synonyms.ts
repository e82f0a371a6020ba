import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNames } from '#shared/codelists/organ-names.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { searchSynonyms } from '#shared/codelists/search-synonyms.ts';
import { townNames } from '#shared/codelists/town-names.ts';
import { isStopWord, type Phrase, searchWords } from './words.ts';

/** Words of a text from `start` up to and without `end`, and what may stand in their place. */
export type Span = { start: number; end: number; instead: readonly Phrase[] };

/** Names without letters of meaning, such as codes of districts, are no words of a text. */
const isName = (name: string): boolean => /^[^\d]{3,}$/u.test(name);

const groups: readonly (readonly string[])[] = [
  ...searchSynonyms,
  ...provinces.map(({ name, aliases }) => [name, ...aliases.filter(isName)]),
  ...municipalities.map(({ name, aliases }) => [name, ...aliases.filter(isName)]),
  ...townNames.map(({ names, short }) => [...names, ...short]),
  ...organNames.map(({ listedName, aliases }) => [listedName, ...aliases]),
];

/** Two letters may be anything in a text, so that they find other names and are not looked for in the place of these. */
const isTelling = (phrase: Phrase): boolean => phrase.length > 1 || phrase[0]!.length > 2;

const byWords = new Map<string, Phrase[]>();
let longest = 1;
for (const group of groups) {
  const phrases = group.map(searchWords).filter((words) => words.some((word) => !isStopWord(word)));
  for (const phrase of phrases) {
    const others = phrases.filter((other) => isTelling(other) && other.join(' ') !== phrase.join(' '));
    const known = byWords.get(phrase.join(' ')) ?? [];
    byWords.set(phrase.join(' '), [...known, ...others]);
    longest = Math.max(longest, phrase.length);
  }
}

/** @returns every run of words that has synonyms, the longest at each place */
export function synonymsIn(words: readonly string[]): Span[] {
  return words.flatMap((_, start): Span[] => {
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      const instead = byWords.get(words.slice(start, end).join(' '));
      if (instead !== undefined && instead.length > 0) return [{ start, end, instead }];
    }
    return [];
  });
}
