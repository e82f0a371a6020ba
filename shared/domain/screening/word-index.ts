import { highestScore, initialsOf, MIN_INITIALS } from './comparison.ts';
import type { NameKind, Variant } from './name.ts';
import { type Postings, PostingsBuilder, placesOf } from './postings.ts';
import { Sums, VocabularyBuilder } from './vocabulary.ts';

/**
 * Finds the names of a list that may reach a score, without comparing all of them: it adds up how much of each name can
 * have a counterpart, by the rules of alignment, and leaves out a name only if its `highestScore` is lower.
 */

/** A name of the list, and the place of its entry. */
export type IndexedVariant = { entry: number; variant: Variant };

export type WordIndex = {
  /** @returns the places of entries with a name that may reach the score, each once */
  entriesFor: (query: Variant, least: number) => Set<number>;
};

/** @param names all names of the list that are compared as one kind; each is read once and not kept */
export function indexWords(names: Iterable<IndexedVariant>, kind: NameKind): WordIndex {
  const [letters, initials, singleWords] = [
    new PostingsBuilder(),
    new PostingsBuilder(),
    new PostingsBuilder(),
  ];
  const vocabulary = new VocabularyBuilder(kind);
  const [entriesOf, weightsOf]: [number[], number[]] = [[], []];
  for (const { entry, variant } of names) {
    const at = entriesOf.push(entry) - 1;
    weightsOf.push(variant.weight);
    const { words } = variant;
    if (variant.letters !== '') letters.add(variant.letters, at);
    const initial = words.length > 1 ? initialsOf(variant) : '';
    if (initial.length >= MIN_INITIALS) initials.add(initial, at);
    if (words.length === 1) singleWords.add(words[0]!.written, at);
    vocabulary.add(at, variant);
  }
  const [byLetters, byInitials, bySingleWord] = [letters.build(), initials.build(), singleWords.build()];
  const words = vocabulary.build();
  const sums = new Sums(entriesOf.length);
  const weights = Float64Array.from(weightsOf);
  const entries = Uint32Array.from(entriesOf);
  return {
    entriesFor: (query, least) => {
      const found = new Set<number>();
      const add = (postings: Postings, key: string): void => {
        for (const at of placesOf(postings, key)) found.add(entries[at]!);
      };
      add(byLetters, query.letters);
      if (query.words.length === 1) add(byInitials, query.words[0]!.written);
      else add(bySingleWord, initialsOf(query));
      words.addCounterparts(query, sums);
      sums.forEach((at, here, there) => {
        const weight = weights[at]!;
        const mean = (query.weight + weight) / 2;
        if (highestScore(query.weight - here, weight - there, mean, kind) >= least) found.add(entries[at]!);
      });
      return found;
    },
  };
}
