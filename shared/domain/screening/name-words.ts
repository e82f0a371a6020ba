import { readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import { isCommonWord, readWord } from '#shared/domain/suppliers/words.ts';
import { wordsOfName } from '#shared/text/names.ts';
import { PLACES, SAME_MEANING, WIDESPREAD, withDigits, withoutForeignForms } from './company-words.ts';
import { toLatin } from './letters.ts';
import { type Spelt, spelt } from './word-likeness.ts';
import { type WordCounts, wordWeight } from './word-weight.ts';

/** The words of a name of a company, as they are compared. */

/**
 * What a word is. `name`: distinguishes; `common`: of trade; `country`: South Africa, which names have or leave out;
 * `number` and `place`: another one means another company. Of persons `initial`: one letter; `particle`: such as `van`.
 */
export type WordRole = 'name' | 'common' | 'country' | 'number' | 'place' | 'initial' | 'particle';

/** `text`: as it is compared; `written`: folded, with its own plural or abbreviation; `weight`: 0 to 1. */
export type NameWord = { text: string; written: string; role: WordRole; weight: number; spelt: Spelt };

/** More words are no name; the first ones are compared. */
export const MAX_WORDS = 24;

const COUNTRY_WEIGHT = 0.15;
const NUMBER_WEIGHT = 0.5;
/** One or two letters that stand alone say little. */
const LETTERS_WEIGHT = 0.5;
/** A buyer's own number of the supplier, or another reference, rather than part of the name. */
const REFERENCE = /^\d{6,}$/;
const MARKS_OF_JOINT_VENTURE = new Set(['jv', 'consortium', 'konsortium']);

/**
 * Reads a name of a company without numbers and trading name.
 * @returns its words, without legal form and words that join others, unless there are no others
 */
export function companyNameWords(name: string, counts: WordCounts): NameWord[] {
  const folded = wordsOfName(toLatin(name)).slice(0, 2 * MAX_WORDS);
  const bare = withoutForeignForms(readLegalForm(withoutForeignForms(folded)).words);
  const parts = bare.flatMap(apart);
  const named = parts.filter((word) => !REFERENCE.test(word));
  const read = withDigits(joinCountry(named.length > 0 ? named : parts)).map((word) => readOne(word, counts));
  const telling = read.filter(({ role }) => role !== 'joining').flatMap(({ word }) => word);
  const all = telling.length > 0 ? telling : read.map(({ word }) => word);
  return all.slice(0, MAX_WORDS);
}

/** @returns whether the words say that the name is one of a joint venture, and the words without those that say so */
export function withoutJointVenture(words: readonly NameWord[]): NameWord[] {
  const rest = words.filter(
    ({ written }, at) =>
      !MARKS_OF_JOINT_VENTURE.has(written) &&
      !(written === 'venture' && words[at - 1]?.written === 'joint') &&
      !(written === 'joint' && words[at + 1]?.written === 'venture'),
  );
  return rest.length > 0 ? rest : [...words];
}

/** Separates a number from the word that it is glued to: `media24`. */
function apart(word: string): string[] {
  const [, before, behind] = /^(\p{Letter}+)(\d+)$/u.exec(word) ?? [];
  if (before !== undefined && behind !== undefined) return [before, behind];
  const [, number, rest] = /^(\d+)(\p{Letter}+)$/u.exec(word) ?? [];
  return number !== undefined && rest !== undefined ? [number, rest] : [word];
}

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['south africa', 'southafrica'],
  ['south african', 'southafrica'],
  ['suid afrika', 'southafrica'],
  ['southern africa', 'southernafrica'],
  ['southern african', 'southernafrica'],
  ['kwazulu natal', 'kwazulunatal'],
]);

/** One word for the country in any spelling, with typing errors too. */
function joinCountry(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const two = COUNTRIES.get(`${readWord(word).text} ${readWord(words[at + 1] ?? '').text}`);
    if (two !== undefined) at += 1;
    joined.push(two ?? (word === 'sa' || word === 'rsa' ? 'southafrica' : word));
  }
  return joined;
}

function readOne(written: string, counts: WordCounts): { role: WordRole | 'joining'; word: NameWord } {
  const meant = SAME_MEANING.get(written) ?? written;
  const { text, role } = readWord(meant);
  if (role === 'joining') return { role, word: wordOf(written, written, 'common', 0.1) };
  if (written === 'southafrica' || written === 'southernafrica')
    return { role: 'country', word: wordOf(written, written, 'country', COUNTRY_WEIGHT) };
  if (/^\d+$/.test(written))
    return { role: 'number', word: wordOf(written, written, 'number', NUMBER_WEIGHT) };
  const kind = kindOf(text, role);
  const known = wordWeight(written, kind, counts);
  const weight = written.length < 3 ? Math.min(LETTERS_WEIGHT, known) : known;
  return { role: 'name', word: wordOf(text, written, kind === 'widespread' ? 'common' : kind, weight) };
}

function kindOf(text: string, role: 'exact' | 'core'): 'common' | 'widespread' | 'place' | 'name' {
  if (isCommonWord(text)) return 'common';
  if (WIDESPREAD.has(text)) return 'widespread';
  return role === 'exact' || PLACES.has(text) ? 'place' : 'name';
}

const wordOf = (text: string, written: string, role: WordRole, weight: number): NameWord => ({
  text,
  written,
  role,
  weight,
  spelt: spelt(text),
});
