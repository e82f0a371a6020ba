import { isNameWord } from '#shared/codelists/name-words.ts';
import { memoize } from '#shared/domain/memoize.ts';

/** The role of words in a supplier's name: which distinguish companies, which are common, and which must be equal. */

/** Words of trade, in one spelling; they never identify a name by themselves. */
const COMMON = `trading trade enterprise project holding group business company corporation construction civil
  building service supply supplier solution consulting consultant engineering engineer contractor logistics transport
  security cleaning catering general investment development management technology system international industry
  distributor wholesaler maintenance electrical communication media community radio attorney associate partner partnership
  property training institute university college school hospital laboratory equipment product manufacturing
  instrument distribution event marketing agency agriculture plumbing hygiene medical health energy power water food
  furniture printing travel tour accommodation transportation network consultancy environmental infrastructure
  multi services brothers sons division`.split(/\s+/);

/** Joining words, which are left out. */
const JOINING = new Set('a an and the of for in en n on to at die van'.split(' '));

/** Words that distinguish companies with similar names: they are never taken for typing errors. */
const DISTINGUISHING = new Set(
  `north south east west northern southern eastern western central noord suid oos wes upper lower new old greater
  one two three four five six seven eight nine ten eleven twelve twenty first second third fourth fifth
  i ii iii iv v vi vii viii ix x xi xii alpha beta gamma delta
  gauteng limpopo mpumalanga kwazulu natal kzn cape free state gp lp mp ec wc nc fs nw
  johannesburg pretoria tshwane durban ethekwini polokwane bloemfontein mangaung kimberley nelspruit mbombela
  mahikeng rustenburg gqeberha elizabeth buffalo london soweto sandton midrand centurion witbank emalahleni
  africa afrika african namibia botswana lesotho swaziland eswatini zimbabwe mozambique
  junior senior father sister male female`.split(/\s+/),
);

/** Words that are often abbreviated. */
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ['div', 'division'],
  ['corp', 'corporation'],
  ['corporate', 'corporation'],
  ['co', 'company'],
  ['bros', 'brothers'],
  ['inst', 'institute'],
  ['tech', 'technology'],
]);

/**
 * The reading of a word. `exact`: must be equal in both names; `core`: distinguishes, and may contain a typing error.
 */
export type ReadWord = { text: string; role: 'exact' | 'core' | 'joining' };

/** Shorter words are not compared with the known ones, because one letter makes another word of them. */
const MIN_LENGTH = 5;
const MAX_LENGTH = 20;
const MEMORY = 50_000;

const singular = (word: string): string =>
  word.endsWith('ies') && word.length > 5
    ? `${word.slice(0, -3)}y`
    : /[^s]s$/.test(word) && word.length > 4
      ? word.slice(0, -1)
      : word;

const common = new Set(COMMON.map(singular));

/** Known words, by themselves and by every text that remains without one of their letters. */
const nearKnown = new Map<string, string[]>();
for (const word of [...common, ...DISTINGUISHING])
  if (word.length >= MIN_LENGTH)
    for (const text of [word, ...deletions(word)])
      nearKnown.set(text, [...(nearKnown.get(text) ?? []), word]);

/** @returns whether a word, as `readWord` gives it, is one of trade that many companies have */
export const isCommonWord = (word: string): boolean => common.has(word);

/** @returns the texts that remain when one letter is removed from a word, each once */
export function deletions(word: string): string[] {
  const texts: string[] = [];
  let at = 0;
  for (const letter of word) {
    const next = at + letter.length;
    // Leaving out either of two equal letters gives the same text.
    if (!word.startsWith(letter, next)) texts.push(word.slice(0, at) + word.slice(next));
    at = next;
  }
  return texts;
}

/**
 * @returns the word as it is compared: plurals as singulars, and a known word with a typing error as the known word,
 *   unless it is itself a word: `painting`
 */
export const readWord: (word: string) => ReadWord = memoize((word) => {
  if (JOINING.has(word)) return { text: word, role: 'joining' };
  if (DISTINGUISHING.has(word) || /\p{Number}/u.test(word)) return { text: word, role: 'exact' };
  const one = singular(ABBREVIATED.get(word) ?? word);
  if (common.has(one)) return { text: one, role: 'exact' };
  const mayBeMeant = one.length >= MIN_LENGTH && one.length <= MAX_LENGTH && !isNameWord(word);
  const meant = mayBeMeant ? meantBy(one) : null;
  return meant === null ? { text: word, role: 'core' } : { text: meant, role: 'exact' };
}, MEMORY);

/**
 * @returns the only known word that may be meant, null if there is none: it has the same first letter and differs in
 *   one letter, or by a swap. In words of five letters another letter makes another word.
 */
function meantBy(word: string): string | null {
  const near = new Set([word, ...deletions(word)].flatMap((text) => nearKnown.get(text) ?? []));
  const [only, ...others] = [...near].filter(
    (known) =>
      known[0] === word[0] &&
      (known.length > MIN_LENGTH || known.length !== word.length || sorted(known) === sorted(word)),
  );
  return only !== undefined && others.length === 0 ? only : null;
}

const sorted = (word: string): string => [...word].sort().join('');
