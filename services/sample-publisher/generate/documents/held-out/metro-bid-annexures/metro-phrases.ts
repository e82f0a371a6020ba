import type { Phrases } from '../../wordings/phrases.ts';
import { metroCriteria } from './metro-criteria.ts';

/** The words of metropolitan municipalities. */
export const metroPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} – {title}',
      '{form}: {title}, to be completed and signed by the tenderer',
      '{title} ({form})',
      'Duly completed and signed {form}, {title}',
    ],
    CSD_REPORT: [
      'Proof of registration on the Central Supplier Database (MAAA number and summary report)',
      'CSD registration report of the tenderer, not older than one month',
    ],
    TAX_PIN: [
      'Tax compliance status PIN issued by SARS for this tender',
      'SARS letter with the tax compliance status PIN, by which the tax matters of the tenderer can be verified',
    ],
    BBBEE_CERTIFICATE: [
      'Original or certified copy of the B-BBEE status level verification certificate or sworn affidavit',
      'B-BBEE certificate, or sworn affidavit in the case of an EME or QSE',
    ],
    CIPC_DOCUMENTS: [
      'Company registration documents (CIPC) with the particulars of all directors or members',
      'Certificate of incorporation or founding statement issued by the CIPC',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of all directors, members or partners',
      'Copies of the ID documents of directors, certified within the past three months',
    ],
    COIDA: [
      'Letter of good standing with the Compensation Fund (COIDA) or a licensed insurer',
      'Valid letter of good standing in terms of the Compensation for Occupational Injuries and Diseases Act',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited annual financial statements for the past three years or since establishment',
      'Annual financial statements for three years, audited where the law requires an audit',
    ],
    JV_AGREEMENT: [
      'Joint venture or consortium agreement signed by all parties (only where tendering as such)',
      'Signed agreement between the partners of a joint venture, if the tenderer is one',
    ],
    MUNICIPAL_ACCOUNT: [
      'Most recent municipal account of the tenderer and of each director, or a signed lease agreement',
      'Certificate for municipal services with the latest municipal account attached',
      'Proof that municipal rates and service charges are paid up (account not older than three months)',
    ],
    CIDB_CERTIFICATE: [
      'Proof of registration with the Construction Industry Development Board',
      'CIDB registration certificate or CRS number of the tenderer',
    ],
    REFERENCES: [
      'Schedule of similar work carried out, with contactable references',
      'Reference letters from previous employers for contracts of a similar nature',
    ],
    CV: [
      'Curricula vitae of key personnel, with copies of qualifications',
      'Schedule of key personnel with a CV for each person',
    ],
    INSURANCE: [
      'Broker’s confirmation of public liability insurance',
      'Proof of insurance cover for the period of the contract',
    ],
    BANK_LETTER: [
      'Letter from the bank that confirms the account of the tenderer',
      'Bank rating letter addressed to the municipality',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board of directors that authorises the signatory',
      'Certificate of authority for signatory, signed by the directors or members',
    ],
  },
  eligibility: [
    'Tenderers must be registered on the Central Supplier Database of National Treasury before an award can be made.',
    'Only tenderers whose municipal rates and service charges are not in arrears for more than three months are eligible.',
    'The tenderer must have an office or depot within the metropolitan area, or open one within thirty days of the award.',
    'The tenderer must have been in business for at least two years at the date on which this tender closes.',
    'Tenderers must be registered for value-added tax, or register before the contract commences.',
    'The tax matters of the tenderer must be in order at the time of award.',
  ],
  disqualifiers: [
    'Tenders received after the closing time will not be considered.',
    'Telephonic, telegraphic and faxed tenders will not be accepted.',
    'Tenderers who are not represented at the compulsory briefing session will be disqualified.',
    'A tender that is not signed by an authorised person will be declared non-responsive.',
    'Tenderers listed on the register for tender defaulters or the database of restricted suppliers will be disqualified.',
    'A tender in which correction fluid was used on the prices will be rejected.',
    'A tenderer who offers a gift or favour to a councillor or an official in connection with this tender will be disqualified.',
    'Where the tender document was retyped or altered, the tender will be declared non-responsive.',
  ],
  criteria: metroCriteria,
  goals: [
    'Enterprise of which at least 51% is owned by black people',
    'Enterprise of which more than 50% is owned by women',
    'Enterprise of which more than 50% is owned by youth',
    'Enterprise of which at least 25% is owned by persons with disabilities',
    'Enterprise located within the boundaries of the metropolitan area',
    'Exempted micro enterprise or qualifying small enterprise',
    'Enterprise situated in a township or an informal settlement',
  ],
  scope: {
    goods: [
      'Supply and delivery to the stores and depots of the municipality as and when required.',
      'Packaging and marking of each consignment with the purchase order number and stock code.',
      'Replacement of damaged or incorrect items within five working days at no cost to the municipality.',
      'Submission of safety data sheets and maintenance manuals with the first delivery.',
      'Safe off-loading at the point of delivery under the supervision of the storekeeper.',
      'Quarterly report on quantities ordered, delivered and outstanding.',
    ],
    services: [
      'Render the service in all regions of the metropolitan area, including weekends where instructed.',
      'Keep a log of every instruction, with times of arrival and completion.',
      'Provide all labour, supervision, transport, tools and consumables.',
      'Attend monthly progress meetings with the line department.',
      'Submit a close-out report at the end of each task order.',
      'Respond to emergency call-outs within two hours at any time of the day.',
    ],
    works: [
      'Establishment on site, including site camp and ablution facilities.',
      'Accommodation of traffic and pedestrians for the duration of the works.',
      'Location and protection of existing municipal services.',
      'Excavation, bedding and backfilling in accordance with SANS 1200.',
      'Reinstatement of road surfaces, kerbs and sidewalks.',
      'As-built drawings in electronic format on completion.',
    ],
  },
  products: {
    clothing: 'Textiles, clothing, leather and footwear',
    furniture: 'Office furniture',
    electricalGoods: 'Electrical equipment and components',
    water: 'Valves and actuators',
  },
  mandatory:
    'A tender that lacks a document marked as compulsory in the schedule of returnable documents will be declared non-responsive.',
};
