import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RowItem, readRow, rejectionOf } from '#shared/domain/tenders/read/etenders/source-record.ts';
import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { quirks } from '#test/shared/domain/tenders/read/etenders/quirks.ts';
import {
  awardOf,
  portalRow,
  shortRow,
  supportDocument,
} from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';

const OCID = 'ocds-9t57fa-132162';
const read = (rest: Record<string, unknown> = {}, list: RowItem['list'] = 1): SourceRecord =>
  readRow({ list, row: portalRow(132162, rest) }, OCID);
const kinds = (record: SourceRecord): string[] => record.issues.map(({ kind }) => kind);

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
        municipality: 'City of Tshwane',
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

describe('dates', () => {
  it.each([
    ['2025-10-02T12:00:00', '2025-10-02T12:00:00+02:00'],
    ['2025-10-02T12:00:00Z', '2025-10-02T12:00:00+02:00'],
    ['13/02/2026', '2026-02-13T00:00:00+02:00'],
    ['14.09.2023', '2023-09-14T00:00:00+02:00'],
    ['14.09.2023 11:00', '2023-09-14T11:00:00+02:00'],
    ['Tuesday, 12 September 2023 - 11:00', '2023-09-12T11:00:00+02:00'],
    ['Friday, 04 March 2022', '2022-03-04T00:00:00+02:00'],
    ['2024/06/24', '2024-06-24T00:00:00+02:00'],
    ['0001-01-01T00:00:00', null],
    ['01/01/1', null],
  ])('%s is %s', (text, expected) => {
    const record = read({ closing_Date: text, date_Published: null });
    expect(record.tender.closing_date_time).toBe(expected);
    expect(record.issues).toEqual([]);
  });
});

describe('places, validity and briefings', () => {
  it.each([
    [{}, '1 Market Street - Pretoria - 0002'],
    [{ surburb: 'CBD', code: 2 }, '1 Market Street - CBD - Pretoria - 2'],
    [{ streetname: 'N/A', surburb: 'N/A', town: 'N/A', code: '5241' }, '5241'],
    [{ streetname: null, town: null, code: null, delivery: 'Kouga Area' }, 'Kouga Area'],
  ])('%j is delivered to %s', (rest, delivery) => {
    expect(read(rest).tender.delivery).toBe(delivery);
  });

  it('finds names by their ids in the lists of the portal', () => {
    const nameless = {
      ...{ province: null, provinces: null, category: null, categories: null },
      ...{ organ_of_State: null, department: null, departments: null },
    };
    expect(read(nameless).tender).toMatchObject({
      province: 'Gauteng',
      category: 'Civil engineering',
      organization_name: 'City of Tshwane',
    });
  });

  it('takes the province of the buyer where none is stated', () => {
    const rest = { province: null, provinces: null, provincesID: 0, organ_of_State: 'Limpopo - Education' };
    expect(read(rest).tender).toMatchObject({ province: 'Limpopo', province_source: 'buyer' });
  });

  // Published on 18 September, closes on 13 October: 25 days later, the 26th day of the advertisement.
  it.each([
    [120, '2025-10-13T11:00:00', 120],
    ['90', '2025-10-13T11:00:00', 90],
    [15, '2025-10-13T11:00:00', null],
    [0, '2025-10-13T11:00:00', null],
    [30, '2025-10-18T11:00:00', null],
    [31, '2025-10-18T11:00:00', null],
    [32, '2025-10-18T11:00:00', 32],
    [30, null, 30],
  ])('validity %s of an advertisement until %s is %s', (validity, closes, expected) => {
    expect(read({ validity, closing_Date: closes }).tender.validity_period).toBe(expected);
  });

  const AT = '2025-09-29T11:00:00+02:00';
  it.each([
    [false, false, null, [false, false, null]],
    [false, null, '2025-09-29T11:00:00', [false, false, null]],
    [true, false, '2025-09-29T11:00:00', [true, false, AT]],
    [true, true, null, [true, true, null]],
    [null, null, '2025-09-29T11:00:00', [true, null, AT]],
    [null, null, null, [null, null, null]],
  ])('briefing %s, compulsory %s, at %s', (briefingSession, briefingCompulsory, date, expected) => {
    const { tender } = read({ briefingSession, briefingCompulsory, compulsory_briefing_session: date });
    expect([tender.briefing_session, tender.briefing_compulsory, tender.briefing_date_time]).toEqual(
      expected,
    );
  });

  it('reads the words of the short rows', () => {
    const row = shortRow(132162, { bf: ' Yes', bc: ' NO', brief: 'Monday, 29 September 2025 - 11:00' });
    expect(readRow({ list: 1, row }, OCID).tender).toMatchObject({
      briefing_session: true,
      briefing_compulsory: false,
      briefing_date_time: AT,
    });
  });
});

