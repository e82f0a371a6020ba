import type { Phrases } from '../../wordings/phrases.ts';

/** The words of universities and colleges; the levels of a criterion are ways to explain how its points are earned. */
export const collegePhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} ({title}), completed in full and signed',
      'Completed {form} – {title}',
      '{title} ({form}), signed by the person who signs the proposal',
    ],
    CSD_REPORT: [
      'Full CSD registration report, printed within the last month',
      'Supplier number (MAAA) with the registration report of the Central Supplier Database',
    ],
    TAX_PIN: [
      'SARS tax compliance status document with a PIN that has not lapsed',
      'Letter from SARS with the tax compliance PIN of the bidding entity',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate issued by a SANAS accredited agency, or a sworn affidavit for EMEs and QSEs',
      'Sworn affidavit or certificate as proof of the B-BBEE contributor level',
    ],
    CIPC_DOCUMENTS: [
      'Company registration documents as issued by the CIPC',
      'CIPC registration certificate that shows all active directors',
    ],
    ID_COPIES: [
      'Certified ID copies of all directors or members (certification not older than three months)',
      'Copies of the identity documents of directors, certified by a commissioner of oaths',
    ],
    COIDA: [
      'Valid COIDA letter of good standing',
      'Letter of good standing from the Department of Employment and Labour',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements for the two most recent financial years',
      'Independently reviewed or audited financial statements',
    ],
    JV_AGREEMENT: [
      'Signed consortium or joint venture agreement, where parties propose jointly',
      'In the case of a joint venture, the agreement between its members',
    ],
    MUNICIPAL_ACCOUNT: ['Municipal account of the business address, not in arrears for longer than 90 days'],
    CIDB_CERTIFICATE: ['Proof of active cidb registration', 'cidb certificate with the CRS number'],
    REFERENCES: [
      'Signed letters of reference from other institutions of higher learning or comparable clients',
      'List of references with the names and telephone numbers of the persons who can be called',
    ],
    CV: [
      'CVs of the project leader and of each team member, not longer than three pages each',
      'Abridged CVs of the team with copies of their qualifications',
    ],
    INSURANCE: [
      'Confirmation of public liability insurance',
      'Broker’s letter on professional indemnity cover',
    ],
    BANK_LETTER: [
      'Bank confirmation letter not older than three months',
      'Letter from the bank that confirms the account of the bidder',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution that authorises the signatory to bind the bidder',
      'Letter of authority of the signatory on a letterhead of the company',
    ],
  },
  eligibility: [
    'The bidder must have been trading for at least three years at the closing date.',
    'Bidders must be registered on the Central Supplier Database at the time of award.',
    'The project leader must be registered with the professional body of the discipline.',
    'Only South African registered entities may respond to this request.',
    'The bidder must be able to attend to call-outs on all campuses within one working day.',
  ],
  disqualifiers: [
    'Proposals that arrive after the closing time will not be considered.',
    'A proposal that contains prices in the technical part will be disqualified.',
    'Faxed proposals and proposals sent to the wrong campus will not be accepted.',
    'A bidder who canvasses members of Council, management or the bid committees will be disqualified.',
    'Bidders who were not represented at the compulsory briefing session will be disqualified.',
    'Proposals from persons employed by the institution will be rejected.',
  ],
  criteria: {
    goods: [
      {
        name: 'Supply of comparable goods to institutions of similar size',
        parts: ['Contracts completed in the past five years', 'Satisfaction of previous clients'],
        levels: [
          'The committee looks at the number of comparable orders, their value and how recent they are; a bidder with five or more earns full marks and a bidder with none earns nothing.',
          'Bidders should describe at least three orders of a comparable nature and state for whom, when and at what value these were executed.',
        ],
      },
      {
        name: 'Conformity of the goods to the specification',
        parts: ['Conformity of the items offered', 'Quality of the brochures and data sheets'],
        levels: [
          'The specification is compared with what is offered, line by line, and each deviation costs points.',
          'Goods that exceed the specification earn full marks; those that deviate in matters of detail earn half.',
        ],
      },
      {
        name: 'Delivery plan and lead time',
        parts: ['Lead time from order to delivery', 'Ability to deliver to all campuses'],
        levels: [
          'Delivery before the start of the academic term earns full marks, and longer periods earn fewer points.',
          'The plan should state what is in stock, what is imported and by when each campus is served.',
        ],
      },
      {
        name: 'After-sales support and warranty',
        parts: ['Length of the warranty', 'Response to faults'],
        levels: [
          'A warranty of 36 months earns full marks, 24 months two thirds and 12 months one third.',
          'The committee considers who repairs the goods, where, and how soon after a fault was reported.',
        ],
      },
    ],
    services: [
      {
        name: 'Experience of the bidder in the higher education and training sector',
        parts: ['Number of similar assignments', 'Complexity of these assignments'],
        levels: [
          'Bidders who completed five or more similar assignments in the past seven years earn full marks, and those with none earn zero.',
          'The proposal should set out the assignments, the clients, the dates and the role which the bidder played.',
        ],
      },
      {
        name: 'Qualifications and experience of the project leader and team',
        parts: ['Project leader', 'Team members'],
        levels: [
          'A leader with ten years or more in the field and a postgraduate qualification is regarded as ideal.',
          'The committee weighs who will actually do the work, and not who owns the firm.',
        ],
      },
      {
        name: 'Understanding of the brief and proposed methodology',
        parts: [
          'Understanding of the needs of the institution',
          'Methodology',
          'Project plan with milestones',
        ],
        levels: [
          'A general description that could have been written for any client is regarded as poor.',
          'The committee wants to see what will be done, by whom, in which order and with which risks.',
        ],
      },
      {
        name: 'Capacity to serve all campuses and residences',
        parts: ['Staff available', 'Vehicles and equipment'],
        levels: [
          'Bidders should explain how the service continues during examinations and recess.',
          'Existing capacity counts for more than capacity that is still to be acquired.',
        ],
      },
      {
        name: 'Transfer of skills to staff and students',
        parts: ['Training of staff', 'Placement of students for experiential learning'],
        levels: [
          'Plans with numbers and dates are preferred to statements of intent.',
          'The committee considers how many persons benefit and in what way.',
        ],
      },
    ],
    works: [
      {
        name: 'Track record of the contractor in buildings of an educational nature',
        parts: [
          'Projects completed in the past ten years',
          'Performance on these projects as rated by clients',
        ],
        levels: [
          'Four or more completed projects earn full marks; projects still under way are left out of account.',
          'Projects are compared by value, height of the building and whether it was occupied at the time.',
        ],
      },
      {
        name: 'Proposed site management',
        parts: ['Construction manager', 'Health and safety officer'],
        levels: [
          'The committee rates the persons who will be on site, and no others who are named in the proposal.',
          'The number of years after registration counts for more than the level of the qualification.',
        ],
      },
      {
        name: 'Method statement for work on an occupied campus',
        parts: ['Sequence of the work', 'Protection of students and staff'],
        levels: [
          'Noise during examinations, access for persons with disabilities and dust should all be dealt with.',
          'A statement copied from another project is regarded as poor.',
        ],
      },
      {
        name: 'Financial standing and plant of the contractor',
        parts: ['Cash flow for the first three months', 'Plant and equipment'],
        levels: [
          'Plant owned counts in full, plant hired counts half.',
          'The committee considers whether the contractor can carry the project between certificates.',
        ],
      },
    ],
  },
  goals: [
    'Enterprises with black ownership of at least 51%',
    'Enterprises owned by women (30% or more)',
    'Enterprises owned by youth',
    'Enterprises owned by persons with disabilities',
    'Enterprises situated in the province of the institution',
    'Enterprises owned by military veterans',
  ],
  scope: {
    goods: [
      'Supply, delivery and off-loading at the central stores of the main campus.',
      'Installation and demonstration to the academic department concerned.',
      'Marking of each item with the asset number of the institution.',
      'Removal of all packaging from the campus on the day of delivery.',
      'Provision of operating manuals in English.',
    ],
    services: [
      'Meet the project owner every second week and minute the decisions taken.',
      'Review the present arrangements and report on their shortcomings.',
      'Render the service on all campuses during and outside the academic term.',
      'Report on complaints and on the time taken to resolve them.',
      'Present the final report to the executive management committee.',
    ],
    works: [
      'Demolition of partitions and removal of rubble from the campus.',
      'Refurbishment of lecture halls including seating, lighting and data points.',
      'Waterproofing of flat roofs and replacement of rainwater goods.',
      'Provision of ramps and ablution facilities for persons with disabilities.',
      'Testing and commissioning of fire detection.',
    ],
  },
  products: {},
  mandatory: 'A proposal that lacks any of these mandatory documents will be disqualified.',
};

/** Ways to say that mandatory documents are mandatory. */
export const universityMandatory: readonly string[] = [
  collegePhrases.mandatory,
  'Failure to submit any one of the compulsory documents listed here leads to disqualification, and the proposal will be rejected.',
  'Proposals without these documents will not be considered further.',
];
