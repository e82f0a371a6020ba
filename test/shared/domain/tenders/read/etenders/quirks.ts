import type { IssueKind } from '#shared/domain/quality/issue-kinds.ts';
import { awardOf, supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';

/** What is wrong in a row, by the issue it leaves: what is laid over a row, and part of the notice that becomes of it. */
export const quirks: readonly (readonly [IssueKind, Record<string, unknown>, object])[] = [
  ['invalid-date', { closing_Date: '9999-12-31T11:00:00' }, { tender: { closing_date_time: null } }],
  ['invalid-date', { closing_Date: '30/02/2026' }, { tender: { closing_date_time: null } }],
  ['invalid-date', { date_Published: '13/02/26' }, { tender: { publication_date_time: null } }],
  [
    'closes-before-publication',
    { closing_Date: '2025-09-17T11:00:00' },
    {
      tender: {
        closing_date_time: '2025-09-17T11:00:00+02:00',
        validation_errors: ['closes-before-publication'],
      },
    },
  ],
  ['wrong-type', { supportDocument: 'x' }, { documents: [] }],
  ['wrong-type', { awards: 7 }, { awards: [] }],
  ['wrong-type', { eSubmission: 'perhaps' }, { tender: { electronic_submission: null } }],
  ['number-as-text', { tender_No: 4711 }, { tender: { reference_number: '4711' } }],
  [
    'overlong-text',
    { conditions: 'word '.repeat(210_000) },
    { tender: { validation_errors: ['overlong-text'] } },
  ],
  ['control-characters', { tender_No: 'RFQ\u0000 7' }, { tender: { reference_number: 'RFQ 7' } }],
  ['html-in-text', { conditions: '<p>See &amp; sign</p>' }, { tender: { requirements: 'See & sign' } }],
  ['mojibake', { description: 'ZoÃ« â€“ cafÃ© chairs' }, { tender: { title: 'Zoë – café chairs' } }],
  [
    'title-and-number-swapped',
    { tender_No: 'Repair of the reservoir', description: 'RFQ 7/2026' },
    { tender: { title: 'Repair of the reservoir', reference_number: 'RFQ 7/2026' } },
  ],
  [
    'title-not-number',
    { tender_No: 'Repair of the reservoir', description: null },
    { tender: { title: 'Repair of the reservoir', reference_number: null } },
  ],
  ['no-title', { description: 'N/A' }, { tender: { title: null, validation_errors: ['no-title'] } }],
  [
    'ocid-number-differs',
    { id: 132163 },
    { tender: { tender_id: '132162', validation_errors: ['ocid-number-differs'] } },
  ],
  ['unknown-province', { province: 'Transvaal West' }, { tender: { province: null } }],
  ['unknown-category', { category: 'Time travel' }, { tender: { category: 'Time travel' } }],
  ['unknown-tender-type', { type: 'Raffle' }, { tender: { type: 'Raffle' } }],
  ['unknown-field', { lots: [] }, {}],
  ['unknown-field', { questionsAndAnswers: [{ question: 'When?' }] }, {}],
  [
    'unknown-field',
    { supportDocument: [supportDocument('a', { pages: 7 })] },
    { documents: [{ format: 'pdf' }] },
  ],
  [
    'unknown-field',
    { awards: [awardOf('Zed CC', 'R500,00', { colour: 'red' })] },
    { awards: [{ amount: '500' }] },
  ],
  ['unknown-field', { cancelled: { reason: 'No funds', colour: 'red' } }, { status: 'cancelled' }],
  ['invalid-email', { email: 'see website' }, { tender: { contact_email: null } }],
  [
    'duplicate-document',
    { supportDocument: [supportDocument('a'), supportDocument('a', { fileName: 'b.pdf' })] },
    { documents: [{ file_name: 'b.pdf', position: 0 }] },
  ],
  ['invalid-validity', { validity: 'ninety' }, { tender: { validity_period: null } }],
  ['invalid-validity', { validity: -90 }, { tender: { validity_period: null } }],
  ['invalid-validity', { validity: 20_251_013 }, { tender: { validity_period: null } }],
  ['invalid-amount', { awards: [awardOf('Zed CC', 'on request')] }, { awards: [{ amount: null }] }],
  [
    'suspect-amount',
    { awards: [awardOf('Zed CC', 'R21 796 778,00')] },
    { awards: [{ amount: '21796778', validation_errors: ['suspect-amount'] }] },
  ],
  [
    'supplier-placeholder',
    { awards: [awardOf('non-award', null)] },
    { status: 'active', awards: [{ status: 'unsuccessful', supplier_name: null, title: null }] },
  ],
  [
    'supplier-placeholder',
    {
      awards: [awardOf('Various', null, { subContractor: [{ company: 'See attached' }] })],
      bidders: 'Zed CC; Various bidders',
    },
    {
      status: 'awarded',
      awards: [{ supplier_name: null, validation_errors: ['supplier-placeholder'] }],
      subcontractors: [],
      bidders: [{ name: 'Zed CC' }],
    },
  ],
  ['empty-award', { awards: [awardOf('x', '')] }, { status: 'active', awards: [] }],
  [
    'csd-number-in-name',
    { awards: [awardOf('AGRIMARK OPERATIONS and MAAA1234716', 'R500,00')] },
    { awards: [{ supplier_name: 'AGRIMARK OPERATIONS', supplier_csd_number: 'MAAA1234716' }] },
  ],
  [
    'duplicate-supplier',
    { awards: [awardOf('ZED CC', 'R500,00'), awardOf('Zed', 'R 500.00')] },
    { awards: [{ award_key: 'portal:zed', validation_errors: ['duplicate-supplier'] }] },
  ],
  [
    'unknown-status',
    { awards: [awardOf('Zed CC', 'R500,00', { status: 'thinking' })] },
    { awards: [{ status: 'awarded' }] },
  ],
  [
    'unknown-bee-level',
    { awards: [awardOf('Zed CC', 'R500,00', { beeScoring: 'see certificate' })] },
    { awards: [{ bee_level: null, bee_points: null }] },
  ],
  [
    'invalid-points',
    { awards: [awardOf('Zed CC', 'R500,00', { pointsAwarded: 101 })] },
    { awards: [{ points: null }] },
  ],
  [
    'invalid-supplier-number',
    { awards: [awardOf('Zed CC', 'R500,00', { supplierNumber: '2015/123456/07' })] },
    { awards: [{ supplier_csd_number: null, supplier_name: 'Zed CC' }] },
  ],
];
