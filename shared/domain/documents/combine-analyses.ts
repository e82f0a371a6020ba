import type {
  AnalysisLists,
  AnalysisValues,
  DocumentAnalysis,
  Found,
  ListField,
  ScalarField,
} from './analysis.ts';
import type { Evidence } from './document-text.ts';
import { isOfOffice } from './fields/contacts/names.ts';

/** An analysis and its document. */
export type AnalysedDocument = {
  documentId: string;
  /** When the document was published, ISO; null if unknown. If equal, the order of the list decides. */
  publishedAt: string | null;
  analysis: DocumentAnalysis;
};

/** A passage of one of several documents. */
export type SourcedEvidence = Evidence & { documentId: string };

/** Like `Found`, for several documents. */
export type FoundIn<Value> = Omit<Found<Value>, 'evidence' | 'against'> & {
  evidence: SourcedEvidence[];
  /** Passages of equal weight, in this document or another, that give other values. Absent if there are none. */
  against?: { value: Value; evidence: SourcedEvidence[] }[];
};

/** What all documents of a tender say together. */
export type CombinedAnalysis = {
  taxonomyVersion: number | null;
  methods: string[];
  values: { [Field in ScalarField]: FoundIn<AnalysisValues[Field]> | null };
  lists: { [Field in ListField]: FoundIn<AnalysisLists[Field]>[] };
  /** Sentences about what is bought. */
  subject: FoundIn<string>[];
};

/** For days a later document replaces an earlier one; other values come from the document that is surest. */
const REPLACED_LATER: ReadonlySet<ScalarField> = new Set(['closing', 'briefing']);
/** The weight of documents if they differ. */
const weights: Readonly<Record<string, number>> = {
  addendum: 2,
  'bid-document': 1,
  advertisement: 1,
  specification: 0.9,
  form: 0.7,
};
/** Below this confidence a document does not contradict another one. */
const SURE = 0.8;
/** Fields of which two values cannot both be right. Other fields may say the same in different words. */
const CONTRADICTIONS: {
  readonly [Field in ScalarField]?: (one: AnalysisValues[Field], other: AnalysisValues[Field]) => boolean;
} = {
  closing: (one, other) =>
    one.date !== other.date || (one.time !== null && other.time !== null && one.time !== other.time),
  validityDays: (one, other) => one !== other,
  evaluationSystem: (one, other) => one !== other,
  functionalityThreshold: (one, other) => one !== other,
};
/** All fields of an analysis, in order. */
const VALUES = [
  ...(['closing', 'validityDays', 'briefing', 'submission', 'evaluationSystem'] as const),
  ...(['functionalityThreshold', 'priceFormula', 'subcontractingPercent', 'durationMonths'] as const),
  ...(['paymentDays', 'guaranteePercent', 'estimatedValue', 'bbbeeLevel', 'awardedOn'] as const),
] as const;
const LISTS = [
  ...(['contacts', 'returnables', 'eligibility', 'disqualifiers', 'functionality'] as const),
  ...(['specificGoals', 'localContent', 'cidb', 'specifications'] as const),
] as const;
/** Lists that form one table, so lists of two documents are never mixed. */
const TABLES: ReadonlySet<ListField> = new Set(['functionality', 'specificGoals', 'localContent']);

/**
 * Combines the analyses of all documents of a tender. For days, an addendum wins over other documents, and a later
 * addendum over an earlier one. Every passage keeps its document.
 * @param documents in any order; the result does not depend on it
 */
export function combineAnalyses(documents: readonly AnalysedDocument[]): CombinedAnalysis {
  const ordered = [...documents].sort(
    (one, other) =>
      compare(one.publishedAt ?? '', other.publishedAt ?? '') || compare(one.documentId, other.documentId),
  );
  return {
    taxonomyVersion:
      ordered.length === 0 ? null : Math.max(...ordered.map(({ analysis }) => analysis.taxonomyVersion)),
    methods: [...new Set(ordered.map(({ analysis }) => analysis.method))].sort(),
    values: fieldsOf<ScalarField>(VALUES, (field) =>
      combinedValue(ordered, field),
    ) as CombinedAnalysis['values'],
    lists: fieldsOf<ListField>(LISTS, (field) => combinedList(ordered, field)) as CombinedAnalysis['lists'],
    subject: combinedSubject(ordered),
  };
}

const fieldsOf = <Field extends string>(
  fields: readonly Field[],
  of: (field: Field) => unknown,
): Record<Field, unknown> =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, unknown>;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isAddendum = ({ analysis }: AnalysedDocument): boolean =>
  analysis.documentCategory?.value === 'addendum';
const weightOf = ({ analysis }: AnalysedDocument): number =>
  weights[analysis.documentCategory?.value ?? ''] ?? 0.8;

