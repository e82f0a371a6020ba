import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { editionAt } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import { restrictedListPdf } from '#services/sample-publisher/generate/restricted-lists/pdf.ts';
import { restrictedListXlsx } from '#services/sample-publisher/generate/restricted-lists/xlsx.ts';
import { newFile } from '#test/support/folders.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { tenders, tendersJson } from './terminal.ts';

const TIME = Date.parse('2026-11-18T10:00:00+02:00');
const { entries, layout } = editionAt(1, 'restricted', TIME);
const later = { ...layout, reportLine: 'Report generated on: 2026-11-25' };
const CSV = `Supplier Name,Registration Number,Reason,Period From,Period To
Alpha Trading (Pty) Ltd,2015/123456/07,Fraud,2020-01-01,2099-12-31
"Beta, Gamma CC",2008/000001/23,Forgery,2021-01-01,2099-12-31
`;

let settings: Record<string, string>;
const test: Harness = sharedHarness({}, async () => {
  settings = test.settingsOf('tender_worker');
});

const importing = async (file: string, bytes: string | Uint8Array, ...options: string[]) => {
  const path = await newFile(file, bytes);
  const outcome = await tendersJson(['import', 'restricted-suppliers', path, ...options], settings);
  await test.stages.normaliseAll();
  return outcome;
};
const listed = async (list = 'treasury-restricted') =>
  (
    await test.rows<{ name: string }>(
      'select supplier_name as name from core.restricted_supplier where listed and register = $1 order by 1',
      [list],
    )
  ).map(({ name }) => name);
const names = entries.map(({ name }) => name).toSorted();
const responses = () => test.rows('select id from raw.response');

/** A PDF without text, as a scanned list is. */
async function pdfOf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  document.rect(50, 50, 200, 200).fill('black');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('tenders import restricted-suppliers', () => {
  it('imports a PDF as if the publisher had sent it', async () => {
    const { code, document } = await importing('list.pdf', await restrictedListPdf(1, entries, layout));
    expect(code).toBe(0);
    expect(document).toMatchObject({
      ...{ source: 'treasury-restricted', form: 'pdf', entries: entries.length, problems: [] },
      ...{ reportDate: '2026-11-16', known: false, error: null },
    });
    expect(await listed()).toEqual(names);
    expect(
      await test.rows(`select entity, status, rows_synced from ops.cron_runs where kind = 'import'`),
    ).toEqual([{ entity: 'import-treasury-restricted', status: 'completed', rows_synced: entries.length }]);
  });

  it.each([
    ['an encrypted one', () => pdfOf({ userPassword: 'secret' }), 'the PDF needs a password'],
    [
      'one that broke off',
      async () => (await restrictedListPdf(1, entries, later)).subarray(0, -2_000),
      'the end of the PDF is missing',
    ],
    ['one that is only an image', () => pdfOf({}), 'none of the 1 pages has text: they are images or blank'],
    ['an empty file', async () => Buffer.alloc(0), 'the file has no bytes'],
    [
      'a shorter list',
      async () => Buffer.from(CSV),
      `it has 2 entries, and the edition in use has ${entries.length}`,
    ],
    [
      'one with a row that has no name',
      async () => Buffer.from(CSV.replace('Alpha Trading (Pty) Ltd', '')),
      'row 2, column Supplier Name: a row without the name of a supplier was left out',
    ],
  ] as const)('imports nothing of %s, and says why', async (_, bytes, reason) => {
    const before = await responses();
    for (const options of [[], ['--dry-run']]) {
      const { code, document } = await importing('other', await bytes(), ...options);
      expect({ code, error: document.error }).toEqual({ code: 1, error: reason });
    }
    expect(await responses()).toEqual(before);
    expect(await listed()).toEqual(names);
  });

  it('takes a workbook with the same entries without changing any of them', async () => {
    const ids = await test.rows('select id from core.restricted_supplier order by 1');
    const { document } = await importing('list.xlsx', await restrictedListXlsx(1, entries, layout));
    expect(document).toMatchObject({ form: 'xlsx', entries: entries.length, error: null });
    expect(await test.rows('select id from core.restricted_supplier order by 1')).toEqual(ids);
  });

  it('takes a shorter list that the operator accepts, with the reason', async () => {
    const wrong = await importing('list.csv', CSV, '--accept-shrunk');
    expect(wrong.code).toBe(2);
    const accepted = ['--accept-shrunk', '--note', 'confirmed by telephone'];
    const { document } = await importing('list.csv', CSV, ...accepted);
    expect(document.error).toBe(null);
    expect(await listed()).toEqual(['Alpha Trading (Pty) Ltd', 'Beta, Gamma CC']);
    expect(await test.rows('select because from ops.accepted_edition')).toEqual([
      { because: 'confirmed by telephone' },
    ]);
    const { stdout } = await tenders(['status'], test.settingsOf('tender_operator'));
    expect(stdout).toMatch(
      /treasury-restricted: edition [0-9a-f]{12} without a date, received .* is in use with 2 entries/,
    );
  });

  it('keeps both registers apart, and reads without storing for --dry-run', async () => {
    const register = ['--register', 'defaulters'];
    const dry = await importing('list.csv', CSV, ...register, '--dry-run');
    expect(dry.document).toMatchObject({ source: 'treasury-defaulters', dryRun: true, entries: 2 });
    expect(await listed('treasury-defaulters')).toEqual([]);
    await importing('list.csv', CSV, ...register);
    expect(await listed('treasury-defaulters')).toHaveLength(2);
    expect(
      await test.rows(
        `select distinct restriction_type from core.restricted_supplier where register = 'treasury-defaulters'`,
      ),
    ).toEqual([{ restriction_type: 'TENDER_DEFAULTER' }]);
  });
  it.each([
    ['Windows', Buffer.from(CSV.replace('Alpha', 'Caf\u00e9'), 'latin1'), 'not in UTF-8'],
    ['UTF-16', Buffer.from(`\ufeff${CSV}`, 'utf16le'), 'in UTF-16'],
  ])('refuses a list in the encoding of %s, whose names would lose characters', async (_, bytes, fault) => {
    const { code, document } = await importing('list.csv', bytes, '--register', 'defaulters', '--dry-run');
    expect(code).toBe(1);
    expect(document).toMatchObject({ error: `the file is ${fault}; save it in UTF-8` });
  });
});
