import type { Phrases } from '../../wordings/phrases.ts';
import { agencyCriteria } from './agency-criteria.ts';

/** The words of roads and water agencies that tender under the conditions of the Construction Industry Development Board. */
export const agencyPhrases: Phrases = {
  returnables: {
    FORM: [
      'Form {form} ({title}), duly completed',
      '{form}: {title} – bound in behind this page',
      '{title} on the prescribed form {form}',
    ],
    CSD_REPORT: [
      'Detailed registration report of the Central Supplier Database, with the supplier number',
      'Central Supplier Database (CSD) summary report of every member of the tendering entity',
    ],
    TAX_PIN: [
      'Tax compliance status letter of SARS on which the PIN appears',
      'Confirmation of tax compliance status, with PIN, for the tenderer and its joint venture partners',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE verification certificate under the construction sector code',
      'Affidavit or verification certificate as proof of B-BBEE contribution',
    ],
    CIPC_DOCUMENTS: [
      'Proof of incorporation from the Companies and Intellectual Property Commission',
      'CIPC disclosure certificate with the names of the directors',
    ],
    ID_COPIES: ['Copies of the identity documents of all principals', 'Certified ID copies of shareholders'],
    COIDA: [
      'Letter of good standing from the Compensation Commissioner or a licensed compensation insurer',
      'Proof of good standing under the Compensation for Occupational Injuries and Diseases Act',
    ],
    FINANCIAL_STATEMENTS: [
      'Financial statements of the three preceding financial years, audited or independently reviewed',
      'The latest annual financial statements',
    ],
    JV_AGREEMENT: [
      'Joint venture agreement that names the lead partner and the share of each partner',
      'Agreement or letter of intent between the parties to a joint venture',
    ],
    MUNICIPAL_ACCOUNT: ['Municipal rates account of the registered office'],
    CIDB_CERTIFICATE: [
      'Proof of active registration on the cidb Register of Contractors',
      'Printout of the contractor’s cidb registration, one for each joint venture partner',
    ],
    REFERENCES: [
      'Letters of reference from employers or their engineers',
      'Completion certificates with references for comparable projects',
    ],
    CV: ['Curricula vitae, at most four pages each, of the persons named in the offer'],
    INSURANCE: [
      'Broker’s letter confirming professional indemnity and public liability insurance',
      'Evidence of insurance cover in force',
    ],
    BANK_LETTER: [
      'Bank rating letter for the tender amount',
      'Letter of the tenderer’s bank with its rating',
    ],
    AUTHORITY_TO_SIGN: [
      'Authority of signatory in the form of a resolution of the board',
      'Board resolution that empowers the signatory',
    ],
  },
  eligibility: [
    'The tenderer has a legal personality of its own or is a joint venture of parties that have one.',
    'The tenderer, or each partner of a joint venture, is registered on the Central Supplier Database at the closing time.',
    'The tenderer employs at least one person who is registered in a professional category in terms of the Engineering Profession Act.',
    'The tenderer has completed one contract of comparable nature within the preceding seven years.',
    'The tenderer is not under business rescue or in liquidation.',
  ],
  disqualifiers: [
    'A tender offer that is delivered after the closing time is returned unopened.',
    'A tenderer that was not represented at the compulsory clarification meeting (site briefing) is declared non-responsive.',
    'Telegraphic, telephonic and faxed tender offers are not accepted.',
    'A tender offer in which the form of offer is unsigned or carries no amount is declared non-responsive.',
    'A tender offer with conditions that limit the liability of the tenderer beyond the contract data is rejected.',
    'An alternative tender offer without a main offer that complies with the documents is not considered.',
  ],
  criteria: agencyCriteria,
  goals: [
    'Tenderers of which at least 51% is owned by black people',
    'Tenderers of which at least 30% is owned by black women',
    'Tenderers owned by black youth',
    'Tenderers owned by persons living with disabilities',
    'Tenderers with their principal place of business in the province of the works',
    'Exempted micro enterprises and qualifying small enterprises',
  ],
  scope: {
    goods: [],
    services: [
      'Inception: agree the terms of the appointment, the programme and the lines of reporting within 15 working days.',
      'Collection and review of existing reports, drawings, surveys and records.',
      'Preparation of draft and final reports in two printed sets and one electronic set.',
      'Attendance of monthly progress meetings with the Employer’s project manager.',
      'Liaison with landowners, the local authority and the owners of existing services.',
      'Submission of the close-out report with all data within 30 days after the last deliverable.',
    ],
    works: [
      'Establishment on site, including an office of 18 m² and covered parking for the engineer.',
      'Location, exposure and protection of existing services before excavation begins.',
      'Earthworks, with backfill compacted to 93% of modified AASHTO density.',
      'Concrete work of strength 30 MPa, with aggregate of 19 mm.',
      'Employment and training of labour from the targeted area at the task rates of the programme.',
      'Finishing off, removal of surplus material and rehabilitation of borrow areas.',
    ],
  },
  products: {},
  mandatory:
    'A tender offer in which a document of group A is missing or incomplete is declared non-responsive.',
};
