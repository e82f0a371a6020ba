import type { Random } from '#services/sample-publisher/generate/random.ts';
import { laidOut } from '../print/flow.ts';
import type { Paper } from '../print/paper.ts';
import { type PrintInfo, pdfOf } from '../print/pdf.ts';
import { pngOf } from './png.ts';
import { rastered } from './raster.ts';
import { sansTypeface } from './typeface.ts';

/** Prints a paper and scans it: a PDF whose pages are images, without any text. */
export function scannedPdf(paper: Paper, info: PrintInfo, random: Random): Promise<Buffer> {
  const typeface = sansTypeface();
  const widthOf = (text: string, size: number) =>
    [...text].reduce((sum, character) => sum + typeface.glyph(character).advance, 0) *
    (size / typeface.unitsPerEm);
  const sheets = laidOut(paper, (text, font, size) =>
    font === 'mono' ? text.length * 0.6 * size : widthOf(text, size),
  );
  return pdfOf(info, (document) => {
    for (const sheet of sheets) {
      document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
      document.image(pngOf(rastered(sheet, typeface, random)), 0, 0, {
        width: sheet.width,
        height: sheet.height,
      });
    }
  });
}
