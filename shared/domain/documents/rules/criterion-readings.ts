import type { Span } from '#shared/domain/documents/reading/reader.ts';

/** A row or a part of a sentence that may be a criterion, a part of one, or a level on its scale. */
export type Entry = Span & {
  name: string;
  /** Points; null for a heading without points. */
  value: number | null;
  isStep: boolean;
  depth: number | null;
  /** `head` of cells that are merged: the entries behind it that are `inside` belong to it. */
  place: 'head' | 'inside' | null;
  /** What a row behind it says that the entries above add up to. */
  subtotal?: number;
  /** Whether it looks like the second line of a name. */
  isLoose?: boolean;
};

/** A criterion with its weight, and its parts. */
export type Group = { head: Entry; weight: number; parts: Entry[] };

/** What it costs to take an entry for something that it does not look like. */
export const COST = {
  prefix: 2,
  trailing: 0.6,
  skippedName: 0.01,
  skippedStep: 0.6,
  skippedBest: 2,
  skippedZero: 0.1,
  stepAsCriterion: 3,
  stepAsPart: 1,
  stepInSum: 0.1,
  plainAsLevel: 0.7,
  deeperHead: 1.5,
  unnumberedHead: 0.4,
  notDeeper: 2,
  silentHead: 0.5,
  endsBetween: 1.2,
  silentLevels: 0.6,
  loose: 1.5,
  headingInside: 0.8,
  subtotalInside: 2,
} as const;
const FITS = 1;

/** Points have two decimals at most. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** What entries below a head can be: parts that add up to it, or levels of which the best has its points. */
export function readingsOf(
  head: Entry,
  below: readonly Entry[],
  least: number | null,
): (Group & { score: number })[] {
  const values = below.map(({ value }) => value!);
  const sum = rounded(values.reduce((total, value) => total + value, 0));
  const highest = Math.max(...values);
  const steps = below.filter(({ isStep }) => isStep).length;
  const misplaced = below.filter(
    ({ depth }) => depth !== null && (head.depth === null ? depth === least : depth <= head.depth),
  ).length;
  const isSilent = head.value === null;
  const isMerged = head.place === 'head';
  const readings: (Group & { score: number })[] = [];
  // A single part needs numbers that say so: that of the criterion and its own.
  const deeper =
    (below.length > 1 || head.depth !== null) &&
    below.every(({ depth }) => depth !== null && depth > (head.depth ?? -1));
  const positive = below.every(({ value }) => value! > 0);
  if (positive && (isSilent || sum === head.value) && (below.length > 1 || deeper || isMerged))
    readings.push({
      ...{ head, weight: sum, parts: [...below] },
      score:
        (isSilent ? scoreOfSilent(head, below, sum) : FITS) -
        steps * (addsUp(head, values, sum) ? COST.stepInSum : COST.stepAsPart) -
        below.filter(({ isLoose }) => isLoose).length * COST.loose -
        below.slice(0, -1).filter(({ subtotal }) => subtotal !== undefined).length * COST.subtotalInside -
        misplaced * COST.notDeeper,
    });
  const [first, last] = [values[0]!, values.at(-1)!];
  const falling = values.every((value, at) => at === 0 || value < values[at - 1]!);
  const rising = values.every((value, at) => at === 0 || value > values[at - 1]!);
  const isScale = (falling || rising) && (below.length > 1 || steps > 0);
  const fits = isSilent
    ? below.length > 2 || (below.length > 1 && steps > 0)
    : highest === head.value || (steps === below.length && highest < head.value!);
  if (isScale && fits && (first === highest || last === highest))
    readings.push({
      ...{ head, weight: head.value ?? highest, parts: [] },
      score:
        (isSilent
          ? below.at(-1)!.subtotal === highest
            ? FITS
            : -COST.silentLevels
          : highest === head.value
            ? 0
            : -0.2) -
        (below.length - steps) * COST.plainAsLevel * (values.includes(0) ? 0.5 : 1) -
        misplaced * COST.notDeeper,
    });
  return readings;
}

/** Whether numbers add up to their head and can be no scale of it: none has all its points, and they do not count down. */
function addsUp({ value }: Entry, values: readonly number[], sum: number): boolean {
  const counts = values.every((one, at) => at === 0 || Math.abs(one - values[at - 1]!) === 1);
  return sum === value && values.length > 1 && !values.includes(value) && !counts;
}

/** A heading without points has parts below it where a subtotal or its numbering says so. */
function scoreOfSilent(head: Entry, below: readonly Entry[], sum: number): number {
  if (below.at(-1)!.subtotal === sum) return FITS;
  if (head.place === 'head') return 0;
  const isAbove = head.depth !== null && below.every(({ depth }) => depth === null || depth > head.depth!);
  return isAbove ? 0.2 : -COST.silentHead;
}
