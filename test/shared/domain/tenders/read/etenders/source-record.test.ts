import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RowItem, readRow, rejectionOf } from '#shared/domain/tenders/read/etenders/source-record.ts';
import { quirks } from '#test/shared/domain/tenders/read/etenders/quirks.ts';
import {
  awardOf,
  portalRow,
  shortRow,
  supportDocument,
} from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { propertyOf } from '#test/support/property.ts';
import { kinds, OCID, read } from './portal-record.ts';

describe('a regular row', () => {
  it('has no issue, because conventions are not defects', () => {
    const record = read();
    expect(record.issues).toEqual([]);
    expect(record).toMatchObject({
      status: 'active',
      tender: {
        tender_id: '132162',
        reference_number: 'RFQ 132162/2025',
        title: 'Repair of the reservoir roof',
        publication_date_time: '2025-09-18T00:00:00+02:00',
        closing_date_time: '2025-10-13T11:00:00+02:00',
        organization_name: 'City of Tshwane',
        municipality: 'City of Tshwane Metropolitan Municipality',
        province: 'Gauteng',
        province_source: 'publisher',
        delivery: '1 Market Street - Pretoria - 0002',
        requirements: null,
        contact_fax: null,
        validity_period: 90,
        electronic_submission: false,
      },
      organization: { source_id: '63' },
      parties: [],
    });
  });

  it('is the same with the short names of fields', () => {
    const short = readRow({ list: 1, row: shortRow(132162) }, OCID);
    expect(short.issues).toEqual([]);
    const { tender, documents, organization } = read();
    // The short rows have neither of these fields.
    expect(short.tender).toEqual({ ...tender, two_envelope_submission: null, validity_period: null });
    expect(short).toMatchObject({ documents, organization });
  });

  it.each([
    ['an id only', { id: 132162 }],
    ['nulls', Object.fromEntries(Object.keys(portalRow(1)).map((key) => [key, null]))],
    ['placeholders', Object.fromEntries(Object.keys(portalRow(1)).map((key) => [key, '']))],
  ])('takes every field as optional: %s', (_, row) => {
    const record = readRow({ list: null, row }, OCID);
    expect(record).toMatchObject({ status: 'active', documents: [], awards: [], organization: null });
    expect(kinds(record)).toEqual(['no-title']);
  });

  it('does not show the officials who entered it', () => {
    const record = read({ awards: [awardOf('Zed CC', 'R500,00')] });
    expect(JSON.stringify(record)).not.toContain('capturing.official');
    expect(JSON.stringify(record)).not.toContain('Supplier Person');
  });
});

describe('each quirk is one issue', () => {
  it.each(quirks)('%s: %j', (kind, rest, expected) => {
    const record = read(rest);
    expect(record).toMatchObject(expected);
    expect(kinds(record)).toContain(kind);
  });

  it('records a new field once, however often the row has it', () => {
    const documents = [supportDocument('a', { pages: 7 }), supportDocument('b', { pages: 9 })];
    expect(read({ supportDocument: documents }).issues).toEqual([
      { kind: 'unknown-field', path: 'supportDocument/pages' },
    ]);
  });
});

describe('rejections', () => {
  it.each([
    ['not-an-object', null, OCID],
    ['not-an-object', { row: {}, list: 1 }.row, OCID],
    ['not-an-object', { list: 1, row: [] }, OCID],
    ['no-ocid', { list: 1, row: {} }, null],
    [null, { list: 1, row: {} }, OCID],
  ])('%s: %j', (expected, item, ocid) => {
    expect(rejectionOf(item, ocid)).toBe(expected);
  });
});

describe('a row with any values', () => {
  const keys = [
    ...Object.keys(portalRow(1)),
    ...Object.keys(shortRow(1)),
    'company',
    'cancelled_Date',
    '__proto__',
  ];
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom<unknown>(...Object.values(portalRow(1)), [awardOf('Zed CC', 'R500,00')]),
    fc.array(
      fc.dictionary(fc.constantFrom(...Object.keys(awardOf('', '')), 'name', 'id', 'reason'), fc.jsonValue()),
    ),
  );

  it('is read without an error, twice with the same result', async () => {
    const item = fc.record({
      list: fc.constantFrom<RowItem['list']>(1, 2, 3, 4, null),
      row: fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value, { maxKeys: 40 }),
    });
    await propertyOf({ numRuns: 400 }, item, (given) => {
      const text = JSON.stringify(given);
      const record = readRow(given, OCID);
      expect(readRow(JSON.parse(text), OCID)).toEqual(record);
      expect(JSON.stringify(record)).not.toMatch(/\\u0000|\\ud[89a-f]/);
      expect(new Set(record.awards.map(({ id }) => id)).size).toBe(record.awards.length);
    });
  });
});