describe('documents', () => {
  it('has the permanent id that the feed gives the same document', () => {
    const release = portalRelease(132162, { documents: [portalDocument('a')] });
    const fromFeed = readSourceRecord(southAfrica, release, OCID).documents;
    const fromPortal = read({ supportDocument: [supportDocument('a')] }).documents;
    expect(fromPortal.map(({ id }) => id)).toEqual(fromFeed.map(({ id }) => id));
  });

  it('leaves out documents that are not active, and escapes names', () => {
    const { documents } = read({
      supportDocument: [
        supportDocument('gone', { active: false }),
        supportDocument('a', { fileName: 'T&C 50% “final” #2.PDF', extension: '.PDF' }),
      ],
    });
    const [document] = documents;
    expect(documents).toHaveLength(1);
    expect(document).toMatchObject({
      position: 0,
      format: 'pdf',
      modified_at: '2025-09-18T15:11:45.434407+02:00',
    });
    const url = new URL(document?.url ?? '');
    expect(`${url.origin}${url.pathname}`).toBe('https://www.etenders.gov.za/home/Download/');
    expect(url.searchParams.get('blobName')).toBe(`${document?.source_id}.PDF`);
    expect(url.searchParams.get('downloadedFileName')).toBe('T&C 50% “final” #2.PDF');
  });
});

describe('state', () => {
  const awards = [awardOf('Zed CC', 'R500,00')];
  const time = '2025-09-18T14:43:06.7358148';
  it.each([
    [1, {}, 'active'],
    [2, {}, 'awarded'],
    [3, {}, 'closed'],
    [4, {}, 'cancelled'],
    [1, { awards }, 'awarded'],
    [3, { awards }, 'awarded'],
    [4, { awards }, 'cancelled'],
    [1, { cancelled: { dateModified: time } }, 'cancelled'],
    [1, { cancelled: { cancellationID: 0, dateModified: '0001-01-01T00:00:00', reason: null } }, 'active'],
    [1, { cancelled: {} }, 'active'],
    [1, { cancelled: false }, 'active'],
    [2, { awards: [awardOf('non-award', null)] }, 'awarded'],
    [null, { status: 'Published' }, 'active'],
    [null, { status: 'Closed' }, 'closed'],
    [null, { status: 'Cancelled' }, 'cancelled'],
    [null, { status: 'Awarded' }, 'awarded'],
    [null, { status: null, closed: { closingID: 7 } }, 'closed'],
    [null, { status: 'Published', awards }, 'awarded'],
    [null, { status: null, cancelled: time }, 'cancelled'],
  ] as const)('list %s with %j is %s', (list, rest, expected) => {
    const record = read(rest, list);
    expect(record.status).toBe(expected);
    if (expected === 'cancelled') expect(record.awards).toEqual([]);
  });

  const AT = '2025-09-18T14:43:06.735814+02:00';
  it.each([
    [
      { cancelled: { cancellationID: 7, dateModified: time, reason: 'No funds', updatedBy: 'x@y' } },
      AT,
      'No funds',
    ],
    [{ cancelled: [{ cancelledDate: time, cancellation_Reason: 'No funds' }] }, AT, 'No funds'],
    [{ cancelled: time }, AT, null],
    [{ cancelled: 'No bids' }, null, 'No bids'],
    [{ cancelled: 'Yes', reason: 'No bids' }, null, 'No bids'],
    [{ cancelled: true, cancelled_Date: time }, AT, null],
    [{ canceled_Date: time, reason: 'No bids' }, AT, 'No bids'],
    [{ cancelled: { dateModified: '0001-01-01T00:00:00' } }, null, null],
  ])('cancelled as %j', (rest, at, reason) => {
    const record = read(rest, 4);
    expect(record.tender).toMatchObject({ cancelled_at: at, cancellation_reason: reason });
    expect(record.issues).toEqual([]);
  });

  it('does not take the reason in a closed row for a reason of cancellation', () => {
    expect(read({ reason: 'Evaluation' }, 3).tender.cancellation_reason).toBeNull();
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

  it('is read without an error, twice with the same result', () => {
    const item = fc.record({
      list: fc.constantFrom<RowItem['list']>(1, 2, 3, 4, null),
      row: fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), value, { maxKeys: 40 }),
    });
    fc.assert(
      fc.property(item, (given) => {
        const text = JSON.stringify(given);
        const record = readRow(given, OCID);
        expect(readRow(JSON.parse(text), OCID)).toEqual(record);
        expect(JSON.stringify(record)).not.toMatch(/\\u0000|\\ud[89a-f]/);
        expect(new Set(record.awards.map(({ id }) => id)).size).toBe(record.awards.length);
      }),
      { numRuns: 400 },
    );
  });
});
