import { type PdfLimits, type PdfPage, pdfPages } from '#shared/documents/pdf.ts';
import { isReadable } from './clean-text.ts';
import type { PageLines } from './extraction.ts';
import { hasCells, pageLines } from './layout/page-lines.ts';
import type { PageSize, Recogniser } from './recognise.ts';

/** Documents of tenders are longer than lists: those of construction works have up to 1,500 pages. */
const LIMITS: PdfLimits = { bytes: 67_108_864, pages: 3_000, items: 3_000_000 };
/** A page with fewer characters, such as a stamp or a page number, may be a scanned one. */
const FEW_CHARACTERS = 60;
/** A scanned page has at least so many points: A4 at 75 points an inch has 540,000, a logo less. */
const SCANNED_PIXELS = 500_000;

/**
 * Reads a PDF page by page. A page is unreadable where it is an image, or where its fonts do not say which characters they show;
 * such pages are recognised from how they look where that is possible.
 * @param recogniser null where nothing recognises images
 * @throws {DocumentError} as pdfPages
 */
export async function pdfText(bytes: Uint8Array, recogniser: Recogniser | null): Promise<PageLines[]> {
  const pages: PageLines[] = [];
  const unreadable: PageSize[] = [];
  for await (const page of pdfPages(bytes, LIMITS)) {
    const read = await readPage(page);
    if (read.method === 'none') unreadable.push(page);
    pages.push(read);
  }
  const recognised = unreadable.length > 0 ? await recogniser?.(bytes, unreadable) : undefined;
  return pages.map((page, at) => recognised?.get(at + 1) ?? page);
}

/** @returns the lines of the page. Where most of it is an image, what stands on the image stays, but the page is not read. */
async function readPage(page: PdfPage): Promise<PageLines> {
  const texts = page.items.map(({ text }) => text);
  if (!isReadable(texts.join(' '))) return { lines: [], method: 'none' };
  const isShort = texts.join('').length < FEW_CHARACTERS;
  // What is painted takes as long to read as the texts, so that only pages are looked at for which it matters.
  if (!isShort && !hasCells(page.items)) return { lines: pageLines(page.items), method: 'text' };
  const { anything, pixels, rules } = await page.painted();
  const lines = pageLines(page.items, rules);
  const isScanned = isShort && (pixels >= SCANNED_PIXELS || (lines.length === 0 && anything));
  return { lines, method: isScanned ? 'none' : 'text' };
}
