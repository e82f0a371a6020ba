import type { Found } from '#shared/domain/documents/analysis.ts';
import type { Part } from '#shared/domain/documents/facts/parts.ts';
import { evidenceOf, type Reader, type Span } from '#shared/domain/documents/reading/reader.ts';

/** Maximum number of passages with the same statement. */
const MAX_EVIDENCE = 5;

/**
 * @param spans places that state the value, the best first; at least one
 * @param confidence 0 to 1
 * @param unsure parts of which the rule is less sure
 */
export function foundAt<Value>(
  reader: Reader,
  value: Value,
  spans: readonly Span[],
  confidence: number,
  unsure: Part[] = [],
): Found<Value> {
  const evidence = spans.slice(0, MAX_EVIDENCE).flatMap((span) => evidenceOf(reader, span));
  return { value, evidence, confidence, ...(unsure.length === 0 ? {} : { unsure }) };
}

/** A place with a value, and its weight against other places. */
export type Vote<Value> = Span & { value: Value; weight: number };

/**
 * Decides between places with different values.
 * @returns the value with most votes (the first one if equal), and other values with the same weight; null if there is
 *   none. The confidence is lower if others differ.
 */
export function elect<Value>(
  reader: Reader,
  votes: readonly Vote<Value>[],
  confidence: { agreed: number; disputed: number },
): Found<Value> | null {
  const groups = Map.groupBy(votes, ({ value }) => JSON.stringify(value));
  let winner: readonly Vote<Value>[] = [];
  for (const group of groups.values()) if (sum(group) > sum(winner)) winner = group;
  const [first] = winner;
  if (first === undefined) return null;
  const ordered = best(winner);
  const against = [...groups.values()]
    .filter((group) => group !== winner && heaviest(group) >= ordered[0]!.weight)
    .slice(0, MAX_AGAINST)
    .map((group) => foundAt(reader, group[0]!.value, best(group), 0))
    .map(({ value, evidence }) => ({ value, evidence }));
  const agreed = groups.size === 1 ? confidence.agreed : confidence.disputed;
  return {
    ...foundAt(reader, first.value, ordered, agreed),
    ...(against.length === 0 ? {} : { against }),
  };
}

/** Maximum number of other values that are returned: readers can look them up in the document. */
const MAX_AGAINST = 5;

const heaviest = (votes: readonly Vote<unknown>[]): number =>
  votes.reduce((most, { weight }) => Math.max(most, weight), 0);

/** The places that count most come first. */
const best = <Value>(votes: readonly Vote<Value>[]): Vote<Value>[] =>
  votes.toSorted((one, other) => other.weight - one.weight || one.start - other.start);

const sum = (votes: readonly Vote<unknown>[]): number =>
  votes.reduce((total, { weight }) => total + weight, 0);
