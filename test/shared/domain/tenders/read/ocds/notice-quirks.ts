import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import { portalDocument } from '#test/shared/domain/tenders/releases.ts';

/** What is wrong in a release, by the issue it leaves: what is laid over its tender and over the rest, and part of the record. */
export type Quirk = readonly [IssueKind, { tender?: object; rest?: object }, object];

export const noticeQuirks: readonly Quirk[] = [
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
  ['unknown-tender-type', { tender: { procurementMethodDetails: 'Raffle' } }, { tender: { type: 'Raffle' } }],
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
];
