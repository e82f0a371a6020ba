import type { Phrases } from '../wordings/phrases.ts';

/** The words of forms of public works and of municipal tenders with conditions in clauses. */
export const contractPhrases: Phrases = {
  returnables: {
    FORM: [
      'Submission of {form}: {title}',
      '{form} “{title}”, completed in full',
      'Duly completed {title} ({form})',
      'Form {form}, {title}',
    ],
    CSD_REPORT: [
      'Registration on National Treasury’s Central Supplier Database (CSD) with supplier number',
      'CSD detailed registration report of the tendering entity',
    ],
    TAX_PIN: [
      'Tax compliance status PIN or CSD number for the verification of tax matters',
      'Personal identification number (PIN) for tax compliance, obtainable from SARS',
    ],
    BBBEE_CERTIFICATE: [
      'Original or certified B-BBEE status level verification certificate, or affidavit on the prescribed form',
      'Proof of B-BBEE status level of contribution',
    ],
    CIPC_DOCUMENTS: [
      'Registration documents of the enterprise (CoR 15.1, CK2 or trust deed)',
      'Proof of registration of the legal entity at the CIPC',
    ],
    ID_COPIES: [
      'Identity documents of sole proprietor, partners or directors, certified by a commissioner of oaths',
      'Copies of identity documents (certified) of all persons who hold shares',
    ],
    COIDA: [
      'Compensation Commissioner: letter of good standing or proof of application',
      'Valid COID letter of good standing (FEM is accepted)',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements for three years or since establishment, if required by law to be audited',
      'Audited financial statements where the tender sum is above R10 million',
    ],
    JV_AGREEMENT: [
      'Where the tenderer is a joint venture: notarised agreement and power of attorney of the lead partner',
      'Joint venture agreement with profit sharing ratio',
    ],
    MUNICIPAL_ACCOUNT: [
      'Copy of the municipal account, or the lease where the tenderer rents its premises',
      'Certificate of payment of municipal accounts for the business and for each director',
    ],
    CIDB_CERTIFICATE: [
      'Contractor registration number (CRS) with the CIDB',
      'Proof of contractor grading designation issued by the CIDB',
    ],
    REFERENCES: [
      'Schedule of completed contracts with completion certificates and referees',
      'Letters of recommendation by employers or principal agents',
    ],
    CV: ['CVs of the construction manager and the foreman', 'Key persons: curriculum vitae of each'],
    INSURANCE: ['Contract works and public liability insurance', 'Broker’s letter confirming insurance'],
    BANK_LETTER: [
      'Confirmation of banking details with the rating code of the bank',
      'Letter of financial standing from a registered financial institution',
    ],
    AUTHORITY_TO_SIGN: [
      'Resolution of board of directors to enter into the tender',
      'Proof of authorisation of the signatory by the tendering entity',
    ],
  },
  eligibility: [
    'Tenderers shall be registered on the supplier database of the municipality or apply before the award.',
    'The tenderer shall hold a valid licence for the transport of waste, where waste is removed.',
    'An electrician registered as an installation electrician shall be in the full-time employ of the tenderer.',
    'Tenderers shall have their tax affairs in order; foreign suppliers complete the questionnaire.',
    'The tenderer shall own or have access to a depot within the metropolitan area.',
  ],
  disqualifiers: [
    'Tenders without initials beside corrections of prices are declared non-responsive.',
    'A tender is rejected when the tenderer owes municipal charges for more than three months.',
    'Tenderers who failed to perform on a contract with an organ of state in the last five years are not considered.',
    'Telegraphic, telexed, facsimiled or late tenders are not opened.',
    'Where a tenderer submits more than one offer, alone or in a joint venture, all of them are rejected.',
  ],
  criteria: {
    goods: [
      {
        name: 'Supply history over five years',
        parts: ['Orders to organs of state', 'Orders to private clients'],
        levels: ['Value above R5 million', 'Value of R2 million to R5 million', 'Value below R2 million'],
      },
      {
        name: 'Stockholding in the area',
        parts: ['Fast-moving items', 'Special items'],
        levels: ['Warehouse in the area', 'Warehouse elsewhere'],
      },
      {
        name: 'Suitability of the product',
        parts: ['Samples', 'SABS or equivalent mark'],
        levels: ['Mark and sample approved', 'Sample approved'],
      },
      {
        name: 'After-sales backup and spares',
        parts: ['Spares', 'Field technicians'],
        levels: ['Same day', 'Within three days'],
      },
    ],
    services: [
      {
        name: 'Tenderer’s track record with municipalities',
        parts: ['Contracts of more than a year', 'Contracts with a value above R1 million'],
        levels: ['5 and more contracts', '3 or 4 contracts', '1 or 2 contracts'],
      },
      {
        name: 'Supervisory staff',
        parts: ['Contract manager', 'Shift supervisors'],
        levels: ['More than 8 years', '4 to 8 years', 'Less than 4 years'],
      },
      {
        name: 'Vehicles, plant and tools',
        parts: ['Registered in the tenderer’s name', 'On lease'],
        levels: ['Full fleet', 'Half of the fleet'],
      },
      {
        name: 'Operational plan',
        parts: ['Staffing schedule', 'Contingency arrangements'],
        levels: ['Detailed', 'Basic'],
      },
      {
        name: 'Accessibility of the tenderer’s office',
        parts: ['Office hours', 'After-hours desk'],
        levels: ['Inside the district', 'Outside the district'],
      },
    ],
    works: [
      {
        name: 'Contracts of similar size and complexity',
        parts: ['As main contractor', 'As subcontractor'],
        levels: [
          'Five completion certificates',
          'Three completion certificates',
          'One completion certificate',
        ],
      },
      {
        name: 'Human resources for the contract',
        parts: ['Contract manager (Pr Tech or Pr CM)', 'Foreman', 'Health and safety officer'],
        levels: ['Ten years', 'Six years', 'Three years'],
      },
      {
        name: 'Construction equipment',
        parts: ['Excavation', 'Compaction', 'Haulage'],
        levels: ['Proof of ownership', 'Lease agreement'],
      },
      {
        name: 'Financial capability',
        parts: ['Rating by the bank', 'Credit facilities'],
        levels: ['Code A to C', 'Code D'],
      },
      {
        name: 'Work plan and cash flow',
        parts: ['Gantt chart', 'Cash-flow projection'],
        levels: ['Complete', 'Incomplete'],
      },
    ],
  },
  goals: [
    'An EME or QSE with at least 51% ownership by historically disadvantaged persons',
    'Located in a specific local municipality or district for work done in that area',
    'An EME or QSE which is at least 51% owned by women',
    'An EME or QSE with at least 51% owned by youth',
    'An EME or QSE that is at least 51% owned by military veterans',
  ],
  scope: {
    goods: [
      'Quantities are estimates; the municipality orders as and when it needs the goods.',
      'Off-loading at the stores is done by the supplier with own labour.',
      'Goods carry the mark of the South African Bureau of Standards.',
      'Short deliveries are made good within 72 hours.',
    ],
    services: [
      'Personnel report for duty at 07:00 and sign the attendance register.',
      'The contractor supplies uniforms with the name of the company.',
      'Works orders are closed with a job card that the official has signed.',
      'Refuse is removed to a licensed landfill site at the contractor’s cost.',
    ],
    works: [
      'Demolition of the existing structure and removal of rubble from site.',
      'Brickwork, plaster and paint to the new ablution block.',
      'Earthworks and subsurface drainage as shown on the drawings.',
      'Installation of pipework with thrust blocks and valve chambers.',
      'Accommodation of traffic for the duration of the contract.',
    ],
  },
  products: {
    furniture: 'Furniture for schools and offices',
    clothing: 'Workwear and textiles',
    materials: 'Cement and steel for construction',
    electricalGoods: 'Cables and transformers',
    spares: 'Pumps and motors',
  },
  mandatory:
    'Failure to comply with the criteria stated hereunder shall result in the tender offer being disqualified from further consideration.',
};
