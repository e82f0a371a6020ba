import { DocumentError } from '#shared/documents/document-error.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { readPdf } from '#shared/documents/pdf.ts';

const texts = new WeakMap<Buffer, Promise<string | null>>();

/**
 * All text of a document, which is read once; null for one whose pages are images. Texts of a PDF come in the order in which they were printed, so that a
 * cell of several lines is not mixed with the cells beside it.
 */
export function plainText(bytes: Buffer): Promise<string | null> {
  if (!texts.has(bytes)) texts.set(bytes, readText(bytes));
  return texts.get(bytes)!;
}

async function readText(bytes: Buffer): Promise<string | null> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    const { text } = await extractText(bytes);
    return text.pages.map((page) => page.text).join('\n');
  }
  try {
    const items = await readPdf(bytes);
    return items.map(({ text }) => text).join(' ');
  } catch (error) {
    if (error instanceof DocumentError && error.fault === 'no-text') return null;
    throw error;
  }
}
