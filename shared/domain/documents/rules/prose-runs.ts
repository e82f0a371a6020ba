import type { Amount } from '#shared/domain/documents/reading/amounts.ts';
import { behindIntroduction, nameInProse } from '#shared/domain/documents/reading/links.ts';
import { isStep } from '#shared/domain/documents/reading/row-texts.ts';
import { divided, type Solution } from './criteria-groups.ts';
import type { Entry, Group } from './criterion-readings.ts';
import type { NameOf } from './prose-names.ts';

/** Names with their points, one after the other in running text, that add up. */
export type Run = Solution & { areMarked: boolean };

const WORST = -3.5;
/** Scores of a scale are not higher. */
const HIGHEST_SCORE = 5;

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
  const hasUnits = amounts.some(({ isMarked }) => isMarked);
  const entries = amounts.map((amount, at): Entry | null => {
    const part = nameOf(text, amounts, at, from);
    if (part === null || !/^[a-z'"(]/i.test(part.name) || !/[a-z]{3}/i.test(part.name)) return null;
    if (noName.test(part.name)) return null;
    return {
      ...{ start: start + part.start, end: start + part.end, name: part.name, value: amount.value },
      ...{ isStep: isStep(part.name), depth: null, place: null },
      // Beside points with units, small numbers are those of a scale.
      isLoose: hasUnits && !amount.isMarked && amount.value <= HIGHEST_SCORE,
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

const IN_TURN = /\b(?:respectively|onderskeidelik|in (?:that|this) order|in (?:daardie|hierdie) volgorde)\b/i;

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
