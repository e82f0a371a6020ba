import type { Amount } from '#shared/domain/documents/reading/amounts.ts';
import {
  behindIntroduction,
  leadToName,
  nameInProse,
  saysNoName,
} from '#shared/domain/documents/reading/links.ts';
import { isStep } from '#shared/domain/documents/reading/row-texts.ts';
import { divided, type Solution } from './criteria-groups.ts';
import type { Entry, Group } from './criterion-readings.ts';

/** Names with their points, one after the other in running text, that add up. */
export type Run = Solution & { areMarked: boolean };

type Part = { name: string; start: number; end: number };
/** Finds the name that an amount is for; `from` is where a name may begin. */
export type NameOf = (text: string, amounts: readonly Amount[], at: number, from: number) => Part | null;

const MAX_NAME = 150;
const BOUNDARY = /[.;?!:] (?=\S)|[\u2022\u25cf]|\b(?:of which|waarvan|namely|naamlik) /gi;
const WORST = -3.5;

type Options = {
  /** What is no name. */
  noName: RegExp;
  /** Whether all numbers may be without units and brackets. */
  mayBeUnmarked: boolean;
  from: number;
};

/**
 * Finds the run of amounts that add up to one of the wholes and have names; a run ends where something has none.
 * @param start where the text begins in the document
 */
export function bestRun(
  { text, start, amounts }: { text: string; start: number; amounts: readonly Amount[] },
  wholes: readonly number[],
  nameOf: NameOf,
  { noName, mayBeUnmarked, from }: Options,
): Run | null {
  const entries = amounts.map((amount, at): Entry | null => {
    const part = nameOf(text, amounts, at, from);
    if (part === null || !/^[a-z'"(]/i.test(part.name) || !/[a-z]{3}/i.test(part.name)) return null;
    if (noName.test(part.name)) return null;
    return {
      ...{ start: start + part.start, end: start + part.end, name: part.name, value: amount.value },
      ...{ isStep: isStep(part.name), depth: null, place: null },
    };
  });
  let best: Run | null = null;
  for (let first = 0; first < entries.length; first += 1) {
    if (entries[first] === null) continue;
    const end = entries.indexOf(null, first);
    const last = end === -1 ? entries.length : end;
    const run = entries.slice(first, last).filter((entry) => entry !== null);
    const marked = amounts.slice(first, last).filter(({ isMarked }) => isMarked).length;
    const solution = run.length < 2 || (marked === 0 && !mayBeUnmarked) ? null : divided(run, wholes, false);
    const names = new Set(solution?.groups.map(({ head }) => head.name));
    if (
      solution !== null &&
      solution.score > WORST &&
      names.size === solution.groups.length &&
      (best === null || solution.score > best.score)
    )
      best = { ...solution, areMarked: marked === run.length };
    first = last;
  }
  return best;
}

/** `experience of the company (30 points)`, `methodology counts 40`. */
export function namesBefore(
  text: string,
  amounts: readonly Amount[],
  at: number,
  first: number,
): Part | null {
  const amount = amounts[at]!;
  const lead = leadToName(text.slice(amount.end, amount.end + 120), /[a-z]/);
  if (
    lead !== null &&
    !NEXT_NAME.test(text.slice(amount.end, amount.end + 8)) &&
    !OF_THE_WHOLE.test(text.slice(amount.end + lead, amount.end + lead + 30))
  )
    return null;
  const above = amounts[at - 1]?.end ?? Number.NEGATIVE_INFINITY;
  const isFirst = above < amount.start - MAX_NAME;
  const from = isFirst ? Math.max(first, amount.start - MAX_NAME) : above;
  const bracket = /[([]/.test(text.charAt(amount.start)) ? 1 : 0;
  const gap = text.slice(from, amount.start + bracket);
  const whole = isFirst ? behindIntroduction(gap) : behindPoints(gap);
  const inner = nameInProse(whole);
  const boundary = [...inner.matchAll(BOUNDARY)].at(-1);
  const name =
    boundary === undefined ? inner : nameInProse(`${inner.slice(boundary.index + boundary[0].length)}:`);
  return { name, start: from + Math.max(0, gap.lastIndexOf(name)), end: amount.end };
}

/** What stands between a criterion and the first of its parts. */
const PARTS_FOLLOW =
  /^[ ,;:(-]{0,3}(?:(?:made up|consisting|composed) of|divided into|split into|being|namely|naamlik) /i;

/** `30 points are available, fleet, …`, `30 of them, fleet …`: what goes on about the points before is no part of the name. */
function behindPoints(gap: string): string {
  const comma = gap.indexOf(', ');
  const rest = comma > 0 && saysNoName(gap.slice(0, comma)) ? gap.slice(comma + 2) : gap;
  return rest.replace(PARTS_FOLLOW, '');
}

/** `30 points for experience of the company`. */
export function namesBehind(text: string, amounts: readonly Amount[], at: number): Part | null {
  const amount = amounts[at]!;
  const next = amounts[at + 1]?.start ?? text.length;
  const gap = text.slice(amount.end, Math.min(next, amount.end + MAX_NAME));
  const lead = leadToName(gap);
  if (lead === null) return null;
  const rest = gap.slice(lead);
  const boundary = rest.search(next > amount.end + gap.length ? LAST_ENDS : NEXT_BEGINS);
  const name = nameInProse(boundary === -1 ? rest : rest.slice(0, boundary));
  return { name, start: amount.start, end: amount.end + Math.max(0, gap.indexOf(name)) + name.length };
}

/** `30 points for functionality`: the points of what stands before. */
const OF_THE_WHOLE =
  /^(?:the |die )?(?:functionality|funksionaliteit|quality|total|overall|technical|evaluation|score)\b/i;
/** `… 30 points and on the staff with 45`: what follows is the next one. */
const NEXT_NAME = /^,? (?:and|en) /i;
const NEXT_BEGINS = /[.;](?: |$)| [\u2022\u25cf-] | (?:when|where|if) /;
const LAST_ENDS = /[.;,](?: |$)| [\u2022\u25cf-] | (?:when|where|if) /;

const IN_TURN = /\b(?:respectively|onderskeidelik)\b/i;

/** `experience, methodology and personnel count 30, 45 and 25 points respectively`: as many names as points, in turn. */
export function inTurn(
  text: string,
  start: number,
  amounts: readonly Amount[],
  wholes: readonly number[],
): { groups: Group[]; whole: number } | null {
  const end = text.search(IN_TURN);
  const from = Math.max(0, text.slice(0, end).lastIndexOf('. '));
  const some = amounts.filter((amount) => end !== -1 && amount.start > from && amount.end <= end);
  const sum = some.reduce((total, { value }) => total + value, 0);
  const [first] = some;
  if (first === undefined || some.length < 2 || !wholes.includes(sum)) return null;
  const names = nameInProse(behindIntroduction(text.slice(from, first.start)))
    .split(/, (?:and |en )?| and | en |; /)
    .map(nameInProse)
    .filter((name) => /[a-z]{3}/i.test(name));
  if (names.length !== some.length) return null;
  const groups = some.map(({ value, end: last }, at) => {
    const head: Entry = {
      ...{ name: names[at]!, value, start: start + from, end: start + last },
      ...{ isStep: false, depth: null, place: null },
    };
    return { head, weight: value, parts: [] };
  });
  return { groups, whole: sum };
}
