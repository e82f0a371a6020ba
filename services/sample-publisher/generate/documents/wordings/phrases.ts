/** The words in which facts are drawn. Texts of lists come from here; layouts only arrange them. */
type Phrases = {
  /** Texts of returnable documents by code; `{form}` is the number of a standard form in one of its spellings. */
  returnables: Readonly<Record<string, readonly string[]>>;
  eligibility: readonly string[];
  disqualifiers: readonly string[];
  criteria: Readonly<Record<'goods' | 'services' | 'works', readonly CriterionPhrase[]>>;
  goals: readonly string[];
  scope: Readonly<Record<'goods' | 'services' | 'works', readonly string[]>>;
  /** What is said of returnable documents that are mandatory. */
  mandatory: string;
};

/** A criterion, and two or three parts of it; `levels` says how its points are earned. */
export type CriterionPhrase = { name: string; parts: readonly string[]; levels: readonly string[] };

export const phrases: Phrases = {
  returnables: {
    FORM: [
      '{form} – {title}',
      '{form}: {title}',
      '{form} {title} (completed and signed)',
      'Completed {form} ({title})',
    ],
    CSD_REPORT: [
      'Full CSD report not older than three (3) months',
      'Proof of registration on the Central Supplier Database (CSD)',
      'CSD registration report with MAAA number',
    ],
    TAX_PIN: [
      'Valid tax compliance status (TCS) PIN issued by SARS',
      'SARS Tax Compliance Status PIN',
      'Copy of tax compliance PIN letter',
    ],
    BBBEE_CERTIFICATE: [
      'Valid B-BBEE certificate or sworn affidavit (EME/QSE)',
      'Certified copy of B-BBEE status level verification certificate',
      'Original B-BBEE certificate issued by a SANAS accredited agency, or sworn affidavit',
    ],
    CIPC_DOCUMENTS: [
      'Company registration documents (CIPC)',
      'CK or CIPC company registration certificate',
      'Copies of CIPC documents showing the directors',
    ],
    ID_COPIES: [
      'Certified ID copies of all directors',
      'Certified copies of identity documents of directors / members / shareholders',
    ],
    COIDA: [
      'Valid letter of good standing (COIDA)',
      'Letter of good standing from the Compensation Commissioner',
    ],
    FINANCIAL_STATEMENTS: [
      'Audited annual financial statements for the past three (3) years',
      'Annual financial statements, independently reviewed or audited',
    ],
    JV_AGREEMENT: [
      'Signed joint venture agreement, where applicable',
      'Joint Venture / Consortium agreement (if applicable)',
    ],
    MUNICIPAL_ACCOUNT: [
      'Municipal rates account of the company and its directors not older than 90 days',
      'Latest municipal account or valid lease agreement',
    ],
    CIDB_CERTIFICATE: [
      'Proof of active CIDB registration',
      'CIDB grading certificate in the required class of works',
    ],
    REFERENCES: [
      'At least three (3) contactable reference letters for similar work',
      'Reference letters from previous clients',
    ],
    CV: ['CVs of key personnel with certified qualifications', 'Curriculum vitae of the project team'],
    INSURANCE: ['Proof of public liability insurance', 'Valid public liability insurance certificate'],
    BANK_LETTER: [
      'Letter from the bank with bank rating',
      'Bank confirmation letter not older than 3 months',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution authorising the signatory to sign the bid',
      'Letter of authority of signatory on company letterhead',
    ],
  },
  eligibility: [
    'Bidders must be registered on the Central Supplier Database (CSD) of National Treasury.',
    'Only bidders whose tax matters are in order at the time of award will be considered.',
    'Bidders must have a footprint within the province or open an office before commencement.',
    'Bidders must be accredited by the relevant statutory body and attach proof thereof.',
    'Joint ventures are eligible provided that every member is registered with the relevant body.',
    'Bidders must have completed at least two (2) contracts of a similar nature.',
    'The bidder must be an authorised dealer or distributor of the offered brand.',
  ],
  disqualifiers: [
    'Failure to complete and sign all standard bidding documents will lead to disqualification.',
    'Late bids will not be accepted and shall be returned unopened.',
    'Bids completed in pencil or altered with correction fluid will be disqualified.',
    'Bidders in the service of the state will be disqualified.',
    'Failure to attend the compulsory briefing will render the bid non-responsive.',
    'Bidders or directors listed on the Register for Tender Defaulters will be disqualified.',
    'Failure to submit the pricing schedule will result in the bid being rejected.',
  ],
  criteria: {
    goods: [
      {
        name: 'Company experience in supplying similar goods',
        parts: ['Number of contracts completed', 'Value of contracts completed'],
        levels: [
          '5 or more orders = full points',
          '3 to 4 orders = half of the points',
          'No proof = 0 points',
        ],
      },
      {
        name: 'Delivery period',
        parts: ['Delivery within 14 days', 'Availability of stock'],
        levels: ['Within 7 days = full points', 'Within 14 days = half of the points'],
      },
      {
        name: 'Warranty and after-sales support',
        parts: ['Length of warranty', 'Response time to call-outs'],
        levels: ['24 months or more = full points', '12 months = half of the points'],
      },
      {
        name: 'Quality of samples submitted',
        parts: ['Compliance with specification', 'Finish and durability'],
        levels: ['Fully compliant = full points', 'Not compliant = 0 points'],
      },
      {
        name: 'Financial capacity',
        parts: ['Bank rating', 'Letter of intent from supplier'],
        levels: ['Bank code A or B = full points', 'Bank code C = half of the points'],
      },
    ],
    services: [
      {
        name: 'Company experience in similar projects',
        parts: ['Similar projects completed', 'Contactable references'],
        levels: [
          '5 or more projects = full points',
          '3 to 4 projects = half of the points',
          'Below 3 = 0 points',
        ],
      },
      {
        name: 'Key personnel',
        parts: [
          'Qualifications of the project leader',
          'Experience of the project leader',
          'Experience of team members',
        ],
        levels: ['10 years and above = full points', '5 to 9 years = half of the points'],
      },
      {
        name: 'Methodology and work plan',
        parts: ['Approach to the assignment', 'Project plan with timeframes'],
        levels: ['Excellent = 5', 'Good = 4', 'Average = 3', 'Poor = 1'],
      },
      {
        name: 'Skills transfer plan',
        parts: ['Training plan', 'Number of interns'],
        levels: ['Detailed plan = full points', 'No plan = 0 points'],
      },
      {
        name: 'Locality of the service provider',
        parts: ['Within the municipality', 'Within the province'],
        levels: ['Local office = full points', 'Outside the province = 0 points'],
      },
    ],
    works: [
      {
        name: 'Relevant experience of the contractor',
        parts: ['Completed projects of similar nature', 'Value of completed projects'],
        levels: [
          '5 or more projects = full points',
          '4 projects = 80% of the points',
          '1 project = 20% of the points',
        ],
      },
      {
        name: 'Experience of the site agent',
        parts: ['Qualification (NQF level 6)', 'Years of experience in construction'],
        levels: ['10 years = full points', '5 to 9 years = half of the points', 'Below 1 year = 0'],
      },
      {
        name: 'Plant and equipment',
        parts: ['Ownership of plant', 'Letter of intent to hire'],
        levels: ['All plant owned = full points', 'Plant hired = half of the points'],
      },
      {
        name: 'Construction programme and method statement',
        parts: ['Programme with critical path', 'Method statement'],
        levels: ['Detailed = full points', 'Generic = half of the points'],
      },
      {
        name: 'Health and safety plan',
        parts: ['Site specific risk assessment', 'Safety officer registered with SACPCMP'],
        levels: ['Site specific = full points', 'None = 0 points'],
      },
    ],
  },
  goals: [
    'Enterprises owned by black people',
    'Enterprises owned by women',
    'Enterprises owned by youth',
    'Enterprises owned by persons with disabilities',
    'Enterprises located within the local municipality',
    'EME or QSE at least 51% owned by black people',
    'Promotion of RDP goals: local enterprises',
  ],
  scope: {
    goods: [
      'All items must be new and comply with the applicable SANS standards.',
      'Goods must be delivered to the central stores between 08h00 and 15h00 on weekdays.',
      'Each item must be clearly marked with the order number.',
      'Samples must be supplied at no cost when requested.',
      'The supplier shall replace defective items at own cost.',
    ],
    services: [
      'The service provider shall submit monthly progress reports to the project manager.',
      'The service provider shall provide all labour, equipment and consumables.',
      'An inception report must be submitted before work commences.',
      'Staff must be screened and wear identification on site.',
      'All records remain the property of the institution.',
    ],
    works: [
      'The contractor shall establish a site camp and provide temporary ablutions.',
      'Clearing and grubbing of the site prior to commencement.',
      'Excavate, bed, lay and backfill according to the drawings.',
      'All concrete shall have a strength of 25 MPa after 28 days.',
      'The contractor shall comply with the Construction Regulations, 2014.',
      'Testing and commissioning shall be witnessed by the engineer.',
    ],
  },
  mandatory: 'Failure to submit any of these documents will lead to disqualification of the bid.',
};
