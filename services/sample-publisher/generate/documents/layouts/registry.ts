import type { Layout } from '../layout.ts';
import { addendum } from './addendum.ts';
import { advertisement } from './advertisement.ts';
import { billOfQuantities, printedBill } from './bills.ts';
import { criteriaInSentences } from './criteria-in-sentences.ts';
import { docxBidDocument } from './docx-bid-document.ts';
import { drawing } from './drawing.ts';
import { invitationForm } from './invitation-form.ts';
import { longBidDocument } from './long-bid-document.ts';
import { mergedCriteria } from './merged-criteria.ts';
import { municipalSet } from './municipal-set.ts';
import { proseTerms } from './prose-terms.ts';
import { quotation } from './quotation.ts';
import { scannedNotice } from './scanned-notice.ts';
import { specification } from './specification.ts';

/** The layouts in which the sample publisher prints. Papers of other layouts are data: `fixtures/documents/`. */
export const layouts: readonly Layout[] = [
  ...[invitationForm, advertisement, municipalSet, longBidDocument, quotation, docxBidDocument],
  ...[billOfQuantities, printedBill, addendum, scannedNotice, specification, drawing],
  ...[mergedCriteria, criteriaInSentences, proseTerms],
];
