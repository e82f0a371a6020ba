import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { screeningWordSet } from '#shared/resources/suppliers/screening-word-set.ts';
import { southAfricanDay } from '#shared/time.ts';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { newFolder } from '#test/support/folders.ts';
import { tenders, tendersJson } from './terminal.ts';

const entry = (n: number, name: string, given: Record<string, unknown> = {}) => ({
  ...{ id: uuidOf(n), supplier_name: name, status: 'active', severity: 'high', reference: `DRS-${n}` },
  ...{ period_from: '2024-02-01', period_to: '2099-01-31', authorized_by: 'Public Works' },
  ...{ regulatory_references: [], report_generated_on: '2026-08-01', updated_at: '2026-08-14' },
  ...given,
});
const entries = [
  entry(1, 'Skyline Civils and Plant Hire CC', { registration_number: '2008/123456/23' }),
  entry(2, 'Skyline Civils and Plant Hire (Pty) Ltd'),
  entry(3, 'MOKOENA, Thabo John', { registration_number: '8001015009087' }),
  entry(4, 'Bravo Trading Enterprise', { period_to: '2025-01-01' }),
];
const IDENTITY = '8001015009087';

let settings: Record<string, string>;
const folder = await newFolder({}, afterAll);
const at = sharedTables(async () => {
  settings = at.settingsOf('tender_operator');
});

const place = (name: string) => join(folder, name);
async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(place(name), content);
  return place(name);
}
const rowsOf = async (path: string): Promise<Record<string, string>[]> =>
  parse(await readFile(path), { bom: true, columns: true });
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

it('tenders screen says nothing without a list', async () => {
  const path = await fileOf('early.csv', 'name\nSkyline Civils\n');
  const { code, document } = await tendersJson(['screen', path], settings);
  expect([code, document.error]).toEqual([
    1,
    expect.stringContaining('no list of restricted suppliers is loaded'),
  ]);
  expect(await exists(place('early-screened.csv'))).toBe(false);
});

