import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { type SheetValue, workbookOf } from '#shared/documents/xlsx-writer.ts';

async function* rowsOf(count: number): AsyncGenerator<SheetValue[]> {
  yield ['n', 'text', 'day'];
  for (let n = 1; n <= count; n += 1) yield [n, `row ${n}`, new Date(Date.UTC(2026, 0, n))];
}

it('a workbook continues in another sheet with the heading if a sheet is full', async () => {
  const written = {
    sheet: 'Tenders',
    maxRows: 4,
    columns: [
      { format: null, width: 5, lines: false },
      { format: null, width: 20, lines: true },
      { format: 'yyyy-mm-dd', width: 12, lines: false },
    ],
  };
  const sheets = await readWorkbook(await buffer(workbookOf(written, rowsOf(7))));
  const heading = ['n', 'text', 'day'];
  const row = (n: number) => [n, `row ${n}`, new Date(Date.UTC(2026, 0, n))];
  expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells)])).toEqual([
    ['Tenders', [heading, row(1), row(2), row(3)]],
    ['Tenders 2', [heading, row(4), row(5), row(6)]],
    ['Tenders 3', [heading, row(7)]],
  ]);
});

it('a workbook freezes the heading of every sheet and filters by it', async () => {
  const { sheets } = await readXlsx(await buffer(workbookOf({ sheet: 'Tenders', maxRows: 3 }, rowsOf(4))));
  expect(sheets.map(({ freezePane, autoFilter }) => [freezePane, autoFilter?.range])).toEqual([
    [{ rows: 1 }, 'A1:C3'],
    [{ rows: 1 }, 'A1:C3'],
  ]);
});

it('a workbook ends with the error of its rows', async () => {
  async function* broken(): AsyncGenerator<SheetValue[]> {
    yield ['n'];
    throw new Error('the rows broke off');
  }
  await expect(buffer(workbookOf({ sheet: 'Tenders' }, broken()))).rejects.toThrow('the rows broke off');
});
