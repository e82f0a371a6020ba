import type { Evidence } from './document-text.ts';

/** A value read from a document, and the passages that state it. */
export type Found<Value> = {
  value: Value;
  /** At least one. */
  evidence: Evidence[];
  /** How sure the rule is, 0 to 1. `facts/precision-table.ts` has the measured share of right values. */
  confidence: number;
  /**
   * Parts (`facts/parts.ts`) of which the rule is not sure, while it is sure of the others. Absent if there are none.
   */
  unsure?: string[];
  /** Passages of equal weight that give other values. Absent if there are none. */
  against?: { value: Value; evidence: Evidence[] }[];
  /** Whether a language model read the value. Absent if rules did. */
  source?: 'model';
};

/** A day and, if given, the time of day, in South African time. */
export type Moment = {
  /** `2026-09-16` */
  date: string;
  /** `11:00` */
  time: string | null;
};

export type Criterion = {
  name: string;
  /** Points or percent, as the document gives them. */
  weight: number | null;
  subCriteria: { name: string; weight: number | null }[];
};

/**
 * What bidders need to know from the documents of a tender. A field that a document does not state is absent (null or
 * an empty list); nothing is assumed. The labelled documents of eval have the same fields, without evidence.
 */
export type AnalysisValues = {
  closing: Moment;
  /** Days for which bids must stay valid. */
  validityDays: number;
  briefing: { moment: Moment | null; venue: string | null; compulsory: boolean | null };
  submission: {
    methods: ('box' | 'email' | 'portal' | 'hand' | 'post')[];
    /** Where bids are submitted: address of the box, e-mail address or portal. */
    address: string | null;
    /** Originals and copies together. */
    copies: number | null;
    envelopes: 1 | 2 | null;
    format: string | null;
  };
  evaluationSystem: '80/20' | '90/10';
  /** Minimum for functionality, in percent of its points. */
  functionalityThreshold: number;
  priceFormula: string;
  subcontractingPercent: number;
  /** Length of the contract in months; days and weeks are converted (30 days, 4.345 weeks). */
  durationMonths: number;
  paymentDays: number;
  guaranteePercent: number;
  /** Budget or estimate in rand that the document states. */
  estimatedValue: number;
  /** Required level of contribution (1 to 8). */
  bbbeeLevel: number;
  /** The day on which the tender was awarded, `2026-03-12`, according to documents about the outcome. */
  awardedOn: string;
};

/** As `AnalysisValues`, for what can be found more than once in a document. */
export type AnalysisLists = {
  contacts: {
    name: string | null;
    email: string | null;
    phone: string | null;
    about: 'bidding' | 'technical' | null;
  };
  /**
   * Documents to hand in; `code` is from the codelist of returnable documents, e.g. `SBD4`, `CSD_REPORT`, `TAX_PIN`.
   */
  returnables: { code: string; text: string; mandatory: boolean | null };
  eligibility: string;
  disqualifiers: string;
  functionality: Criterion;
  specificGoals: { goal: string; points: number };
  /** Minimum share of local production, in percent. */
  localContent: { product: string | null; percent: number };
  /** Grade 1 to 9 and class of works of the Construction Industry Development Board, e.g. 5 and `CE`. */
  cidb: { grade: number; classOfWorks: string; potentiallyEmerging: boolean };
  specifications: string;
};

export type ScalarField = keyof AnalysisValues;
export type ListField = keyof AnalysisLists;

/** @returns everything that an analysis found, each with its field, in the order of the fields */
export const foundIn = <One>(analysis: {
  values: Readonly<Record<ScalarField, One | null>>;
  lists: Readonly<Record<ListField, readonly One[]>>;
  subject?: readonly One[];
}): { field: ScalarField | ListField | 'subject'; found: One }[] => [
  ...(Object.keys(analysis.values) as ScalarField[]).flatMap((field) => {
    const found = analysis.values[field];
    return found === null ? [] : [{ field, found }];
  }),
  ...(Object.keys(analysis.lists) as ListField[]).flatMap((field) =>
    analysis.lists[field].map((found) => ({ field, found })),
  ),
  ...(analysis.subject ?? []).map((found) => ({ field: 'subject' as const, found })),
];

/** A part of a document under a heading; `section` is from the taxonomy of sections. */
export type DocumentSection = {
  section: string;
  title: string;
  page: number;
  start: number;
  /** Last page, and the place on it where the section ends. */
  lastPage: number;
  end: number;
};

/** Result of the rules for one document. The same text gives the same result, byte for byte. */
export type DocumentAnalysis = {
  taxonomyVersion: number;
  /** `rules-<n>`, or the name of the language model. */
  method: string;
  /** E.g. `bid-document`, `advertisement`, `specification`, `form`, `drawing`, `bill-of-quantities`, `addendum`, `other`. */
  documentCategory: Found<string> | null;
  values: { [Field in ScalarField]: Found<AnalysisValues[Field]> | null };
  lists: { [Field in ListField]: Found<AnalysisLists[Field]>[] };
  /** Sentences about what is bought, word for word. Analyses that were stored before version 2 have none. */
  subject?: Found<string>[];
  sections: DocumentSection[];
  /** Passages under headings outside the taxonomy. */
  unclassified: Evidence[];
};
