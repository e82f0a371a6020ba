import type { SyncMode } from '#shared/queues/contracts.ts';

/**
 * Syncs of one publisher share its time in lanes, one for each mode. The first lane that has tasks and has not used up
 * its share goes first, so that new data comes first and no lane starves.
 * Decision: docs/decisions/0049-planning-by-cost.md
 */
export type Lane = {
  mode: SyncMode;
  /** Maximum share of the publisher's time, 0 to 1, while other lanes have tasks. */
  maxShare: number;
  reason: string;
};

/** In order of precedence. The shares of all but the last add up to less than 1, which leaves the rest for the last. */
export const lanes: readonly Lane[] = [
  {
    mode: 'incremental',
    maxShare: 0.3,
    reason: 'new tenders are what readers wait for, and reading the list of today costs little',
  },
  {
    mode: 'gaps',
    maxShare: 0.5,
    reason:
      'at the first start it completes the last month, which most readers ask for; later it costs little',
  },
  {
    mode: 'refetch',
    maxShare: 0.1,
    reason:
      'while older releases are missing, awards are found on the portal and by reading lists for the backfill; later nothing limits it',
  },
  { mode: 'backfill', maxShare: 1, reason: 'older releases take what is left, at any time of day' },
];

/** Hours over which shares are counted: longer than one reading, short enough to react within the day. */
export const SHARE_HOURS = 3;

/**
 * @param used seconds of the publisher's time that each mode has used lately
 * @param elapsed seconds over which they were counted
 * @returns all modes in the order in which their tasks are taken: those below their share, then the others, the one that
 *   exceeds its share least first
 */
export function orderOfModes(used: ReadonlyMap<SyncMode, number>, elapsed: number): SyncMode[] {
  const excess = ({ mode, maxShare }: Lane) => (used.get(mode) ?? 0) / Math.max(elapsed, 1) / maxShare;
  const below = lanes.filter((lane) => excess(lane) < 1);
  const above = lanes.filter((lane) => excess(lane) >= 1).sort((a, b) => excess(a) - excess(b));
  return [...below, ...above].map(({ mode }) => mode);
}
