import type { Phrases } from '../../wordings/phrases.ts';
import { metroCriteria } from './criteria-phrases.ts';

/** The words of a metropolitan municipality, which calls bidders tenderers and bids tender offers. */
export const metroPhrases: Phrases = {
  returnables: {
    FORM: [
      '{title} ({form})',
      '{form} {title}, fully completed and signed',
      'Duly completed and signed {form}: {title}',
    ],
    CSD_REPORT: [
      'Printout of the tenderer’s registration on the National Treasury Central Supplier Database (CSD)',
      'CSD summary report bearing the MAAA number of the tenderer',
    ],
    TAX_PIN: [
      'Tax compliance status PIN issued by the South African Revenue Service',
      'SARS letter reflecting the tenderer’s TCS PIN',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate of a SANAS accredited verification agency or a sworn affidavit, in support of preference claimed',
      'Original or certified B-BBEE status level certificate or sworn affidavit',
    ],
    CIPC_DOCUMENTS: [
      'Company registration certificate and list of directors issued by CIPC',
      'Founding documents of the tendering entity (CIPC or equivalent)',
    ],
    ID_COPIES: [
      'Certified copy of the identity document of each director, member, partner or trustee',
      'Identity documents of all principals of the tendering entity (certified copies)',
    ],
    COIDA: [
      'Letter of good standing in terms of the Compensation for Occupational Injuries and Diseases Act',
      'Proof of good standing with the Compensation Fund or a licensed insurer (COIDA)',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements of the tenderer for the last three financial years',
      'Audited or reviewed annual financial statements covering the preceding three years',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all parties, where the tenderer is a joint venture',
      'Memorandum of agreement of the joint venture, if applicable',
    ],
    MUNICIPAL_ACCOUNT: [
      'Most recent municipal account of the tenderer and of each of its directors',
      'Municipal rates and services account, or lease agreement where premises are rented',
    ],
    CIDB_CERTIFICATE: [
      'Printout of the tenderer’s active registration with the cidb',
      'cidb registration certificate',
    ],
    REFERENCES: [
      'Signed reference letters for contracts listed in the schedule of experience',
      'Letters of reference on the letterheads of previous employers or clients',
    ],
    CV: [
      'Curriculum vitae of each person listed in the schedule of key personnel',
      'CVs and certificates of qualification of key staff',
    ],
    INSURANCE: [
      'Insurance broker’s letter confirming public liability cover',
      'Proof of insurance, including public liability insurance',
    ],
    BANK_LETTER: [
      'Letter from the tenderer’s bank confirming the account details and bank rating',
      'Bank rating letter with an original stamp of the bank',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board or members granting authority to sign this tender',
      'Certificate of authority for the signatory',
    ],
  },
  eligibility: [
    'The tendering entity must have a business account with a bank registered in the Republic of South Africa.',
    'Tenderers must be registered on the City’s supplier database or undertake to register before award.',
    'Tenderers who are joint ventures must appoint one lead partner with authority to bind all partners.',
    'The tenderer must have operated in the relevant industry for no fewer than two years.',
    'Neither the tenderer nor any of its directors may be in arrears with municipal rates and taxes for more than three months.',
    'Tenderers must have, or establish before commencement, an operational base within the metropolitan area.',
    'The tenderer’s tax matters must be in order at the time of award.',
  ],
  disqualifiers: [
    'Tender offers received after the closing time stated in this volume will be declared late and will not be considered.',
    'A tender offer without a signed Form of Offer will be declared non-responsive.',
    'Tender offers in which rates were altered with correction fluid will be rejected.',
    'Tenderers who were not represented at the compulsory clarification briefing will be declared non-responsive.',
    'A tender offer that is made subject to qualifications or alternative conditions will be rejected as non-responsive.',
    'Any tenderer listed on the Register for Tender Defaulters or restricted by National Treasury will be disqualified.',
    'Tender documents that have been dismembered or retyped will not be accepted by the City.',
    'Tenderers who influence or attempt to influence City officials or councillors will be disqualified.',
  ],
  criteria: metroCriteria,
  goals: [
    'Tenderer is at least 51% owned by black persons',
    'Tenderer is at least 30% owned by women',
    'Tenderer is at least 30% owned by youth',
    'Tenderer is owned by one or more persons with a disability',
    'Place of business is within the metropolitan boundary',
    'Tenderer is an exempted micro or qualifying small enterprise',
  ],
  scope: {
    goods: [
      'Deliveries shall be made to the depots and stores listed in purchase orders, during normal working hours.',
      'Items shall be supplied in the manufacturer’s original packaging and shall be free of defects in material and workmanship.',
      'The supplier shall collect and replace rejected items at no cost to the City.',
      'Quantities in the Price Schedule are estimates and orders will be placed as and when required.',
      'Each delivery note shall quote the purchase order number and the stock code of the City.',
      'The supplier shall keep a contact desk open on weekdays from 07:30 to 16:30.',
    ],
    services: [
      'The service shall be rendered in all districts of the City on the instruction of the Project Manager.',
      'The service provider shall keep a job card for every instruction and hand it in with the invoice.',
      'All personnel deployed on this contract shall carry identification and wear protective clothing where required.',
      'The service provider shall attend a progress meeting with the Project Manager each month.',
      'Data and records generated under this contract shall vest in the City.',
      'The service provider shall respond to urgent instructions within four hours.',
    ],
    works: [
      'Establishment on site, including the site office, name board and fencing.',
      'Location and protection of existing services before any excavation commences.',
      'Accommodation of traffic and pedestrians for the duration of the works.',
      'Employment of local labour through the community liaison officer and the ward structures.',
      'Compliance with the Occupational Health and Safety Act and the Construction Regulations of 2014.',
      'As-built information shall be handed over in electronic form at completion.',
    ],
  },
  products: {
    furniture: 'Furniture products',
    clothing: 'Clothing, textiles, leather and footwear',
    materials: 'Steel products and components for construction',
    electricalGoods: 'Electrical and telecommunication cables',
    spares: 'Valve products and actuators',
    vehicles: 'Bodies of buses',
  },
  mandatory:
    'A tender offer which lacks any document in this part of the checklist will be declared non-responsive.',
};
