import { type AnalysisLists, type Criterion, type DocumentAnalysis, foundIn } from '../analysis.ts';
import type { CombinedAnalysis, FoundIn } from '../combine-analyses.ts';
import type { Finding } from '../facts/gate.ts';
import { stated } from './moment.ts';
import { gradeOf, rounded } from './requirements.ts';

/** Fields of the record of tender_analysis, by their names in snake_case. */
export type AnalysisRecord = {
  evaluation_criteria: { criterion: string; weight: number | null }[];
  submission_guidelines: { format: string | null; deadline: string | null };
  compliance_requirements: string[];
  quality_score: number;
  confidence: number | null;
  document_id: string | null;
  important_dates: { label: string; date: string }[];
  contact_information: Record<string, unknown> | null;
  technical_specifications: string[];
  financial_requirements: string[];
  evaluation_structured: Record<string, unknown> | null;
  local_content_requirement: string | null;
  hdi_requirement: string | null;
  unclassified_content: string[];
  analysis_sections: { section: string; text: string }[];
  findings: Finding[];
};

/** An analysis, and the texts of its sections. */
export type ReadDocument = {
  documentId: string;
  analysis: DocumentAnalysis;
  sections: readonly { section: string; text: string }[];
};

/** Fields that a complete set of documents states. The quality of an analysis is the share of them that was found. */
const EXPECTED = ['closing', 'submission', 'validityDays', 'evaluationSystem'] as const;
const EXPECTED_LISTS = ['returnables', 'contacts'] as const;
/** Maximum number of passages and sections that are shown. */
const MAX_PASSAGES = 50;
const MAX_SECTIONS = 60;
/** Points for price in each system. */
const PRICE = { '80/20': 80, '90/10': 90 } as const;

/** Maximum number of findings that are shown, contradictions first. */
const MAX_FINDINGS = 200;

/** @param combined the facts of all documents of a tender @returns the fields of the record */
export function analysisRecord(
  combined: CombinedAnalysis,
  findings: readonly Finding[],
  documents: readonly ReadDocument[],
): AnalysisRecord {
  const { values, lists } = combined;
  return {
    evaluation_criteria: criteriaOf(combined),
    submission_guidelines: {
      format: formatOf(combined),
      deadline: values.closing === null ? null : stated(values.closing.value),
    },
    compliance_requirements: [
      ...lists.cidb.map((found) => `CIDB ${gradeOf(found)} or higher`),
      ...texts(lists.eligibility),
      ...lists.returnables.filter(({ value }) => value.mandatory !== false).map(({ value }) => value.text),
    ],
    quality_score: qualityOf(combined),
    confidence: confidenceOf(combined),
    document_id: mainDocument(documents),
    important_dates: [
      ...(values.briefing?.value.moment
        ? [
            {
              label: values.briefing.value.compulsory ? 'Compulsory briefing' : 'Briefing',
              date: stated(values.briefing.value.moment),
            },
          ]
        : []),
      ...(values.closing === null ? [] : [{ label: 'Closing', date: stated(values.closing.value) }]),
    ],
    contact_information: contactsOf(lists.contacts.map(({ value }) => value)),
    technical_specifications: texts(lists.specifications),
    financial_requirements: financialOf(combined),
    evaluation_structured: evaluationOf(combined),
    local_content_requirement: localContentOf(combined),
    hdi_requirement: goalsOf(combined),
    unclassified_content: documents
      .flatMap(({ analysis }) => analysis.unclassified.map(({ quote }) => quote))
      .slice(0, MAX_PASSAGES),
    analysis_sections: documents.flatMap(({ sections }) => sections).slice(0, MAX_SECTIONS),
    findings: findings
      .toSorted((one, other) => isContradiction(other) - isContradiction(one))
      .slice(0, MAX_FINDINGS)
      .map((finding) => ({ ...finding, confidence: rounded(finding.confidence) })),
  };
}

const isContradiction = ({ reason }: Finding): number => Number(reason === 'contradiction');

const texts = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);

