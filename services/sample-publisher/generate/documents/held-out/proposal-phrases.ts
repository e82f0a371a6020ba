import type { Phrases } from '../wordings/phrases.ts';

/** The words of requests for proposals of state-owned companies and of entities that buy advice. */
export const proposalPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form}: {title}',
      '{title} – {form}',
      'Fully completed and initialled {form} ({title})',
      '{form} {title}, signed by a duly authorised representative',
    ],
    CSD_REPORT: [
      'Proof of registration on the Central Supplier Database with unique registration reference number',
      'Summary report of the Central Supplier Database (not older than 30 days)',
    ],
    TAX_PIN: [
      'Respondent’s tax compliance status PIN, with consent to verify it on SARS eFiling',
      'Tax Compliance Status (TCS) verification PIN of each member of the team',
    ],
    BBBEE_CERTIFICATE: [
      'Valid proof of the Respondent’s compliance to B-BBEE requirements (certificate or DTIC affidavit)',
      'Certified copy of the B-BBEE scorecard certificate; EMEs and QSEs may provide an affidavit',
    ],
    CIPC_DOCUMENTS: [
      'Certificate of incorporation and CM29 or CM9 (name change)',
      'CIPC disclosure certificate (COR 39) or founding statement of a close corporation',
    ],
    ID_COPIES: [
      'Certified identity documents of shareholders, members, partners or trustees',
      'Certified copy of the identity document of each director listed at the CIPC',
    ],
    COIDA: [
      'Letter of Good Standing with the Compensation Fund or a licensed compensation insurer',
      'Letter of good standing in terms of the Compensation for Occupational Injuries and Diseases Act',
    ],
    FINANCIAL_STATEMENTS: [
      'Financial statements signed by the accounting officer for the past two years',
      'Audited or reviewed annual financial statements of the latest three reporting periods',
    ],
    JV_AGREEMENT: [
      'Agreement of the joint venture or consortium, or a confirmation of the intention to form one',
      'Joint venture agreement that states the percentage split of business',
    ],
    MUNICIPAL_ACCOUNT: ['Latest statement of account for municipal rates and taxes of the Respondent'],
    CIDB_CERTIFICATE: [
      'Printout of the cidb register of contractors that shows an active status',
      'Certificate of registration with the Construction Industry Development Board',
    ],
    REFERENCES: [
      'Reference letters from clients, on their letterheads, signed and dated',
      'Schedule of previous work with contactable references',
    ],
    CV: [
      'Detailed CVs of the proposed resources',
      'Curricula vitae of key experts in the template provided, with certified qualifications',
    ],
    INSURANCE: [
      'Proof of professional indemnity or public liability cover',
      'Certificate of insurance cover',
    ],
    BANK_LETTER: ['Original cancelled cheque or letter from the Respondent’s bank', 'Proof of bank account'],
    AUTHORITY_TO_SIGN: [
      'Resolution of the board of directors that names the signatory',
      'Delegation of authority to sign this Proposal',
    ],
  },
  eligibility: [
    'The Respondent must be an original equipment manufacturer or hold a letter of authorisation from one.',
    'Every Respondent must be domiciled in the Republic of South Africa and be registered for VAT.',
    'Respondents must have been in business for a minimum of five years at the issue date.',
    'Accreditation with the relevant SETA is a pre-qualification for participation in this process.',
    'Each proposed resource must be vetted by the State Security Agency before deployment.',
  ],
  disqualifiers: [
    'A Proposal that is conditional on terms of the Respondent’s own will not be evaluated.',
    'Any attempt to influence the evaluation through an employee of the institution disqualifies the Respondent.',
    'Respondents who appear on the National Treasury database of restricted suppliers shall be disqualified.',
    'Proposals submitted to an incorrect location will be regarded as non-compliant.',
    'Alteration of the pricing template leads to the exclusion of the Proposal.',
  ],
  criteria: {
    goods: [
      {
        name: 'Compliance to technical specification',
        parts: ['Signed clause-by-clause response', 'Type test reports'],
        levels: ['All clauses met: 100', 'One deviation: 60', 'More than one deviation: 0'],
      },
      {
        name: 'Manufacturing and supply capability',
        parts: ['Production capacity', 'Approved list of sub-suppliers'],
        levels: ['Own factory: 100', 'Agency: 40'],
      },
      {
        name: 'Delivery lead-times',
        parts: ['First consignment', 'Subsequent call-offs'],
        levels: ['Up to 4 weeks: 100', '5 to 8 weeks: 60', 'Longer: 20'],
      },
      {
        name: 'Warranty terms offered',
        parts: ['Period of warranty', 'Turnaround time on repairs'],
        levels: ['36 months: 100', '24 months: 80', '12 months: 40'],
      },
    ],
    services: [
      {
        name: 'Previous experience of the Respondent',
        parts: ['Number of assignments', 'Rand value of assignments'],
        levels: ['More than 5 assignments: 100', '3 to 5: 60', 'None: 0'],
      },
      {
        name: 'Key personnel qualifications and skills',
        parts: ['Engagement manager', 'Subject-matter experts'],
        levels: ['NQF 9: 100', 'NQF 8: 80', 'NQF 7: 60'],
      },
      {
        name: 'Project execution plan',
        parts: ['Work breakdown structure', 'Risk register', 'Reporting'],
        levels: ['Comprehensive: 100', 'Adequate: 60', 'Inadequate: 20'],
      },
      {
        name: 'Transformation and knowledge transfer',
        parts: ['Exchange of skills', 'Graduates placed'],
        levels: ['Plan with milestones: 100', 'Plan without milestones: 50'],
      },
      {
        name: 'Infrastructure and tools of trade',
        parts: ['Fleet', 'Information systems'],
        levels: ['Owned: 100', 'Rented: 70'],
      },
    ],
    works: [
      {
        name: 'Tenderer’s experience with comparable projects',
        parts: ['Projects in the last seven years', 'Signed final approval certificates'],
        levels: ['5 projects: 100', '4 projects: 80', '2 projects: 40'],
      },
      {
        name: 'Organogram and CVs of the site team',
        parts: ['Construction manager', 'Site supervisor', 'Safety agent'],
        levels: ['All posts filled: 100', 'One post vacant: 40'],
      },
      {
        name: 'Schedule of proposed plant and equipment',
        parts: ['Plant owned', 'Plant committed by suppliers'],
        levels: ['Owned: 100', 'Committed: 70'],
      },
      {
        name: 'Quality assurance and environmental management',
        parts: ['Quality plan', 'Environmental plan'],
        levels: ['Project specific: 100', 'Policy only: 20'],
      },
    ],
  },
  goals: [
    'B-BBEE level of contributor 1 or 2',
    'At least 30% black women owned entity',
    '51% black youth owned',
    'Entities that are at least 51% owned by people with disabilities',
    'South African exempted micro enterprise or qualifying small enterprise',
    'Creation of new jobs in rural areas',
  ],
  scope: {
    goods: [
      'The Supplier will manufacture, test and deliver against call-off orders over the term.',
      'Consignment stock is kept at the warehouse and replenished every fortnight.',
      'Material safety data sheets will be handed over with the first delivery.',
      'Rejected goods are collected by the Supplier within five working days.',
    ],
    services: [
      'Conduct an assessment of the current state and present the findings to the executive committee.',
      'Develop a road map with quick wins and a business case for each initiative.',
      'Provide monthly dashboards on the agreed service levels.',
      'Train and certify internal staff in the use of the solution.',
      'Prepare a close-out report and hand over all intellectual property.',
    ],
    works: [
      'Design, fabricate and erect the structural steel in accordance with the employer’s design.',
      'Dismantle redundant equipment and transport it to the salvage yard.',
      'Provide protection to services crossing the servitude for the duration of the works.',
      'Commission each section under supervision of the project manager.',
    ],
  },
  products: {
    furniture: 'Office and laboratory furniture',
    clothing: 'Uniforms and safety footwear',
    materials: 'Fabricated steel',
    electricalGoods: 'Power and telecom cables',
    computers: 'Desktop computers',
    vehicles: 'Rolling stock components',
  },
  mandatory:
    'Failure to provide all Mandatory Returnable Documents at the Closing Date and time will result in a Respondent’s disqualification.',
};
