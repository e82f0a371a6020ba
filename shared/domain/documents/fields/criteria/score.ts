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
  ...{ prefix: 2, trailing: 0.6, skippedName: 0.01, skippedStep: 0.6, skippedBest: 2, skippedZero: 0.1 },
  ...{ stepAsCriterion: 3, stepAsPart: 1, stepInSum: 0.1, plainAsLevel: 0.7, deeperHead: 1.5 },
  ...{ unnumberedHead: 0.4, notDeeper: 2, silentHead: 0.5, endsBetween: 1.2, silentLevels: 0.6, loose: 1.5 },
  ...{ headingInside: 0.8, subtotalInside: 2 },
} as const;
const FITS = 1;
const MOST_BELOW = 14;
/** For each criterion with parts, where all have them. */
export const ALL_HEADED = 0.6;

/** Points have two decimals at most. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
export const sumOf = (values: readonly (number | null)[]): number =>
  rounded(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));

/** The best way to a sum of weights: its last group, and the way before it. */
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
  const least =
    depths.length * 2 >= entries.length && !areBelowUnnumbered(entries) ? Math.min(...depths) : null;
  const states: Map<number, State>[] = Array.from({ length: entries.length + 1 }, () => new Map());
  states[0]!.set(0, { score: 0, from: null, group: null, count: 0 });
  for (let at = 0; at < entries.length; at += 1) {
    const groups = groupsAt(entries, at, least);
    const skipped = costOfSkipping(entries[at]!, entries[at - 1]);
    for (const [sum, state] of states[at]!) {
      const cost = sum === 0 ? Math.min(skipped, COST.prefix) : skipped;
      if (Number.isFinite(cost)) better(states[at + 1]!, sum, { ...state, score: state.score - cost });
      for (const { group, score, next } of groups) {
        const total = rounded(sum + group.weight);
        if ((isHeaded && next === at + 1) || total > most || group.weight >= most) continue;
        const reached = state.score + score + (isHeaded ? ALL_HEADED : 0);
        better(states[next]!, total, { score: reached, from: state, group, count: state.count + 1 });
      }
    }
  }
  return bestEnd(entries, states, wholes, isWhole);
}

/** Whether several rows without numbers have points, and those with numbers are letters or of a lower level: these are their parts. */
const areBelowUnnumbered = (entries: readonly Entry[]): boolean =>
  entries.every(({ depth, value }) => depth === null || value === null || depth >= 1) &&
  entries.filter(({ depth, value, isStep }) => depth === null && value !== null && !isStep).length > 1;

