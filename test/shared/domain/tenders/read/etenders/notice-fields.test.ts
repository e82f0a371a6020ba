import { describe, expect, it } from 'vitest';
import { readRow } from '#shared/domain/tenders/read/etenders/source-record.ts';
import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import { shortRow, supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { OCID, read } from './portal-record.ts';

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

  it('takes the province of the buyer if none is stated', () => {
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
