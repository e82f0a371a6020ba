import type { NameKind, Variant } from './name.ts';
import type { NameWord } from './name-words.ts';
import { hasShortForm, isShortForm } from './person-words.ts';
import { likeness, soundOf } from './word-likeness.ts';

/** Which words of two names correspond: the pairs with the greatest total weight, in any order. */

/**
 * Places of corresponding words in both names; `alike` from 0 to 1. Several words of one side form one word together.
 */
export type WordPair = { one: readonly number[]; other: readonly number[]; alike: number };

/**
 * Words that are written together or apart: `Free Fall`, `Freefall`. Maximum number of words, and minimum number of
 * letters.
 */
export const MAX_JOINED = 3;
const MIN_JOINED = 4;
const JOINED_ALIKE = 0.97;
/** An initial fits every name that begins with it. */
const INITIAL_ALIKE = 0.7;
const SHORT_FORM_ALIKE = 0.8;
/** `Constr` for `Construction`: the beginning of a word of trade, with at least this many letters. */
const ABBREVIATION_ALIKE = 0.85;
const MIN_ABBREVIATION = 4;

/** @returns how alike two single words are, 0 to 1; symmetric */
export function alikeWords(one: NameWord, other: NameWord, kind: NameKind): number {
  if (one.text === other.text) return 1;
  return kind === 'person' ? alikeOfPersons(one, other) : alikeOfCompanies(one, other);
}

function alikeOfPersons(one: NameWord, other: NameWord): number {
  if (one.role === 'number' || other.role === 'number') return 0;
  if (one.role === 'initial' || other.role === 'initial')
    return one.role !== other.role &&
      one.text[0] === other.text[0] &&
      one.role !== 'particle' &&
      other.role !== 'particle'
      ? INITIAL_ALIKE
      : 0;
  if (one.role === 'particle' && other.role === 'particle') return likeness(one.spelt, other.spelt);
  if (one.role === 'particle' || other.role === 'particle') return 0;
  const alike = likeness(one.spelt, other.spelt);
  return alike < SHORT_FORM_ALIKE && isShortForm(one.text, other.text) ? SHORT_FORM_ALIKE : alike;
}

/** Numbers and places are never typing errors of each other. */
function alikeOfCompanies(one: NameWord, other: NameWord): number {
  if (one.role === 'number' || other.role === 'number') return 0;
  if (one.role === 'place' && other.role === 'place') return 0;
  if (isBeginning(one, other) || isBeginning(other, one)) return ABBREVIATION_ALIKE;
  return likeness(one.spelt, other.spelt);
}

/** Whether a word is the beginning of an abbreviated or cut word of trade: `Construc`. */
const isBeginning = (short: NameWord, long: NameWord): boolean =>
  long.role === 'common' &&
  short.role !== 'place' &&
  short.text.length >= MIN_ABBREVIATION &&
  short.text.length < long.text.length &&
  long.text.startsWith(short.text);

/**
 * Whether a word may correspond to words with another spelling and sound: by its beginning, as an initial, or as a
 * short form.
 */
export const isAlikeOtherwise = ({ role, text }: NameWord, kind: NameKind): boolean =>
  kind === 'person' ? role === 'initial' || hasShortForm(text) : role === 'common';

/** @returns the texts of adjacent words written as one, with the places of the words */
export function joinedWords(words: readonly NameWord[]): { text: string; places: number[] }[] {
  const runs: { text: string; places: number[] }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let text = words[from]!.written;
    const places = [from];
    for (let at = from + 1; at < Math.min(words.length, from + MAX_JOINED); at += 1) {
      text += words[at]!.written;
      places.push(at);
      if (text.length >= MIN_JOINED) runs.push({ text, places: places.slice() });
    }
  }
  return runs;
}

/** The key that a word shares with the words that form it when written as one. */
export const joinKey = soundOf;

/**
 * Pairs the words of two names. Equal words come first, then words written together or apart, then the most valuable pairs
 * of words with typing errors (an optimal assignment).
 */
