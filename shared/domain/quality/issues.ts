import { type IssueKind, issueKinds, type Severity } from './issue-kinds.ts';

/** Something wrong or notable in one capture. */
export type Issue = {
  kind: IssueKind;
  /** Place in the capture, such as `awards/0/value/amount`. */
  path: string;
  detail?: Record<string, unknown>;
};

/** An issue and the publisher whose data has it. */
export type SourcedIssue = Issue & { source: string };

export const severityOf = (kind: IssueKind): Severity => issueKinds[kind].severity;

/** @returns the kinds of the errors and warnings among the issues, sorted, each once */
export const validationErrorsOf = (issues: readonly Issue[]): string[] =>
  [...new Set(issues.map(({ kind }) => kind).filter((kind) => severityOf(kind) !== 'info'))].sort();