describe('with a list', () => {
  beforeAll(() => at.readTables.records(restrictedSupplier, entries));

  it('says of each row of a CSV file whether and why it is restricted', async () => {
    const path = await fileOf(
      'suppliers.csv',
      [
        '\ufeffNo;Supplier Name;Reg. No.;Note',
        '1;SKYLINE CIVILS & PLANT HIRE C.C.;;=HYPERLINK(A1)',
        '2;Another Name Altogether;2008 / 123456 / 23;"two\nlines"',
        `3;Thabo J Mokoena;${IDENTITY};-1`,
        '4;Bravo Trading Enterprise;;',
        '5;Charlie Holdings;;',
        '6;;;',
        '7;(Pty) Ltd;n/a;',
      ].join('\r\n'),
    );
    const { code, document } = await tendersJson(['screen', path], settings);
    expect(code, document.error).toBe(0);
    expect(document).toMatchObject({
      ...{ rows: 7, restricted: 2, possible: 2, none: 1, empty: 2, algorithm: ALGORITHM_VERSION },
      list: { date: '2026-08-01', version: expect.stringMatching(/^[0-9a-f]{16}$/), size: entries.length },
    });
    const rows = await rowsOf(place('suppliers-screened.csv'));
    expect(rows.map((row) => row['screening_result'])).toEqual([
      ...['restricted', 'restricted', 'possible', 'possible', 'none', 'empty', 'empty'],
    ]);
    expect(rows[0]).toMatchObject({
      ...{ No: '1', 'Supplier Name': 'SKYLINE CIVILS & PLANT HIRE C.C.', Note: "'=HYPERLINK(A1)" },
      ...{
        screening_score: '1',
        screening_entry: 'Skyline Civils and Plant Hire CC',
        screening_reference: 'DRS-1',
      },
      ...{ screening_period_from: '2024-02-01', screening_period_to: '2099-01-31', screening_matches: '1' },
      ...{ screening_entry_id: uuidOf(1), screening_authorized_by: 'Public Works' },
      ...{ screening_list_date: '2026-08-01', screening_algorithm: ALGORITHM_VERSION },
      ...{
        screening_reason: expect.stringContaining('have the same letters'),
        screening_day: southAfricanDay(new Date()),
      },
    });
    expect(rows[1]).toMatchObject({ screening_method: 'registration-number', Note: 'two\nlines' });
    expect(rows[2]).toMatchObject({ screening_entry: 'MOKOENA, Thabo John', 'Reg. No.': IDENTITY });
    expect(rows[2]!['screening_reason']).not.toContain(IDENTITY);
    expect(rows[3]).toMatchObject({ screening_entry_status: 'expired', screening_score: '1' });
    const again = await readFile(place('suppliers-screened.csv'));
    await tendersJson(['screen', path], settings);
    expect((await readFile(place('suppliers-screened.csv'))).equals(again)).toBe(true);
  });

  it('compares what is beside an identity number in a name, and shows the number nowhere but in its own cell', async () => {
    const path = await fileOf('persons.csv', `name,x\nMokoena Thabo John ${IDENTITY},1\n`);
    const { stdout, stderr } = await tenders(['screen', path], settings);
    expect(stdout + stderr).not.toContain(IDENTITY);
    const [row] = await rowsOf(place('persons-screened.csv'));
    expect(row).toMatchObject({ screening_result: 'restricted', screening_entry: 'MOKOENA, Thabo John' });
    expect(Object.values(row!).filter((cell) => cell.includes(IDENTITY))).toHaveLength(1);
  });

  it('reads and writes workbooks, and shows further matches', async () => {
    const rows = [
      ['Who', 'Since', 'Formula'],
      ['Skyline Civils and Plant Hire', new Date('2026-01-02T00:00:00Z'), '=1+1'],
    ];
    const path = await fileOf('vendors.xlsx', await writeXlsx({ sheets: [{ name: 'Vendors', rows }] }));
    const out = place('result.xlsx');
    const { code, document } = await tendersJson(['screen', path, '--column', 'who', '--out', out], settings);
    expect(code, document.error).toBe(0);
    const bytes = await readFile(out);
    const [sheet] = await readWorkbook(bytes);
    const [titles, first] = sheet!.rows.map(({ cells }) => cells);
    const cell = (title: string) => first![titles!.indexOf(title)];
    expect(cell('Since')).toEqual(new Date('2026-01-02T00:00:00Z'));
    expect([cell('screening_result'), cell('screening_score'), cell('screening_matches')]).toEqual([
      'restricted',
      1,
      2,
    ]);
    expect(cell('screening_other_matches')).toMatch(
      /^Skyline Civils and Plant Hire .*\(DRS-\d, active, 1\)$/,
    );
    expect(cell('Formula')).toBe('=1+1');
    const [raw] = (await readXlsx(bytes, { readStyles: true })).sheets;
    expect([...raw!.cells!.values()].filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it('compares by the words that are published, and names them', async () => {
    await at.readTables.records(screeningWordSet, [
      {
        ...{ id: uuidOf(9), word_set_version: '1f3a9c2b', learned_at: '2026-08-14T00:00:00Z' },
        ...{ companies: 1_000, words: { kopano: 500 } },
      },
    ]);
    const algorithm = `${ALGORITHM_VERSION}+1f3a9c2b`;
    const path = await fileOf('words.csv', 'name\nKopano Bravo Trading Enterprise\n');
    const { document } = await tendersJson(['screen', path], settings);
    expect(document).toMatchObject({ possible: 1, algorithm });
    expect(await rowsOf(place('words-screened.csv'))).toMatchObject([
      { screening_entry: 'Bravo Trading Enterprise', screening_algorithm: algorithm },
    ]);
  });

  it.each([
    ['a file that is not there', null, [], 1, 'cannot be read: ENOENT'],
    ['a file without rows', '', [], 1, 'has no rows'],
    ['a heading that says nothing', 'a,b\n1,2\n', [], 2, 'no title says which column'],
    ['a column that is not there', 'name\nx\n', ['--column', 'firm'], 2, 'there is no column firm'],
    ['a quotation mark that is not closed', `name\n"${IDENTITY}\n`, [], 1, 'is no CSV'],
    ['another encoding', Uint8Array.from([...Buffer.from('name\nEm'), 0xe9, 0x0a]), [], 1, 'not in UTF-8'],
    ['a comma in a name', 'name\nSmith, John\n', [], 1, 'row 2 has more cells than the heading'],
    ['another kind of file', 'name\n', ['--out', 'x.pdf'], 2, 'neither .csv nor .xlsx'],
  ] as const)('refuses %s, and writes nothing', async (_, content, options, expected, reason) => {
    const path = content === null ? place('absent.csv') : await fileOf('broken.csv', content);
    const { code, stderr } = await tenders(['screen', path, ...options], settings);
    expect([code, stderr]).toEqual([expected, expect.stringContaining(reason)]);
    expect(stderr).not.toContain(IDENTITY);
    expect(await exists(place('broken-screened.csv'))).toBe(false);
    expect(await exists(place('broken-screened.csv.part'))).toBe(false);
  });
});
