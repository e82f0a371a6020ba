import { describe, expect, it } from 'vitest';
import { southAfrica, standard } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord, rejectionOf } from '#shared/domain/tenders/read/ocds/source-record.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { kinds, read } from './portal-record.ts';

const portal = southAfrica;

describe('a regular release', () => {
  it('has no issue, because conventions are not defects', () => {
    expect(read().issues).toEqual([]);
    expect(read().tender).toMatchObject({
      value_amount: null,
      briefing_session: false,
      briefing_date_time: null,
      briefing_venue: null,
    });
  });

  it.each([
    ['ocid only', { ocid: 'ocds-9t57fa-1', tender: {} }],
    [
      'vintage 2025',
      { ...portalRelease(1, { status: '' }), parties: undefined, awards: undefined, contracts: undefined },
    ],
    [
      'nulls',
      {
        ocid: 'ocds-9t57fa-1',
        tender: { title: null, documents: null, value: null },
        awards: null,
        buyer: null,
      },
    ],
  ])('takes every field as optional: %s', (_, release) => {
    const record = readSourceRecord(portal, release, 'ocds-9t57fa-1');
    expect(record).toMatchObject({ status: 'active', awards: [], tender: { tender_id: '1' } });
    expect(kinds(record).filter((kind) => kind !== 'no-title')).toEqual([]);
  });
});

describe('titles', () => {
  it.each([
    ['DEV 05/2026/27', 'DEV 05/2026/27 - SUPPLY OF MATERIALS', 'SUPPLY OF MATERIALS'],
    ['NB124/2026 ', 'nb124/2026: training', 'training'],
    ['RFQ 19 OF 2026', 'RFQ 19 OF 2026', 'RFQ 19 OF 2026'],
    ['RFQ 1', 'RFQ 19 pumps', 'RFQ 19 pumps'],
    ['43G/2026/27', 'MANUFACTURE  OF\r\nCABLE ', 'MANUFACTURE OF CABLE'],
    ['A(1)[2]*', 'A(1)[2]* Cleaning of offices', 'Cleaning of offices'],
    ['SBD 16/2025', 'SBD 16-2025 Cleaning of offices', 'Cleaning of offices'],
    ['8/2/4 (2026)', '8/2/4 (2026) Cleaning of offices', 'Cleaning of offices'],
    ['RFQ 19', 'RFQ 19 (cleaning of offices)', '(cleaning of offices)'],
    ['RFQ 19', ': Cleaning of offices', 'Cleaning of offices'],
    ['RFQ 19', '- 5 pumps', '- 5 pumps'],
    ['...', '... Cleaning of offices', 'Cleaning of offices'],
  ])('%s + %s = %s', (title, description, expected) => {
    const { tender } = read({ title, description });
    expect(tender.title).toBe(expected);
    expect(tender.reference_number).toBe(title.trim());
    expect(tender.description).toBe(description.replaceAll('\r\n', '\n').trim());
  });

  it('leaves out dots after a number', () => {
    expect(read({ title: 'WTE089CE... ', description: 'Helmets' }).tender.reference_number).toBe('WTE089CE');
  });
});

describe('the buyer', () => {
  it.each([
    ['Kwazulu Natal - Public Works (Head Office)', 'department', 'KwaZulu-Natal'],
    ['Gauteng - Education', 'department', 'Gauteng'],
    ['Limpopo - Economic Development Agency', null, 'Limpopo'],
    ['Western Cape - Legislature', null, 'Western Cape'],
    ['Tourism', 'department', null],
    ['Department of Justice and Constitutional Development', 'department', null],
    ['ESKOM', null, null],
    ['City of Cape Town', 'municipality: City of Cape Town Metropolitan Municipality', null],
    ['Ethekwini Metropolitan Municipality', 'municipality: eThekwini Metropolitan Municipality', null],
    ['Theewaterkloof Municipality', 'municipality: Theewaterskloof Local Municipality', null],
    ['Ugu Disctrict Munucipality', 'municipality: Ugu District Municipality', null],
    ['Nelson Mandela National Museum', null, null],
    ['City of Johannesburg - Metro Bus', null, null],
    ['BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY', null, null],
  ])('%s is a %s of %s', (name, kind, province) => {
    const { tender } = read({ province: undefined }, { buyer: { id: '1', name } });
    expect(tender).toMatchObject({
      organization_name: name,
      department: kind === 'department' ? name : null,
      municipality: kind?.startsWith('municipality: ') ? kind.slice('municipality: '.length) : null,
      province,
      province_source: province === null ? null : 'buyer',
    });
  });
});

describe('rejections', () => {
  it.each([
    ['not-an-object', 'text', 'ocds-9t57fa-1'],
    ['not-an-object', null, 'ocds-9t57fa-1'],
    ['not-an-object', undefined, 'ocds-9t57fa-1'],
    ['not-an-object', [], null],
    ['no-ocid', { tender: {} }, null],
    ['no-tender', { ocid: 'ocds-9t57fa-1' }, 'ocds-9t57fa-1'],
    ['no-tender', { ocid: 'ocds-9t57fa-1', tender: [] }, 'ocds-9t57fa-1'],
    [null, { ocid: 'ocds-9t57fa-1', tender: {} }, 'ocds-9t57fa-1'],
  ])('%s: %j', (expected, release, ocid) => {
    expect(rejectionOf(portal, release, ocid)).toBe(expected);
  });

  it('accepts a tagged release without a tender', () => {
    expect(rejectionOf(standard, { ocid: 'x', tag: ['award'], awards: [] }, 'x')).toBeNull();
  });
});
