import { describe, expect, it } from 'vitest';
import { type IssueKind, issueKinds } from '#shared/domain/quality/issue-kinds.ts';
import { southAfrica, standard } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord, rejectionOf } from '#shared/domain/tenders/read/ocds/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { quirks } from '#test/shared/domain/tenders/read/etenders/quirks.ts';
import { portalAward, portalDocument, portalRelease } from '#test/shared/domain/tenders/releases.ts';

const portal = southAfrica;
/** Kinds that only show once a record is complete; combine, resolve and award-amounts have tests with their cases. */
const laterKinds: IssueKind[] = [
  'publishers-differ',
  'amount-lost-decimals',
  'place-conflict',
  'award-above-estimate',
  'award-above-plausible',
  // Found where suppliers are read, see supplier-mentions.test.ts, and among the spellings of many awards, see
  // test/workers/derive/companies.test.ts.
  'invalid-registration-number',
  'shared-registration-number',
  'ambiguous-supplier',
  // Found where names are compared with lists, see test/workers/derive/restricted.ts, and in imported registers, see
  // test/shared/registers/read-register.test.ts.
  'award-to-restricted-supplier',
  'wrong-identity-number',
  // What documents say: test/workers/documents/stage.test.ts.
  'evidence-missing',
];
const read = (tender: object = {}, rest: object = {}): SourceRecord =>
  readSourceRecord(portal, portalRelease(165050, { ...tender }, { ...rest }), 'ocds-9t57fa-165050');
const kinds = (record: SourceRecord): IssueKind[] => record.issues.map(({ kind }) => kind);

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

