import { isHeld, type Verdict } from '#shared/domain/screening/standing.ts';

type Judged = { match: string; score: number; verdict: Verdict };

const RANKS: Record<Verdict, number> = { confirmed: 0, open: 1, dismissed: 2 };

/**
 * @param matches of one company or award with one entry, at least one
 * @returns the most important one: one that counts, then one that no reviewer dismissed, then the most certain; of
 *   equal ones that with the smallest id
 */
export const surest = <Match extends Judged>(matches: readonly Match[]): Match =>
  matches.toSorted(
    (one, other) =>
      Number(isHeld(other)) - Number(isHeld(one)) ||
      RANKS[one.verdict] - RANKS[other.verdict] ||
      other.score - one.score ||
      (one.match < other.match ? -1 : 1),
  )[0]!;
