import type { CriterionPhrase, Phrases } from '../../wordings/phrases.ts';

const servicesCriteria: readonly CriterionPhrase[] = [
  {
    name: 'Experience of the bidder in comparable ICT engagements',
    parts: ['Engagements for organs of state', 'Size of the user base that was served'],
    levels: [
      'six or more comparable engagements in the last seven years',
      'three to five comparable engagements',
      'fewer than three comparable engagements',
    ],
  },
  {
    name: 'Competence of the key resources',
    parts: ['Engagement manager', 'Lead technical specialist', 'Support engineers'],
    levels: [
      'all key resources hold a vendor or industry certification and have eight years of experience or more',
      'all key resources hold a certification and have four to seven years of experience',
      'one or more key resources are not named or not certified',
    ],
  },
  {
    name: 'Implementation and transition approach',
    parts: ['Project plan with milestones and dependencies', 'Risk and change control'],
    levels: [
      'the approach is specific to the Department, complete, and covers the transition from the present service',
      'the approach is complete but generic',
      'the approach is incomplete or was not submitted',
    ],
  },
  {
    name: 'Service management and support model',
    parts: ['Service desk hours and escalation', 'Resolution times by severity of the incident'],
    levels: [
      'support around the clock, with severity 1 incidents resolved within 2 hours',
      'support during office hours, with severity 1 incidents resolved within 4 hours',
      'no support model, or longer resolution times',
    ],
  },
  {
    name: 'Information security and service continuity',
    parts: ['Protection of personal information', 'Recovery of the service after a failure'],
    levels: [
      'controls are mapped to ISO/IEC 27001 and continuity was tested in the last year',
      'controls are described but continuity was not tested',
      'controls are not described',
    ],
  },
  {
    name: 'Transfer of skills to officials of the Department',
    parts: ['Training of administrators', 'Operating manuals and hand-over'],
    levels: [
      'a programme with named modules, durations and a measured outcome',
      'a programme with named modules only',
      'no programme',
    ],
  },
];

/** The words of the state's information technology agency. Levels: what scores highest, in the middle and nothing. */
export const ictPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form}: {title}, completed and signed by the authorised signatory',
      'Signed {form} form ({title})',
      '{title} in the format of {form}',
    ],
    CSD_REPORT: [
      'CSD registration report (detailed version) of the bidding entity',
      'Central Supplier Database report on which the MAAA number can be read',
    ],
    TAX_PIN: [
      'Tax compliance status PIN letter as issued by SARS',
      'SARS letter with the tax compliance status PIN of the bidder',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate of a SANAS accredited verification agency, or sworn affidavit of an EME or QSE',
      'Sworn affidavit or B-BBEE certificate that is valid on the closing date',
    ],
    CIPC_DOCUMENTS: [
      'CIPC registration documents with the current directors',
      'Company registration certificate (CIPC)',
    ],
    ID_COPIES: [
      'Copies of the identity documents of all directors, certified within the last six months',
      'Certified ID copies of directors and shareholders',
    ],
    COIDA: ['COIDA letter of good standing', 'Letter of good standing of the Compensation Fund'],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements of the last two financial years, signed by the auditor or accounting officer',
    ],
    JV_AGREEMENT: [
      'Consortium or joint venture agreement, where the bid is a joint one',
      'Joint venture agreement signed by all members (if applicable)',
    ],
    REFERENCES: [
      'Customer reference letters for comparable ICT contracts',
      'Reference letters on the letterhead of the customer, dated and signed',
    ],
    CV: ['CVs of the proposed key resources with copies of their certifications'],
    INSURANCE: ['Proof of public liability insurance'],
    BANK_LETTER: ['Letter in which the bank confirms the account of the bidder'],
    AUTHORITY_TO_SIGN: [
      'Board resolution that authorises the signatory of the bid',
      'Letter of authority to sign on behalf of the bidder',
    ],
  },
  eligibility: [
    'The bidder must be registered on the Central Supplier Database (CSD) when the bid is awarded.',
    'The bidder must have completed at least two (2) contracts of comparable scope in the past five (5) years.',
    'The bidder must have an operational support office within the Republic of South Africa.',
    'The bidder must have been in the ICT business for no less than three (3) years on the closing date.',
  ],
  disqualifiers: [
    'Bids received after the closing date and time will not be accepted.',
    'A bid of which the special conditions of contract are not accepted in full will be disqualified.',
    'Bidders that did not sign the attendance register of the compulsory briefing session will be disqualified.',
    'Bidders or directors whose names are on the Database of Restricted Suppliers will be disqualified.',
    'A bid that contains a false statement or a forged certificate will be rejected.',
    'A bidder that takes part in more than one bid for this requirement will be disqualified in respect of all of them.',
  ],
  criteria: {
    goods: [
      {
        name: 'Track record in the supply and installation of ICT equipment',
        parts: ['Contracts of comparable volume', 'Deliveries to more than one site'],
        levels: [
          'five or more contracts of comparable volume in the last five years',
          'two to four contracts of comparable volume',
          'one contract or none',
        ],
      },
      {
        name: 'Warranty, maintenance and spares',
        parts: ['On-site repair times', 'Spares held in the country'],
        levels: [
          'repair on the next business day at all sites',
          'repair within three business days',
          'longer repair times, or equipment has to be returned to a workshop',
        ],
      },
      {
        name: 'Delivery and roll-out plan',
        parts: ['Delivery schedule by site', 'Configuration and asset tagging before delivery'],
        levels: [
          'all equipment is in operation within six weeks of the order',
          'all equipment is in operation within twelve weeks of the order',
          'more than twelve weeks, or no plan',
        ],
      },
      {
        name: 'Capability of the technical team',
        parts: ['Certification of technicians by the manufacturer', 'Number of technicians in the province'],
        levels: [
          'five or more certified technicians in the province',
          'two to four certified technicians in the province',
          'one certified technician or none',
        ],
      },
      {
        name: 'Environmental responsibility of the offer',
        parts: ['Energy rating of the equipment', 'Take-back and disposal of e-waste'],
        levels: [
          'an energy label for all items and a licensed e-waste partner',
          'either an energy label or a licensed e-waste partner',
          'neither of the two',
        ],
      },
    ],
    services: servicesCriteria,
    works: servicesCriteria,
  },
  goals: [
    'Enterprise with black ownership of 51% or more',
    'Enterprise with women ownership of 30% or more',
    'Enterprise owned by youth (35 years and younger)',
    'Enterprise owned by persons with disabilities',
    'Enterprise owned by military veterans',
    'Exempted micro enterprise or qualifying small enterprise',
  ],
  // Replaced by what fits the subject of the bid.
  scope: {
    goods: ['Supply the equipment that is described in the title of this bid.'],
    services: ['Render the services that are described in the title of this bid.'],
    works: ['Render the services that are described in the title of this bid.'],
  },
  products: {},
  mandatory:
    'Non-submission of a document that is shown as mandatory in this stage leads to disqualification.',
};

/** What is said of mandatory technical requirements where there are any; it is a ground for disqualification. */
export const mandatoryTechnical: readonly string[] = [
  'A bid that does not comply with each mandatory technical requirement will be disqualified.',
  'Failure to comply with any one of the technical mandatory requirements will result in the bid being disqualified.',
  'Bids marked “Not comply” against a mandatory technical requirement will be eliminated from the evaluation.',
];

export const [late, notAccepted] = ictPhrases.disqualifiers as [string, string];
