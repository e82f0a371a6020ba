import { type Decision, decide } from './decision.ts';
import { MATCH_SCORE } from './deductions.ts';
import {
  type KnownNumbers,
  kindOfName,
  type NameKind,
  nameKinds,
  type ReadName,
  readName,
  type Screened,
  statesForm,
} from './name.ts';
import { indexWords, type WordIndex } from './word-index.ts';
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
 * @param entries companies and persons; those without a kind are read as `kindOfName` says
 * @param counts frequencies of words in names of companies; without them only assumed ones count
 * @param least matches with a smaller score are left out
 */
export function prepareList(
  entries: readonly Screened[],
  counts: WordCounts = NO_COUNTS,
  least: number = MATCH_SCORE,
): ScreeningList {
  const read = entries.map((entry) => readName(entry, kindOfName(entry), counts));
  const numbers = indexNumbers(read);
  const indexes = nameKinds.map((kind) => ({ kind, index: indexOf(read, kind) }));
  return {
    size: entries.length,
    find: (query) => {
      const asked = askedAs(query);
      const found: Found[] = [];
      for (const { kind, index } of indexes) {
        const name = readName(query, kind, counts);
        const places = new Set(numbers(name.numbers));
        for (const variant of name.variants)
          for (const place of index.entriesFor(variant, least)) places.add(place);
        for (const place of places) {
          const entry = read[place]!;
          if (entry.kind !== kind) continue;
          const decision = decide(name, entry, asked !== null && asked !== kind, least);
          if (decision !== null) found.push({ entry: place, decision });
        }
      }
      return found.sort((one, other) => other.decision.score - one.decision.score || one.entry - other.entry);
    },
  };
}

/** @returns the kind that is known of a query: as given, or a company where the name ends with a legal form */
export const askedAs = ({ kind, name }: Screened): NameKind | null =>
  kind ?? (statesForm(name) ? 'company' : null);

const indexOf = (read: readonly ReadName[], kind: NameKind): WordIndex =>
  indexWords(
    read.flatMap((name, entry) =>
      name.kind === kind ? name.variants.map((variant) => ({ entry, variant })) : [],
    ),
    kind,
  );

/** Equal numbers are a match whatever the names are. */
function indexNumbers(read: readonly ReadName[]): (numbers: KnownNumbers) => number[] {
  const keysOf = ({ registration, csd, identity }: KnownNumbers): string[] =>
    Object.entries({ registration, csd, identity }).flatMap(([of, number]) =>
      number === null ? [] : [`${of} ${number}`],
    );
  const places = new Map<string, number[]>();
  for (const [at, { numbers }] of read.entries())
    for (const key of keysOf(numbers)) places.set(key, [...(places.get(key) ?? []), at]);
  return (numbers) => keysOf(numbers).flatMap((key) => places.get(key) ?? []);
}
