import type { Phrases } from '../../wordings/phrases.ts';
import { criteriaPhrases } from './criteria-phrases.ts';

/** The words of state-owned companies that run ports, pipelines, power stations and airports. */
export const requestPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form}: {title}, completed and signed by a duly authorised person',
      'Duly completed {form} – {title}',
      '{title} ({form})',
      'Annexure {form}, {title}',
    ],
    CSD_REPORT: [
      'Report of the Central Supplier Database (CSD) showing the supplier number of the Bidder',
      'Central Supplier Database registration report, printed after the issue date of this RFP',
      'Proof of CSD registration with MAAA number',
    ],
    TAX_PIN: [
      'Tax compliance status PIN letter issued by SARS',
      'Valid SARS tax clearance PIN, for each member in the case of a joint venture',
      'SARS Tax Compliance Status (TCS) PIN',
    ],
    BBBEE_CERTIFICATE: [
      'Valid B-BBEE certificate of a SANAS accredited agency, or a sworn affidavit for an EME or QSE',
      'Proof of B-BBEE status (verification certificate or DTIC affidavit)',
      'B-BBEE verification certificate with all pages of the scorecard',
    ],
    CIPC_DOCUMENTS: [
      'Certified copy of the company registration documents (CIPC), e.g. CoR 14.3',
      'CIPC certificate of incorporation with a list of the current directors',
      'Company registration documents, with proof of shareholding',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of all directors and shareholders',
      'Copies of identity documents of directors, members or trustees',
    ],
    COIDA: [
      'Valid Letter of Good Standing from the Compensation Fund (COIDA) or a licensed insurer',
      'COIDA letter of good standing, valid on the closing date',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited or independently reviewed annual financial statements for the past three financial years',
      'Annual financial statements for the latest two years, with the opinion of the auditor',
    ],
    JV_AGREEMENT: [
      'Signed joint venture or consortium agreement, or a letter of intent to enter into one',
      'Joint venture agreement stating the share of each member (if applicable)',
    ],
    MUNICIPAL_ACCOUNT: ['Latest municipal account of the premises of the Bidder'],
    CIDB_CERTIFICATE: [
      'Proof of active registration with the CIDB in the required grade and class',
      'CIDB certificate or printout of the register of contractors',
    ],
    REFERENCES: [
      'Reference letters on the letterhead of clients for comparable contracts',
      'Signed letters of reference with contact details of the client',
    ],
    CV: [
      'Curricula vitae and certified qualifications of the nominated key personnel',
      'CVs of all key persons, in the format of the bidder’s choice',
    ],
    INSURANCE: [
      'Proof of insurance cover, or an undertaking of a broker to provide such cover',
      'Certificate of insurance (public liability)',
    ],
    BANK_LETTER: [
      'Original letter of the bank, with stamp, confirming the bank account',
      'Bank confirmation letter not older than three months',
    ],
    AUTHORITY_TO_SIGN: [
      'Board resolution giving the signatory authority to sign',
      'Resolution of the board of directors (authority to sign the Proposal)',
    ],
  },
  eligibility: [
    'The Bidder must be an original equipment manufacturer or hold a letter of appointment from one, wherever branded equipment is offered.',
    'The Bidder must have been in operation for not less than five years in the field to which this RFP relates.',
    'The Bidder must have at least one office or depot within the borders of South Africa.',
    'The Bidder must hold a valid ISO 9001 certificate or be able to demonstrate an equivalent quality management system.',
    'The Bidder must have an annual turnover of no less than R10 million according to its most recent financial year.',
    'The Bidder must not be in business rescue, under administration or in the process of being wound up.',
  ],
  disqualifiers: [
    'A Proposal received after the closing time will be regarded as late and will not be accepted.',
    'A Proposal transmitted by facsimile, or to a person other than as instructed above, will not be considered.',
    'A Bidder that did not attend the compulsory briefing session will be disqualified.',
    'A Bidder whose name, or the name of whose director, appears on the Register of Tender Defaulters of the National Treasury will be rejected.',
    'A Proposal that alters the wording of this RFP or makes the offer subject to terms of the Bidder will be regarded as non-responsive.',
    'A Bidder that offers a gift or gratification to an employee of the Company in connection with this RFP will be disqualified.',
    'A Proposal whose pricing schedule shows alterations that the signatory has not initialled will be declared non-responsive.',
  ],
  criteria: {
    goods: criteriaPhrases.goods.map(({ name, levels, parts }) => ({
      ...{ name, levels },
      parts: parts.map((part) => part.name),
    })),
    services: criteriaPhrases.services.map(({ name, levels, parts }) => ({
      ...{ name, levels },
      parts: parts.map((part) => part.name),
    })),
    works: criteriaPhrases.works.map(({ name, levels, parts }) => ({
      ...{ name, levels },
      parts: parts.map((part) => part.name),
    })),
  },
  goals: [
    'B-BBEE contributor (level 1 or level 2)',
    'Entity with at least 51% black ownership',
    'Entity with at least 30% ownership by black women',
    'Exempted Micro Enterprise or Qualifying Small Enterprise that is 51% black owned',
    'Entity with at least 30% ownership by black youth',
    'Enterprise located in a rural or underdeveloped area, or a township',
  ],
  scope: {
    goods: [
      'Manufacture or source, test and deliver the goods listed in the pricing schedule, off-loaded at the store of the Company.',
      'Submit test certificates and material safety data sheets with every consignment.',
      'Replace goods found defective within 14 days of notification, at no cost to the Company.',
      'Mark each package with the purchase order number and the material number of the Company.',
      'Hold a buffer stock equal to 10% of the annual estimate at a warehouse in the Republic.',
      'Provide a named account manager and a monthly report on open orders.',
    ],
    services: [
      'Mobilise the full team within 21 days of the letter of award and hand over a detailed work plan.',
      'Perform the services on the premises of the Company between 07:00 and 16:00, unless agreed otherwise.',
      'Respond to urgent requests of the contract manager within four hours, also on weekends.',
      'Deliver a monthly performance report against the service levels agreed upon.',
      'Transfer knowledge to employees of the Company by means of on-the-job training.',
      'Hand over all records, data and reports in electronic form when the agreement comes to an end.',
    ],
    works: [
      'Establish the site, including offices, ablutions and fencing for the duration of the works.',
      'Carry out the works in accordance with SANS 1200 and the drawings issued for construction.',
      'Plan possessions and outages together with the operations department at least 28 days ahead.',
      'Protect existing services, pipes and cables and repair those that are damaged.',
      'Test and commission the completed works in the presence of the project manager.',
      'Provide as-built drawings and maintenance manuals within 30 days after completion.',
    ],
  },
  products: {
    furniture: 'Office furniture',
    clothing: 'Protective clothing and footwear',
    materials: 'Steel products and components for construction',
    electricalGoods: 'Electrical cable and equipment',
    telecoms: 'Telecommunication cables',
  },
  mandatory:
    'Failure to submit any Mandatory Returnable Document by the closing time will lead to the Proposal being disqualified.',
};
