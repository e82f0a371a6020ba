import { readLabels } from '#eval/labels.ts';

/**
 * Labels of pairs of real rows, found by reading number, title, dates, buyer, contact, venue, category and, where a row
 * has them, the names of its documents. Rows are named by file and place (`rows.ts`). All pairs of one buyer with similar
 * letters were read (`pairs.ts`, which does not use the keys of the rule); pairs that are not listed here are different.
 */
export type PairLabels = {
  /** The same tender: captured twice, perhaps amended in between, or published twice by mistake. */
  same: readonly string[];
  /** The first row advertises the tender of the second again, under the same number. */
  again: readonly string[];
  /** As `again`, under a number that differs by more than a mark at its end. */
  againRenumbered: readonly string[];
  /**
   * Left out, because reading does not decide it: notices about another tender (addenda, regret letters, cancellations,
   * lists of bidders), yearly purchases, and rows whose title a scraper took from another row.
   */
  unclear: readonly string[];
};

/**
 * `portal`: pairs of the portal's rows, from four captures. `ownSites`: pairs of a row from a municipality's own site, which is not
 * collected, and a row of the portal.
 */
export const pairLabels = readLabels<Record<'portal' | 'ownSites', PairLabels>>(
  new URL('labels.yaml', import.meta.url),
);
