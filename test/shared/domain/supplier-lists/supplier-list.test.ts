import { describe, expect, it } from 'vitest';
import type { SheetOfRows } from '#shared/domain/supplier-lists/sheet-table.ts';
import { type ListEntry, readPdfList, readSheetList } from '#shared/domain/supplier-lists/supplier-list.ts';
import type { TextItem } from '#shared/domain/supplier-lists/text-item.ts';

const HEIGHT = 8;
/** A text as a PDF has it: half as wide for each letter as it is high. */
const item = (page: number, x: number, y: number, text: string): TextItem => ({
  page,
  text,
  x,
  y,
  width: text.length * HEIGHT * 0.5,
  height: HEIGHT,
});

/** The lines of a page: for each base line, the texts by their left ends. */
const page = (
  number: number,
  lines: Readonly<Record<number, Readonly<Record<number, string>>>>,
): TextItem[] =>
  Object.entries(lines).flatMap(([y, texts]) =>
    Object.entries(texts).map(([x, text]) => item(number, Number(x), Number(y), text)),
  );

const HEADING = { 20: 'Supplier Name', 150: 'Reg. No.', 250: 'Reason', 400: 'Period From', 480: 'Period To' };

const said = ({ supplierName, registrationNumber, reason, from, to }: ListEntry) => [
  supplierName,
  registrationNumber,
  reason,
  from,
  to,
];

