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

/** Criteria whose weights add up to the whole; the score is higher the better everything fits. */
export type Solution = { groups: Group[]; whole: number; score: number };

/** What it costs to take an entry for something that it does not look like. */
const COST = {
  prefix: 2,
  trailing: 0.6,
  skippedName: 0.01,
  skippedStep: 0.6,
  skippedZero: 0.1,
  stepAsCriterion: 3,
  stepAsPart: 1,
  plainAsLevel: 0.7,
  deeperHead: 1.5,
  unnumberedHead: 0.4,
  notDeeper: 2,
  silentHead: 0.5,
  silentLevels: 0.6,
  loose: 1.5,
} as const;
const FITS = 1;
const MOST_BELOW = 14;

type State = { score: number; from: State | null; group: Group | null; count: number };

/**
 * Divides entries into criteria, their parts and their levels. Parts add up to their criterion; the best level gives all its
 * points; criteria add up to the whole. Of all divisions that do, the one is taken in which entries look most like what they are.
 * @param wholes what the weights may add up to
 * @param isWhole whether the entries end where the criteria do
 * @param isHeaded whether every criterion has parts or levels below it
 */
export function divided(
  entries: readonly Entry[],
  wholes: readonly number[],
  isWhole: boolean,
  isHeaded = false,
): Solution | null {
  const most = Math.max(...wholes);
  const depths = entries.flatMap(({ depth, value }) => (depth === null || value === null ? [] : [depth]));
  const least = depths.length * 2 >= entries.length ? Math.min(...depths) : null;
  const states: Map<number, State>[] = Array.from({ length: entries.length + 1 }, () => new Map());
  states[0]!.set(0, { score: 0, from: null, group: null, count: 0 });
  for (let at = 0; at < entries.length; at += 1) {
    const groups = groupsAt(entries, at, least);
    const skipped = costOfSkipping(entries[at]!);
    for (const [sum, state] of states[at]!) {
      const cost = sum === 0 ? Math.min(skipped, COST.prefix) : skipped;
      if (cost < Number.POSITIVE_INFINITY)
        better(states[at + 1]!, sum, { ...state, score: state.score - cost });
      for (const { group, score, next } of groups) {
        if (isHeaded && next === at + 1) continue;
        const total = rounded(sum + group.weight);
        if (total <= most && group.weight < most)
          better(states[next]!, total, {
            score: state.score + score,
            from: state,
            group,
            count: state.count + 1,
          });
      }
    }
  }
  return bestEnd(entries, states, wholes, isWhole);
}

function bestEnd(
  entries: readonly Entry[],
  states: readonly Map<number, State>[],
  wholes: readonly number[],
  isWhole: boolean,
): Solution | null {
  let best: { state: State; whole: number; score: number } | null = null;
  let trailing = 0;
  for (let at = entries.length; at >= 0; at -= 1) {
    if (at < entries.length) trailing += Math.min(costOfSkipping(entries[at]!), isWhole ? 5 : COST.trailing);
    for (const whole of wholes) {
      const state = states[at]!.get(whole);
      if (state === undefined || state.group === null || state.count < 2) continue;
      const score = state.score - trailing;
      if (best === null || score > best.score) best = { state, whole, score };
    }
  }
  if (best === null) return null;
  const groups: Group[] = [];
  for (let state: State | null = best.state; state !== null; state = state.from)
    if (state.group !== null) groups.unshift(state.group);
  return { groups, whole: best.whole, score: best.score };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function better(states: Map<number, State>, sum: number, state: State): void {
  const known = states.get(sum);
  if (known === undefined || state.score > known.score + 1e-9) states.set(sum, state);
}

function costOfSkipping({ value, isStep, place }: Entry): number {
  if (place !== null) return Number.POSITIVE_INFINITY;
  if (value === null) return COST.skippedName;
  if (value === 0) return COST.skippedZero;
  return isStep ? COST.skippedStep : Number.POSITIVE_INFINITY;
}

type Option = { group: Group; score: number; next: number };

/** What the entry at a place can be the head of. */
function groupsAt(entries: readonly Entry[], at: number, least: number | null): Option[] {
  const head = entries[at]!;
  if (head.place === 'inside') return [];
  const options: Option[] = [];
  const cost = costOfHead(head, least);
  if (head.value !== null && head.value > 0 && head.place === null)
    options.push({ group: { head, weight: head.value, parts: [] }, score: -cost, next: at + 1 });
  const below: Entry[] = [];
  for (let next = at + 1; next < entries.length && below.length < MOST_BELOW; next += 1) {
    const entry = entries[next]!;
    if (head.place === 'head' ? entry.place !== 'inside' : entry.place === 'head') break;
    if (entry.value === null) continue;
    below.push(entry);
    if (head.place === 'head' && entries[next + 1]?.place === 'inside') continue;
    for (const { score, ...group } of readingsOf(head, below, least))
      options.push({ group, score: score - cost, next: next + 1 });
  }
  return options;
}

function costOfHead({ isStep, depth, isLoose }: Entry, least: number | null): number {
  const deeper =
    least === null ? 0 : depth === null ? COST.unnumberedHead : (depth - least) * COST.deeperHead;
  return (isStep ? COST.stepAsCriterion : 0) + (isLoose ? COST.loose : 0) + deeper;
}

/** What entries below a head can be: parts that add up to it, or levels of which the best has its points. */
function readingsOf(
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
  const deeper = below.every(({ depth }) => depth !== null && depth > (head.depth ?? -1));
  const positive = below.every(({ value }) => value! > 0);
  if (positive && (isSilent || sum === head.value) && (below.length > 1 || deeper || isMerged))
    readings.push({
      ...{ head, weight: sum, parts: [...below] },
      score:
        (isSilent ? (isMerged ? 0 : scoreOfSilent(head, below, sum)) : FITS) -
        steps * COST.stepAsPart -
        below.filter(({ isLoose }) => isLoose).length * COST.loose -
        misplaced * COST.notDeeper,
    });
  const [first, last] = [values[0]!, values.at(-1)!];
  const falling = values.every((value, at) => at === 0 || value < values[at - 1]!);
  const rising = values.every((value, at) => at === 0 || value > values[at - 1]!);
  const isScale = (falling || rising) && (below.length > 1 || steps > 0);
  const fits = isSilent
    ? below.length > 1
    : highest === head.value || (steps === below.length && highest < head.value!);
  if (isScale && fits && (first === highest || last === highest))
    readings.push({
      ...{ head, weight: head.value ?? highest, parts: [] },
      score:
        (isSilent ? -COST.silentLevels : highest === head.value ? 0 : -0.2) -
        (below.length - steps) * COST.plainAsLevel * (values.includes(0) ? 0.5 : 1) -
        misplaced * COST.notDeeper,
    });
  return readings;
}

/** A heading without points has parts below it where a subtotal or its numbering says so. */
function scoreOfSilent(head: Entry, below: readonly Entry[], sum: number): number {
  if (below.at(-1)!.subtotal === sum) return FITS;
  const isAbove = head.depth !== null && below.every(({ depth }) => depth === null || depth > head.depth!);
  return isAbove ? 0.2 : -COST.silentHead;
}
