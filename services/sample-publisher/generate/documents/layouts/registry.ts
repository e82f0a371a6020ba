import { heldOutLayouts } from '../held-out/registry.ts';
import type { Layout } from '../layout.ts';
import { addendum } from './addendum.ts';
import { advertisement } from './advertisement.ts';
import { billOfQuantities, printedBill } from './bills.ts';
import { criteriaAsHeadings } from './criteria-as-headings.ts';
import { criteriaInSentences } from './criteria-in-sentences.ts';
import { docxBidDocument } from './docx-bid-document.ts';
import { freightCompanyProposal } from './freight-company/freight-company-proposal.ts';
import { collegeProposal } from './institutions/college-proposal.ts';
import { universityProposal } from './institutions/university-proposal.ts';
import { waterBoardScope } from './institutions/water-board-scope.ts';
import { invitationForm } from './invitation-form.ts';
import { longBidDocument } from './long-bid-document.ts';
import { mergedCriteria } from './merged-criteria.ts';
import { municipalSet } from './municipal-set.ts';
import { proseTerms } from './prose-terms.ts';
import { quotation } from './quotation.ts';
import { requestForProposal } from './request-for-proposal.ts';
import { scannedNotice } from './scanned-notice.ts';
import { specification } from './specification.ts';
import { technicalUniversityRequest } from './technical-university/technical-university-request.ts';
import { terminalCompanyRequest } from './terminal-company/terminal-company-request.ts';
import { weightsFirst } from './weights-first.ts';

const openLayouts: readonly Layout[] = [
  ...[invitationForm, advertisement, municipalSet, longBidDocument, quotation, docxBidDocument],
  ...[billOfQuantities, printedBill, addendum, scannedNotice, specification],
  ...[mergedCriteria, criteriaInSentences, criteriaAsHeadings, weightsFirst],
  ...[freightCompanyProposal, technicalUniversityRequest, terminalCompanyRequest],
  ...[proseTerms, requestForProposal, collegeProposal, universityProposal, waterBoardScope],
];

/** All layouts of documents. */
export const layouts: readonly Layout[] = [...openLayouts, ...heldOutLayouts];
