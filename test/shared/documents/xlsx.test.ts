import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#shared/documents/xlsx.ts';
import { zipOf } from '#test/support/zip.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet, as XML. */
const workbookOf = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
});
const text = (cell: string, value: string): string =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('readWorkbook', () => {
  it('gives texts, numbers and dates with the numbers of their rows, and repeats merged cells', async () => {
    const rows = [['Supplier Name', 'From'], [], ['Alpha', new Date('2020-03-01T00:00:00Z')], [null, 43_891]];
    const merges = [{ startRow: 2, startCol: 0, endRow: 3, endCol: 0 }];
    const [sheet] = await readWorkbook(await writeXlsx({ sheets: [{ name: 'List', rows, merges }] }));
    expect(sheet).toEqual({
      name: 'List',
      rows: [
        { row: 1, cells: ['Supplier Name', 'From'] },
        { row: 3, cells: ['Alpha', new Date('2020-03-01T00:00:00Z')] },
        { row: 4, cells: ['Alpha', 43_891] },
      ],
    });
  });

  it('takes the value that was stored with a formula', async () => {
    const sheet = `<row r="1"><c r="A1"><f>40+2</f><v>42</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c></row>`;
    expect((await readWorkbook(zipOf(workbookOf(sheet))))[0]?.rows).toEqual([{ row: 1, cells: [42, 'a'] }]);
  });

  it('reads past a million empty rows', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 2}"/>`).join('');
    const sheet = `<row r="1">${text('A1', 'first')}</row>${empty}<row r="1000002">${text('A1000002', 'last')}</row>`;
    const [read] = await readWorkbook(zipOf(workbookOf(sheet)));
    expect(read?.rows).toEqual([
      { row: 1, cells: ['first'] },
      { row: 1_000_002, cells: ['last'] },
    ]);
  }, 30_000);

  it.each([
    ['empty', Buffer.alloc(0)],
    ['other-format', Buffer.from('%PDF-1.7')],
    ['encrypted', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['damaged', zipOf(workbookOf('')).subarray(0, 500)],
    ['damaged', zipOf({ 'readme.txt': 'no workbook' })],
    ['damaged', zipOf(workbookOf(`<row r="1">${text('A1', 'x'.repeat(5_000))}</row>`), { size: 1_000 })],
    ['too-large', zipOf(workbookOf(''), { size: 0 })],
    ['too-large', zipOf(workbookOf(''), { size: 0xffff_ffff })],
    ['too-large', zipOf(workbookOf(`<row r="1">${text('XFD1', 'far')}</row>`))],
  ] as const)('says %s', async (fault, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toMatchObject({ name: 'DocumentError', fault });
  });

  it('refuses what is larger than its limits', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => `<row r="${at + 1}">${text(`A${at + 1}`, 'a')}</row>`);
    const bytes = zipOf(workbookOf(rows.join('')));
    const limits = { bytes: 100_000, unpacked: 100_000, sheets: 1, rows: 3, columns: 5 };
    expect((await readWorkbook(bytes, limits))[0]?.rows).toHaveLength(3);
    for (const smaller of [{ bytes: 500 }, { unpacked: 500 }, { rows: 2 }])
      await expect(readWorkbook(bytes, { ...limits, ...smaller })).rejects.toMatchObject({
        fault: 'too-large',
      });
  });
});
