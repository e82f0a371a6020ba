import { pdfOf } from '#services/sample-publisher/generate/documents/print/pdf.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import type { PrintedEntry } from './entries.ts';
import { cellText, type ListLayout } from './layout.ts';

/** Points: A4 across, and the margins around the table. */
const PAGE = { width: 841.89, height: 595.28, left: 24, top: 30, bottom: 40 };
/** Points between the border of a column and its text. */
const INSET = 4;
const LEADING = 1.2;
/** Points between the two prints of a text that looks bold. */
const BOLD = 0.3;

type Cell = { x: number; width: number; lines: string[] };

/** Prints a list as PDF: title, heading, rows, and the number of each page. The same bytes for the same arguments. */
export function restrictedListPdf(
  seed: number,
  entries: readonly PrintedEntry[],
  layout: ListLayout,
): Promise<Buffer> {
  const made = new Date(`${layout.reportDate}T00:00:00Z`);
  return pdfOf({ title: 'Restricted Suppliers', made }, (document) => draw(document, seed, entries, layout));
}

function draw(
  document: PDFKit.PDFDocument,
  seed: number,
  entries: readonly PrintedEntry[],
  layout: ListLayout,
): void {
  document.font('Helvetica').fontSize(layout.fontSize);

  const leading = layout.fontSize * LEADING;
  const total = layout.columns.reduce((sum, { share }) => sum + share, 0);
  let left = PAGE.left;
  const places = layout.columns.map(({ share }) => {
    const width = (share / total) * (PAGE.width - 2 * PAGE.left);
    left += width;
    return { x: left - width + INSET, width: width - 2 * INSET };
  });
  const wrap = (text: string, width: number): string[] =>
    wrapped(text, width, (part) => document.widthOfString(part));
  const write = (text: string, x: number, y: number, bold: boolean): void => {
    document.text(text, x, y, { lineBreak: false });
    if (bold) document.text(text, x + BOLD, y, { lineBreak: false });
  };

  let page = 0;
  let y = 0;
  const openPage = (): void => {
    document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    page += 1;
    y = PAGE.top;
    write(`Page ${page}`, PAGE.width - 80, PAGE.height - 20, false);
    if (page === 1) {
      write(layout.title, PAGE.left, y, layout.overprints);
      write(layout.reportLine, PAGE.left, y + 2 * leading, false);
      y += 5 * leading;
    }
    if (page === 1 || layout.repeatsHeading) {
      const titles = layout.columns.map(({ title }, at) => ({
        ...places[at]!,
        lines: wrap(title, places[at]!.width),
      }));
      const from = layout.columns.findIndex(({ field }) => field === 'from');
      if (layout.periodTitle !== null) {
        write(layout.periodTitle, places[from]!.x + places[from]!.width / 2, y, layout.overprints);
        y += leading;
      }
      y = printRow(titles, y, 'top', layout.overprints) + layout.padding + 2;
    }
  };
  const printRow = (
    cells: readonly Cell[],
    top: number,
    align: ListLayout['align'],
    bold: boolean,
  ): number => {
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    for (const { x, lines } of cells) {
      const free = most - lines.length;
      const first = align === 'top' ? 0 : align === 'bottom' ? free : free / 2;
      for (const [at, line] of lines.entries()) write(line, x, top + (first + at) * leading, bold);
    }
    return top + most * leading;
  };

  openPage();
  const end = PAGE.height - PAGE.bottom;
  for (const [index, entry] of entries.entries()) {
    const random = randomOf(seed, 'list-row', index);
    let cells: Cell[] = layout.columns.map((column, at) => ({
      ...places[at]!,
      lines: wrap(cellText(entry, column, index, layout, random), places[at]!.width),
    }));
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    const fits = Math.floor((end - y - layout.padding) / leading);
    if (fits < most && layout.splitsRows && fits >= 2) {
      printRow(
        cells.map((cell) => ({ ...cell, lines: cell.lines.slice(0, fits) })),
        y + layout.padding,
        'top',
        false,
      );
      cells = cells.map((cell) => ({ ...cell, lines: cell.lines.slice(fits) }));
      openPage();
    } else if (fits < most) openPage();
    y = printRow(cells, y + layout.padding, layout.align, false) + layout.padding;
  }
}

/** Divides a text into lines at blanks; a word that is too long, after a slash or hyphen. */
function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const close = (): void => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    close();
    for (const part of word.split(/(?<=[/-])/)) {
      if (line !== '' && widthOf(line + part) > width) close();
      line += part;
    }
  }
  close();
  return lines;
}
