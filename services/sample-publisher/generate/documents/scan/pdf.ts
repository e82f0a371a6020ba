import type { Random } from '#services/sample-publisher/generate/random.ts';
import { loadCanvas } from '#shared/pictures/canvas.ts';
import { laidOut } from '../print/flow.ts';
import type { Paper } from '../print/paper.ts';
import { type PrintInfo, pdfOf } from '../print/pdf.ts';
import { pngOf } from './png.ts';
import { measureWith, rastered } from './raster.ts';

/** Prints a paper and scans it: a PDF whose pages are images, without any text. */
export async function scannedPdf(paper: Paper, info: PrintInfo, random: Random): Promise<Buffer> {
  const canvas = await loadCanvas();
  const sheets = laidOut(paper, measureWith(canvas));
  return pdfOf(info, (document) => {
    for (const sheet of sheets) {
      document.addPage({ size: [sheet.width, sheet.height], margin: 0 });
      document.image(pngOf(rastered(sheet, canvas, random)), 0, 0, {
        width: sheet.width,
        height: sheet.height,
      });
    }
  });
}
