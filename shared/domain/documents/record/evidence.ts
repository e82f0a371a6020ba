import type { CombinedAnalysis, FoundIn } from '../combine-analyses.ts';
import { rounded } from './requirements.ts';

/** A value and where a document says it. */
export type EvidenceEntry = {
  field: string;
  value: unknown;
  confidence: number;
  source: 'rule' | 'model';
  documentId: string;
  page: number;
  start: number;
  end: number;
  quote: string;
};

/** @returns one entry for each passage, in the order of the fields */
export function evidenceOf({ values, lists, subject }: CombinedAnalysis): EvidenceEntry[] {
  const found: [string, FoundIn<unknown>][] = [
    ...Object.entries(values).flatMap(([field, value]): [string, FoundIn<unknown>][] =>
      value === null ? [] : [[field, value]],
    ),
    ...Object.entries(lists).flatMap(([field, list]) =>
      list.map((value): [string, FoundIn<unknown>] => [field, value]),
    ),
    ...subject.map((value): [string, FoundIn<unknown>] => ['subject', value]),
  ];
  return found.flatMap(([field, { value, confidence, source, evidence }]) =>
    evidence.map(({ documentId, page, start, end, quote }) => ({
      field,
      value,
      confidence: rounded(confidence),
      source: source ?? 'rule',
      documentId,
      page,
      start,
      end,
      quote,
    })),
  );
}
