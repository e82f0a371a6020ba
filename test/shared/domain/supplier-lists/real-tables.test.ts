import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRealData, realDataFolder } from '#eval/real-data.ts';
import { readPdf } from '#shared/documents/pdf.ts';
import { readDay } from '#shared/domain/supplier-lists/days.ts';
import { readPdfTable, type TableForm } from '#shared/domain/supplier-lists/pdf-table.ts';

const folder = join(realDataFolder, 'treasury-deviations/pdf');
const present = existsSync(folder);
if (!present) process.stderr.write(`tables of real files: skipped, ${folder} is absent\n`);

/** The reports of the same office, with the same titles in all years. */
const REPORT: TableForm<'number' | 'received' | 'supplier' | 'value'> = {
  required: 'supplier',
  kinds: [
    { kind: 'number', titles: ['no', 'number'] },
    { kind: 'received', titles: ['date received by gmc'] },
    { kind: 'supplier', titles: ['supplier service provider'] },
    { kind: 'value', titles: ['value of deviation', 'value of contract expansion'] },
  ],
  values: {
    number: (text) => /^\d{1,5}$/.test(text),
    received: (text) => readDay(text).kind === 'day',
  },
};

type Row = { number: string; supplier: string; value: string };

const rowsIn = new Map<string, Promise<Row[]>>();
/** Reads each file once. */
const rowsOf = (file: string): Promise<Row[]> => {
  if (!rowsIn.has(file)) rowsIn.set(file, readRows(file));
  return rowsIn.get(file)!;
};

async function readRows(file: string): Promise<Row[]> {
  const { columns, rows } = readPdfTable(await readPdf(readFileSync(join(folder, file))), REPORT);
  const at = (kind: string) => columns.findIndex((column) => column.kind === kind);
  const [number, supplier, value] = [at('number'), at('supplier'), at('value')];
  return rows.map(({ cells }) => ({
    number: String(cells[number] ?? ''),
    supplier: String(cells[supplier] ?? ''),
    value: String(cells[value] ?? ''),
  }));
}

/** Blanks and line breaks differ between the two extractions, and say nothing. */
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

describe.skipIf(!present)('tables of real files', () => {
  test.each([
    ['2022-2023_q3_deviation.pdf', 'Q3 2022/23', 0.99],
    ['2023-2024_q1_deviation.pdf', 'Q1 2023/24', 0.98],
    ['2024-2025_q2_deviation.pdf', 'Q2 2024/25', 0.99],
  ])('%s: rows, suppliers and values are those of the cleaned table', async (file, quarter, share) => {
    const rows = Map.groupBy(await rowsOf(file), ({ number }) => number);
    const expected = openRealData()
      .deviations()
      .filter((row) => row['quarter'] === quarter);
    const same = expected.filter((row) =>
      (rows.get(String(Number(row['row_number']))) ?? []).some(
        ({ supplier, value }) =>
          letters(supplier) === letters(row['supplier_service_provider'] ?? '') &&
          letters(value) === letters(row['value_of_deviation'] ?? ''),
      ),
    );
    expect(expected.length).toBeGreaterThan(500);
    expect(same.length / expected.length).toBeGreaterThanOrEqual(share);
  });

  test('every file has a table whose rows are numbered without a gap', async () => {
    for (const file of readdirSync(folder)) {
      const stated = (await rowsOf(file)).map(({ number }) => number);
      const whole = stated.filter((number) => /^\d{1,5}$/.test(number));
      expect([file, whole.length / stated.length > 0.99]).toEqual([file, true]);
      const numbers = new Set(whole.map(Number));
      const last = Math.max(...numbers);
      const missing = Array.from({ length: last }, (_, at) => at + 1).filter(
        (number) => !numbers.has(number),
      );
      expect(
        [file, missing.length / last < 0.01],
        `${file} lacks rows ${missing.slice(0, 10).join(', ')}`,
      ).toEqual([file, true]);
    }
  }, 60_000);
});
