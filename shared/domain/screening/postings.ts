/**
 * Places by key, such as the names that contain a word, packed into arrays: one list for each key would take many times
 * the memory.
 */
export type Postings = {
  /** The number of a key; undefined for a key without places. */
  number: (key: string) => number | undefined;
  /** `places` and `weights` of key `n` are from `starts[n]` up to `starts[n + 1]`, the places in ascending order. */
  starts: Uint32Array;
  places: Uint32Array;
  /** The total weight of the key's occurrences at each place. */
  weights: Float64Array;
};

/** Collects places by key, in ascending order of the places. */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #keys: number[] = [];
  readonly #places: number[] = [];
  readonly #weights: number[] = [];
  /** The last entry of each key. */
  readonly #last: number[] = [];

  /** Adds an occurrence; two occurrences at one place have the weight of both. @returns the number of the key */
  add(key: string, place: number, weight = 0): number {
    const known = this.#numbers.get(key);
    const number = known ?? this.#numbers.size;
    const last = known === undefined ? undefined : this.#last[number]!;
    if (last !== undefined && this.#places[last] === place) this.#weights[last]! += weight;
    else {
      this.#numbers.set(key, number);
      this.#last[number] = this.#keys.push(number) - 1;
      this.#places.push(place);
      this.#weights.push(weight);
    }
    return number;
  }

  build(): Postings {
    const numbers = this.#numbers;
    const starts = new Uint32Array(numbers.size + 1);
    for (const number of this.#keys) starts[number + 1]! += 1;
    for (let number = 0; number < numbers.size; number += 1) starts[number + 1]! += starts[number]!;
    const next = starts.slice();
    const places = new Uint32Array(this.#keys.length);
    const weights = new Float64Array(this.#keys.length);
    for (const [entry, number] of this.#keys.entries()) {
      const at = next[number]!++;
      places[at] = this.#places[entry]!;
      weights[at] = this.#weights[entry]!;
    }
    return { number: (key) => numbers.get(key), starts, places, weights };
  }
}

/** @returns the places that have the key */
export function placesOf({ number, starts, places }: Postings, key: string): Uint32Array {
  const found = number(key);
  return found === undefined ? NONE : places.subarray(starts[found]!, starts[found + 1]!);
}

const NONE = new Uint32Array();
