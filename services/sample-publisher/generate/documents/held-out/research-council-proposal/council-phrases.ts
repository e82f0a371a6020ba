import type { Phrases } from '../../wordings/phrases.ts';
import { councilCriteria } from './council-criteria-phrases.ts';

/** The words of research councils. Grounds are cases, to stand in a list that a sentence opens. */
export const councilPhrases: Phrases = {
  returnables: {
    FORM: ['{form} ({title}), duly completed and signed', 'Signed {form}: {title}', '{form}, {title}'],
    CSD_REPORT: [
      'Detailed Central Supplier Database (CSD) report printed after the date of issue of this RFP',
      'CSD registration summary report showing the supplier number',
      'Proof of registration on the Central Supplier Database (MAAA number)',
    ],
    TAX_PIN: [
      'Tax compliance status letter of SARS with a PIN that is still valid',
      'SARS tax compliance status PIN for verification',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE verification certificate from a SANAS accredited agency, or the sworn affidavit of an EME or QSE',
      'Valid B-BBEE certificate or sworn affidavit',
    ],
    CIPC_DOCUMENTS: [
      'CIPC registration certificate listing the active directors',
      'Company registration documents issued by CIPC',
    ],
    ID_COPIES: [
      'Copies of the identity documents of all directors or members',
      'Certified identity documents of the shareholders and directors',
    ],
    COIDA: [
      'Letter of good standing under COIDA, valid at the closing date',
      'COIDA letter of good standing from the Compensation Fund or a licensed mutual',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements for the two most recent financial years',
      'Audited or reviewed annual financial statements of the bidder',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all parties, where proposals are submitted jointly',
      'Signed joint venture agreement (only for joint ventures)',
    ],
    MUNICIPAL_ACCOUNT: ['Recent municipal rates account of the bidder'],
    CIDB_CERTIFICATE: [
      'CIDB certificate of registration printed from the register of contractors',
      'Proof of active registration with the CIDB',
    ],
    REFERENCES: [
      'Three reference letters on the letterheads of clients, with contact details',
      'Signed reference letters from at least three clients served in the last five years',
    ],
    CV: [
      'Curriculum vitae of each team member, with copies of qualifications',
      'CVs of the key personnel named in the proposal',
    ],
    INSURANCE: [
      'Confirmation of public liability insurance from the insurer or broker',
      'Proof of public liability cover',
    ],
    BANK_LETTER: [
      'Letter from the bank confirming the account of the bidder',
      'Bank confirmation letter with a rating code',
    ],
    AUTHORITY_TO_SIGN: [
      'Board resolution or letter of authority for the person who signs the proposal',
      'Resolution giving the signatory authority to bind the bidder',
    ],
  },
  eligibility: [
    'The bidder must be registered on the Central Supplier Database of National Treasury before an award can be made.',
    'The tax matters of the bidder must be in order when the contract is awarded.',
    'The bidder must have traded for at least three consecutive years at the closing date of this RFP.',
    'The bidder must have an office in South Africa from which the contract will be managed.',
    'The bidder must hold every licence, permit or accreditation that the law demands for the work it offers.',
    'Where products of third parties are offered, the bidder must be authorised by their manufacturer to supply them.',
    'The bidder may not be insolvent, under business rescue or in liquidation.',
  ],
  disqualifiers: [
    'Receipt of the proposal after the closing date and time',
    'Delivery of the proposal to any place or address other than the one given in this RFP',
    'Absence of the bidder from the compulsory briefing session',
    'Listing of the bidder or one of its directors as a restricted supplier or in the Register for Tender Defaulters',
    'Misrepresentation of facts, or false information in any part of the proposal',
    'A price that covers only part of the scope of work',
    'Attempts by the bidder to influence employees involved in the evaluation',
    'A proposal that is not signed by a person with authority to do so',
  ],
  criteria: councilCriteria,
  goals: [
    'Enterprises at least 51% owned by black people',
    'Enterprises at least 30% owned by women',
    'Enterprises at least 51% owned by youth',
    'Enterprises owned by persons with disabilities',
    'Exempted micro enterprises and qualifying small enterprises',
    'Enterprises owned by military veterans',
  ],
  scope: {
    goods: [
      'Supply items that are new, unused and of the current model or batch.',
      'Deliver to the receiving store of the institution, properly packed and insured in transit.',
      'Provide data sheets and instructions for use in English with each consignment.',
      'Show at the place of delivery that the items meet the specification.',
      'Replace items that fail or are damaged on arrival, at no cost to the institution.',
      'Keep the items, or equivalents of them, available for repeat orders.',
    ],
    services: [
      'Agree on a detailed project plan with the end user within ten working days of the kick-off meeting.',
      'Provide the staff, tools and systems that the work needs.',
      'Report in writing once a month on progress, problems and planned activities.',
      'Keep to the access, safety and security rules of the institution when working on its premises.',
      'Hand over all data, records and documentation in an editable form at the end of the contract.',
      'Appoint one account manager who attends the quarterly review of the service.',
    ],
    works: [
      'Establish the site, with hoarding, temporary services and storage.',
      'Carry out the works according to the drawings, the bill of quantities and the instructions of the principal agent.',
      'Isolate and protect existing services before any demolition or excavation.',
      'Arrange shutdowns of power and water with the facilities manager at least five working days ahead.',
      'Test and commission all installations and hand over as-built drawings.',
      'Remove rubble and surplus materials and leave the site clean.',
    ],
  },
  products: {},
  mandatory: 'Non-submission of any of these mandatory documents will result in elimination of the proposal.',
};

/** Ways to say that mandatory documents are mandatory. */
export const councilMandatory: readonly string[] = [
  councilPhrases.mandatory,
  'Proposals that do not include all the documents marked as mandatory will be disqualified.',
  'A bidder who fails to provide a mandatory document will be excluded from further evaluation.',
];
