import { candidateOf, editionEntry } from '#shared/domain/supplier-lists/editions.ts';
import {
  readPdfList,
  readSheetList,
  type SupplierList,
} from '#shared/domain/supplier-lists/supplier-list.ts';
import { readCsv } from './csv.ts';
import { DocumentError } from './document-error.ts';
import { formOf, type ListReading, unreadable } from './list-reading.ts';
import { readPdf } from './pdf.ts';
import { readWorkbook } from './xlsx.ts';

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

const readers: Record<ListReading['form'], (bytes: Uint8Array) => Promise<SupplierList>> = {
  pdf: async (bytes) => readPdfList(await readPdf(bytes)),
  xlsx: async (bytes) => readSheetList(await readWorkbook(bytes)),
  csv: async (bytes) => readSheetList(readCsv(bytes)),
};
