import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#eval/csv.ts';

describe('comma-separated text', () => {
  it('gives a record for each line, by the names of the first', () => {
    expect(parseCsv('a,b\n1,2\n3,4\n')).toEqual([
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ]);
  });

  it.each([
    [
      'commas, line breaks and doubled quotes in quotes',
      'a,b\r\n"x, y","say ""no""\r\nand go"\r\n',
      { a: 'x, y', b: 'say "no"\r\nand go' },
    ],
    ['a byte order mark', '\ufeffa,b\n1,2', { a: '1', b: '2' }],
    ['an empty last field at the end of the text', 'a,b\n1,', { a: '1', b: '' }],
    ['a line that is too short', 'a,b\n1\n', { a: '1', b: '' }],
    ['blank lines', 'a,b\n\n1,2\n\n', { a: '1', b: '2' }],
    ['blanks as part of fields', 'a,b\n 1 ,2', { a: ' 1 ', b: '2' }],
  ])('reads %s', (_, text, record) => {
    expect(parseCsv(text)).toEqual([record]);
  });

  it('has no records without lines', () => {
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('a,b\n')).toEqual([]);
  });

  it.each([
    ['quotes that never end', 'a\n"1', /inside quotes/],
    ['too many fields', 'a\n1,2', /record 1 has 2 fields/],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseCsv(text)).toThrow(message);
  });

  it('gives back whatever was written with every field quoted', () => {
    const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') });
    fc.assert(
      fc.property(fc.array(fc.tuple(field, field), { minLength: 1 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['one,two', ...rows.map((row) => row.map(quote).join(','))].join('\r\n');
        expect(parseCsv(text)).toEqual(rows.map(([one, two]) => ({ one, two })));
      }),
    );
  });
});
