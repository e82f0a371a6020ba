import type { Phrases } from '../wordings/phrases.ts';

/** The words of sector education and training authorities and other public entities. */
export const authorityPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} {title} (duly completed and signed)',
      'Standard bidding document {form}: {title}',
      '{form} – {title}, all fields completed',
    ],
    CSD_REPORT: [
      'CSD summary report with the MAAA number of the service provider',
      'Proof that the service provider is registered on the CSD of National Treasury',
    ],
    TAX_PIN: ['Tax compliance PIN page issued by SARS', 'Valid tax status PIN of the service provider'],
    BBBEE_CERTIFICATE: [
      'Original or certified B-BBEE certificate or sworn affidavit',
      'B-BBEE affidavit (EME or QSE) or certificate from a verification agency',
    ],
    CIPC_DOCUMENTS: [
      'Company registration certificate with the list of directors (CIPC)',
      'CK or CM forms as proof of company registration',
    ],
    ID_COPIES: [
      'Certified copies of IDs of directors, trustees or members',
      'Identity documents of owners, certified within the last six months',
    ],
    COIDA: [
      'COIDA certificate of good standing',
      'Proof of good standing with the Compensation Commissioner',
    ],
    FINANCIAL_STATEMENTS: [
      'Latest audited annual financial statements',
      'Financial statements of the last three years, signed by a registered accountant',
    ],
    JV_AGREEMENT: [
      'Signed joint venture or consortium agreement (if applicable)',
      'Memorandum of agreement between consortium partners, where relevant',
    ],
    MUNICIPAL_ACCOUNT: ['Recent municipal account or lease agreement of the office'],
    CIDB_CERTIFICATE: ['Proof of cidb registration in the required class', 'Valid cidb certificate'],
    REFERENCES: [
      'Reference letters of clients with contact details, signed by the client',
      'Three contactable references on the template in Annexure B',
    ],
    CV: ['CVs of facilitators and of the project manager', 'Curriculum vitae of each proposed team member'],
    INSURANCE: ['Proof of professional indemnity insurance', 'Certificate of public liability insurance'],
    BANK_LETTER: ['Bank stamped confirmation of account', 'Letter of good financial standing from a bank'],
    AUTHORITY_TO_SIGN: [
      'Company resolution that appoints the signatory',
      'Power of attorney or resolution that authorises the signing of the bid',
    ],
  },
  eligibility: [
    'The service provider must have a valid accreditation letter from the relevant quality council.',
    'Service providers must have a physical office in the Republic of South Africa.',
    'The project manager must hold a qualification at NQF level 7 or above.',
    'The service provider must be registered for UIF and skills development levies.',
    'Only legal entities with at least five years in existence qualify to participate.',
  ],
  disqualifiers: [
    'Late bids will be returned unopened.',
    'A bidder whose directors are listed as tender defaulters will be disqualified.',
    'Bids that quote in a foreign currency will be rejected.',
    'A bidder who submits more than one bid, alone or in a joint venture, will be disqualified.',
    'Non-attendance of the compulsory briefing session will lead to disqualification of the bid, which will be rejected.',
    'Bids that are completed in pencil or with correction fluid will not be considered.',
    'Misrepresentation of facts in the bid will result in the bid being rejected.',
  ],
  criteria: {
    goods: [
      {
        name: 'Company experience in the supply of similar goods',
        parts: ['Number of purchase orders executed', 'Value of purchase orders executed'],
        levels: [],
      },
      {
        name: 'Quality of the product offered',
        parts: ['Compliance with minimum specification', 'Certificates of the manufacturer'],
        levels: [],
      },
      {
        name: 'Logistics and turnaround time',
        parts: ['Delivery to head office', 'Delivery to provincial offices'],
        levels: [],
      },
      { name: 'Support and maintenance plan', parts: ['Help desk', 'Spare parts', 'Escalation'], levels: [] },
    ],
    services: [
      {
        name: 'Bidder’s experience in skills development projects',
        parts: ['Completed projects in the last five years', 'Projects in rural areas'],
        levels: [],
      },
      {
        name: 'Expertise of the project team',
        parts: ['Project manager', 'Facilitators and assessors', 'Data analyst'],
        levels: [],
      },
      {
        name: 'Approach and methodology',
        parts: ['Interpretation of the terms of reference', 'Work plan and timelines'],
        levels: [],
      },
      {
        name: 'Organisational capacity',
        parts: ['National footprint', 'Information management system'],
        levels: [],
      },
      {
        name: 'Monitoring, evaluation and reporting plan',
        parts: ['Indicators', 'Reporting tools'],
        levels: [],
      },
    ],
    works: [
      {
        name: 'Experience in the construction or refurbishment of training centres',
        parts: ['Completed training centres', 'Completed office buildings'],
        levels: [],
      },
      {
        name: 'Key staff on the project',
        parts: ['Site agent', 'Quantity surveyor', 'Safety officer'],
        levels: [],
      },
      { name: 'Construction programme', parts: ['Critical path', 'Cash-flow projection'], levels: [] },
      { name: 'Resources and equipment', parts: ['Machinery', 'Labour plan'], levels: [] },
    ],
  },
  goals: [
    'Persons historically disadvantaged on the basis of race (51% or more ownership)',
    'Women (51% or more ownership)',
    'Persons with disability (any percentage of ownership)',
    'Youth below the age of 35 (51% or more ownership)',
    'Enterprises located in rural areas or townships',
    'Co-operatives',
  ],
  scope: {
    goods: [
      'Supply the items listed in Annexure A to head office and the provincial offices.',
      'Configure and label all items before delivery.',
      'Provide a delivery note with serial numbers for the asset register.',
      'Replace items that are damaged on arrival free of charge.',
    ],
    services: [
      'Recruit and induct the learners in consultation with host employers.',
      'Conduct a skills audit among levy-paying employers of the sector.',
      'Submit monthly progress reports against the approved project plan.',
      'Upload learner records on the management information system.',
      'Facilitate workshops with stakeholders in all nine provinces.',
    ],
    works: [
      'Prepare the site and erect temporary fencing.',
      'Construct workshops and classrooms according to the drawings.',
      'Install electrical reticulation and backup power.',
      'Complete external works including paving and stormwater.',
      'Hand over operating manuals and certificates of compliance.',
    ],
  },
  products: {},
  mandatory: 'Bidders who fail to submit any of the documents listed in this section will be disqualified.',
};

/** Ways to say that documents are mandatory. */
export const authorityMandatory: readonly string[] = [
  authorityPhrases.mandatory,
  'Non-submission of any document in this section renders the bid non-responsive.',
  'These are mandatory requirements: a bid which does not comply with all of them will be rejected without further evaluation.',
];
