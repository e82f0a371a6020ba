import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { tenderRow } from '../v2/support/rows.ts';
import { type ExportBody, recordsOf, sharedExports } from './support/served-exports.ts';

const at = sharedExports();

/** Three records whose texts are hard to write, and one without values. */
const HARD = { search: 'Hardwritten' };
const ai_key_requirements = ['CIDB grade 3CE or higher', 'Tax clearance'];
const hardRows = [
  tenderRow(900, {
    title: '=HYPERLINK("http://example.org","Hardwritten")',
    description: 'Hardwritten, with "quotes", a comma,\r\na line break and ünïcödé',
    reference_number: '-1+1',
    classification_confidence: 0.25,
    ai_key_requirements,
    closing_date_time: '2030-01-31T22:30:00.000Z',
    closing_date: '2030-01-31T22:30:00.000Z',
  }),
  tenderRow(901, {
    title: '@Hardwritten',
    ai_key_requirements,
    reference_number: '+27 21 400 0000',
    description: '\tHardwritten',
  }),
  tenderRow(902, {
    ai_key_requirements,
    title: 'Hardwritten',
    reference_number: null,
    description: null,
    province: null,
  }),
];
const COLUMNS = [
  'tenderId',
  'title',
  'description',
  'referenceNumber',
  'classificationConfidence',
  'closingDateTime',
  'closingDate',
  'sourceOrganization.name',
  'category',
  'amendmentNumber',
];

describe('the formats', () => {
  beforeAll(() => at.readTables.tenders(hardRows));
  const asked = { ...HARD, columns: COLUMNS, sort: 'referenceNumber' };
  const expected = [
    [
      '\'=HYPERLINK("http://example.org","Hardwritten")',
      "'-1+1",
      'Hardwritten, with "quotes", a comma,\r\na line break and ünïcödé',
    ],
    ["'@Hardwritten", "'+27 21 400 0000", "'\tHardwritten"],
    ['Hardwritten', '', ''],
  ];
  const byTitle = (rows: Record<string, string>[]) =>
    rows.map(({ title, referenceNumber, description }) => [title, referenceNumber, description]).toSorted();

  it('CSV follows RFC 4180, with a byte order mark on request, and no text is a formula', async () => {
    const bytes = await at.exported({ ...asked, format: 'csv', bom: true });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(bytes, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<
      string,
      string
    >[];
    expect(Object.keys(rows[0]!)).toEqual(COLUMNS);
    expect(byTitle(rows)).toEqual(expected.toSorted());
    expect(rows.find(({ tenderId }) => tenderId === '100900')).toMatchObject({
      classificationConfidence: '0.25',
      closingDateTime: '2030-01-31T22:30:00.000Z',
      closingDate: '2030-02-01',
      'sourceOrganization.name': 'City of Cape Town',
      amendmentNumber: '0',
    });
    expect((await at.exported({ ...asked, format: 'csv' }))[0]).toBe('t'.charCodeAt(0));
  });

  it('XLSX has numbers, days, moments and texts in their own types', async () => {
    const bytes = await at.exported({ ...asked, format: 'xlsx' });
    const [raw] = (await readXlsx(bytes, { readStyles: true })).sheets;
    expect([...raw!.cells!.values()].filter(({ formula }) => formula !== undefined)).toEqual([]);
    const [sheet] = await readWorkbook(bytes);
    const [heading, ...rows] = sheet!.rows.map(({ cells }) => cells);
    expect(heading).toEqual(COLUMNS);
    expect(rows.map((cells) => [cells[1], cells[3] ?? '', cells[2] ?? '']).toSorted()).toEqual(
      expected
        .map((texts) => texts.map((text) => text.replace(/^'/, '').replaceAll('\r\n', '\n')))
        .toSorted(),
    );
    const first = rows.find(([number]) => number === '100900')!;
    expect(first[4]).toBe(0.25);
    expect(first[5]).toEqual(new Date('2030-02-01T00:30:00Z'));
    expect(first[6]).toEqual(new Date('2030-02-01T00:00:00Z'));
    expect(first[9]).toBe(0);
  });

  it('XLSX is ready to be read: widths, formats of money and days, a line for each entry of a list', async () => {
    const columns = ['title', 'closingDate', 'estimatedValue.median', 'aiKeyRequirements'];
    const bytes = await at.exported({ ...HARD, columns, format: 'xlsx' });
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const [sheet] = sheets;
    expect(sheet?.freezePane).toEqual({ rows: 1 });
    expect(sheet?.autoFilter?.range).toBe(`A1:D${sheet?.rows?.length}`);
    const [title, closing] = sheet!.columns!;
    expect(title!.width).toBeGreaterThan(closing!.width!);
    expect(closing!.width).toBeGreaterThan('closingDate'.length);
    const style = (place: number) => sheet!.cells!.get(`1,${place}`)?.style;
    expect([style(1)?.numFmt, style(2)?.numFmt]).toEqual(['yyyy-mm-dd', '"R" #,##0.00']);
    expect(style(3)?.alignment?.wrapText).toBe(true);
    const [, row] = (await readWorkbook(bytes))[0]!.rows;
    expect(row!.cells[3]).toBe(ai_key_requirements.join('\n'));
  });

  it('JSON is one array, NDJSON one object on each line, of the same records', async () => {
    const array = JSON.parse((await at.exported({ ...asked, format: 'json' })).toString());
    expect(array).toEqual(recordsOf(await at.exported({ ...asked, format: 'ndjson' })));
    expect(array.map(({ referenceNumber }: ExportBody) => referenceNumber)).toEqual([
      '+27 21 400 0000',
      '-1+1',
      null,
    ]);
    expect(Object.keys(array[0])).toEqual(COLUMNS);
    const none = { province: 'northern-cape' };
    expect(JSON.parse((await at.exported({ ...none, format: 'json' })).toString())).toEqual([]);
    expect((await at.exported({ ...none, format: 'ndjson' })).length).toBe(0);
    expect((await at.exported({ ...none, format: 'csv', columns: 'id,title' })).toString()).toBe(
      'id,title\r\n',
    );
  });
});
