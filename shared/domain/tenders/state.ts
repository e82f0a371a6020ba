import type { Combined } from './combine/combine.ts';
import type { CombinedTimeline } from './history/combine-timelines.ts';
import { latestRecord, type SourceHistory } from './history/source-history.ts';
import type { NoticeKind } from './notices/kinds.ts';
import type { DocumentRow, PublicationType, TenderStatus } from './records.ts';

/**
 * The status of a tender by what its publishers show. Time is applied later: when the record is published, an active
 * tender whose closing time has passed becomes closed. The first rule that applies decides:
 *
 * | status | condition |
 * |---|---|
 * | cancelled | any publisher shows it as cancelled now |
 * | awarded | an award was made, or the portal lists the tender among the awarded ones |
 * | closed | all publishers that show it say so, or one of them does and no closing time is known |
 * | active | otherwise |
 *
 * A notice about a tender invites no bids: where it would be active or closed, it has the status of its kind.
 */
export function statusOf(
  histories: readonly SourceHistory[],
  { awards, fields }: Combined,
  notice: NoticeKind | null,
): TenderStatus {
  const shown = histories.map((history) => latestRecord(history).status);
  if (shown.includes('cancelled')) return 'cancelled';
  if (awards.some(({ status }) => status === 'awarded') || shown.includes('awarded')) return 'awarded';
  if (notice !== null) return notice.status;
  const closed = shown.filter((status) => status === 'closed').length;
  return closed === shown.length || (closed > 0 && fields.closing_date_time === null) ? 'closed' : 'active';
}

const ERRATUM = /\b(?:errat(?:um|a)|corrigend(?:um|a)|amend(?:ed|ment)s?|correction|extension|extended)\b/i;
const ADDENDUM = /\badd?end(?:um|a)\b|\bclarifications?\b/i;

/**
 * The kind of notice that was published last. The first rule that applies decides:
 *
 * | type | condition |
 * |---|---|
 * | CANCELLATION_NOTICE | the tender is cancelled |
 * | AWARD_NOTICE | the tender is awarded |
 * | CORRIGENDUM | the last amendment changed text, dates or existing documents; or a document or the title is named an erratum |
 * | ADDENDUM | the last amendment only added documents; or a document or the title is named an addendum |
 * | TENDER_NOTICE | otherwise; it becomes CLOSED when the closing time has passed |
 */
export function publicationTypeOf(
  status: TenderStatus,
  { lastAmendment }: Pick<CombinedTimeline, 'lastAmendment'>,
  { documents, fields }: Combined,
): PublicationType {
  if (status === 'cancelled') return 'CANCELLATION_NOTICE';
  if (status === 'awarded') return 'AWARD_NOTICE';
  if (lastAmendment === 'correction') return 'CORRIGENDUM';
  if (lastAmendment === 'addition') return documents.some(isErratum) ? 'CORRIGENDUM' : 'ADDENDUM';
  if (documents.some(isErratum) || /^\W*(?:erratum|corrigendum)\b/i.test(fields.title ?? ''))
    return 'CORRIGENDUM';
  return documents.some(isAddendum) || /^\W*addendum\b/i.test(fields.title ?? '')
    ? 'ADDENDUM'
    : 'TENDER_NOTICE';
}

/**
 * Underscores become blanks, because file names use them to separate words and regular expressions treat them as
 * letters.
 */
const words = ({ file_name, description }: DocumentRow): string =>
  `${file_name ?? ''} ${description ?? ''}`.replaceAll('_', ' ');
const isErratum = (document: DocumentRow): boolean => ERRATUM.test(words(document));
const isAddendum = (document: DocumentRow): boolean => ADDENDUM.test(words(document));
