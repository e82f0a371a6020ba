import { companyKey, foldName } from '#shared/text/names.ts';
import type { LabelledName } from './names.ts';
import { type Pair, type Score, scoreOf } from './score.ts';

/** Plain methods for comparison. Those by similarity join pairs above a threshold, the best one for the training half. */

export const keyBaselines = [
  { name: 'equal folded names', keyOf: foldName },
  { name: 'equal companyKey', keyOf: companyKey },
] as const;

export type Similar = { one: number; other: number; similarity: number };
/** Pairs less similar than this are not looked at. */
const LOWEST = 0.6;

export const similarityBaselines = [
  { name: 'similar trigrams', pairsOf: similarByTrigrams },
  { name: 'similar by Jaro-Winkler', pairsOf: similarByJaroWinkler },
] as const;

type IsUnclear = (one: LabelledName, other: LabelledName) => boolean;

/** @returns the score of joining all pairs from a threshold on */
export function scoreFrom(
  names: readonly LabelledName[],
  pairs: readonly Similar[],
  threshold: number,
  isUnclear: IsUnclear,
): Score {
  const sizes = Map.groupBy(names, ({ company }) => company).values();
  const same = [...sizes].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const made = pairs
    .filter(({ similarity }) => similarity >= threshold)
    .map(({ one, other }) => ({ one: names[one]!, other: names[other]! }));
  const right = made.filter(({ one, other }) => one.company === other.company);
  const wrong = made.filter(({ one, other }) => one.company !== other.company && !isUnclear(one, other));
  return { ...scoreOf(right.length, new Array<Pair>(same - right.length), wrong) };
}

/** @returns the threshold with the best F1 */
export function bestThreshold(
  names: readonly LabelledName[],
  pairs: readonly Similar[],
  isUnclear: IsUnclear,
): number {
  const thresholds = Array.from({ length: 20 }, (_, step) => LOWEST + step * 0.02);
  const scores = thresholds.map((threshold) => scoreFrom(names, pairs, threshold, isUnclear).f1);
  return thresholds[scores.indexOf(Math.max(...scores))] ?? 1;
}

/** Twice the common trigrams of the folded names over all of both (Dice). */
function similarByTrigrams(names: readonly LabelledName[]): Similar[] {
  const trigrams = names.map(({ text }) => {
    const padded = `  ${foldName(text)} `;
    return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
  });
  const places = new Map<string, number[]>();
  for (const [place, own] of trigrams.entries())
    for (const trigram of own) places.set(trigram, [...(places.get(trigram) ?? []), place]);
  return trigrams.flatMap((own, one) => {
    const shared = new Map<number, number>();
    for (const trigram of own)
      for (const other of places.get(trigram) ?? [])
        if (other > one) shared.set(other, (shared.get(other) ?? 0) + 1);
    return [...shared].flatMap(([other, count]) => {
      const similarity = (2 * count) / (own.length + (trigrams[other]?.length ?? 0));
      return similarity >= LOWEST ? [{ one, other, similarity }] : [];
    });
  });
}

/** Only names with the same first two letters, because others are hardly similar by this measure. */
function similarByJaroWinkler(names: readonly LabelledName[]): Similar[] {
  const folded = names.map(({ text }) => foldName(text));
  const groups = Map.groupBy(folded.keys(), (place) => folded[place]!.slice(0, 2));
  return [...groups.values()].flatMap((own) =>
    own.flatMap((one, at) =>
      own.slice(at + 1).flatMap((other) => {
        const similarity = jaroWinkler(folded[one]!, folded[other]!);
        return similarity >= LOWEST ? [{ one, other, similarity }] : [];
      }),
    ),
  );
}

/** @returns 0 to 1: the share of letters in common at about the same place, more with an equal beginning */
export function jaroWinkler(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Array<boolean>(other.length).fill(false);
  const matched: string[] = [];
  for (let at = 0; at < one.length; at += 1) {
    for (let there = Math.max(0, at - reach); there <= Math.min(other.length - 1, at + reach); there += 1) {
      if (taken[there] || one[at] !== other[there]) continue;
      taken[there] = true;
      matched.push(one[at]!);
      break;
    }
  }
  if (matched.length === 0) return 0;
  const opposite = [...other].filter((_, there) => taken[there]);
  const exchanged = matched.filter((letter, at) => letter !== opposite[at]).length / 2;
  const m = matched.length;
  const jaro = (m / one.length + m / other.length + (m - exchanged) / m) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < one.length && one[prefix] === other[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}
