import type { Phrases } from '../../wordings/phrases.ts';
import { technicalCriteria } from './criteria-phrases.ts';

const services = [
  'Mobilise staff and equipment within twenty working days of the order.',
  'Appoint one account manager who is the point of contact for the Supply Chain Management Unit.',
  'Draw up a work plan that follows the academic calendar.',
  'Hold a progress meeting with the user department every month and keep minutes of it.',
  'Submit a written performance report with each monthly invoice.',
  'Attend to urgent requests outside office hours and during examinations.',
  'Hand over all records to the institution at the end of the agreement.',
];

/** The words of the supply chain management unit of a university of technology or a college. */
export const technicalUniversityPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form}: {title}, filled in and signed',
      '{title} ({form})',
      'Form {form} – {title}, duly signed by an authorised person',
    ],
    CSD_REPORT: [
      'CSD summary report showing the MAAA supplier number',
      'Central Supplier Database (CSD) registration report',
    ],
    TAX_PIN: [
      'SARS PIN letter to verify the tax status of the tenderer',
      'Tax compliance status (TCS) PIN issued by SARS',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE verification certificate or, for an EME or QSE, sworn affidavit',
      'Original or certified copy of the B-BBEE certificate or affidavit',
    ],
    CIPC_DOCUMENTS: [
      'CIPC company registration documents (CoR 14.3 or CK1)',
      'CIPC disclosure certificate of the enterprise',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of shareholders and directors',
      'Identity document of each director or member, certified within the past six months',
    ],
    COIDA: [
      'COIDA letter of good standing with the Compensation Fund',
      'Letter of good standing (Compensation for Occupational Injuries and Diseases Act)',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited or reviewed annual financial statements of the last two years',
      'Latest set of annual financial statements, signed by the accounting officer',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all parties (joint ventures only)',
      'Agreement between the joint venture partners, if a joint venture tenders',
    ],
    MUNICIPAL_ACCOUNT: ['Latest municipal rates account or lease agreement of the business premises'],
    CIDB_CERTIFICATE: ['CIDB registration certificate'],
    REFERENCES: [
      'Three contactable reference letters on the letterheads of clients',
      'Reference letters from at least three clients for work of this kind',
    ],
    CV: [
      'Curriculum vitae of each key staff member',
      'CVs and certified qualifications of the key personnel',
    ],
    INSURANCE: [
      'Proof of public liability insurance cover',
      'Letter of an insurer confirming public liability cover',
    ],
    BANK_LETTER: [
      'Stamped letter from the bank confirming the account details',
      'Bank rating letter, not older than three months',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board of directors authorising the signatory',
      'Authority to sign, in the form of a company resolution',
    ],
  },
  eligibility: [
    'The tenderer must be registered as a supplier on the Central Supplier Database before any order is placed.',
    'The tenderer must have at least three years of experience in the field of this request.',
    'Only tenderers whose tax affairs with SARS are in order are eligible for an award.',
    'Tenderers must have an operational office or representative in the Republic of South Africa.',
    'The tenderer must hold all statutory registrations and licences which its trade requires.',
  ],
  disqualifiers: [
    'Tenders received after the closing date and time will not be considered.',
    'Tenders sent by facsimile will not be accepted.',
    'A tenderer that submits more than one tender for this request, alone or in a joint venture, will have all its tenders rejected.',
    'A tenderer that is listed on the Register of Tender Defaulters or as a restricted supplier will be disqualified.',
    'A tenderer that tries to influence a member of Council, staff or a bid committee will be disqualified.',
    'A tender in which false information is given will be disqualified.',
    'A tenderer that does not attend the compulsory briefing session will be disqualified.',
  ],
  criteria: technicalCriteria,
  goals: [
    'Tenderer with black shareholding of 51% or more',
    'Tenderer with women shareholding of 30% or more',
    'Tenderer with youth shareholding of 30% or more',
    'Tenderer in which persons living with disabilities hold shares',
    'Tenderer that is an exempted micro enterprise or a qualifying small enterprise',
    'Tenderer whose place of business is in the province of the institution',
  ],
  scope: {
    goods: [
      'Deliver the goods to the receiving store of each campus on working days between 08:00 and 15:00.',
      'Off-load and carry the goods to the place which the storekeeper points out.',
      'Supply new and unused goods in the original packaging of the manufacturer.',
      'Attach a delivery note with the order number to every consignment.',
      'Collect incorrect or damaged goods within five working days at own cost.',
      'Give two working days of notice before each delivery.',
    ],
    services,
    works: services,
  },
  products: {
    furniture: 'Office and classroom furniture',
    clothing: 'Textiles, clothing and footwear',
    electricalGoods: 'Electrical cable products',
    materials: 'Steel and building products',
  },
  mandatory: 'A tender without any one of the compulsory annexures will be disqualified.',
};
