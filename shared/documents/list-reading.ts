import type { EditionCandidate, EditionEntry } from '#shared/domain/supplier-lists/editions.ts';
import type { Problem } from '#shared/domain/supplier-lists/table.ts';

/** What a file says that should be an edition of a list of restricted suppliers. It holds no identity numbers. */
export type ListReading = {
  form: 'pdf' | 'xlsx' | 'csv';
  candidate: EditionCandidate;
  entries: EditionEntry[];
  problems: Problem[];
};

/** @param reason why a file gives no list, in a sentence */
export const unreadable = (form: ListReading['form'], reason: string): ListReading => ({
  form,
  candidate: { reportDate: null, entries: 0, lost: 0, unreadable: reason },
  entries: [],
  problems: [],
});

/** Programs put a few bytes before the start of a PDF. */
const START_WITHIN = 1_024;
/** Workbooks, and the containers in which encrypted ones are. */
const WORKBOOK = /^(?:PK|\u00d0\u00cf\u0011\u00e0)/;

/** @returns what the first bytes of a file say that it is */
export function formOf(bytes: Uint8Array): ListReading['form'] {
  const start = Buffer.from(bytes.subarray(0, START_WITHIN)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  return WORKBOOK.test(start) ? 'xlsx' : 'csv';
}