/** Functionality comes first, because bids below its threshold are not compared by price. */
function criteriaOf({ values, lists }: CombinedAnalysis): { criterion: string; weight: number | null }[] {
  const system = values.evaluationSystem?.value ?? null;
  const total = lists.functionality.reduce((sum, { value }) => sum + (value.weight ?? 0), 0);
  const percent = ({ weight }: Criterion) =>
    weight === null || total === 0 ? null : Math.round((1_000 * weight) / total) / 10;
  return [
    ...lists.functionality.map(({ value }) => ({
      criterion: `Functionality: ${value.name}`,
      weight: percent(value),
    })),
    ...(system === null
      ? []
      : [
          { criterion: 'Price', weight: PRICE[system] },
          { criterion: 'Specific goals', weight: 100 - PRICE[system] },
        ]),
  ];
}

function evaluationOf({ values, lists }: CombinedAnalysis): Record<string, unknown> | null {
  const structured = {
    system: values.evaluationSystem?.value ?? null,
    priceFormula: values.priceFormula?.value ?? null,
    functionality:
      lists.functionality.length === 0 && values.functionalityThreshold === null
        ? null
        : {
            threshold: values.functionalityThreshold?.value ?? null,
            criteria: lists.functionality.map(({ value }) => value),
          },
    specificGoals: lists.specificGoals.map(({ value }) => value),
  };
  const { specificGoals, ...single } = structured;
  const says = specificGoals.length > 0 || Object.values(single).some((value) => value !== null);
  return says ? structured : null;
}

function formatOf({ values: { submission } }: CombinedAnalysis): string | null {
  if (submission === null) return null;
  const { methods, address, copies, envelopes, format } = submission.value;
  const parts = [
    format,
    copies === null ? null : `originals and copies: ${copies}`,
    envelopes === null ? null : `envelopes: ${envelopes}`,
    methods.length === 0 ? null : `by ${methods.join(', ')}`,
    address,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('; ');
}

function contactsOf(contacts: readonly AnalysisLists['contacts'][]): Record<string, unknown> | null {
  const [first] = contacts.toSorted(
    (one, other) => Number(other.about === 'bidding') - Number(one.about === 'bidding'),
  );
  return first === undefined
    ? null
    : { name: first.name, email: first.email, telephone: first.phone, contacts };
}

function financialOf({ values }: CombinedAnalysis): string[] {
  const { guaranteePercent, paymentDays, estimatedValue } = values;
  return [
    ...(guaranteePercent === null ? [] : [`${guaranteePercent.value} % guarantee`]),
    ...(paymentDays === null ? [] : [`payment within ${paymentDays.value} days`]),
    ...(estimatedValue === null ? [] : [`estimated value or budget of R ${estimatedValue.value}`]),
  ];
}

function localContentOf({ lists: { localContent } }: CombinedAnalysis): string | null {
  const parts = localContent.map(
    ({ value: { product, percent } }) => `${percent} %${product === null ? '' : ` ${product}`}`,
  );
  return parts.length === 0 ? null : parts.join('; ');
}

/** @returns the specific goals with their points, for historically disadvantaged bidders and others */
export function goalsOf({ lists: { specificGoals } }: CombinedAnalysis): string | null {
  const parts = specificGoals.map(({ value: { goal, points } }) => `${points} points: ${goal}`);
  return parts.length === 0 ? null : parts.join('; ');
}

/** @returns the share of the expected fields that were found */
function qualityOf({ values, lists }: CombinedAnalysis): number {
  const found =
    EXPECTED.filter((field) => values[field] !== null).length +
    EXPECTED_LISTS.filter((field) => lists[field].length > 0).length;
  return rounded(found / (EXPECTED.length + EXPECTED_LISTS.length));
}

/** @returns mean confidence of all facts; null if there are none */
export function confidenceOf({ values, lists }: CombinedAnalysis): number | null {
  const all = foundIn<FoundIn<unknown>>({ values, lists }).map(({ found }) => found.confidence);
  return all.length === 0 ? null : rounded(all.reduce((sum, one) => sum + one, 0) / all.length);
}

/** @returns the main document: the bid document, otherwise the first one */
function mainDocument(documents: readonly ReadDocument[]): string | null {
  const main = documents.find(({ analysis }) => analysis.documentCategory?.value === 'bid-document');
  return (main ?? documents[0])?.documentId ?? null;
}
