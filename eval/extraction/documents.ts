import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '#eval/real-data.ts';
import { labelledDocuments } from '#services/sample-publisher/generate/documents/labelled.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import type { Labelled } from './measure.ts';
import { realLabels } from './real-labels.ts';

/** A generated document after extraction. */
export type Generated = Labelled & { heldOut: boolean };

/** Number of generated documents, with the same seed every time. */
const SEED = 2026;

/**
 * Generates labelled documents and extracts their text.
 * @param count more than the number of layouts, so that each is used several times
 */
export async function generatedDocuments(count: number, seed: number = SEED): Promise<Generated[]> {
  const documents: Generated[] = [];
  for await (const { bytes, mimeType, ...document } of labelledDocuments({ seed, count })) {
    const { text } = await extractText(new Uint8Array(bytes), { fileName: document.fileName, mimeType });
    documents.push({ ...document, text, truth: withPricing(document.truth) });
  }
  return documents;
}

/** `SBD 3.1` is a pricing schedule, which its layout need not name again. */
function withPricing(truth: Labelled['truth']): Labelled['truth'] {
  const { returnables } = truth.lists;
  const form = returnables.find(({ code }) => /^[SM]BD3/.test(code));
  if (form === undefined || returnables.some(({ code }) => code === 'PRICING_SCHEDULE')) return truth;
  const schedule = { ...form, code: 'PRICING_SCHEDULE' };
  return { ...truth, lists: { ...truth.lists, returnables: [...returnables, schedule] } };
}

/** @returns whether any page has text; a scan has none if character recognition is not available */
export const isRead = ({ text }: Labelled): boolean => text.pages.some(({ method }) => method !== 'none');

/**
 * @param folder with the folder `tender-document-text`
 * @returns the real texts with their labels; empty if they are absent
 */
export function realDocuments(folder: string = realDataFolder): Labelled[] {
  return realLabels.flatMap(({ file, truth }) => {
    const path = join(folder, 'tender-document-text', file);
    return existsSync(path)
      ? [{ layout: 'real', fileName: file, text: textOf(readFileSync(path, 'utf8')), truth }]
      : [];
  });
}

/** The files are excerpts of plain text: one page. */
const textOf = (text: string): DocumentText => ({ pages: [{ number: 1, text, method: 'text' }] });
