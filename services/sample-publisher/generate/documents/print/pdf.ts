import type { Random } from '#services/sample-publisher/generate/random.ts';
import { laidOut } from './flow.ts';
import type { Paper } from './paper.ts';
import type { FontName, Sheet } from './sheet.ts';

const fonts: Readonly<Record<FontName, string>> = {
  sans: 'Helvetica',
  'sans-bold': 'Helvetica-Bold',
  serif: 'Times-Roman',
  'serif-bold': 'Times-Bold',
  mono: 'Courier',
};

/** What a file says about itself; with `password` it opens only with that. */
export type PrintInfo = { title: string; author?: string; made: Date; password?: string };

/** Prints a paper as PDF; the same bytes for the same arguments. */
export const printedPdf = (paper: Paper, info: PrintInfo, random: Random): Promise<Buffer> =>
  pdfOf(info, (document) => {
    const sheets = laidOut(paper, (text, font, size) =>
      document.font(fonts[font]).fontSize(size).widthOfString(text),
    );
    for (const sheet of sheets) printSheet(document, glued(sheet, paper.look.glued ?? 0, random));
  });

/** The sheet without a share of its blanks between words; blanks in a row, which align texts, stay. */
const glued = (sheet: Sheet, share: number, random: Random): Sheet =>
  share === 0
    ? sheet
    : {
        ...sheet,
        texts: sheet.texts.map((item) => ({
          ...item,
          text: item.text.replaceAll(/(?<=\S) (?=\S)/g, () => (random.chance(share) ? '' : ' ')),
        })),
      };

function printSheet(document: PDFKit.PDFDocument, { width, height, texts, lines }: Sheet): void {
  document.addPage({ size: [width, height], margin: 0 });
  document.lineWidth(0.6);
  for (const { from, to } of lines)
    document
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  for (const { text, x, y, font, size } of texts)
    document.font(fonts[font]).fontSize(size).text(text, x, y, { lineBreak: false });
}

/** Writes a PDF with the pages that `draw` adds. */
export async function pdfOf(
  { title, author, made, password }: PrintInfo,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  // Loaded with the first document: it takes as long as all the rest of the publisher.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    margin: 0,
    autoFirstPage: false,
    ...(password === undefined ? {} : { userPassword: password }),
    info: {
      Title: title,
      ...(author === undefined ? {} : { Author: author }),
      ...{ CreationDate: made, ModDate: made },
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return finished;
}
