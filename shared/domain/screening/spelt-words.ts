import { type Postings, PostingsBuilder, placesOf } from './postings.ts';
import { differTooMuch, type Spelt, surplusOf } from './word-likeness.ts';

/** Many words, packed into a few arrays, so that possible spellings of a word are found without comparing all. */
export class SpeltWords {
  readonly #lengths: Uint8Array;
  readonly #doubled: Uint8Array;
  readonly #first: Int32Array;
  readonly #second: Int32Array;
  readonly #bySound: Postings;

  constructor(words: readonly Spelt[]) {
    this.#lengths = Uint8Array.from(words, ({ text }) => text.length);
    this.#doubled = Uint8Array.from(words, ({ doubled }) => doubled);
    this.#first = Int32Array.from(words, ({ groups: [first] }) => first);
    this.#second = Int32Array.from(words, ({ groups: [, second] }) => second);
    const bySound = new PostingsBuilder();
    for (const [at, { sound }] of words.entries()) bySound.add(sound, at);
    this.#bySound = bySound.build();
  }

  /** @returns the places of all words that `likeness` finds similar, and of some others; some places twice */
  near({ text: { length }, sound, groups: [first, second], doubled }: Spelt): number[] {
    const places = [...placesOf(this.#bySound, sound)];
    for (let at = 0; at < this.#lengths.length; at += 1) {
      const [ownFirst, ownSecond] = [this.#first[at]!, this.#second[at]!];
      const more = surplusOf(first, second, ownFirst, ownSecond);
      const fewer = surplusOf(ownFirst, ownSecond, first, second);
      if (!differTooMuch(length, this.#lengths[at]!, more, fewer, doubled + this.#doubled[at]!))
        places.push(at);
    }
    return places;
  }
}
