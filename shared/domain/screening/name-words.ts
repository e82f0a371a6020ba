import { readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import { isCommonWord, readWord } from '#shared/domain/suppliers/words.ts';
import { wordsOfName } from '#shared/text/names.ts';
import { PLACES, SAME_MEANING, WIDESPREAD, withDigits, withoutForeignForms } from './company-words.ts';
import { toLatin } from './letters.ts';
import { likeness, type Spelt, spelt } from './word-likeness.ts';
import { type WordCounts, wordWeight } from './word-weight.ts';

/** The words of a name of a company, as they are compared. */

/**
 * The role of a word. `name`: distinguishes; `common`: of trade; `country`: South Africa, which names may omit;
 * `number` and `place`: a different one means a different company. In names of persons `initial`: one letter;
 * `particle`: such as `van`.
 */
export type WordRole = 'name' | 'common' | 'country' | 'number' | 'place' | 'initial' | 'particle';

/** `text`: as compared; `written`: normalised, with the original plural or abbreviation; `weight`: 0 to 1. */
export type NameWord = { text: string; written: string; role: WordRole; weight: number; spelt: Spelt };

/** Longer texts are not names; the first words are compared. */
export const MAX_WORDS = 24;

const COUNTRY_WEIGHT = 0.15;
const NUMBER_WEIGHT = 0.5;
/** Weight of one or two separate letters, which say little. */
const LETTERS_WEIGHT = 0.5;
/** A buyer's number for the supplier, or another reference, rather than part of the name. */
const REFERENCE = /^\d{6,}$/;
const MARKS_OF_JOINT_VENTURE = new Set(['jv', 'consortium', 'konsortium']);

/** Spellings of "cooperative", by their last word. */
const COOPERATIVE = new Set(['co operative', 'co op', 'ko op', 'ko operasie', 'ko operatief']);

/** @returns the words of a name in Latin letters, with its legal form; "cooperative" has a single spelling */
export function foldedCompanyWords(name: string): string[] {
  const words = wordsOfName(toLatin(name)).slice(0, 2 * MAX_WORDS);
  return words.flatMap((word, at) => {
    if (word === 'coop' || word === 'koop' || word === 'kooperasie') return ['cooperative'];
    if (COOPERATIVE.has(`${words[at - 1] ?? ''} ${word}`)) return ['cooperative'];
    return COOPERATIVE.has(`${word} ${words[at + 1] ?? ''}`) ? [] : [word];
  });
}

/**
 * Reads the name of a company without numbers and trading name.
 * @returns its words, without legal form and joining words, unless there are no others
 */
export function companyNameWords(name: string, counts: WordCounts): NameWord[] {
  const folded = foldedCompanyWords(name);
  const bare = withoutForeignForms(readLegalForm(withoutForeignForms(folded)).words);
  const parts = bare.flatMap(apart);
  const named = parts.filter((word) => !REFERENCE.test(word));
  const words = withDigits(joinPhrases(named.length > 0 ? named : parts));
  const read = words.map((word, at) => readOne(word, at > 0 && at === words.length - 1, counts));
  const telling = read.filter(({ role }) => role !== 'joining').flatMap(({ word }) => word);
  const all = telling.length > 0 ? telling : read.map(({ word }) => word);
  return all.slice(0, MAX_WORDS);
}

/** @returns whether the words name a joint venture, and the words without those that say so */
export function withoutJointVenture(words: readonly NameWord[]): NameWord[] {
  const rest = words.filter(
    ({ written }, at) =>
      !MARKS_OF_JOINT_VENTURE.has(written) &&
      !(written === 'venture' && words[at - 1]?.written === 'joint') &&
      !(written === 'joint' && words[at + 1]?.written === 'venture'),
  );
  return rest.length > 0 ? rest : [...words];
}

/** Separates a number from the word to which it is attached: `media24`. */
function apart(word: string): string[] {
  const [, before, behind] = /^(\p{Letter}+)(\d+)$/u.exec(word) ?? [];
  if (before !== undefined && behind !== undefined) return [before, behind];
  const [, number, rest] = /^(\d+)(\p{Letter}+)$/u.exec(word) ?? [];
  return number !== undefined && rest !== undefined ? [number, rest] : [word];
}

const PHRASES: ReadonlyMap<string, string> = new Map([
  ['suid afrika', 'southafrica'],
  ['southern africa', 'southernafrica'],
  ['southern african', 'southernafrica'],
  ['kwazulu natal', 'kwazulunatal'],
  ['information technology', 'informationtechnology'],
]);

/** Words less similar to the country's name than this are other words: `Youth Africa`. */
const ALIKE = 0.6;

/** One of the two words of the country's name may have a typing error. */
function phraseOf(first: string, second: string): string | undefined {
  const [one, other] = [readWord(first).text, readWord(second).text];
  const meant = (word: string, known: string): boolean => likeness(spelt(word), spelt(known)) >= ALIKE;
  if (one === 'south' && meant(other, 'africa')) return 'southafrica';
  if ((other === 'africa' || other === 'african') && meant(one, 'south')) return 'southafrica';
  return PHRASES.get(`${one} ${other}`);
}

/** Replaces a phrase in any spelling, including typing errors, by one word. */
function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const two = phraseOf(word, words[at + 1] ?? '');
    if (two !== undefined) at += 1;
    joined.push(two ?? (word === 'sa' || word === 'rsa' ? 'southafrica' : word));
  }
  return joined;
}

/**
 * @param isLast whether it is the last of several words; a single letter there distinguishes companies like a number:
 *   `Zulu Trading A`
 */
function readOne(
  written: string,
  isLast: boolean,
  counts: WordCounts,
): { role: WordRole | 'joining'; word: NameWord } {
  const meant = SAME_MEANING.get(written) ?? written;
  const { text, role } = readWord(meant);
  if (/^\d+$/.test(written) || (isLast && /^[a-z]$/.test(written)))
    return { role: 'number', word: wordOf(written, written, 'number', NUMBER_WEIGHT) };
  if (role === 'joining') return { role, word: wordOf(written, written, 'common', 0.1) };
  if (written === 'southafrica' || written === 'southernafrica')
    return { role: 'country', word: wordOf(written, written, 'country', COUNTRY_WEIGHT) };
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