function bestEnd(
  entries: readonly Entry[],
  states: readonly Map<number, State>[],
  wholes: readonly number[],
  isWhole: boolean,
): Solution | null {
  let best: { state: State; whole: number; score: number } | null = null;
  let trailing = 0;
  for (let at = entries.length; at >= 0; at -= 1) {
    if (at < entries.length)
      trailing += Math.min(costOfSkipping(entries[at]!, entries[at - 1]), isWhole ? 5 : COST.trailing);
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

/** Keeps a state where none with the same sum has a higher score. */
function better(states: Map<number, State>, sum: number, state: State): void {
  const known = states.get(sum);
  if (known === undefined || state.score > known.score + 1e-9) states.set(sum, state);
}

function costOfSkipping({ value, isStep, place }: Entry, above: Entry | undefined): number {
  if (place !== null) return Number.POSITIVE_INFINITY;
  if (value === null) return COST.skippedName;
  if (value === 0) return COST.skippedZero;
  if (!isStep) return Number.POSITIVE_INFINITY;
  // A step with all points of the row above it begins a scale, of which the other steps are levels, too.
  return above?.value === value && !above.isStep ? COST.skippedBest : COST.skippedStep;
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
  let headings = 0;
  for (let next = at + 1; next < entries.length && below.length < MOST_BELOW; next += 1) {
    const entry = entries[next]!;
    if (head.place === 'head' ? entry.place !== 'inside' : entry.place === 'head') break;
    if (entry.value === null) {
      if (!entry.isStep && (entry.depth === null || head.depth === null || entry.depth <= head.depth))
        headings += 1;
      continue;
    }
    below.push(entry);
    if (head.place === 'head' && entries[next + 1]?.place === 'inside') continue;
    for (const { score, ...group } of readingsOf(head, below, least)) {
      const between = endsBetween(group, entries[next + 1]) ? COST.endsBetween : 0;
      // Any sum fits a heading without points: another heading among its parts may as well begin a criterion.
      const inside = head.value === null && head.place === null ? headings * COST.headingInside : 0;
      options.push({ group, score: score - cost - between - inside, next: next + 1 });
    }
  }
  return options;
}

/** Whether a heading without points ends between rows that are alike, though nothing says so. */
function endsBetween({ head, parts }: Group, next: Entry | undefined): boolean {
  const last = parts.at(-1);
  if (last === undefined || next === undefined || head.value !== null || head.place !== null) return false;
  return (
    last.subtotal === undefined && next.value !== null && next.place === null && next.depth === last.depth
  );
}

function costOfHead({ isStep, depth, isLoose }: Entry, least: number | null): number {
  const deeper =
    least === null ? 0 : depth === null ? COST.unnumberedHead : (depth - least) * COST.deeperHead;
  return (isStep ? COST.stepAsCriterion : 0) + (isLoose ? COST.loose : 0) + deeper;
}

type Reading = Group & { score: number };

/** What entries below a head can be: parts that add up to it, or levels of which the best has its points. */
function readingsOf(head: Entry, below: readonly Entry[], least: number | null): Reading[] {
  const misplaced = below.filter(
    ({ depth }) => depth !== null && (head.depth === null ? depth === least : depth <= head.depth),
  ).length;
  const steps = below.filter(({ isStep }) => isStep).length;
  return [asParts(head, below, steps), asLevels(head, below, steps)].flatMap((reading) =>
    reading === null ? [] : [{ ...reading, score: reading.score - misplaced * COST.notDeeper }],
  );
}

function asParts(head: Entry, below: readonly Entry[], steps: number): Reading | null {
  const sum = sumOf(below.map(({ value }) => value));
  // A single part needs numbers that say so: that of the criterion and its own.
  const deeper =
    (below.length > 1 || head.depth !== null) &&
    below.every(({ depth }) => depth !== null && depth > (head.depth ?? -1));
  const mayBe = below.length > 1 || deeper || head.place === 'head';
  const isSum = head.value === null || sum === head.value;
  if (!mayBe || !isSum || below.some(({ value }) => value === 0)) return null;
  const loose = below.filter(({ isLoose }) => isLoose).length * COST.loose;
  const within = below.slice(0, -1).filter(({ subtotal }) => subtotal !== undefined).length;
  return {
    ...{ head, weight: sum, parts: [...below] },
    score:
      (head.value === null ? scoreOfSilent(head, below, sum) : FITS) -
      steps * (addsUp(head, below, sum) ? COST.stepInSum : COST.stepAsPart) -
      (loose + within * COST.subtotalInside),
  };
}

function asLevels(head: Entry, below: readonly Entry[], steps: number): Reading | null {
  const values = below.map(({ value }) => value!);
  const highest = Math.max(...values);
  const isOrdered = (by: number): boolean =>
    values.every((value, at) => at === 0 || (value - values[at - 1]!) * by > 0);
  if (!(isOrdered(-1) || isOrdered(1)) || (below.length < 2 && steps === 0)) return null;
  const isSilent = head.value === null;
  const fits = isSilent
    ? below.length > 2 || (below.length > 1 && steps > 0)
    : highest === head.value || (steps === below.length && highest < head.value!);
  if (!fits) return null;
  const said = isSilent ? (below.at(-1)!.subtotal === highest ? FITS : -COST.silentLevels) : 0;
  const lower = !isSilent && highest !== head.value ? 0.2 : 0;
  const plain = (below.length - steps) * COST.plainAsLevel * (values.includes(0) ? 0.5 : 1);
  return { ...{ head, weight: head.value ?? highest, parts: [] }, score: said - lower - plain };
}

/** Whether numbers add up to their head and can be no scale of it: none has all its points, and they do not count down. */
function addsUp({ value }: Entry, below: readonly Entry[], sum: number): boolean {
  const values = below.map((one) => one.value!);
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
