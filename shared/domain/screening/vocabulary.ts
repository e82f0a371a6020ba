import { alikeWords, isAlikeOtherwise, joinedWords, joinKey } from './alignment.ts';
import type { NameKind, Variant } from './name.ts';
import type { NameWord } from './name-words.ts';
import { type Postings, PostingsBuilder, placesOf } from './postings.ts';
import { SpeltWords } from './spelt-words.ts';

/** The words of a list, and how much of each name they can be a counterpart of. */

/** Maximum number of words whose counterparts are cached. */
const MEMORY = 4_000;

/**
 * For each name of the list, at least the weight that can have a counterpart, on the side of the query and on its own.
 */
export class Sums {
  readonly #here: Float64Array;
  readonly #there: Float64Array;
  readonly #seen: Uint8Array;
  #touched: number[] = [];

  constructor(size: number) {
    this.#here = new Float64Array(size);
    this.#there = new Float64Array(size);
    this.#seen = new Uint8Array(size);
  }

  /** Adds a weight on the side of the query, and a multiple of their own weights on the side of the names. */
  addAll({ starts, places, weights }: Postings, key: number, here: number, times: number): void {
    for (let nth = starts[key]!; nth < starts[key + 1]!; nth += 1) {
      const at = places[nth]!;
      if (this.#seen[at] === 0) {
        this.#seen[at] = 1;
        this.#touched.push(at);
      }
      this.#here[at]! += here;
      this.#there[at]! += times * weights[nth]!;
    }
  }

  /** Visits every name with a counterpart, then clears the sums. */
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

/** Collects the distinct words of a list, and the sequences of words in its names. */
export class VocabularyBuilder {
  readonly #kind: NameKind;
  readonly #words: NameWord[] = [];
  readonly #postings = new PostingsBuilder();
  readonly #runs = new PostingsBuilder();

  constructor(kind: NameKind) {
    this.#kind = kind;
  }

  add(at: number, { words }: Variant): void {
    for (const word of words) {
      const id = this.#postings.add(keyOf(word), at, word.weight);
      if (id === this.#words.length) this.#words.push(word);
    }
    for (const { text, places } of joinedWords(words)) {
      const weight = places.reduce((sum, place) => sum + words[place]!.weight, 0);
      this.#runs.add(joinKey(text), at, weight);
    }
  }

  build(): Vocabulary {
    return new Vocabulary(this.#kind, this.#words, this.#postings.build(), this.#runs.build());
  }
}

/** The distinct words of a list. */
class Vocabulary {
  readonly #kind: NameKind;
  readonly #words: readonly NameWord[];
  /** For each word the names that contain it, with the weight of all its occurrences. */
  readonly #postings: Postings;
  /** Words and sequences of words, by the key that a word shares with the words that form it. */
  readonly #byJoinKey: Postings;
  readonly #runs: Postings;
  readonly #spelt: SpeltWords;
  /** Words that rules other than spelling may find. */
  readonly #alikeOtherwise: readonly number[];
  #remembered = new Map<string, readonly number[]>();

  constructor(kind: NameKind, words: readonly NameWord[], postings: Postings, runs: Postings) {
    this.#kind = kind;
    this.#words = words;
    this.#postings = postings;
    this.#runs = runs;
    const byJoinKey = new PostingsBuilder();
    for (const [id, { role, written }] of words.entries())
      if (role !== 'number') byJoinKey.add(joinKey(written), id);
    this.#byJoinKey = byJoinKey.build();
    this.#spelt = new SpeltWords(words.map((word) => word.spelt));
    this.#alikeOtherwise = [...words.keys()].filter((id) => isAlikeOtherwise(words[id]!, kind));
  }

  /**
   * Adds for each name what can have a counterpart in the query; repeated counting gives too much, never too little.
   */
  addCounterparts(query: Variant, sums: Sums): void {
    const counted = new Set<number>();
    const addWord = (id: number, here: number): void => {
      const once = counted.has(id) ? 0 : 1;
      counted.add(id);
      sums.addAll(this.#postings, id, here, once);
    };
    for (const word of query.words) {
      for (const id of this.#counterpartsOf(word)) addWord(id, word.weight);
      if (word.role === 'number') continue;
      const run = this.#runs.number(joinKey(word.written));
      if (run !== undefined) sums.addAll(this.#runs, run, word.weight, 1);
    }
    for (const { text, places } of joinedWords(query.words)) {
      const weight = places.reduce((sum, place) => sum + query.words[place]!.weight, 0);
      for (const id of placesOf(this.#byJoinKey, joinKey(text))) addWord(id, weight);
    }
  }

  /** Compares every possible word of the list, once for each distinct word of the query. */
  #counterpartsOf(word: NameWord): readonly number[] {
    const key = keyOf(word);
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const found = new Set<number>();
    const look = (possible: Iterable<number>): void => {
      for (const id of possible) if (alikeWords(word, this.#words[id]!, this.#kind) > 0) found.add(id);
    };
    if (isAlikeOtherwise(word, this.#kind)) look(this.#words.keys());
    else {
      look(this.#spelt.near(word.spelt));
      look(this.#alikeOtherwise);
    }
    const ids = [...found];
    if (this.#remembered.size >= MEMORY) this.#remembered = new Map();
    this.#remembered.set(key, ids);
    return ids;
  }
}

const keyOf = ({ role, text, written }: NameWord): string => `${role} ${text} ${written}`;
