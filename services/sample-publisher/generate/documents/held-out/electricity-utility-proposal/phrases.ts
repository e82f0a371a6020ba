import type { Phrases } from '../../wordings/phrases.ts';
import { utilityCriteria } from './criteria-phrases.ts';

/** The words of an electricity utility for what it asks of tenderers. */
export const electricityPhrases: Phrases = {
  returnables: {
    FORM: ['{form}: {title}, filled in and signed', '{form} – {title}', 'Signed {form} form ({title})'],
    CSD_REPORT: [
      'Summary report of the Central Supplier Database (CSD) with the MAAA number of the Tenderer',
      'CSD registration report, not older than the RFP',
    ],
    TAX_PIN: [
      'SARS tax compliance status PIN, so that the status can be verified online',
      'Tax clearance PIN issued by the South African Revenue Service',
    ],
    BBBEE_CERTIFICATE: [
      'SANAS-accredited B-BBEE verification certificate, or sworn affidavit in the case of an EME or QSE',
      'Valid B-BBEE certificate or sworn affidavit',
    ],
    CIPC_DOCUMENTS: [
      'CIPC documents that show the shareholding and the active directors',
      'Certificate of incorporation (CK or CoR 14.3) of the tendering entity',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of all shareholders',
      'Identity documents of the directors, certified within the last six months',
    ],
    COIDA: [
      'Letter of good standing from the Compensation Fund or a licensed compensation insurer',
      'COIDA letter of good standing that covers the nature of the work',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited annual financial statements for the last three financial years',
      'Financial statements of the tendering entity for the last two years, audited or independently reviewed',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all members, where a joint venture tenders',
      'Where the tender is made by a joint venture: the signed agreement between its members',
    ],
    MUNICIPAL_ACCOUNT: ['Statement of municipal rates and services for the address of the Tenderer'],
    CIDB_CERTIFICATE: [
      'Printout of the active registration with the CIDB',
      'CIDB certificate that shows the CRS number of the Contractor',
    ],
    REFERENCES: [
      'Reference letters or completion certificates of previous clients, on their letterhead',
      'Schedule of similar contracts with contactable references',
    ],
    CV: [
      'CVs and certificates of qualification of the key personnel',
      'Curricula vitae of the persons named in the organogram',
    ],
    INSURANCE: [
      'Confirmation by a broker of public liability cover',
      'Proof of professional indemnity or public liability insurance',
    ],
    BANK_LETTER: [
      'Stamped letter of the bank that confirms the account of the Tenderer',
      'Bank rating letter not older than three months',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board that gives the signatory authority to sign the tender',
      'Letter of delegated authority of the person who signs the tender',
    ],
  },
  eligibility: [
    'The Tenderer must be registered on the Central Supplier Database (CSD) before a contract is awarded.',
    'The Tenderer must have completed at least one contract of a similar nature in the seven years before the closing date.',
    'The Tenderer must be a legal entity with a permanent place of business in South Africa.',
    'The Tenderer must operate a quality management system that is certified to ISO 9001 or is equivalent to it.',
    'The person who manages the contract for the Tenderer must have no less than five years of relevant experience.',
  ],
  disqualifiers: [
    'A tender that is received after the closing time stated in the RFP Data will not be considered.',
    'A tender sent by fax to any office of the Employer will not be accepted.',
    'A Tenderer that was not represented at the compulsory briefing (clarification meeting) will be disqualified.',
    'A Tenderer, or a director of it, who appears on the National Treasury list of restricted suppliers will be disqualified.',
    'A Tenderer that offers a gift to an employee of the Employer during the tender period will be disqualified.',
    'Where an entity submits more than one tender for the same contract, whether alone or in a joint venture, all of its tenders will be rejected.',
    'A tender signed by a person without the authority to do so will be rejected.',
  ],
  criteria: utilityCriteria,
  goals: [
    'Tenderer with at least 51% Black ownership',
    'Tenderer with at least 30% ownership by Black women',
    'Tenderer with at least 30% ownership by Black youth',
    'Tenderer with ownership by persons living with disabilities',
    'Exempted micro enterprise or qualifying small enterprise',
    'Tenderer with its place of business in the province where the contract is performed',
  ],
  scope: {
    goods: [
      'Supply the items in the quantities and at the times stated in the purchase orders.',
      'Mark each item or package with the stock code of the Employer.',
      'Deliver to the stores named in the order and off-load there.',
      'Issue data sheets and certificates of conformity with each delivery.',
      'Replace items that are found defective on receipt.',
    ],
    services: [
      'Mobilise the team after the kick-off meeting.',
      'Carry out the service against task orders of the Service Manager.',
      'Record all activities and submit a report each month.',
      'Attend progress meetings with the end-user department.',
      'Keep records that the Employer can audit at any time.',
      'Hand over all data and documents at the end of the contract.',
    ],
    works: [
      'Establish the site and set out the works.',
      'Take down what is redundant under the permit system of the Employer.',
      'Construct the civil and structural works to the drawings issued for construction.',
      'Install, test and commission all services and equipment.',
      'Submit as-built drawings and data books.',
      'Clear the site and make good.',
    ],
  },
  products: {
    electricalGoods: 'Electrical equipment and materials',
    spares: 'Steel products and components',
    clothing: 'Textile, clothing and footwear',
    furniture: 'Office furniture',
    electricalWorks: 'Transformers, power lines and substation hardware',
    buildings: 'Fabricated structural steel',
  },
  mandatory: 'A tender without any one of the mandatory tender returnables will be disqualified.',
};

/** Ways to say that mandatory returnables are mandatory. */
export const mandatoryWarnings: readonly string[] = [
  electricityPhrases.mandatory,
  'Failure to submit a mandatory tender returnable at the closing time will render the tender non-responsive.',
  'These returnables are gatekeepers, and a tender in which one of them is outstanding will be rejected.',
];
