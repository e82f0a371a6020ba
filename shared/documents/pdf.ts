import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from '#shared/domain/supplier-lists/text-item.ts';
import { DocumentError } from './document-error.ts';
import { type Painting, paintingOf } from './painting.ts';

/** How much of a PDF is read. A list of 2,000 entries has some hundred pages and 100,000 pieces of text. */
export type PdfLimits = { bytes: number; pages: number; items: number };
export const PDF_LIMITS: PdfLimits = { bytes: 33_554_432, pages: 1_000, items: 1_000_000 };

/** A piece of text, and its direction: degrees clockwise, 0 for a text that is read from left to right. */
export type PlacedText = TextItem & { angle: number };

/** A page as it is shown, turned as the file says. Lengths are points. */
export type PdfPage = {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  /** In the order of the file. Their places are measured from the top left. */
  items: PlacedText[];
  /** What is painted on the page. Takes time, because images are unpacked. */
  painted(): Promise<Painting>;
};

const START = '%PDF-';
/** Programs put a few bytes before the start and after the end. */
const START_WITHIN = 1_024;
const END = '%%EOF';
const END_WITHIN = 2_048;

/**
 * Reads the texts of a PDF with their places. It takes seconds for large files and runs in this process, so that a file of an
 * unknown sender belongs into a process with a time limit.
 * @returns the texts of all pages, in the order of the file
 * @throws {DocumentError} as pdfPages, and no-text
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits = PDF_LIMITS): Promise<TextItem[]> {
  const items: TextItem[] = [];
  let pages = 0;
  for await (const page of pdfPages(bytes, limits)) {
    pages += 1;
    items.push(...page.items.map(({ angle: _, ...item }) => item));
  }
  if (items.length === 0)
    throw new DocumentError('no-text', `none of the ${pages} pages has text: they are images or blank`);
  return items;
}

/**
 * Reads a PDF page by page, so that only one page is in memory.
 * @throws {DocumentError} empty, other-format, encrypted (a password is needed), damaged (also where the end is missing, because
 *   the pages that are left look like a shorter file), too-large
 */
export async function* pdfPages(bytes: Uint8Array, limits: PdfLimits): AsyncGenerator<PdfPage, void> {
  checkBytes(bytes, limits);
  // Loaded with the first PDF: it takes as long as many modules together.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
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
    let items = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const { proxy, page } = await readPage(document, number);
      items += page.items.length;
      if (items > limits.items)
        throw new DocumentError('too-large', `the PDF has more than ${limits.items} pieces of text`);
      yield page;
      proxy.cleanup();
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    await task.destroy();
  }
}

async function readPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ proxy: PDFPageProxy; page: PdfPage }> {
  const { OPS, Util } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const proxy = await document.getPage(number);
  const { transform, width, height } = proxy.getViewport({ scale: 1 });
  const items: PlacedText[] = [];
  for (const item of (await proxy.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [along = 0, across = 0, rise = 0, run = 0, x = 0, y = 0]: number[] = Util.transform(
      transform,
      item.transform,
    );
    const angle = Math.round((Math.atan2(across, along) * 180) / Math.PI);
    const letters = item.height || Math.hypot(rise, run);
    items.push({ page: number, text: item.str, x, y, width: item.width, height: letters, angle });
  }
  const painted = async () =>
    paintingOf(
      await proxy.getOperatorList(),
      OPS,
      transform as [number, number, number, number, number, number],
    );
  return { proxy, page: { number, width, height, items, painted } };
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
