import {
  type AnalysisLists,
  foundIn,
  type ListField,
  type ScalarField,
} from '#shared/domain/documents/analysis.ts';

/**
 * Parts that are right or wrong, and therefore measured, separately: a field, or a part of one. For example the closing
 * day can be right although its hour is wrong.
 */
export const PARTS = [
  'closing.date',
  'closing.time',
  'validityDays',
  'briefing.moment',
  'briefing.venue',
  'briefing.compulsory',
  'submission.methods',
  'submission.address',
  'submission.copies',
  'submission.envelopes',
  'submission.format',
  'evaluationSystem',
  'functionalityThreshold',
  'priceFormula',
  'subcontractingPercent',
  'durationMonths',
  'paymentDays',
  'guaranteePercent',
  'estimatedValue',
  'bbbeeLevel',
  'awardedOn',
  'contacts',
  'contacts.email',
  'returnables',
  'returnables.mandatory',
  'eligibility',
  'disqualifiers',
  'functionality',
  'specificGoals',
  'localContent',
  'cidb',
  'specifications',
  'subject',
] as const;

export type Part = (typeof PARTS)[number];

/**
 * One statement of an analysis. `value` has the form of the part: for `contacts.email` an address, for `closing.date` a
 * day.
 */
export type Statement<Of = unknown> = { part: Part; value: unknown; of: Of };

/** Common fields of analyses of one document and of several. */
type Saying = {
  values: Readonly<Record<ScalarField, { value: unknown } | null>>;
  lists: Readonly<Record<ListField, readonly { value: unknown }[]>>;
  subject?: readonly { value: unknown }[];
};

/** Parts of the fields that have several parts. */
const partsOfValue: { readonly [Field in ScalarField]?: readonly string[] } = {
  closing: ['date', 'time'],
  briefing: ['moment', 'venue', 'compulsory'],
  submission: ['methods', 'address', 'copies', 'envelopes', 'format'],
};

/** Parts of one entry of a list, besides the entry as a whole. */
const partsOfEntry: {
  readonly [Field in ListField]?: (value: AnalysisLists[Field]) => readonly (readonly [Part, unknown])[];
} = {
  contacts: ({ email }) => [['contacts.email', email]],
  returnables: ({ code, mandatory }) => [
    ['returnables.mandatory', mandatory === null ? null : { code, mandatory }],
  ],
};

/**
 * @param analysis of a document, or of several
 * @returns all its statements, part by part, in the order of the fields; `of` is the value or entry of the statement
 */
export function statementsOf<Of = unknown>(analysis: Saying): Statement<Of>[] {
  return foundIn(analysis).flatMap(({ field, found: of }) => {
    const parts =
      field in analysis.values
        ? partsOf(field as ScalarField, of.value)
        : entryParts(field as ListField, of.value).map(([part, value]) => ({ part, value }));
    return parts.map((one) => ({ ...one, of }));
  }) as Statement<Of>[];
}

/** @returns the statements of a value, part by part, without the parts that it leaves open */
export function partsOf(field: ScalarField, value: unknown): { part: Part; value: unknown }[] {
  const names = partsOfValue[field];
  if (names === undefined) return [{ part: field as Part, value }];
  return names.flatMap((name) => {
    const one = (value as Record<string, unknown>)[name];
    const isOpen = one === null || one === undefined || (Array.isArray(one) && one.length === 0);
    return isOpen ? [] : [{ part: `${field}.${name}` as Part, value: one }];
  });
}

function entryParts<Field extends ListField>(field: Field, value: unknown): (readonly [Part, unknown])[] {
  const parts = partsOfEntry[field]?.(value as AnalysisLists[Field]) ?? [];
  return [[field as Part, value], ...parts.filter(([, one]) => one !== null)];
}
