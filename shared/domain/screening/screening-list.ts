import { decide, type ScreeningDecision } from './decision.ts';
import { FIXED, MATCH_SCORE } from './deductions.ts';
import { numberKeys } from './known-numbers.ts';
import { type NameKind, nameKinds, type ReadName, readName, type Screened } from './name.ts';
import { kindsOf, statesForm } from './name-kind.ts';
import { type IndexedVariant, indexWords } from './word-index.ts';
import { NO_COUNTS, type WordCounts } from './word-weight.ts';

/** A list of restricted companies and persons, prepared for any number of queries. */

/** A decision about one entry, by its place in the list. */
export type ScreeningHit = { entry: number; decision: ScreeningDecision };

export type ScreeningList = {
  size: number;
  /**
   * Compares a company or person with every entry.
   * @returns the matches, the best first, of equal ones in the order of the list
   */
  find: (query: Screened) => ScreeningHit[];
  /** @returns what `find` says about one entry, by its place in the list; null where it is no match */
  compare: (query: Screened, entry: number) => ScreeningDecision | null;
};

/**
 * @param entries companies and persons; those without a kind are read according to `kindsOf`
 * @param counts frequencies of words in names of companies; without them, assumed frequencies are used
 * @param least matches with a smaller score are left out
 */
export function prepareList(
  entries: readonly Screened[],
  counts: WordCounts = NO_COUNTS,
  least: number = MATCH_SCORE,
): ScreeningList {
  const parts = nameKinds.map((kind) => partOf(entries, kind, counts));
  const findAmong = (query: Screened, wanted: number | null): ScreeningHit[] => {
    const asked = askedAs(query);
    const best = new Map<number, ScreeningHit>();
    for (const { kind, entriesFor } of parts) {
      const name = readName(query, kind, counts);
      const otherKind = asked !== null && asked !== kind;
      for (const entry of entriesFor(name, otherKind ? least + FIXED['other-kind'] : least)) {
        if (wanted !== null && entry !== wanted) continue;
        // Read again, because keeping all prepared names would take several times the memory, and few are compared.
        const decision = decide(name, readName(entries[entry]!, kind, counts), otherKind, least);
        if (decision !== null && decision.score > (best.get(entry)?.decision.score ?? 0))
          best.set(entry, { entry, decision });
      }
    }
    return [...best.values()].sort(
      (one, other) => other.decision.score - one.decision.score || one.entry - other.entry,
    );
  };
  return {
    size: entries.length,
    find: (query) => findAmong(query, null),
    compare: (query, entry) => findAmong(query, entry)[0]?.decision ?? null,
  };
}

/** The part of a list that is compared as one kind. */
type Part = {
  kind: NameKind;
  /**
   * @returns the places of entries that may reach the score, each once; if the score is above 1, only those with an
   *   equal number
   */
  entriesFor: (query: ReadName, least: number) => Set<number>;
};

function partOf(entries: readonly Screened[], kind: NameKind, counts: WordCounts): Part {
  const byNumber = new Map<string, number[]>();
  function* read(): Generator<IndexedVariant> {
    for (const [entry, given] of entries.entries()) {
      if (!kindsOf(given).includes(kind)) continue;
      const { numbers, variants } = readName(given, kind, counts);
      for (const key of numberKeys(numbers)) byNumber.set(key, [...(byNumber.get(key) ?? []), entry]);
      for (const variant of variants) yield { entry, variant };
    }
  }
  const index = indexWords(read(), kind);
  return {
    kind,
    entriesFor: ({ numbers, variants }, least) => {
      // Equal numbers are a match whatever the names are.
      const found = new Set(numberKeys(numbers).flatMap((key) => byNumber.get(key) ?? []));
      if (least > 1) return found;
      for (const variant of variants) for (const entry of index.entriesFor(variant, least)) found.add(entry);
      return found;
    },
  };
}

/** @returns the known kind of a query: the given kind, or a company if the name ends with a legal form */
export const askedAs = ({ kind, name }: Screened): NameKind | null =>
  kind ?? (statesForm(name) ? 'company' : null);