describe('each quirk is one issue', () => {
  const cases: [IssueKind, { tender?: object; rest?: object }, object][] = [
    [
      'invalid-date',
      { tender: { tenderPeriod: { endDate: '2026-02-30T11:00:00Z' } } },
      { tender: { closing_date_time: null } },
    ],
    [
      'invalid-date',
      { tender: { tenderPeriod: { endDate: '9999-12-31T11:00:00Z' } } },
      { tender: { closing_date_time: null } },
    ],
    ['invalid-date', { rest: { date: 20260814 } }, { tender: { publication_date_time: null } }],
    [
      'closes-before-publication',
      { tender: { tenderPeriod: { endDate: '2026-08-01T11:00:00Z' } } },
      {
        tender: {
          closing_date_time: '2026-08-01T11:00:00+02:00',
          validation_errors: ['closes-before-publication'],
        },
      },
    ],
    [
      'invalid-amount',
      { tender: { value: { amount: 'check with OCPO' } } },
      { tender: { value_amount: null } },
    ],
    [
      'invalid-amount',
      { tender: { value: { amount: Number.POSITIVE_INFINITY } } },
      { tender: { value_amount: null } },
    ],
    ['invalid-amount', { tender: { value: { amount: [1] } } }, { tender: { value_amount: null } }],
    [
      'amount-text',
      { tender: { value: { amount: 'R 1 200 000,50' } } },
      { tender: { value_amount: '1200000.50', value_currency: 'ZAR' } },
    ],
    [
      'suspect-amount',
      { tender: { value: { amount: -5000, currency: 'ZAR' } } },
      { tender: { value_amount: '-5000', validation_errors: ['suspect-amount'] } },
    ],
    [
      'suspect-amount',
      { tender: { value: { amount: 99.5, currency: 'ZAR' } } },
      { tender: { value_amount: '99.5' } },
    ],
    [
      'suspect-amount',
      { tender: { value: { amount: 1.8e12, currency: 'ZAR' } } },
      { tender: { value_amount: '1800000000000' } },
    ],
    [
      'unknown-currency',
      { tender: { value: { amount: 500, currency: 'Rands!' } } },
      { tender: { value_amount: '500', value_currency: null } },
    ],
    ['wrong-type', { tender: { documents: 'x' } }, { documents: [] }],
    [
      'wrong-type',
      { rest: { awards: { id: '7', suppliers: [{ name: 'Zed' }], value: { amount: 500 } } } },
      { awards: [{ supplier_name: 'Zed' }] },
    ],
    ['wrong-type', { tender: { deliveryLocation: { street: 'Main' } } }, { tender: { delivery: null } }],
    ['number-as-text', { tender: { title: 4711 } }, { tender: { reference_number: '4711' } }],
    [
      'overlong-text',
      { tender: { description: 'word '.repeat(210_000) } },
      { tender: { validation_errors: ['overlong-text'] } },
    ],
    ['control-characters', { tender: { title: 'RFQ\u0000 7' } }, { tender: { reference_number: 'RFQ 7' } }],
    [
      'control-characters',
      { tender: { title: 'RFQ 7\ud800' } },
      { tender: { reference_number: 'RFQ 7\ufffd' } },
    ],
    [
      'html-in-text',
      { tender: { specialConditions: '<p>See &amp; <b>sign</b></p><script>alert(1)</script>' } },
      { tender: { requirements: 'See & sign' } },
    ],
    [
      'html-in-text',
      { tender: { specialConditions: '&lt;img src=x onerror=alert(1)&gt;price' } },
      { tender: { requirements: 'price' } },
    ],
    ['mojibake', { tender: { description: 'ZoÃ« â€“ cafÃ©' } }, { tender: { title: 'Zoë – café' } }],
    [
      'identity-number-masked',
      { tender: { specialConditions: 'Hand in to T Mokoena, [identity number]' } },
      { tender: { requirements: 'Hand in to T Mokoena, [identity number]' } },
    ],
    [
      'lost-characters',
      { tender: { description: 'Caf\ufffd chairs' } },
      { tender: { title: 'Caf\ufffd chairs' } },
    ],
    [
      'title-and-number-swapped',
      { tender: { title: 'Repair of the reservoir', description: 'RFQ 7/2026' } },
      { tender: { title: 'Repair of the reservoir', reference_number: 'RFQ 7/2026' } },
    ],
    [
      'title-not-number',
      { tender: { title: 'Repair of the reservoir', description: '' } },
      { tender: { title: 'Repair of the reservoir', reference_number: null } },
    ],
    [
      'no-title',
      { tender: { description: 'N/A' } },
      { tender: { title: null, reference_number: 'RFQ 165050/2026', validation_errors: ['no-title'] } },
    ],
    [
      'ocid-number-differs',
      { tender: { id: '165051' } },
      { tender: { tender_id: '165050', validation_errors: ['ocid-number-differs'] } },
    ],
    [
      'unknown-status',
      { tender: { status: 'thinking' } },
      { status: 'active', tender: { source_status: 'thinking' } },
    ],
    [
      'unknown-province',
      { tender: { province: 'Transvaal West' } },
      { tender: { province: null, province_source: null } },
    ],
    ['unknown-category', { tender: { category: 'Time travel' } }, { tender: { category: 'Time travel' } }],
    [
      'unknown-procurement-category',
      { tender: { mainProcurementCategory: 'consulting' } },
      { tender: { main_procurement_category: null } },
    ],
    [
      'unknown-tender-type',
      { tender: { procurementMethodDetails: 'Raffle' } },
      { tender: { type: 'Raffle' } },
    ],
    ['unknown-field', { tender: { lots: [] } }, {}],
    [
      'invalid-email',
      { tender: { contactPerson: { email: 'see website' } } },
      { tender: { contact_email: null } },
    ],
    [
      'invalid-url',
      { tender: { documents: [portalDocument('a', { url: 'javascript:alert(1)' })] } },
      { documents: [{ url: null, file_name: 'a.pdf' }] },
    ],
    [
      'duplicate-document',
      { tender: { documents: [portalDocument('a'), portalDocument('a', { title: 'b.pdf' })] } },
      { documents: [{ file_name: 'b.pdf', position: 0 }] },
    ],
    [
      'duplicate-award',
      { rest: { awards: [portalAward('7', 'Zed', 500), portalAward('7', 'Zed', 600)] } },
      { awards: [{ amount: '600' }] },
    ],
    [
      'duplicate-supplier',
      { rest: { awards: [portalAward('7', 'ZED CC', 500), portalAward('8', 'Zed', 500)] } },
      { awards: [{ ocds_award_id: '7', validation_errors: ['duplicate-supplier'] }] },
    ],
    [
      'several-suppliers',
      {
        rest: {
          awards: [
            portalAward('7', 'Zed', 500, {
              suppliers: [
                { id: '1', name: 'Zed' },
                { id: '2', name: 'Alpha' },
              ],
            }),
          ],
        },
      },
      { awards: [{ supplier_name: 'Zed; Alpha', supplier_id: '1' }] },
    ],
    [
      'supplier-placeholder',
      { rest: { awards: [portalAward('7', 'None', 500)] } },
      {
        awards: [
          {
            supplier_name: null,
            supplier_raw_name: null,
            amount: '500',
            status: 'awarded',
            validation_errors: ['supplier-placeholder'],
          },
        ],
      },
    ],
    [
      'supplier-placeholder',
      { rest: { awards: [portalAward('7', 'non-award', 0)] } },
      { status: 'active', awards: [{ status: 'unsuccessful', supplier_name: null, amount: null }] },
    ],
    [
      'supplier-placeholder',
      { rest: { awards: [portalAward('7', 'Panel of service providers', 0)] } },
      {
        status: 'awarded',
        awards: [
          {
            status: 'awarded',
            supplier_name: null,
            supplier_raw_name: null,
            title: null,
            validation_errors: ['supplier-placeholder'],
          },
        ],
      },
    ],
    [
      'empty-award',
      { rest: { awards: [portalAward('7', 'To be confirmed', 0)] } },
      { status: 'active', awards: [] },
    ],
    ['empty-award', { rest: { awards: [portalAward('7', 'x', 0)] } }, { status: 'active', awards: [] }],
    [
      'csd-number-in-name',
      { rest: { awards: [portalAward('7', 'Zed CC MAAA1234567 JV Alpha CC MAAA7654321', 500)] } },
      {
        awards: [
          {
            supplier_name: 'Zed CC JV Alpha CC',
            supplier_csd_number: null,
            supplier_members: [
              { name: 'Zed CC', csdNumber: 'MAAA1234567' },
              { name: 'Alpha CC', csdNumber: 'MAAA7654321' },
            ],
          },
        ],
      },
    ],
    [
      'csd-number-in-name',
      { rest: { awards: [portalAward('7', 'AGRIMARK OPERATIONS and MAAA1234716', 500)] } },
      {
        awards: [
          {
            supplier_name: 'AGRIMARK OPERATIONS',
            supplier_csd_number: 'MAAA1234716',
            supplier_raw_name: 'AGRIMARK OPERATIONS and MAAA1234716',
            title: null,
            description: null,
          },
        ],
      },
    ],
    [
      'suspect-amount',
      { rest: { awards: [portalAward('7', 'Zed', 21_796_778)] } },
      {
        awards: [{ amount: '21796778', validation_errors: ['suspect-amount'] }],
        tender: { validation_errors: ['suspect-amount'] },
      },
    ],
  ];

  it.each(cases)('%s: %j', (kind, { tender, rest }, expected) => {
    const record = read(tender, rest);
    expect(record).toMatchObject(expected);
    expect(kinds(record)).toContain(kind);
  });

  it('has a case for every kind of issue, here, among the rows of the portal or where publishers are combined', () => {
    const tested = new Set<string>([...[...cases, ...quirks].map(([kind]) => kind), ...laterKinds]);
    expect(Object.keys(issueKinds).filter((kind) => !tested.has(kind))).toEqual([]);
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

  it('leaves out dots behind a number', () => {
    expect(read({ title: 'WTE089CE... ', description: 'Helmets' }).tender.reference_number).toBe('WTE089CE');
  });
});

describe('status and awards', () => {
  const award = portalAward('7', 'Zed', 500);
  it.each([
    ['active', [], 'active'],
    ['complete', [], 'closed'],
    ['complete', [award], 'awarded'],
    ['active', [award], 'awarded'],
    ['Cancelled', [award], 'cancelled'],
    ['withdrawn', [], 'cancelled'],
    ['unsuccessful', [], 'closed'],
    ['', [], 'active'],
  ])('%s with awards %j is %s', (status, awards, expected) => {
    const record = read({ status }, { awards });
    expect(record.status).toBe(expected);
    if (expected === 'cancelled') expect(record.awards).toEqual([]);
  });

  it('keeps two lots of one supplier, and links the party', () => {
    const { awards, parties } = read(
      {},
      {
        awards: [
          portalAward('7', 'Zed', 500),
          portalAward('8', 'Zed', 700, {
            description: 'Qualifying small enterprise',
            value: { amount: 700 },
          }),
        ],
        parties: [
          {
            id: '7',
            name: 'Zed',
            roles: ['supplier'],
            contactPoint: { name: 'Buyer Person', email: 'person@buyer.gov.za' },
          },
        ],
      },
    );
    expect(awards).toMatchObject([
      {
        amount: '500',
        position: 0,
        etenders_award_id: 7,
        supplier_party_id: '7',
        supplier_id: '97',
        enterprise_type: 'EME',
      },
      { amount: '700', position: 1, supplier_party_id: null, currency: null, enterprise_type: 'QSE' },
    ]);
    expect(parties).toMatchObject([
      { ocds_party_id: '63', name: 'City of Tshwane', roles: ['buyer', 'procuringEntity'] },
      { ocds_party_id: '7', name: 'Zed', roles: ['supplier'] },
    ]);
    expect(JSON.stringify({ awards, parties })).not.toContain('person@buyer');
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
    ['City of Cape Town', 'municipality', null],
    ['Ethekwini Metropolitan Municipality', 'municipality', null],
    ['Theewaterkloof Municipality', 'municipality', null],
    ['Ugu Disctrict Munucipality', 'municipality', null],
    ['Nelson Mandela National Museum', null, null],
    ['City of Johannesburg - Metro Bus', null, null],
    ['BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY', null, null],
  ])('%s is a %s of %s', (name, kind, province) => {
    const { tender } = read({ province: undefined }, { buyer: { id: '1', name } });
    expect(tender).toMatchObject({
      organization_name: name,
      department: kind === 'department' ? name : null,
      municipality: kind === 'municipality' ? name : null,
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

  it('lets a tagged release go without a tender', () => {
    expect(rejectionOf(standard, { ocid: 'x', tag: ['award'], awards: [] }, 'x')).toBeNull();
  });
});
