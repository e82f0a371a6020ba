import type { Truth } from './measure.ts';

/** Labels of a real document. Missing fields are not stated in the excerpt. */
export type RealLabel = { file: string; truth: Truth };

const lists = (some: Partial<Truth['lists']>): Truth['lists'] => ({
  contacts: [],
  returnables: [],
  eligibility: [],
  disqualifiers: [],
  functionality: [],
  specificGoals: [],
  localContent: [],
  cidb: [],
  specifications: [],
  ...some,
});
const returnable = (code: string, mandatory: boolean | null = null) => ({ code, text: code, mandatory });

/** The two texts in `tender-document-text`, read by hand. Sentences (eligibility, disqualifiers, specifications) are not labelled. */
export const realLabels: readonly RealLabel[] = [
  {
    file: 'ray-nkonyeni-8-2-RNM0614-mgodlwa-bridge.excerpt.txt',
    truth: {
      values: {
        closing: { date: '2026-09-08', time: '12:00' },
        validityDays: 120,
        briefing: {
          moment: { date: '2026-08-20', time: '10:00' },
          venue: 'Marburg Boardroom Office, No1 Protea Road, Marburg',
          compulsory: true,
        },
        submission: {
          methods: ['box'],
          address: '10 Connor Street, Port Shepstone',
          copies: 2,
          envelopes: null,
          format: null,
        },
        evaluationSystem: '80/20',
        functionalityThreshold: 60,
      },
      lists: lists({
        contacts: [
          {
            name: 'Bongani Mfenqa',
            email: 'bongani.mfenqa@rnm.gov.za',
            phone: '039-312-8304',
            about: 'bidding',
          },
          {
            name: 'Bonisile Gumede',
            email: 'bonisile.gumede@rnm.gov.za',
            phone: '039-688-2157',
            about: 'technical',
          },
          {
            name: 'S Vilakazi',
            email: 'vilakazis@goldmile.co.za',
            phone: '036-032-5014',
            about: 'technical',
          },
        ],
        returnables: [
          ...['MBD4', 'MBD6.1', 'MBD8', 'MBD9', 'CSD_REPORT', 'CIPC_DOCUMENTS', 'ID_COPIES', 'TAX_PIN'],
          ...['JV_AGREEMENT', 'CIDB_CERTIFICATE', 'CV', 'REFERENCES', 'PRICING_SCHEDULE'],
        ].map((code) => returnable(code)),
        functionality: [
          { name: 'Applicant’s Expertise – Company owner', weight: 20, subCriteria: [] },
          {
            name: 'Site Agent (SA) personnel with at least a minimum experience in Civil Project',
            weight: 20,
            subCriteria: [],
          },
          {
            name: 'Relevant Experience - The company has successfully completed other projects of similar nature in past five years',
            weight: 30,
            subCriteria: [],
          },
        ],
        specificGoals: [
          { goal: 'Local companies', points: 10 },
          { goal: 'An EME or QSE which is at least 100% owned by black people', points: 10 },
        ],
        cidb: [{ grade: 6, classOfWorks: 'CE', potentiallyEmerging: false }],
      }),
    },
  },
  {
    file: 'musina-RFQ25-2025-2026.excerpt.txt',
    truth: {
      values: {
        closing: { date: '2025-11-19', time: '11:00' },
        submission: {
          methods: ['email', 'hand'],
          address: 'room no:17 Civic Centre, Irwin Street, Musina',
          copies: null,
          envelopes: null,
          format: null,
        },
        evaluationSystem: '80/20',
      },
      lists: lists({
        contacts: [{ name: 'N R Siko', email: null, phone: '015-534-6118', about: null }],
        returnables: ['MBD6.1', 'MBD8', 'CSD_REPORT', 'CIPC_DOCUMENTS', 'MUNICIPAL_ACCOUNT'].map((code) =>
          returnable(code),
        ),
      }),
    },
  },
];
