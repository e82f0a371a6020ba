import type { Layout } from '../layout.ts';
import { afrikaansNotice } from './afrikaans-notice.ts';
import { bilingualQuotation } from './bilingual-quotation.ts';
import { campusSupplyRequest } from './campus-supply-request/campus-supply-request.ts';
import { consultantPanel } from './consultant-panel.ts';
import { criteriaAnnexure } from './criteria-annexure.ts';
import { docxTerms } from './docx-terms.ts';
import { drawing } from './drawing.ts';
import { electricityUtilityProposal } from './electricity-utility-proposal/electricity-utility-proposal.ts';
import { gatedProposal } from './gated-proposal.ts';
import { ictAgencyBid } from './ict-agency-bid/ict-agency-bid.ts';
import { metroBidAnnexures } from './metro-bid-annexures/metro-bid-annexures.ts';
import { metroTenderVolume } from './metro-tender-volume/metro-tender-volume.ts';
import { municipalConditions } from './municipal-conditions.ts';
import { provincialDepartmentConditions } from './provincial-department-conditions/provincial-department-conditions.ts';
import { publicWorksNotice } from './public-works-notice.ts';
import { questionsAndAnswers } from './questions-and-answers.ts';
import { researchCouncilProposal } from './research-council-proposal/research-council-proposal.ts';
import { returnablesWorkbook } from './returnables-workbook.ts';
import { roadsAgencyQuality } from './roads-agency-quality/roads-agency-quality.ts';
import { scannedTerms } from './scanned-terms.ts';
import { sectorAuthorityTerms } from './sector-authority-terms.ts';
import { tenderData } from './tender-data.ts';
import { trainingAuthorityTerms } from './training-authority-terms.ts';
import { twoColumnNotice } from './two-column-notice.ts';

/** Layouts that measure what rules do with documents that nobody saw while writing them. */
export const heldOutLayouts: readonly Layout[] = [
  ...[twoColumnNotice, tenderData, afrikaansNotice, bilingualQuotation, docxTerms],
  ...[returnablesWorkbook, scannedTerms, drawing, criteriaAnnexure, questionsAndAnswers],
  ...[publicWorksNotice, municipalConditions, gatedProposal],
  ...[sectorAuthorityTerms, trainingAuthorityTerms, consultantPanel],
  ...[ictAgencyBid],
  ...[roadsAgencyQuality],
  ...[campusSupplyRequest],
  ...[researchCouncilProposal],
  ...[metroTenderVolume],
  ...[metroBidAnnexures],
  ...[provincialDepartmentConditions],
  ...[electricityUtilityProposal],
];
