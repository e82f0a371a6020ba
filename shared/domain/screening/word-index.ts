import { alikeWords, joinedWords, joinKey } from './alignment.ts';
import { highestScore, initialsOf, MIN_INITIALS } from './comparison.ts';
import type { NameKind, Variant } from './name.ts';
import type { NameWord } from './name-words.ts';

/**
 * Finds the names of a list that may reach a score, without comparing all of them: it adds up how much of each name can have a
 * counterpart, by the same rules by which words are aligned, and leaves out a name only where `highestScore` of that is less.
 */

/** A name of the list, and the place of the entry that has it. */
export type IndexedVariant = { entry: number; variant: Variant };

type Posting = { at: number; weight: number };

/** Words whose counterparts are remembered. */
const MEMORY = 20_000;

export type WordIndex = {
  /** @returns the places of entries with a name that may reach the score, each once */
  entriesFor: (query: Variant, least: number) => Set<number>;
};

/** @param names all names of the list that are compared as of one kind */
export function indexWords(names: readonly IndexedVariant[], kind: NameKind): WordIndex {
  const vocabulary = new Vocabulary(names, kind);
  const byLetters = placesBy(names, ({ letters }) => letters || null);
  const byInitials = placesBy(names, (variant) => {
    const initials = variant.words.length > 1 ? initialsOf(variant) : '';
    return initials.length >= MIN_INITIALS ? initials : null;
  });
  const bySingleWord = placesBy(names, ({ words }) => (words.length === 1 ? words[0]!.written : null));
  const sums = new Sums(names.length);
  return {
    entriesFor: (query, least) => {
      const found = new Set<number>();
      const add = (places: readonly number[] | undefined): void => {
        for (const at of places ?? []) found.add(names[at]!.entry);
      };
      add(byLetters.get(query.letters));
      if (query.words.length === 1) add(byInitials.get(query.words[0]!.written));
      else add(bySingleWord.get(initialsOf(query)));
      vocabulary.addCounterparts(query, sums);
      sums.forEach((at, here, there) => {
        const { entry, variant } = names[at]!;
        const rest = [query.weight - here, variant.weight - there] as const;
        if (highestScore(rest, [query.weight, variant.weight], kind) >= least) found.add(entry);
      });
      return found;
    },
  };
}

function placesBy(
  names: readonly IndexedVariant[],
  keyOf: (variant: Variant) => string | null,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { variant }] of names.entries()) {
    const key = keyOf(variant);
    if (key === null) continue;
    const own = places.get(key);
    if (own === undefined) places.set(key, [at]);
    else own.push(at);
  }
  return places;
}

/** For each name of the list the weight that can have a counterpart, on the side of the query and on its own; at least. */
class Sums {
  readonly #here: Float64Array;
  readonly #there: Float64Array;
  readonly #seen: Uint8Array;
  #touched: number[] = [];

  constructor(size: number) {
    this.#here = new Float64Array(size);
    this.#there = new Float64Array(size);
    this.#seen = new Uint8Array(size);
  }

  add(at: number, here: number, there: number): void {
    if (this.#seen[at] === 0) {
      this.#seen[at] = 1;
      this.#touched.push(at);
    }
    this.#here[at]! += here;
    this.#there[at]! += there;
  }

  /** Visits every name with a counterpart, and forgets all. */
  forEach(visit: (at: number, here: number, there: number) => void): void {
    for (const at of this.#touched) {
      visit(at, this.#here[at]!, this.#there[at]!);
      this.#here[at] = 0;
      this.#there[at] = 0;
      this.#seen[at] = 0;
    }
    this.#touched = [];
  }
}

/** The distinct words of a list. */
class Vocabulary {
  readonly #kind: NameKind;
  readonly #words: NameWord[] = [];
  /** For each word the names that have it, with the weight of all its occurrences. */
  readonly #postings: Posting[][] = [];
  /** Words, and runs of words, by what a word and a run that are one when written together have in common. */
  readonly #byJoinKey = new Map<string, number[]>();
  readonly #runs = new Map<string, Posting[]>();
  #remembered = new Map<string, readonly number[]>();

  constructor(names: readonly IndexedVariant[], kind: NameKind) {
    this.#kind = kind;
    const ids = new Map<string, number>();
    for (const [at, { variant }] of names.entries()) {
      for (const word of variant.words) this.#add(ids, word, at);
      for (const { text, places } of joinedWords(variant.words)) {
        const weight = places.reduce((sum, place) => sum + variant.words[place]!.weight, 0);
        listAt(this.#runs, joinKey(text)).push({ at, weight });
      }
    }
  }

  #add(ids: Map<string, number>, word: NameWord, at: number): void {
    const key = keyOf(word);
    let id = ids.get(key);
    if (id === undefined) {
      id = this.#words.push(word) - 1;
      this.#postings.push([]);
      ids.set(key, id);
      if (word.role !== 'number') listAt(this.#byJoinKey, joinKey(word.written)).push(id);
    }
    const last = this.#postings[id]!.at(-1);
    if (last?.at === at) last.weight += word.weight;
    else this.#postings[id]!.push({ at, weight: word.weight });
  }

  /** Adds for each name what can have a counterpart in the query; more than once counts too much, never too little. */
  addCounterparts(query: Variant, sums: Sums): void {
    const counted = new Set<number>();
    const addWord = (id: number, here: number): void => {
      const once = counted.has(id) ? 0 : 1;
      counted.add(id);
      for (const { at, weight } of this.#postings[id]!) sums.add(at, here, once * weight);
    };
    for (const word of query.words) {
      for (const id of this.#counterpartsOf(word)) addWord(id, word.weight);
      if (word.role === 'number') continue;
      for (const { at, weight } of this.#runs.get(joinKey(word.written)) ?? [])
        sums.add(at, word.weight, weight);
    }
    for (const { text, places } of joinedWords(query.words)) {
      const weight = places.reduce((sum, place) => sum + query.words[place]!.weight, 0);
      for (const id of this.#byJoinKey.get(joinKey(text)) ?? []) addWord(id, weight);
    }
  }

  /** Every word of the list is compared, once for each distinct word that is asked for. */
  #counterpartsOf(word: NameWord): readonly number[] {
    const key = keyOf(word);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const ids: number[] = [];
    for (let id = 0; id < this.#words.length; id += 1)
      if (alikeWords(word, this.#words[id]!, this.#kind) > 0) ids.push(id);
    if (this.#remembered.size >= MEMORY) this.#remembered = new Map();
    this.#remembered.set(key, ids);
    return ids;
  }
}

const keyOf = ({ role, text, written }: NameWord): string => `${role} ${text} ${written}`;

function listAt<Item>(lists: Map<string, Item[]>, key: string): Item[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list: Item[] = [];
  lists.set(key, list);
  return list;
}
