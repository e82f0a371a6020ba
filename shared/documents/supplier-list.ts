import {
  type Candidate,
  candidateOf,
  type EditionEntry,
  editionEntry,
} from '#shared/domain/supplier-lists/editions.ts';
import {
  readPdfList,
  readSheetList,
  type SupplierList,
} from '#shared/domain/supplier-lists/supplier-list.ts';
import type { Problem } from '#shared/domain/supplier-lists/table.ts';
import { readCsv } from './csv.ts';
import { DocumentError } from './document-error.ts';
import { readPdf } from './pdf.ts';
import { readWorkbook } from './xlsx.ts';

/** What a file says that should be an edition of a list of restricted suppliers. It holds no identity numbers. */
export type ListReading = {
  form: 'pdf' | 'xlsx' | 'csv';
  candidate: Candidate;
  entries: EditionEntry[];
  problems: Problem[];
};

/**
 * Reads a file by what its first bytes say that it is: a PDF, a workbook, and otherwise CSV. It may take seconds and much memory, so
 * that a file of an unknown sender belongs into a process of its own.
 * @param hash makes a keyed hash of an identity number
 */
export async function readSupplierList(
  bytes: Uint8Array,
  hash: (digits: string) => string,
): Promise<ListReading> {
  const form = formOf(bytes);
  try {
    const list = await readers[form](bytes);
    return {
      form,
      candidate: candidateOf(list),
      entries: list.entries.map((entry) => editionEntry(entry, hash)),
      problems: list.problems,
    };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return unreadable(form, error.message);
  }
}

/** @param reason why a file gives no list, in a sentence */
export const unreadable = (form: ListReading['form'], reason: string): ListReading => ({
  form,
  candidate: { reportDate: null, entries: 0, lost: 0, unreadable: reason },
  entries: [],
  problems: [],
});

const readers: Record<ListReading['form'], (bytes: Uint8Array) => Promise<SupplierList>> = {
  pdf: async (bytes) => readPdfList(await readPdf(bytes)),
  xlsx: async (bytes) => readSheetList(await readWorkbook(bytes)),
  csv: async (bytes) => readSheetList(readCsv(bytes)),
};

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
