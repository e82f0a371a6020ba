import type { SourcedFinding } from '#shared/domain/quality/findings.ts';
import { present, type Strand } from '#shared/domain/tenders/history/source-history.ts';
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
 * @param strands in order of precedence, at least one
 */
export function mergeFields(strands: readonly [Strand, ...Strand[]]): MergedFields {
  const fields = { ...present(strands[0]).tender };
  const origins: Record<string, Origin> = {};
  const findings: SourcedFinding[] = [];
  for (const group of groups) {
    const chosen = choose(group, strands);
    const from = present(chosen.strand).tender;
    for (const column of group.columns) {
      assign(fields, column, from);
      if (from[column] === null) continue;
      const path = chosen.strand.reader.paths[column] ?? '';
      origins[column] = [chosen.strand.source, path, chosen.method, chosen.confidence];
    }
    if (chosen.dispute) findings.push(chosen.dispute);
  }
  fields.flags = [...new Set(strands.flatMap((strand) => present(strand).tender.flags))].sort();
  return { fields, origins, findings };
}

type Choice = { strand: Strand; method: string; confidence: number; dispute?: SourcedFinding };

function choose({ columns, order }: Group, strands: readonly [Strand, ...Strand[]]): Choice {
  const lead = columns[0] as Column;
  const ordered = strands.length === 1 ? strands : inOrder(strands, order);
  const holding = ordered.filter((strand) => present(strand).tender[lead] !== null);
  const [first, ...others] = holding;
  if (first === undefined) return { strand: ordered[0] ?? strands[0], method: 'stated', confidence: ALONE };
  if (others.length === 0) return { strand: first, method: 'stated', confidence: ALONE };
  const values = new Set(holding.map((strand) => String(present(strand).tender[lead])));
  if (values.size === 1) return { strand: first, method: 'agreed', confidence: AGREED };
  const latest = lastChanged(holding, lead);
  const strand = latest ?? first;
  const choice = {
    strand,
    method: latest ? 'changed-last' : 'preferred',
    confidence: DISPUTED,
  };
  if (ownWords.has(lead)) return choice;
  const detail = Object.fromEntries(
    holding.map(({ source }, index) => [
      source,
      excerpt(String(present(holding[index] as Strand).tender[lead])),
    ]),
  );
  return {
    ...choice,
    dispute: { source: strand.source, kind: 'publishers-differ', path: lead, detail },
  };
}

/** @returns the strand whose value was seen to change last; null where none was */
function lastChanged(strands: readonly Strand[], column: Column): Strand | null {
  let found: { strand: Strand; at: Instant } | null = null;
  for (const strand of strands) {
    const at = changedAt(strand, column);
    if (at !== null && (found === null || at > found.at)) found = { strand, at };
  }
  return found?.strand ?? null;
}

function changedAt({ states }: Strand, column: Column): Instant | null {
  for (let index = states.length - 1; index > 0; index -= 1) {
    const [before, now] = [states[index - 1], states[index]];
    if (before?.notice.tender[column] !== now?.notice.tender[column]) return now?.capturedAt ?? null;
  }
  return null;
}

function assign<Name extends Column>(into: TenderFields, column: Name, from: TenderFields): void {
  into[column] = from[column];
}
