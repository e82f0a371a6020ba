import { asking } from '#services/api/v2/serve/search/asking.ts';
import type { Edge, SearchPlan } from '#services/api/v2/serve/search/ranked.ts';
import { begin } from '#services/api/v2/serve/search/search.ts';
import { WINDOW } from '#services/api/v2/serve/search/window-plans.ts';
import { type Searching, within } from '#services/api/v2/serve/search/windows.ts';
import type { Condition } from '#shared/reading/condition.ts';

/** A ranked list from its beginning to its end. */
export type WholeSearch = {
  /** The conditions, including the texts that find the records with all words. */
  conditions: readonly Condition[];
  /** The records that are ranked, the best first. */
  ids: string[];
  /** The record after which the others follow in the order of the list; null if all are ranked. */
  behind: Edge | null;
};

/**
 * Decides how a ranked list continues to its end, in the same way as its first page does.
 * @param plan that of the first page
 */
export async function wholeSearch(searching: Searching, plan: SearchPlan): Promise<WholeSearch> {
  const first = { ...plan, page: null, after: null };
  const { reading, windows } = await begin(searching, first, 0);
  const { decisions, all, most } = windows;
  const asked = asking(first, reading.all(decisions));
  const best = await within(searching, { ...asked, limit: WINDOW }, all, null, 0);
  const others = most
    ? await within(searching, { ...asking(first, reading.most(decisions)), limit: WINDOW }, most, null, 0)
    : [];
  return {
    conditions: asked.conditions,
    ids: [...best, ...others].map(({ row }) => row[2]),
    behind: all.border,
  };
}
