import type { TextItem } from '#shared/domain/supplier-lists/text-item.ts';
import { DocumentError } from './document-error.ts';

/** How much of a PDF is read. A list of 2,000 entries has some hundred pages and 100,000 pieces of text. */
export type PdfLimits = { bytes: number; pages: number; items: number };
export const PDF_LIMITS: PdfLimits = { bytes: 33_554_432, pages: 1_000, items: 1_000_000 };

const START = '%PDF-';
/** Programs put a few bytes before the start and after the end. */
const START_WITHIN = 1_024;
const END = '%%EOF';
const END_WITHIN = 2_048;

/**
 * Reads the texts of a PDF with their places. It takes seconds for large files and runs in this process, so that a file of an
 * unknown sender belongs into a process with a time limit.
 * @returns the texts of all pages, in the order of the file
 * @throws {DocumentError} empty, other-format, encrypted (a password is needed), damaged (also where the end is missing, because
 *   the pages that are left look like a shorter list), no-text, too-large
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits = PDF_LIMITS): Promise<TextItem[]> {
  checkBytes(bytes, limits);
  // Loaded with the first PDF: it takes as long as many modules together.
  const { getDocument, Util, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    // A copy, because it is moved to where it is parsed.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > limits.pages)
      throw new DocumentError(
        'too-large',
        `the PDF has ${document.numPages} pages, more than ${limits.pages}`,
      );
    const items: TextItem[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { transform } = page.getViewport({ scale: 1 });
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [, , rise, run, x, y]: number[] = Util.transform(transform, item.transform);
        const height = item.height || Math.hypot(rise ?? 0, run ?? 0);
        items.push({ page: number, text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height });
      }
      page.cleanup();
      if (items.length > limits.items)
        throw new DocumentError('too-large', `the PDF has more than ${limits.items} pieces of text`);
    }
    if (items.length === 0)
      throw new DocumentError(
        'no-text',
        `none of the ${document.numPages} pages has text: they are images or blank`,
      );
    return items;
  } catch (error) {
    throw faultOf(error);
  } finally {
    await task.destroy();
  }
}

function checkBytes(bytes: Uint8Array, limits: PdfLimits): void {
  if (bytes.length === 0) throw new DocumentError('empty', 'the file has no bytes');
  if (bytes.length > limits.bytes)
    throw new DocumentError('too-large', `the PDF has ${bytes.length} bytes, more than ${limits.bytes}`);
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (!text(0, START_WITHIN).includes(START)) throw new DocumentError('other-format', 'the file is no PDF');
  if (!text(Math.max(0, bytes.length - END_WITHIN), bytes.length).includes(END))
    throw new DocumentError('damaged', 'the end of the PDF is missing');
}

function faultOf(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException')
    return new DocumentError('encrypted', 'the PDF needs a password', { cause: error });
  return new DocumentError('damaged', 'the structure of the PDF is broken', { cause: error });
}
