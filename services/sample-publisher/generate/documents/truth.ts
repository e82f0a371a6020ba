import type {
  AnalysisLists,
  AnalysisValues,
  ListField,
  ScalarField,
} from '#shared/domain/documents/analysis.ts';

/** What kinds of documents there are, in the words of the analysis. */
export const documentCategories = [
  ...(['bid-document', 'advertisement', 'specification', 'form', 'drawing'] as const),
  ...(['bill-of-quantities', 'addendum', 'other'] as const),
] as const;

export type TruthField = ScalarField | ListField;

/**
 * What a document says. It is drawn before the document is printed, and the printer sees nothing else, so that it is the measure for
 * everything that reads the document.
 * Decision: docs/decisions/0133-a-truth-that-rules-did-not-make.md
 */
export type DocumentTruth = {
  category: (typeof documentCategories)[number];
  /** A field that the document does not state is missing. */
  values: Partial<AnalysisValues>;
  /** A list is empty where the document states none of its kind. */
  lists: { [Name in ListField]: AnalysisLists[Name][] };
  /** Fields in which the document says on purpose something else than the notice of its tender. */
  contradicts: readonly TruthField[];
};

export const valueFields = [
  ...(['closing', 'validityDays', 'briefing', 'submission', 'evaluationSystem'] as const),
  ...(['functionalityThreshold', 'priceFormula', 'subcontractingPercent', 'durationMonths'] as const),
  ...(['paymentDays', 'guaranteePercent', 'estimatedValue', 'bbbeeLevel', 'awardedOn'] as const),
] as const satisfies readonly ScalarField[];

export const listFields = [
  ...(['contacts', 'returnables', 'eligibility', 'disqualifiers', 'functionality'] as const),
  ...(['specificGoals', 'localContent', 'cidb', 'specifications'] as const),
] as const satisfies readonly ListField[];

export const noLists = (): DocumentTruth['lists'] =>
  Object.fromEntries(listFields.map((field) => [field, []])) as unknown as DocumentTruth['lists'];

/** @returns the truth with only some of its fields, as a document that states only these has it */
export function onlyStating(truth: DocumentTruth, states: (field: TruthField) => boolean): DocumentTruth {
  const values = Object.fromEntries(
    Object.entries(truth.values).filter(([field]) => states(field as TruthField)),
  );
  const lists = noLists();
  for (const field of listFields) if (states(field)) Object.assign(lists, { [field]: truth.lists[field] });
  return { ...truth, values, lists, contradicts: truth.contradicts.filter(states) };
}
