import type { Merged } from './combine/merge.ts';
import type { MergedHistory } from './history/combine-histories.ts';
import { present, type SourceHistory } from './history/source-history.ts';
import type { DocumentRow, PublicationType, TenderStatus } from './records.ts';

/**
 * The state of a tender, from evidence alone; the clock is applied when the record is published (an active tender whose
 * closing time has passed is closed). The first rule that holds decides:
 *
 * | status | evidence |
 * |---|---|
 * | cancelled | any publisher shows it as cancelled now, and has not taken that back |
 * | awarded | an award that was made, or the portal lists it among the awarded |
 * | closed | every publisher that shows it says so, or one does and no closing time is known |
 * | active | all else |
 */
export function statusOf(sources: readonly SourceHistory[], { awards, fields }: Merged): TenderStatus {
  const shown = sources.map((source) => present(source).status);
  if (shown.includes('cancelled')) return 'cancelled';
  if (awards.some(({ status }) => status === 'awarded') || shown.includes('awarded')) return 'awarded';
  const closed = shown.filter((status) => status === 'closed').length;
  return closed === shown.length || (closed > 0 && fields.closing_date_time === null) ? 'closed' : 'active';
}

const ERRATUM = /\b(?:errat(?:um|a)|corrigend(?:um|a)|amend(?:ed|ment)s?|correction|extension|extended)\b/i;
const ADDENDUM = /\badd?end(?:um|a)\b|\bclarifications?\b/i;

/**
 * What kind of notice the latest publication is. The first rule that holds decides:
 *
 * | type | evidence |
 * |---|---|
 * | CANCELLATION_NOTICE | the tender is cancelled |
 * | AWARD_NOTICE | the tender is awarded |
 * | CORRIGENDUM | the last change was of the notice's text, dates or existing documents, or a document or the title says erratum |
 * | ADDENDUM | the last change only added documents, or a document or the title says addendum |
 * | TENDER_NOTICE | all else; CLOSED once its time has passed, see above |
 */
export function publicationTypeOf(
  status: TenderStatus,
  { lastAmendment }: Pick<MergedHistory, 'lastAmendment'>,
  { documents, fields }: Merged,
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

/** File names separate words with underscores, which are letters to an expression. */
const words = ({ file_name, description }: DocumentRow): string =>
  `${file_name ?? ''} ${description ?? ''}`.replaceAll('_', ' ');
const isErratum = (document: DocumentRow): boolean => ERRATUM.test(words(document));
const isAddendum = (document: DocumentRow): boolean => ADDENDUM.test(words(document));
