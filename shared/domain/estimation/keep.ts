/**
 * The values of an estimate that decide whether a newer one replaces it. Amounts in rand; null if there is no estimate.
 */
export type Replaceable = {
  minimum: string | null;
  median: string | null;
  maximum: string | null;
  methodology: string | null;
  reason: string | null;
  /** Comparables that were known until the tender closed. */
  known: number;
};

/** An estimate of an open tender is replaced if its median or a limit changed by more than this share. */
export const MOVED = 0.05;
/**
 * An estimate is replaced in any case if the number of known comparables from before its day changed by this factor.
 */
export const LEARNED = 1.1;

/**
 * Whether an estimate of a tender stays although a new model makes another one. Awards that are published late were
 * known before tenders of their time, so each night changes thousands of estimates slightly, which helps nobody. An
 * estimate of a tender that is no longer open stays as it was while bidders could use it, until much more is known
 * about its time, because the earlier estimate was then made while awards were still being collected.
 * @param open whether bids can still be handed in and no award is known
 */
export function staysBeside(before: Replaceable, after: Replaceable, open: boolean): boolean {
  if (before.median === null || after.median === null)
    return before.reason === after.reason && before.median === after.median;
  if (ratio(before.known, after.known) >= LEARNED) return false;
  if (!open) return true;
  return (
    before.methodology === after.methodology &&
    (['minimum', 'median', 'maximum'] as const).every(
      (limit) => ratio(Number(before[limit]), Number(after[limit])) <= 1 + MOVED,
    )
  );
}

/** How many times the greater of two numbers is the smaller one; 1 where both are 0. */
const ratio = (one: number, other: number): number =>
  one === other ? 1 : Math.max(one, other) / Math.min(one, other);
