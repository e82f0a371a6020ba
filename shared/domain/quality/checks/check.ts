import type { FindingKind, SourcedFinding } from '#shared/domain/quality/findings.ts';
import type {
  AwardRow,
  BidderRow,
  ContractRow,
  DocumentRow,
  MilestoneRow,
  PartyRow,
  SubcontractorRow,
  TenderRow,
} from '#shared/domain/tenders/records.ts';

/**
 * A finding says how a publisher's bytes were and what the reader did about it; a check says what is wrong with the
 * record that is served. One defect has one name:
 *
 * - A finding with `flag` has a check of the same name, which fails where the finding is, and may fail where only the
 *   combined record shows the defect. The flag is stored with the tender already, so `judge` does not list it again.
 * - A finding without `flag` whose value was put right or left out has no check: a value that is missing is judged as
 *   missing, whatever stood there. Where the defect outlives reading (a category kept as written, publishers that
 *   differ), a check has the finding's name and fails where the finding is.
 * - Of two checks that one defect would fail, the more particular one speaks: a title that is a trial entry is not also
 *   too short, and publishers that differ in the closing time fail `closing-times-differ` and not `publishers-differ`.
 *   Only a flag stands beside what is worse: an amount that is impossible is suspect, too.
 */

/** What a check is about. */
export type Area =
  | 'dates'
  | 'briefing'
  | 'amounts'
  | 'awards'
  | 'suppliers'
  | 'contracts'
  | 'text'
  | 'buyer'
  | 'place'
  | 'contact'
  | 'documents'
  | 'classification'
  | 'status'
  | 'combining';

/**
 * How much a failure matters: an `error` is wrong for certain or makes the record useless, a `warning` is wrong
 * probably, an `info` is a thing one would want to know or to have.
 */
export type Severity = 'error' | 'warning' | 'info';

/** One rule of data quality. */
export type Check = {
  /** Kebab-case; what consumers read among a tender's validation errors. */
  name: string;
  of: Area;
  /** What a failure means, one sentence. */
  means: string;
  severity: Severity;
  /** Share of the score that a failure costs, 0 to 1. */
  weight: number;
  /** Never throws, and knows no clock: the present is the moment of the record's capture. */
  fails: (record: Checked) => boolean;
};

/** A rule that needs other records too; SQL computes it where records are published. */
export type SetCheck = Omit<Check, 'fails'> & {
  scope: 'set';
  /** The condition under which it fails, in terms of the tables. */
  condition: string;
};

/** A record of one contracting process, before it is judged. */
export type Checked = {
  tender: Omit<TenderRow, 'quality_score' | 'provenance_id'>;
  documents: readonly DocumentRow[];
  awards: readonly AwardRow[];
  subcontractors: readonly SubcontractorRow[];
  parties: readonly PartyRow[];
  bidders: readonly BidderRow[];
  contracts: readonly ContractRow[];
  milestones: readonly MilestoneRow[];
  findings: readonly SourcedFinding[];
  /** The category that the text alone suggests and how surely (0 to 1), where somebody asked. */
  suggestion?: { category: string; confidence: number } | null;
};

export type CheckedTender = Checked['tender'];

/** @returns the checks of one area */
export const checksOf = (of: Area, checks: readonly Omit<Check, 'of'>[]): readonly Check[] =>
  checks.map(({ name, means, severity, weight, fails }) => ({ name, of, means, severity, weight, fails }));

/** @returns whether reading or combining found this */
export function isFound({ findings }: Checked, kind: FindingKind): boolean {
  for (const finding of findings) if (finding.kind === kind) return true;
  return false;
}
