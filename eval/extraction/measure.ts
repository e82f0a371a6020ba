import { analyse } from '#shared/domain/documents/analyse.ts';
import type {
  AnalysisLists,
  AnalysisValues,
  DocumentAnalysis,
  ListField,
  ScalarField,
} from '#shared/domain/documents/analysis.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import {
  type Counts,
  compareList,
  compareValue,
  noCounts,
  plus,
  sameEntry,
  sameValue,
  sameWeight,
  weightsOf,
} from './compare.ts';

/** The true values of a document; a field that it does not state is missing. */
export type Truth = {
  values: Partial<AnalysisValues>;
  lists: { [Field in ListField]: AnalysisLists[Field][] };
};

/** A document with its text and its true values. */
export type Labelled = { layout: string; fileName: string; text: DocumentText; truth: Truth };

/** Fields of the comparison: those of the analysis, and figures with targets. */
export type Compared = ScalarField | ListField | 'criterionWeights' | 'mandatory' | 'formNumbers';

export type Comparison = {
  document: Labelled;
  analysis: DocumentAnalysis;
  counts: ReadonlyMap<Compared, Counts>;
  /** Whether criteria were invented for a document without any. */
  falseCriteria: boolean | null;
  missingEvidence: number;
};

/** Analyses a labelled document and compares field by field. */
export function compared(document: Labelled): Comparison {
  const { text, fileName, truth } = document;
  const analysis = analyse(text, { fileName });
  const counts = new Map<Compared, Counts>();
  for (const field of Object.keys(sameValue) as ScalarField[])
    counts.set(field, valueCounts(analysis, truth, field));
  for (const field of Object.keys(sameEntry) as ListField[])
    counts.set(field, listCounts(analysis, truth, field));
  const [found, stated] = [analysis.lists.functionality.map(({ value }) => value), truth.lists.functionality];
  counts.set('criterionWeights', compareList(weightsOf(found), weightsOf(stated), sameWeight));
  counts.set(
    'formNumbers',
    compareList(
      formsIn(analysis.lists.returnables.map(({ value }) => value)),
      formsIn(truth.lists.returnables),
      Object.is,
    ),
  );
  counts.set('mandatory', mandatoryCounts(analysis, truth));
  return {
    document,
    analysis,
    counts,
    falseCriteria: stated.length > 0 ? null : found.length > 0,
    missingEvidence: missingEvidence(text, analysis).length,
  };
}

function valueCounts<Field extends ScalarField>(
  { values }: DocumentAnalysis,
  truth: Truth,
  field: Field,
): Counts {
  const found = (values[field]?.value ?? null) as AnalysisValues[Field] | null;
  return compareValue(found, truth.values[field] as AnalysisValues[Field] | undefined, sameValue[field]);
}

function listCounts<Field extends ListField>(
  { lists }: DocumentAnalysis,
  truth: Truth,
  field: Field,
): Counts {
  const found = lists[field].map(({ value }) => value as AnalysisLists[Field]);
  return compareList(found, truth.lists[field], sameEntry[field]);
}

const formsIn = (returnables: readonly AnalysisLists['returnables'][]): string[] =>
  returnables.map(({ code }) => code).filter((code) => /^[SM]BD\d/.test(code));

/** For returnables that were found, whether they are mandatory. */
function mandatoryCounts({ lists }: DocumentAnalysis, truth: Truth): Counts {
  let counts = noCounts();
  for (const { value } of lists.returnables) {
    const stated = truth.lists.returnables.find(({ code }) => code === value.code);
    if (stated !== undefined && stated.mandatory !== null)
      counts = plus(counts, compareValue(value.mandatory, stated.mandatory, Object.is));
  }
  return counts;
}

/** @returns the counts of all documents together, by field */
export function totals(comparisons: readonly Comparison[]): Map<Compared, Counts> {
  const sums = new Map<Compared, Counts>();
  for (const { counts } of comparisons)
    for (const [field, count] of counts) sums.set(field, plus(sums.get(field) ?? noCounts(), count));
  return sums;
}

/** @returns how many form numbers the rules name that the text of the document does not have */
export function inventedForms({ document, analysis }: Comparison): number {
  const text = document.text.pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s/g, '')
    .toUpperCase();
  return formsIn(analysis.lists.returnables.map(({ value }) => value)).filter((code) => {
    const [set, number] = [code.slice(0, 3), code.slice(3)];
    return !text.includes(set) || !text.includes(number);
  }).length;
}

/** What a bidder must hand in, must be, and must not do. */
export const requirementFields: readonly Compared[] = ['returnables', 'eligibility', 'disqualifiers'];
