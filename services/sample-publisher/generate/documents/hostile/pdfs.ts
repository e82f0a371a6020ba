import { type PrintInfo, pdfOf } from '../print/pdf.ts';
import { rawPdf, stream } from './raw-pdf.ts';

const info: PrintInfo = {
  title: 'Bid document',
  author: 'Tender office',
  made: new Date('2026-08-03T08:00:00Z'),
};
export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGES = 10_000;
const DEPTH = 50_000;

const page = (contents: string, font: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 ${font} >> >> >>`;

/** A PDF that opens only with a password. */
export const encrypted = (): Promise<Buffer> =>
  pdfOf({ ...info, password: 'closed' }, (document) =>
    document.addPage({ margin: 0 }).text('Closing date: 1 September 2026', 50, 50),
  );

/** The first half of a PDF, as a broken upload leaves it. */
export async function truncated(): Promise<Buffer> {
  const whole = await pdfOf(info, (document) => {
    for (let at = 0; at < 5; at += 1) document.addPage({ margin: 0 }).text(`Page ${at + 1}`, 50, 50);
  });
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/** A tree of pages that leads back to its root. */
export const cyclic = (): Buffer =>
  rawPdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 2 >>',
    '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 2 >>',
  ]);

/** More pages than any tender has, all with the same few words. */
export const manyPages = (): Buffer =>
  rawPdf([
    CATALOGUE,
    `<< /Type /Pages /Count ${PAGES} /Kids [${Array.from({ length: PAGES }, (_, at) => `${at + 5} 0 R`).join(' ')}] >>`,
    HELVETICA,
    stream('BT /F1 12 Tf 50 700 Td (General conditions of contract) Tj ET'),
    ...Array.from({ length: PAGES }, () => page('4 0 R', '3 0 R')),
  ]);

/** Arrays in arrays, deeper than a reader that calls itself can follow. */
export const nestedArrays = (): Buffer =>
  rawPdf([
    CATALOGUE,
    `<< /Type /Pages /Count 1 /Kids [3 0 R] /Deep ${'['.repeat(DEPTH)}${']'.repeat(DEPTH)} >>`,
    page('4 0 R', '5 0 R'),
    stream('BT /F1 12 Tf 50 700 Td (Deep) Tj ET'),
    HELVETICA,
  ]);

/** A text whose font does not reveal the meaning of its letters: each is a drawing with a number. */
export function withoutUnicode(): Buffer {
  const letters = Array.from({ length: 26 }, (_, at) => at + 1);
  const said = letters.map((letter) => `\\${letter.toString(8).padStart(3, '0')}`).join('');
  return rawPdf([
    CATALOGUE,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    page('4 0 R', '5 0 R'),
    stream(
      Array.from({ length: 30 }, (_, at) => `BT /F1 12 Tf 50 ${780 - at * 20} Td (${said}) Tj ET`).join('\n'),
    ),
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 600] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar 26 /Widths [${letters.map(() => 600).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${letters.map((letter) => `/x${letter}`).join(' ')}] >> /CharProcs << ${letters.map((letter) => `/x${letter} 6 0 R`).join(' ')} >> /Resources << >> >>`,
    stream('600 0 0 0 500 500 d1 0 0 500 500 re f'),
  ]);
}
