import type { IssueKind, Severity } from '#shared/domain/quality/issue-kinds.ts';
import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import type { AwardRow, StatedRecords, TenderRow } from '#shared/domain/tenders/records.ts';

/**
 * An issue is about a publisher's data and what the reader did with it; a check is about the record that is served.
 * Both use the same names, so that one defect has one name:
 *
 * - Every issue kind of severity error or warning has a check of the same name, of a record or of sets, which fails
 *   where the issue was raised and may also fail where only the combined record shows the defect. The name is in
 *   `validation_errors` already, so `assess` does not list it again.
 * - An issue kind of severity info whose value was repaired or left out has no check: a missing value is checked as
 *   missing, whatever was there. If the defect remains in the record (a category kept as written, publishers that
 *   differ), a check has the name of the issue kind and fails where the issue was raised.
 * - If one defect would fail two checks, only the more specific one fails: the title of a test entry is not reported as
 *   too short as well, and publishers that differ in the closing time fail `closing-times-differ` but not
 *   `publishers-differ`. Exception: an amount that is impossible, or implausible for its category, is reported as
 *   suspect as well.
 */

/** The part of a record that a check is about. */
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

/** A rule of data quality. */
export type Check = {
  /** In kebab-case, as listed in a tender's validation errors. */
  name: string;
  area: Area;
  /** What a failure means, in one sentence. */
  meaning: string;
  severity: Severity;
  /** What a failure takes from the score, 0 to 1. */
  weight: number;
  /** Never throws. Compares dates with the time of the capture instead of the clock. */
  fails: (record: Checked) => boolean;
};

/** A rule that compares a record with others; computed in SQL when records are published. */
export type SetCheck = Omit<Check, 'fails'> & {
  scope: 'set';
  /** The condition under which it fails, in SQL. */
  condition: string;
};

/** The record of one contracting process, before its assessment. */
export type Checked = Readonly<StatedRecords> & {
  tender: Omit<TenderRow, 'quality_score' | 'provenance_id'>;
  awards: readonly AwardRow[];
  issues: readonly SourcedIssue[];
};

/** A check without its name and area. Without `fails` it fails if an issue of its name was raised. */
type Rule = Pick<Check, 'severity' | 'weight' | 'meaning'> & Partial<Pick<Check, 'fails'>>;

const rule =
  (severity: Severity) =>
  (weight: number, meaning: string, fails?: Check['fails']): Rule => ({
    ...{ severity, weight, meaning },
    ...(fails && { fails }),
  });

export const error = rule('error');
export const warning = rule('warning');
export const info = rule('info');

/** @returns the checks of one area, by their names */
export const checksOf = (area: Area, rules: Readonly<Record<string, Rule>>): readonly Check[] =>
  Object.entries(rules).map(([name, { meaning, severity, weight, fails }]) => ({
    ...{ name, area, meaning, severity, weight },
    fails: fails ?? ((record) => hasIssue(record, name)),
  }));

/** @returns whether reading, combining or resolving raised an issue of this kind */
export function hasIssue({ issues }: Checked, kind: IssueKind | (string & {})): boolean {
  for (const issue of issues) if (issue.kind === kind) return true;
  return false;
}
