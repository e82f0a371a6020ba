import type { SourcedFinding } from '#shared/domain/quality/findings.ts';
import { present, type SourceHistory } from '#shared/domain/tenders/history/source-history.ts';
import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import type { ProvenanceRow, TenderFields } from '#shared/domain/tenders/records.ts';
import type { Instant } from '#shared/time.ts';
import { type Group, groups, inOrder } from './precedence.ts';

type Column = keyof TenderFields;
type Origin = ProvenanceRow['fields'][string];

/** Certainty of a value: both publishers give it, one does, or the other gives another. */
const AGREED = 1;
const ALONE = 0.95;
const DISPUTED = 0.8;

/** Differences that say nothing: each publisher has words of its own for these. */
const ownWords: ReadonlySet<Column> = new Set(['source_status', 'delivery', 'description']);

export type MergedFields = {
  fields: TenderFields;
  origins: Record<string, Origin>;
  findings: SourcedFinding[];
};

/**
 * One value for each field by the table of precedence.
 * @param sources in order of precedence, at least one
 */
export function mergeFields(sources: readonly [SourceHistory, ...SourceHistory[]]): MergedFields {
  const fields = { ...present(sources[0]).tender };
  const origins: Record<string, Origin> = {};
  const findings: SourcedFinding[] = [];
  for (const group of groups) {
    const chosen = choose(group, sources);
    const from = present(chosen.source).tender;
    for (const column of group.columns) {
      assign(fields, column, from);
      if (from[column] === null) continue;
      const path = chosen.source.reader.paths[column] ?? '';
      origins[column] = [chosen.source.source, path, chosen.method, chosen.confidence];
    }
    if (chosen.dispute) findings.push(chosen.dispute);
  }
  fields.validation_errors = [
    ...new Set(sources.flatMap((source) => present(source).tender.validation_errors)),
  ].sort();
  return { fields, origins, findings };
}

type Choice = { source: SourceHistory; method: string; confidence: number; dispute?: SourcedFinding };

function choose({ columns, order }: Group, sources: readonly [SourceHistory, ...SourceHistory[]]): Choice {
  const lead = columns[0] as Column;
  const ordered = sources.length === 1 ? sources : inOrder(sources, order);
  const holding = ordered.filter((source) => present(source).tender[lead] !== null);
  const [first, ...others] = holding;
  if (first === undefined) return { source: ordered[0] ?? sources[0], method: 'stated', confidence: ALONE };
  if (others.length === 0) return { source: first, method: 'stated', confidence: ALONE };
  const values = new Set(holding.map((source) => String(present(source).tender[lead])));
  if (values.size === 1) return { source: first, method: 'agreed', confidence: AGREED };
  const latest = lastChanged(holding, lead);
  const source = latest ?? first;
  const choice = {
    source,
    method: latest ? 'changed-last' : 'preferred',
    confidence: DISPUTED,
  };
  if (ownWords.has(lead)) return choice;
  const detail = Object.fromEntries(
    holding.map(({ source }, index) => [
      source,
      excerpt(String(present(holding[index] as SourceHistory).tender[lead])),
    ]),
  );
  return {
    ...choice,
    dispute: { source: source.source, kind: 'publishers-differ', path: lead, detail },
  };
}

/** @returns the source whose value was seen to change last; null where none was */
function lastChanged(sources: readonly SourceHistory[], column: Column): SourceHistory | null {
  let found: { source: SourceHistory; at: Instant } | null = null;
  for (const source of sources) {
    const at = changedAt(source, column);
    if (at !== null && (found === null || at > found.at)) found = { source, at };
  }
  return found?.source ?? null;
}

function changedAt({ states }: SourceHistory, column: Column): Instant | null {
  for (let index = states.length - 1; index > 0; index -= 1) {
    const [before, now] = [states[index - 1], states[index]];
    if (before?.notice.tender[column] !== now?.notice.tender[column]) return now?.capturedAt ?? null;
  }
  return null;
}

function assign<Name extends Column>(into: TenderFields, column: Name, from: TenderFields): void {
  into[column] = from[column];
}
