import { SECTION_TAXONOMY_VERSION } from '#shared/codelists/document-sections.ts';
import type { DocumentAnalysis } from './analysis.ts';
import type { DocumentText } from './document-text.ts';
import { findBriefing } from './fields/briefing/find.ts';
import { findDisqualifiers, findEligibility } from './fields/conditions/find.ts';
import { findContacts } from './fields/contacts/find.ts';
import { findFunctionality } from './fields/criteria/find.ts';
import { findSpecificGoals } from './fields/goals/find.ts';
import { findDuration } from './fields/lengths/duration.ts';
import { findGuarantee, findPaymentDays } from './fields/lengths/terms.ts';
import { findValidity } from './fields/lengths/validity.ts';
import { findReturnables } from './fields/returnables/find.ts';
import { findSubmission } from './fields/submission/find.ts';
import { findThreshold } from './fields/threshold/find.ts';
import { openReader } from './reading/reader.ts';
import { findAwardDate } from './rules/award-date.ts';
import { findBbbeeLevel } from './rules/bbbee.ts';
import { findCategory } from './rules/category.ts';
import { findCidb } from './rules/cidb.ts';
import { findClosing } from './rules/closing.ts';
import { findEstimatedValue } from './rules/estimated-value.ts';
import { findEvaluationSystem } from './rules/evaluation-system.ts';
import { findLocalContent } from './rules/local-content.ts';
import { findPriceFormula } from './rules/price-formula.ts';
import { findSections } from './rules/sections.ts';
import { findSpecifications } from './rules/specifications.ts';
import { findSubcontracting } from './rules/subcontracting.ts';
import { findSubject } from './summary/subject.ts';
import { ANALYSIS_VERSION } from './version.ts';

/**
 * Reads what bidders need to know from the text of one document. The same text gives the same result, byte for byte.
 * Every value has the passages that state it, and their quotes are in the text. Never throws; a meaningless document
 * gives an empty analysis.
 */
export function analyse(text: DocumentText, { fileName }: { fileName: string }): DocumentAnalysis {
  const reader = openReader(text);
  const { sections, unclassified } = findSections(reader);
  const system = findEvaluationSystem(reader);
  const functionality = findFunctionality(reader);
  const scopes = sections.filter(({ section }) => section === 'scope').map(({ flow }) => flow);
  return {
    taxonomyVersion: SECTION_TAXONOMY_VERSION,
    method: `rules-${ANALYSIS_VERSION}`,
    documentCategory: findCategory(reader, fileName),
    values: {
      closing: findClosing(reader),
      validityDays: findValidity(reader),
      briefing: findBriefing(reader),
      submission: findSubmission(reader),
      evaluationSystem: system,
      functionalityThreshold: findThreshold(reader, functionality.total, functionality.end),
      priceFormula: findPriceFormula(reader, system?.value ?? null),
      subcontractingPercent: findSubcontracting(reader),
      durationMonths: findDuration(reader),
      paymentDays: findPaymentDays(reader),
      guaranteePercent: findGuarantee(reader),
      estimatedValue: findEstimatedValue(reader),
      bbbeeLevel: findBbbeeLevel(reader),
      awardedOn: findAwardDate(reader),
    },
    lists: {
      contacts: findContacts(reader),
      returnables: findReturnables(reader),
      eligibility: findEligibility(reader),
      disqualifiers: findDisqualifiers(reader),
      functionality: functionality.criteria,
      specificGoals: findSpecificGoals(reader, system?.value ?? null),
      localContent: findLocalContent(reader),
      cidb: findCidb(reader),
      specifications: findSpecifications(reader),
    },
    subject: findSubject(reader, scopes),
    sections: sections.map(({ flow, ...section }) => section),
    unclassified,
  };
}
