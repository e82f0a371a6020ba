import type { Phrases } from '../../wordings/phrases.ts';
import { campusCriteria } from './campus-criteria-words.ts';

/** The words of a supply chain office on campus. */
export const campusPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} ({title}): duly completed, dated and signed',
      'Signed {form}, {title}',
      '{title} ({form})',
      'Form {form} “{title}”, completed in full',
    ],
    CSD_REPORT: [
      'Detailed CSD registration report, printed within the month before closing',
      'Supplier number and summary report of the Central Supplier Database (CSD)',
      'CSD full registration report of the bidding entity',
    ],
    TAX_PIN: [
      'SARS tax compliance status PIN letter',
      'Tax compliance status (TCS) document bearing the PIN of the bidder',
      'Copy of the SARS tax compliance PIN of the bidder and of every joint venture partner',
    ],
    BBBEE_CERTIFICATE: [
      'Original or certified copy of the B-BBEE certificate or sworn affidavit',
      'B-BBEE verification certificate (SANAS) or affidavit for EMEs and QSEs',
      'B-BBEE affidavit stamped by a Commissioner of Oaths, or valid B-BBEE certificate',
    ],
    CIPC_DOCUMENTS: [
      'CIPC company registration documents listing all directors or members',
      'Proof of registration of the enterprise issued by CIPC',
      'CK or CoR registration documents from the CIPC',
    ],
    ID_COPIES: [
      'Certified identity documents of all directors, members or trustees',
      'Copies of the IDs of all owners, certified within the past six months',
    ],
    COIDA: [
      'COIDA letter of good standing from the Department of Employment and Labour',
      'Current letter of good standing with the Compensation Fund (COIDA)',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited or independently reviewed annual financial statements for the past two years',
      'Annual financial statements for the three latest financial years',
    ],
    JV_AGREEMENT: [
      'Joint venture agreement signed by all partners (joint ventures only)',
      'Where applicable, the consortium or joint venture agreement',
    ],
    MUNICIPAL_ACCOUNT: ['Latest municipal rates account of the business premises'],
    CIDB_CERTIFICATE: ['Printout of the active CIDB registration', 'CIDB registration certificate'],
    REFERENCES: [
      'Contactable reference letters from previous clients',
      'Reference letters, signed and on the letterhead of the client',
    ],
    CV: ['Detailed CVs of key staff', 'Curriculum vitae of each proposed team member'],
    INSURANCE: ['Proof of public liability insurance', 'Confirmation of public liability insurance cover'],
    BANK_LETTER: [
      'Bank letter confirming the account of the bidder',
      'Stamped bank confirmation letter, not older than three months',
    ],
    AUTHORITY_TO_SIGN: [
      'Board resolution giving the signatory authority to sign the bid',
      'Letter of authority to sign, on the letterhead of the company',
    ],
  },
  eligibility: [
    'The bidder must have completed similar contracts for at least two public institutions in the past five years.',
    'The bidder must be a legal entity that is established in South Africa.',
    'The bidder must have an active profile on the Central Supplier Database when the award is made.',
    'The bidder must be in good standing with the South African Revenue Service at the time of award.',
    'The bidder must operate an office or depot within 250 km of the main campus.',
  ],
  disqualifiers: [
    'A bid lodged after the stipulated closing time is late and will not be considered.',
    'A bidder that did not sign the register of the compulsory briefing session will be disqualified.',
    'A bidder whose name, or that of a director, is on the National Treasury list of restricted suppliers will be disqualified.',
    'A bid in which a member of council, management or staff has an undisclosed interest will be rejected.',
    'Canvassing of any official in connection with this bid leads to disqualification of the bidder.',
    'A bidder that submits more than one offer in its own name or through a related company will be disqualified.',
    'Incomplete or conditional price schedules will result in the bid being declared non-responsive.',
  ],
  criteria: campusCriteria,
  goals: [
    'Enterprises with at least 51% ownership by black persons',
    'Enterprises owned by women (30% or more)',
    'Enterprises owned by young persons under 35',
    'Enterprises owned by persons living with disabilities',
    'Enterprises located in the district of the campuses',
    'Exempted micro enterprises and qualifying small enterprises',
  ],
  scope: {
    goods: [
      'Goods must be new, unused and in the original packaging of the manufacturer.',
      'Deliver to the central stores of the campus that is named on the official order, on weekdays from 08:00 to 15:00.',
      'Off-load the goods and carry them to the store, lecture room or workshop that is indicated.',
      'Every consignment must have a delivery note that quotes the order number and the quantity of each item.',
      'Collect damaged or incorrect items within five working days and replace them without charge.',
      'Hand over user manuals or safety data sheets in English for all items that have them.',
    ],
    services: [
      'Appoint a dedicated account manager who is the single point of contact for all campuses.',
      'Submit a start-up plan within ten working days after the signing of the service level agreement.',
      'Attend a monthly performance meeting with the end-user department and table a written report.',
      'Render the service at all delivery sites, including hostels and the administration building.',
      'Provide all labour, supervision, materials and transport that the service needs.',
      'Hand over all records, data and reports in editable electronic format when the contract ends.',
    ],
    works: [
      'Set out the works and confirm all levels and dimensions on site before construction begins.',
      'Fence off the construction area and keep separate access for students, staff and delivery vehicles.',
      'Arrange noisy work and service interruptions outside the examination timetable.',
      'Remove rubble from campus every week and dispose of it at a licensed landfill site.',
      'Test and commission all installations in the presence of the representative of the institution.',
      'Hand over as-built drawings, certificates of compliance and maintenance manuals at practical completion.',
    ],
  },
  products: {
    furniture: 'Office furniture',
    clothing: 'Textiles and clothing',
    materials: 'Steel products',
    electricalGoods: 'Electrical cable',
    computers: 'Computer equipment',
  },
  mandatory: 'A bid from which any document in this table is missing will be disqualified.',
};
