import type { CriterionPhrase, Phrases } from '../../wordings/phrases.ts';
import { goodsCriteria } from './goods-criteria.ts';
import type { Guide, GuidedCriterion } from './guide.ts';
import { servicesCriteria } from './services-criteria.ts';
import { worksCriteria } from './works-criteria.ts';

const phrased = (criteria: readonly GuidedCriterion[]): CriterionPhrase[] =>
  criteria.map(({ name, guide, parts }) => ({ name, parts: parts.map((part) => part.name), levels: guide }));

const guides = new Map<string, Guide>(
  [...goodsCriteria, ...servicesCriteria, ...worksCriteria].flatMap(({ name, guide, parts }) => [
    [name, guide] as const,
    ...parts.map((part) => [part.name, part.guide] as const),
  ]),
);

/** @returns what earns how much of the points of a criterion, or of a part of one */
export const guideOf = (name: string): Guide => guides.get(name)!;

/** What happens where a document of the first schedule is missing, in one of several wordings. */
export const warnings: readonly string[] = [
  'A Respondent that does not hand in each mandatory returnable document by the closing date and time will be disqualified.',
  'Failure to provide all mandatory returnable documents at the closing date and time will result in the Proposal being disqualified.',
  'Proposals from which one or more of the mandatory returnable documents are missing will be declared non-responsive.',
];

/** The words of a large company of the state that moves freight. */
export const freightPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form}: {title}',
      '{title} [{form}]',
      '{form} form – {title}, duly completed and signed',
      '{title}, form {form}',
    ],
    CSD_REPORT: [
      'Full registration report from the Central Supplier Database [CSD] of National Treasury',
      'CSD supplier registration report with MAAA number',
      'Proof of registration on the Central Supplier Database, with supplier number',
    ],
    TAX_PIN: [
      'SARS tax compliance status PIN of the Respondent and of each party to a consortium',
      'Tax compliance status document issued by SARS, showing the PIN',
      'Current tax compliance status PIN for verification with SARS',
    ],
    BBBEE_CERTIFICATE: [
      'Valid B-BBEE certificate from a SANAS-accredited agency, or a sworn affidavit [EME and QSE]',
      'Proof of B-BBEE status: verification certificate or DTIC sworn affidavit',
      'B-BBEE verification certificate of the Respondent',
    ],
    CIPC_DOCUMENTS: [
      'Certificate of incorporation and register of directors issued by the CIPC',
      'CIPC company registration documents',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of shareholders, directors or members',
      'Identity documents of all directors and shareholders, certified as true copies',
    ],
    COIDA: [
      'Letter of good standing with the Compensation Fund or a licensed insurer [COIDA]',
      'Valid letter of good standing in terms of COIDA',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited or reviewed annual financial statements for the past three financial years',
      'Latest signed annual financial statements, including the notes',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all parties [if applicable]',
      'Where the Proposal is made by a joint venture: signed joint venture agreement, or letter of intent to form one',
    ],
    CIDB_CERTIFICATE: [
      'Proof of registration with the CIDB in the grade and class required',
      'CIDB registration certificate',
    ],
    REFERENCES: [
      'Client reference letters on the letterhead of the client, with contract value and dates',
      'Schedule of previous contracts, with signed letters of reference',
    ],
    CV: [
      'Curriculum vitae of each person named as key personnel',
      'Abbreviated CVs and copies of qualifications of key personnel',
    ],
    INSURANCE: [
      'Proof of insurance cover, or a letter of undertaking from an insurer',
      'Certificate of insurance: public liability',
    ],
    BANK_LETTER: [
      'Original letter from the bank with the account details of the Respondent, bank stamp not older than three months',
      'Bank rating letter',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board of directors naming the authorised signatory',
      'Letter of authority for the person who signs the Proposal',
    ],
  },
  eligibility: [
    'The Respondent must be registered on the Central Supplier Database before a contract is awarded.',
    'The Respondent must have traded in the field of this RFP for at least twenty-four months.',
    'The Respondent must be a legal entity that is registered in the Republic of South Africa, or a consortium led by one.',
    'The Respondent must have completed at least two contracts of a similar nature in the past seven years.',
    'The Respondent must have an office from which the contract will be managed in the Republic of South Africa.',
    'The tax affairs of the Respondent must be in order when the contract is awarded.',
  ],
  disqualifiers: [
    'A Proposal lodged after the closing date and time will be disqualified.',
    'A Respondent that did not attend the compulsory RFP briefing will be disqualified.',
    'Proposals lodged at a place other than the one stated in this RFP will not be considered.',
    'A Respondent that is listed on the Register of Tender Defaulters or the Database of Restricted Suppliers will be disqualified.',
    'A Proposal that prices only a part of the scope will be declared non-responsive.',
    'A Respondent that offers a gift or gratification to an employee of the Company during the bid process will be disqualified.',
    'A Respondent that misrepresents a material fact in its Proposal will be disqualified.',
  ],
  criteria: {
    goods: phrased(goodsCriteria),
    services: phrased(servicesCriteria),
    works: phrased(worksCriteria),
  },
  goals: [
    'B-BBEE level of contributor, Level 1 or Level 2',
    'At least 51% black-owned entities',
    'At least 30% black women-owned entities',
    'Entities owned by black youth',
    'Entities owned by persons with disabilities',
    'EMEs and QSEs that are at least 51% black-owned',
    'Entities based in the province where the contract is performed',
  ],
  scope: {
    goods: [
      'Supply the items listed in Annexure A, in the quantities called off by purchase order.',
      'Deliver to the receiving stores between 07:30 and 15:00 on working days, and off-load there.',
      'Mark each package with the purchase order number and the stock number of the Company.',
      'Exchange items that fail receipt inspection within 10 working days, at no charge.',
      'Hold a buffer stock that equals one month of average usage.',
      'Report each month on open orders, deliveries and items on back order.',
    ],
    services: [
      'Appoint a contract manager who is the single point of contact for the Company.',
      'Mobilise within 20 working days of the letter of award, in terms of an agreed plan.',
      'Perform the services at the sites and offices that are named in each task order.',
      'Submit a performance report against the agreed service levels by the fifth working day of each month.',
      'Attend contract reviews and carry out the corrective actions that are agreed there.',
      'Hand over records, data and access cards when the contract ends, and support the change to the next provider.',
    ],
    works: [
      'Establish the site, with offices, storage and ablution facilities, and remove them on completion.',
      'Execute the works in accordance with the drawings and the works information.',
      'Arrange the work so that operations beside the site continue without interruption.',
      'Set out the works and survey what was built.',
      'Make good all surfaces and services that are disturbed by the works.',
      'Hand over as-built drawings, test results and maintenance manuals on completion.',
    ],
  },
  products: {
    furniture: 'Office and workshop furniture',
    clothing: 'Corporate and protective clothing',
    materials: 'Steel products and components for construction',
    electricalGoods: 'Electrical and telecommunication cables',
    computers: 'Computer and printing equipment',
    vehicles: 'Vehicle bodies',
  },
  mandatory: warnings[0]!,
};
