import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import {
  latestRecord,
  type SourceHistories,
  type SourceHistory,
} from '#shared/domain/tenders/history/source-history.ts';
import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import type { ProvenanceRow, TenderFields } from '#shared/domain/tenders/records.ts';
import type { Instant } from '#shared/time.ts';
import { type FieldGroup, fieldGroups, inOrder } from './precedence.ts';

type Column = keyof TenderFields;
type Origin = ProvenanceRow['fields'][string];

/**
 * Confidence in a value, 0 to 1: all publishers agree, one publisher gives it, or other publishers give another value.
 */
const AGREED = 1;
const ALONE = 0.95;
const DISPUTED = 0.8;

/** Columns that each publisher words differently, so that a difference is not an issue. */
const wordedFreely: ReadonlySet<Column> = new Set(['source_status', 'delivery', 'description']);

export type CombinedFields = {
  fields: TenderFields;
  origins: Record<string, Origin>;
  issues: SourcedIssue[];
};

/** Takes one value for each field, according to the table of precedence. */
export function combineFields(histories: SourceHistories): CombinedFields {
  const fields = { ...latestRecord(histories[0]).tender };
  const origins: Record<string, Origin> = {};
  const issues: SourcedIssue[] = [];
  for (const group of fieldGroups) {
    const { history, method, confidence, dispute } = choose(group, histories);
    const from = latestRecord(history).tender;
    for (const column of group.columns) {
      assign(fields, column, from);
      if (from[column] === null) continue;
      origins[column] = [history.source, history.reader.paths[column] ?? '', method, confidence];
    }
    if (dispute) issues.push(dispute);
  }
  fields.validation_errors = [
    ...new Set(histories.flatMap((history) => latestRecord(history).tender.validation_errors)),
  ].sort();
  return { fields, origins, issues };
}

type Choice = { history: SourceHistory; method: string; confidence: number; dispute?: SourcedIssue };

function choose({ columns, order }: FieldGroup, histories: SourceHistories): Choice {
  const lead = columns[0] as Column;
  const given = (history: SourceHistory) => latestRecord(history).tender[lead];
  const ordered = histories.length === 1 ? histories : inOrder(histories, order);
  const withValue = ordered.filter((history) => given(history) !== null);
  const [first, ...others] = withValue;
  if (first === undefined)
    return { history: ordered[0] ?? histories[0], method: 'stated', confidence: ALONE };
  if (others.length === 0) return { history: first, method: 'stated', confidence: ALONE };
  const values = new Set(withValue.map((history) => String(given(history))));
  if (values.size === 1) return { history: first, method: 'agreed', confidence: AGREED };
  const changedLast = lastChanged(withValue, lead);
  const choice = {
    history: changedLast ?? first,
    method: changedLast ? 'changed-last' : 'preferred',
    confidence: DISPUTED,
  };
  if (wordedFreely.has(lead)) return choice;
  const detail = Object.fromEntries(
    withValue.map((history) => [history.source, excerpt(String(given(history)))]),
  );
  return {
    ...choice,
    dispute: { source: choice.history.source, kind: 'publishers-differ', path: lead, detail },
  };
}

/** @returns the history in which the value changed last; null if no change of it was captured */
function lastChanged(histories: readonly SourceHistory[], column: Column): SourceHistory | null {
  let found: { history: SourceHistory; at: Instant } | null = null;
  for (const history of histories) {
    const at = changedAt(history, column);
    if (at !== null && (found === null || at > found.at)) found = { history, at };
  }
  return found?.history ?? null;
}

function changedAt({ states }: SourceHistory, column: Column): Instant | null {
  for (let index = states.length - 1; index > 0; index -= 1) {
    const [before, now] = [states[index - 1], states[index]];
    if (before?.record.tender[column] !== now?.record.tender[column]) return now?.capturedAt ?? null;
  }
  return null;
}

function assign<Name extends Column>(into: TenderFields, column: Name, from: TenderFields): void {
  into[column] = from[column];
}