export function alignWords(one: Variant, other: Variant, kind: NameKind): WordPair[] {
  const free = { one: new Set(one.words.keys()), other: new Set(other.words.keys()) };
  const pairs: WordPair[] = [];
  const take = (pair: WordPair): void => {
    for (const at of pair.one) free.one.delete(at);
    for (const at of pair.other) free.other.delete(at);
    pairs.push(pair);
  };
  for (const [at, word] of one.words.entries()) {
    const same = [...free.other].find((there) => other.words[there]!.text === word.text);
    if (same !== undefined) take({ one: [at], other: [same], alike: 1 });
  }
  if (free.one.size > 0 && free.other.size > 0) {
    for (const pair of joinedPairs(one.words, other.words))
      if (pair.one.every((at) => free.one.has(at)) && pair.other.every((at) => free.other.has(at)))
        take(pair);
    for (const pair of assign([...free.one], [...free.other], one, other, kind)) take(pair);
  }
  return pairs.sort((a, b) => a.one[0]! - b.one[0]!);
}

function joinedPairs(some: readonly NameWord[], others: readonly NameWord[]): WordPair[] {
  const find = (apart: readonly NameWord[], together: readonly NameWord[]) =>
    joinedWords(apart).flatMap(({ text, places }) =>
      together.flatMap((word, at) =>
        word.role !== 'number' && joinKey(word.written) === joinKey(text) ? [{ places, at }] : [],
      ),
    );
  return [
    ...find(some, others).map(({ places, at }) => ({ one: places, other: [at], alike: JOINED_ALIKE })),
    ...find(others, some).map(({ places, at }) => ({ one: [at], other: places, alike: JOINED_ALIKE })),
  ];
}

/** The pairs with the greatest sum of weights, by the Hungarian method. */
function assign(
  here: readonly number[],
  there: readonly number[],
  one: Variant,
  other: Variant,
  kind: NameKind,
): WordPair[] {
  const [rows, columns, swapped] = here.length <= there.length ? [here, there, false] : [there, here, true];
  const [rowWords, columnWords] = swapped ? [other.words, one.words] : [one.words, other.words];
  const alike = rows.map((row) =>
    columns.map((column) => alikeWords(rowWords[row]!, columnWords[column]!, kind)),
  );
  if (alike.every((values) => values.every((value) => value === 0))) return [];
  const worth = alike.map((values, row) =>
    values.map(
      (value, column) => value * (rowWords[rows[row]!]!.weight + columnWords[columns[column]!]!.weight),
    ),
  );
  return bestColumns(worth).flatMap((column, row) => {
    const value = alike[row]![column]!;
    if (value === 0) return [];
    const [first, second] = swapped ? [columns[column]!, rows[row]!] : [rows[row]!, columns[column]!];
    return [{ one: [first], other: [second], alike: value }];
  });
}

/**
 * The Hungarian method (Kuhn and Munkres) with potentials.
 * @param worth of each row with each column; not more rows than columns
 * @returns the column of each row, with the greatest possible sum
 */
export function bestColumns(worth: readonly (readonly number[])[]): number[] {
  const width = worth[0]?.length ?? 0;
  const rowPotential = new Array<number>(worth.length + 1).fill(0);
  const columnPotential = new Array<number>(width + 1).fill(0);
  const rowOf = new Array<number>(width + 1).fill(0);
  for (let row = 1; row <= worth.length; row += 1) {
    const least = new Array<number>(width + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Array<number>(width + 1).fill(0);
    const used = new Array<boolean>(width + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    while (rowOf[column] !== 0) {
      used[column] = true;
      const current = rowOf[column]!;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let at = 1; at <= width; at += 1) {
        if (used[at]) continue;
        const cost = -worth[current - 1]![at - 1]! - rowPotential[current]! - columnPotential[at]!;
        if (cost < least[at]!) [least[at], from[at]] = [cost, column];
        if (least[at]! < step) [step, next] = [least[at]!, at];
      }
      for (let at = 0; at <= width; at += 1) {
        if (used[at]) {
          rowPotential[rowOf[at]!]! += step;
          columnPotential[at]! -= step;
        } else least[at]! -= step;
      }
      column = next;
    }
    for (; column !== 0; column = from[column]!) rowOf[column] = rowOf[from[column]!]!;
  }
  const columns = new Array<number>(worth.length).fill(0);
  for (let at = 1; at <= width; at += 1) if (rowOf[at] !== 0) columns[rowOf[at]! - 1] = at - 1;
  return columns;
}