describe('a list as PDF', () => {
  it('joins the lines of a cell, on one page and over two', () => {
    const list = readPdfList([
      ...page(1, {
        30: { 20: 'Report generated on: 12 March 2024' },
        60: HEADING,
        80: {
          20: 'Alpha Trading',
          150: '2015/123456/07',
          250: 'Fraudulent',
          400: '01/03/2020',
          480: '28/02/2025',
        },
        90: { 20: '(Pty) Ltd', 250: 'misrepresentation' },
        110: { 20: 'Beta', 150: '2008/000001/23', 250: 'Collusive', 400: '2021/01/01', 480: '31 Dec 2025' },
      }),
      ...page(2, {
        60: HEADING,
        80: { 20: 'Projects CC', 250: 'bidding' },
        100: { 20: 'Gamma', 150: '2011/222222/07', 250: 'Forgery', 400: '01.02.2022', 480: '31.01.2027' },
      }),
    ]);
    expect(list.reportDate).toBe('2024-03-12');
    expect(list.entries.map(said)).toEqual([
      [
        'Alpha Trading (Pty) Ltd',
        '2015/123456/07',
        'Fraudulent misrepresentation',
        '2020-03-01',
        '2025-02-28',
      ],
      ['Beta Projects CC', '2008/000001/23', 'Collusive bidding', '2021-01-01', '2025-12-31'],
      ['Gamma', '2011/222222/07', 'Forgery', '2022-02-01', '2027-01-31'],
    ]);
    expect(list.entries.map(({ page: on, row }) => [on, row])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(list.problems).toEqual([]);
  });

  it('divides cells that are centred in their rows', () => {
    const list = readPdfList(
      page(1, {
        60: HEADING,
        80: { 250: 'Submission of a' },
        85: { 20: 'Alpha' },
        90: { 150: '2015/123456/07', 250: 'forged tax', 400: '01/03/2020', 480: '28/02/2025' },
        95: { 20: 'Trading' },
        100: { 250: 'certificate' },
        112: { 20: 'Beta', 150: '2008/000001/23', 250: 'Fraud', 400: '01/01/2021', 480: '31/12/2025' },
      }),
    );
    expect(list.entries.map(({ supplierName, reason }) => [supplierName, reason])).toEqual([
      ['Alpha Trading', 'Submission of a forged tax certificate'],
      ['Beta', 'Fraud'],
    ]);
  });

  it('reads a text that is printed twice once, and leaves out the footer', () => {
    const list = readPdfList([
      ...page(1, { 60: HEADING, 80: { 20: 'Alpha', 150: '2015/123456/07', 400: '01/03/2020' } }),
      ...page(1, { 60: { 20.3: 'Supplier Name' }, 80: { 20.3: 'Alpha' }, 500: { 20: 'Page 1 of 1' } }),
    ]);
    expect(list.entries.map(said)).toEqual([['Alpha', '2015/123456/07', null, '2020-03-01', null]]);
  });

  it('takes columns in any order, with titles over two lines and above two columns', () => {
    const list = readPdfList(
      page(1, {
        50: { 25: 'Restriction Period' },
        60: { 20: 'From', 90: 'To', 160: 'Authorised', 260: 'Name of' },
        70: { 160: 'By', 260: 'Supplier', 380: 'Registration / ID Number' },
        90: { 20: '01/03/2020', 90: '28/02/2025', 160: 'Public Works', 260: 'Alpha', 380: '2015/123456/07' },
      }),
    );
    expect(list.entries).toMatchObject([
      { supplierName: 'Alpha', from: '2020-03-01', to: '2025-02-28', authorisedBy: 'Public Works' },
    ]);
  });

  it('says which columns are missing and which it does not know', () => {
    const list = readPdfList(
      page(1, {
        60: { 20: 'Supplier Name', 150: 'Commencement Date', 300: 'Board Reference' },
        80: { 20: 'Alpha', 150: '01/03/2020', 300: 'B 12' },
      }),
    );
    expect(list.columns.found).toEqual({ name: 'Supplier Name', from: 'Commencement Date' });
    expect(list.columns.additional).toEqual(['Board Reference']);
    expect(list.problems.map(({ kind, column }) => [kind, column])).toEqual([
      ['no-column', 'registration number'],
      ['no-column', 'last day'],
    ]);
    expect(list.entries).toHaveLength(1);
  });

  it('names page, row and column of what it cannot read, without quoting it', () => {
    const list = readPdfList(
      page(3, {
        60: HEADING,
        80: { 20: 'Alpha', 150: '2015/123456/07', 400: '01/03/2020', 480: '28/02/2025' },
        100: { 20: 'Beta', 150: '2015/123457/07', 400: '01/03/2020', 480: '28/02/2025' },
        120: { 20: 'Gamma', 150: '2015/123458/07', 400: '01/03/2020', 480: '28/02/2025' },
        140: { 20: 'Delta', 150: '2015/123459/07', 400: '01/03/2020', 480: '28/02/2025' },
        160: { 20: 'Epsilon', 150: '2015/123450/07', 400: '31/02/2020', 480: '28/02/2025' },
      }),
    );
    expect(list.entries).toHaveLength(5);
    expect(list.problems).toEqual([
      { kind: 'unreadable-day', page: 3, row: 5, column: 'Period From', message: 'the text is not a day' },
    ]);
  });

  it('is empty if it has a heading and no rows, and not readable without heading', () => {
    const empty = readPdfList(page(1, { 30: { 20: 'Register for Tender Defaulters' }, 60: HEADING }));
    expect(empty).toMatchObject({ readable: true, entries: [], problems: [] });
    const remark = {
      90: { 20: 'There are currently no service providers in the database of tender defaulters.' },
    };
    expect(readPdfList(page(1, { 60: HEADING, ...remark }))).toMatchObject({
      readable: true,
      entries: [],
      problems: [],
    });
    const letter = readPdfList(
      page(1, { 30: { 20: 'Dear supplier' }, 60: { 20: 'No tender was awarded.' } }),
    );
    expect(letter).toMatchObject({ readable: false, entries: [], problems: [{ kind: 'no-heading' }] });
  });

  it('never shows an identity number, even one with a wrong check digit, and gives it to a hash', () => {
    const list = readPdfList(
      page(1, {
        60: { ...HEADING, 250: 'ID Number' },
        80: { 20: 'T Mokoena', 250: '800101 5009 088', 400: '01/03/2020' },
        100: { 20: 'S Dlamini (ID 8001015009087)', 400: '01/03/2020' },
      }),
    );
    expect(
      list.entries.map(({ supplierName, registrationNumber }) => [supplierName, registrationNumber]),
    ).toEqual([
      ['T Mokoena', null],
      ['S Dlamini', null],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/8001015009|800101 5009/);
    expect(list.entries.map(({ identityNumber }) => `${identityNumber}`)).toEqual(
      Array(2).fill('[identity number]'),
    );
    expect(
      list.entries.map(({ identityNumber }) => identityNumber?.hashed((digits) => `#${digits.length}`)),
    ).toEqual(['#13', '#13']);
  });
});

describe('a list as sheet', () => {
  const sheet = (...rows: SheetOfRows['rows'][number]['cells'][]): SheetOfRows[] => [
    { name: 'Sheet1', rows: rows.map((cells, at) => ({ row: at + 1, cells })) },
  ];

  it('reads titles in two rows, dates, numbers of days and texts, and passes over a repeated heading', () => {
    const heading = ['No', 'Name of Supplier', 'Registration No', 'From', 'To'];
    const list = readSheetList(
      sheet(
        ['Report generated on 2024/03/12'],
        [null, null, null, 'Restriction Period', 'Restriction Period'],
        heading,
        [1, 'Alpha', '2015/123456/07', new Date('2020-03-01T00:00:00Z'), 45_716],
        heading,
        [2, 'Beta\nTrading', '2008/000001/23', '01/01/2021', 'Permanent'],
      ),
    );
    expect(list.reportDate).toBe('2024-03-12');
    expect(list.entries.map(said)).toEqual([
      ['Alpha', '2015/123456/07', null, '2020-03-01', '2025-02-28'],
      ['Beta Trading', '2008/000001/23', null, '2021-01-01', null],
    ]);
    expect(list.entries.map(({ row }) => row)).toEqual([4, 6]);
    expect(list.problems).toEqual([]);
  });

  it('completes an identity number whose first zero the sheet has lost', () => {
    const list = readSheetList(
      sheet(['Supplier Name', 'ID Number', 'From'], ['N Zulu', 101_015_009_087, 43_891]),
    );
    expect(list.entries[0]?.identityNumber?.hashed((digits) => digits)).toBe('0101015009087');
  });

  it('leaves out rows without a supplier, and says so', () => {
    const list = readSheetList(
      sheet(
        ['Supplier Name', 'Registration No', 'Period From', 'Period To'],
        ['Alpha', '2015/123456/07', '01/03/2020', '28/02/2025'],
        [null, '2015/123457/07', '01/03/2020', '28/02/2025'],
        ['Source: National Treasury'],
      ),
    );
    expect(list.entries).toHaveLength(1);
    expect(list.problems.map(({ kind, row }) => [kind, row])).toEqual([['no-name', 3]]);
  });
});
