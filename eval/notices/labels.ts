import { readLabels } from '#eval/labels.ts';

/**
 * Labels of real rows of the portal, found by reading number and title: every row that the rules call a notice, every
 * other row with a word that notices use, and the rows whose hash begins with 00 to 03. Rows are named by a hash
 * (`rows.ts`), because their texts are not part of this repository.
 */
export type NoticeLabels = {
  /** Notices about a tender, which invite no bids. */
  notices: readonly string[];
  /** Tenders, even if they buy an extension, a register or a cancellation, or their title says that they were amended. */
  tenders: readonly string[];
  /**
   * Left out, because reading does not decide it: an erratum that may be the amended tender itself, a notice without
   * content, and a re-issue that is also called a cancellation.
   */
  unclear: readonly string[];
};

export const portalLabels = readLabels<NoticeLabels>(new URL('labels.yaml', import.meta.url));
