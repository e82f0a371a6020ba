import { COST, type Entry, type Group, readingsOf, rounded } from './criterion-readings.ts';

/** Criteria whose weights add up to the whole; the score is higher the better everything fits. */
export type Solution = { groups: Group[]; whole: number; score: number };

const MOST_BELOW = 14;
/** For each criterion with parts, where all have them. */
export const ALL_HEADED = 0.6;

/** The best way to a sum of weights: its last group, and the way before it. */
export type State = { score: number; from: State | null; group: Group | null; count: number };

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
      if (cost < Number.POSITIVE_INFINITY)
        better(states[at + 1]!, sum, { ...state, score: state.score - cost });
      for (const { group, score, next } of groups) {
        if (isHeaded && next === at + 1) continue;
        const total = rounded(sum + group.weight);
        if (total <= most && group.weight < most)
          better(states[next]!, total, {
            score: state.score + score + (isHeaded ? ALL_HEADED : 0),
            from: state,
            group,
            count: state.count + 1,
          });
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
  return { groups: groupsOf(best.state), whole: best.whole, score: best.score };
}

/** @returns the groups on the way to a state, in their order */
export function groupsOf(last: State): Group[] {
  const groups: Group[] = [];
  for (let state: State | null = last; state !== null; state = state.from)
    if (state.group !== null) groups.unshift(state.group);
  return groups;
}

/** Keeps a state where none with the same sum has a higher score. */
export function better(states: Map<number, State>, sum: number, state: State): void {
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
      if (isLikeHead(entry, head)) headings += 1;
      continue;
    }
    below.push(entry);
    if (head.place === 'head' && entries[next + 1]?.place === 'inside') continue;
    for (const { score, ...group } of readingsOf(head, below, least))
      options.push({
        group,
        score:
          score -
          cost -
          (endsBetween(group, entries[next + 1]) ? COST.endsBetween : 0) -
          // Any sum fits a heading without points: another heading among its parts may as well begin a criterion.
          (head.value === null && head.place === null ? headings * COST.headingInside : 0),
        next: next + 1,
      });
  }
  return options;
}

/** Whether a heading may begin another criterion, as far as its number says. */
const isLikeHead = (entry: Entry, head: Entry): boolean =>
  !entry.isStep && (entry.depth === null || head.depth === null || entry.depth <= head.depth);

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
