import { type Decision, decide } from './decision.ts';
import { FIXED, MATCH_SCORE } from './deductions.ts';
import { type KnownNumbers, numberKeys } from './known-numbers.ts';
import { type NameKind, nameKinds, type ReadName, readName, type Screened } from './name.ts';
import { kindsOf, statesForm } from './name-kind.ts';
import type { NameWord } from './name-words.ts';
import { indexWords } from './word-index.ts';
import { NO_COUNTS, type WordCounts } from './word-weight.ts';

/** A list of restricted companies and persons, prepared for any number of queries. */

/** A decision about one entry, by its place in the list. */
export type Found = { entry: number; decision: Decision };

export type ScreeningList = {
  size: number;
  /**
   * Compares a company or person with every entry.
   * @returns the matches, the best first, of equal ones in the order of the list
   */
  find: (query: Screened) => Found[];
};

/**
 * @param entries companies and persons; those without a kind are read as `kindsOf` says
 * @param counts frequencies of words in names of companies; without them only assumed ones count
 * @param least matches with a smaller score are left out
 */
export function prepareList(
  entries: readonly Screened[],
  counts: WordCounts = NO_COUNTS,
  least: number = MATCH_SCORE,
): ScreeningList {
  const shared = shareWords();
  const readings = entries.flatMap((entry, at) =>
    kindsOf(entry).map((kind): Reading => ({ entry: at, name: shared(readName(entry, kind, counts)) })),
  );
  const parts = nameKinds.map((kind) =>
    partOf(
      readings.filter(({ name }) => name.kind === kind),
      kind,
    ),
  );
  return {
    size: entries.length,
    find: (query) => {
      const asked = askedAs(query);
      const best = new Map<number, Found>();
      for (const { kind, readings: own, placesFor } of parts) {
        const name = readName(query, kind, counts);
        const otherKind = asked !== null && asked !== kind;
        for (const place of placesFor(name, otherKind ? least + FIXED['other-kind'] : least)) {
          const { entry, name: other } = own[place]!;
          const decision = decide(name, other, otherKind, least);
          if (decision !== null && decision.score > (best.get(entry)?.decision.score ?? 0))
            best.set(entry, { entry, decision });
        }
      }
      return [...best.values()].sort(
        (one, other) => other.decision.score - one.decision.score || one.entry - other.entry,
      );
    },
  };
}

/** Names of a list have the same words again and again: each is kept once. */
function shareWords(): (name: ReadName) => ReadName {
  const words = new Map<string, NameWord>();
  const once = (word: NameWord): NameWord => {
    const key = `${word.role} ${word.weight} ${word.text} ${word.written}`;
    const known = words.get(key);
    if (known === undefined) words.set(key, word);
    return known ?? word;
  };
  return (name) => ({
    ...name,
    variants: name.variants.map((variant) => ({ ...variant, words: variant.words.map(once) })),
  });
}

/** An entry, read as of one kind. */
type Reading = { entry: number; name: ReadName };

/** The part of a list that is compared as of one kind. */
type Part = {
  kind: NameKind;
  readings: readonly Reading[];
  /** @returns the places of readings that may reach the score, each once; above 1 those with an equal number */
  placesFor: (query: ReadName, least: number) => Set<number>;
};

function partOf(readings: readonly Reading[], kind: NameKind): Part {
  const variants = readings.flatMap(({ name }, at) =>
    name.variants.map((variant) => ({ entry: at, variant })),
  );
  const index = indexWords(variants, kind);
  const byNumber = indexNumbers(readings.map(({ name }) => name));
  const placesFor = (query: ReadName, least: number): Set<number> => {
    const places = new Set(byNumber(query.numbers));
    if (least > 1) return places;
    for (const variant of query.variants)
      for (const place of index.entriesFor(variant, least)) places.add(place);
    return places;
  };
  return { kind, readings, placesFor };
}

/** @returns the kind that is known of a query: as given, or a company where the name ends with a legal form */
export const askedAs = ({ kind, name }: Screened): NameKind | null =>
  kind ?? (statesForm(name) ? 'company' : null);

/** Equal numbers are a match whatever the names are. */
function indexNumbers(read: readonly ReadName[]): (numbers: KnownNumbers) => number[] {
  const places = new Map<string, number[]>();
  for (const [at, { numbers }] of read.entries())
    for (const key of numberKeys(numbers)) places.set(key, [...(places.get(key) ?? []), at]);
  return (numbers) => numberKeys(numbers).flatMap((key) => places.get(key) ?? []);
}
