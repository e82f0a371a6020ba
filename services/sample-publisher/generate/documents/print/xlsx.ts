import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { type Block, markOf, type Paper } from './paper.ts';
import type { PrintInfo } from './pdf.ts';

/** Digits alone become numbers, as a person enters them. */
const cellOf = (text: string): CellValue =>
  /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text === '' ? null : text;

function rowsOf(block: Block): CellValue[][] {
  switch (block.kind) {
    case 'title':
    case 'heading':
    case 'text':
      return [[block.text]];
    case 'list':
      return block.items.map((item, at) => [markOf(block.mark, at), item]);
    case 'table':
      return [...block.rows.map((row) => row.map(cellOf)), []];
    case 'aligned':
      return block.lines.map((line) => [line]);
    default:
      return [[]];
  }
}

/** Writes a paper as workbook; each page is a sheet, which takes its name from the first text of the page. */
export async function printedXlsx({ blocks }: Paper, { made }: PrintInfo): Promise<Buffer> {
  const sheets: { name: string; rows: CellValue[][] }[] = [];
  let rows: CellValue[][] | null = null;
  for (const block of blocks) {
    if (block.kind === 'page') rows = null;
    else {
      if (rows === null) {
        const name = 'text' in block ? block.text : 'Sheet';
        rows = [];
        sheets.push({
          name: `${sheets.length + 1} ${name.replaceAll(/[^\w ]/g, '').slice(0, 24)}`.trim(),
          rows,
        });
      }
      rows.push(...rowsOf(block));
    }
  }
  return Buffer.from(await writeXlsx({ sheets, properties: { created: made, modified: made } }));
}