const sourced = <Value>(
  { documentId }: AnalysedDocument,
  { evidence, against, ...found }: Found<Value>,
): FoundIn<Value> => ({
  ...found,
  evidence: evidence.map((one) => ({ ...one, documentId })),
  ...(against === undefined
    ? {}
    : {
        against: against.map((other) => ({
          value: other.value,
          evidence: other.evidence.map((one) => ({ ...one, documentId })),
        })),
      }),
});

/** Stated by one document. */
type Said<Value> = { document: AnalysedDocument; found: Found<Value> };

function combinedValue<Field extends ScalarField>(
  ordered: readonly AnalysedDocument[],
  field: Field,
): FoundIn<AnalysisValues[Field]> | null {
  const said = byRules(
    ordered.flatMap((document): Said<AnalysisValues[Field]>[] => {
      const found = document.analysis.values[field];
      // Analyses from before a field was added do not have it.
      return found == null ? [] : [{ document, found: found as Found<AnalysisValues[Field]> }];
    }),
    ({ found }) => found,
  );
  if (said.length === 0) return null;
  const late = REPLACED_LATER.has(field) ? said.filter(({ document }) => isAddendum(document)) : [];
  const winner = late.at(-1) ?? said.reduce((best, one) => (score(one) > score(best) ? one : best));
  const same = said.filter(({ found }) => JSON.stringify(found.value) === JSON.stringify(winner.found.value));
  const disputed = late.length === 0 && same.length < said.length;
  const contradicts = CONTRADICTIONS[field];
  const against =
    late.length > 0 || contradicts === undefined
      ? []
      : [
          ...(sourced(winner.document, winner.found).against ?? []),
          ...said
            .filter(({ found }) => found.confidence >= SURE && contradicts(found.value, winner.found.value))
            .map(({ document, found }) => sourced(document, found)),
        ].map(({ value, evidence }) => ({ value, evidence }));
  return {
    value: winner.found.value,
    evidence: [winner, ...same.filter((one) => one !== winner)].flatMap(
      ({ document, found }) => sourced(document, found).evidence,
    ),
    confidence: winner.found.confidence * (disputed ? 0.85 : 1),
    ...(winner.found.unsure === undefined ? {} : { unsure: winner.found.unsure }),
    ...(against.length === 0 ? {} : { against }),
    ...(winner.found.source === undefined ? {} : { source: winner.found.source }),
  };
}

/** If rules read a field in any document, values of a model from other documents do not count. */
const byRules = <One>(ones: readonly One[], foundOf: (one: One) => { source?: 'model' }): readonly One[] => {
  const rules = ones.filter((one) => foundOf(one).source !== 'model');
  return rules.length > 0 ? rules : ones;
};

const score = ({ document, found }: Said<unknown>): number => found.confidence * weightOf(document);

function combinedList<Field extends ListField>(
  ordered: readonly AnalysedDocument[],
  field: Field,
): FoundIn<AnalysisLists[Field]>[] {
  const lists = byRules(
    ordered
      .map((document) => ({
        document,
        list: document.analysis.lists[field] as Found<AnalysisLists[Field]>[],
      }))
      .filter(({ list }) => list.length > 0),
    ({ list }) => list[0] ?? {},
  );
  if (TABLES.has(field)) {
    const [first] = lists;
    if (first === undefined) return [];
    const best = lists.reduce(
      (one, other) => (weightOf(other.document) > weightOf(one.document) ? other : one),
      first,
    );
    return best.list.map((found) => sourced(best.document, found));
  }
  const known = new Map<string, FoundIn<AnalysisLists[Field]>>();
  for (const { document, list } of lists)
    for (const found of list) {
      const key = keyOf(found.value);
      const same = known.get(key);
      const next = sourced(document, found);
      if (same === undefined) known.set(key, next);
      else
        known.set(key, {
          ...same,
          evidence: [...same.evidence, ...next.evidence],
          confidence: Math.max(same.confidence, next.confidence),
        });
    }
  return [...known.values()];
}

/** The entries of the document that has most of them; entries of several documents are not mixed. */
function combinedSubject(ordered: readonly AnalysedDocument[]): FoundIn<string>[] {
  const [first, ...others] = ordered.filter(({ analysis }) => (analysis.subject ?? []).length > 0);
  if (first === undefined) return [];
  const best = others.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one), first);
  return (best.analysis.subject ?? []).map((found) => sourced(best, found));
}

/** The key by which two entries of a list are the same. */
function keyOf(value: AnalysisLists[ListField]): string {
  if (typeof value === 'string') return value.toLowerCase().replace(/[^a-z0-9]/g, '');
  if ('code' in value) return value.code;
  if ('email' in value) {
    const key = (value.email ?? value.phone ?? value.name ?? '').toLowerCase();
    // Several people may share the address of an office, each with a different role.
    return isOfOffice(key) ? `${key} ${value.about}` : key;
  }
  return JSON.stringify(value);
}
