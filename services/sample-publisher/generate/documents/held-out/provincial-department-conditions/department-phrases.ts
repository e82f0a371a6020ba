import type { Phrases } from '../../wordings/phrases.ts';
import { departmentCriteria } from './department-criteria.ts';

const general = [
  'Appoint a contract manager who can be reached by telephone at any hour.',
  'Attend a monthly service meeting with the end-user and table a written report.',
  'Comply with the Occupational Health and Safety Act and the security rules of the institution.',
  'Undergo vetting by the security unit of the department before the commencement date.',
];

/** The words of supply chain offices in provincial departments of health, education and agriculture. */
export const departmentPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} ({title}), duly completed and signed',
      '{form} – {title}',
      'Completed and signed {form}: {title}',
    ],
    CSD_REPORT: [
      'CSD summary report (registration report) of the bidder',
      'Proof of registration on the Central Supplier Database of National Treasury',
    ],
    TAX_PIN: ['SARS tax compliance status PIN', 'Tax Compliance Status PIN page from SARS eFiling'],
    BBBEE_CERTIFICATE: [
      'Valid B-BBEE certificate or sworn affidavit',
      'Original or certified copy of the B-BBEE status level certificate, or DTIC sworn affidavit',
    ],
    CIPC_DOCUMENTS: [
      'CIPC registration documents with the names of all directors',
      'Company registration certificate (CIPC / CK)',
    ],
    ID_COPIES: [
      'Certified copies of identity documents of directors',
      'Certified ID copies of all shareholders and directors',
    ],
    COIDA: [
      'Valid letter of good standing from the Compensation Fund (COIDA)',
      'COIDA letter of good standing',
    ],
    FINANCIAL_STATEMENTS: ['Annual financial statements for the past three years'],
    JV_AGREEMENT: [
      'Joint venture agreement, where applicable',
      'Signed consortium or JV agreement, if bidding jointly',
    ],
    MUNICIPAL_ACCOUNT: ['Latest municipal rates account'],
    CIDB_CERTIFICATE: ['CIDB certificate of registration'],
    REFERENCES: ['Signed reference letters on the letterhead of the client', 'Contactable reference letters'],
    CV: ['Curriculum vitae of the contract manager', 'CVs of key personnel with certified qualifications'],
    INSURANCE: ['Proof of public liability insurance'],
    BANK_LETTER: ['Stamped letter from the bank confirming the bank account'],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board authorising the signatory',
      'Letter of authority to sign the bid documents',
    ],
  },
  eligibility: [
    'Bidders shall have an operational office in the province or undertake to open one within thirty days of award.',
    'Only bidders with at least two years of experience in the field may bid.',
    'The bidder shall be a business that is domiciled in the Republic of South Africa.',
    'No person in the employ of the state may be a director of the bidder.',
  ],
  disqualifiers: [
    'Late bids will not be accepted under any circumstances.',
    'Bids received by telegram, facsimile or e-mail will not be considered.',
    'Failure to attend the compulsory briefing session will invalidate the bid.',
    'Bids that are not signed in ink by the authorised person shall be rejected.',
    'A bidder who changes the wording of this document will be disqualified.',
    'Bidders listed on the database of restricted suppliers will be disqualified.',
    'An offer that leaves out any item of the pricing schedule shall be regarded as non-responsive.',
    'Misrepresentation of facts in the bid will lead to disqualification.',
  ],
  criteria: {
    goods: departmentCriteria.goods.map(({ parts, ...own }) => ({
      ...own,
      parts: parts.map((part) => part.name),
    })),
    services: departmentCriteria.services.map(({ parts, ...own }) => ({
      ...own,
      parts: parts.map((part) => part.name),
    })),
    works: [],
  },
  goals: [
    'Enterprises at least 51% owned by historically disadvantaged individuals',
    'Enterprises at least 51% owned by black women',
    'Enterprises at least 51% owned by young people',
    'Enterprises owned by people living with disabilities',
    'Enterprises owned by military veterans',
    'Enterprises located in the province',
    'Enterprises in townships or rural areas of the province',
  ],
  scope: { goods: general, services: general, works: [] },
  products: { clothing: 'Textile and clothing items' },
  mandatory: 'Failure to submit a mandatory document will lead to disqualification in Phase 1.',
};
