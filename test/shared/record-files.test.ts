import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileFault } from '#shared/record-files/fault.ts';
import { type FileFormat, readRows } from '#shared/record-files/rows.ts';
import { property, propertyOf } from '#test/support/property.ts';

const columns = ['name', 'website', 'legal_name'];
const cell = fc
  .string({ maxLength: 12, unit: 'grapheme' })
  .map((text) => text.replaceAll('\ufeff', '').trim());
const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The texts of a table without its empty cells, as `readRows` gives them. */
const texts = (table: readonly (readonly string[])[]) =>
  table.map((row) =>
    Object.fromEntries(columns.map((name, at) => [name, row[at]!]).filter(([, text]) => text !== '')),
  );
const read = (text: string | Uint8Array, format: FileFormat) =>
  readRows(typeof text === 'string' ? Buffer.from(text) : text, format, 'organizations').map(({ cells }) =>
    Object.fromEntries([...cells].map(([name, { text: given }]) => [name, given])),
  );

describe('a file of records', () => {
  it.each([',', ';'])('has the cells that were written into CSV with %s, whatever they contain', (mark) =>
    property(rows, fc.constantFrom('\n', '\r\n'), (table, end) => {
      const lines = [columns.join(mark), ...table.map((row) => row.map(quoted).join(mark))];
      expect(read(lines.join(end), 'csv')).toEqual(texts(table));
    }),
  );

  it('has the values that were written into JSON, each with its place', () =>
    property(rows, fc.nat(3), (table, indent) => {
      const records = table.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]!])));
      const text = JSON.stringify(records, null, indent);
      expect(read(text, 'json')).toEqual(texts(table));
      const lines = text.split('\n');
      for (const { cells } of readRows(Buffer.from(text), 'json', 'organizations'))
        for (const { text: given, line, column } of cells.values())
          expect(JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(lines[line - 1]!.slice(column - 1))![0])).toBe(given);
    }));

  it('has the values of objects one on each line', () =>
    property(rows, fc.constantFrom('\n', '\r\n'), (table, end) => {
      const records = table.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]!])));
      expect(read(records.map((record) => JSON.stringify(record)).join(end), 'ndjson')).toEqual(texts(table));
    }));

  it('that is anything else is a fault with a place', async () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.json().map((text) => Buffer.from(text)),
      fc
        .array(
          fc.constantFrom('[', ']', '{', '}', '"', ':', ',', '\\', 'name', '1', ' ', '\n', 'null', '"a"'),
        )
        .map((parts) => Buffer.from(parts.join(''))),
    );
    await propertyOf(
      { numRuns: 2_000 },
      anything,
      fc.constantFrom<FileFormat>('csv', 'json', 'ndjson'),
      (bytes, format) => {
        try {
          readRows(bytes, format, 'organizations');
        } catch (error) {
          expect(error).toBeInstanceOf(FileFault);
          const { line, column } = error as FileFault;
          expect(line).toBeGreaterThan(0);
          expect(column).toBeGreaterThan(0);
        }
      },
    );
  });
});
