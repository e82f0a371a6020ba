import type { Phrases } from '../../wordings/phrases.ts';

/** The words of water boards and other utilities. */
export const utilityPhrases: Phrases = {
  returnables: {
    FORM: [
      'Schedule {form}: {title}',
      '{title} as per {form}, signed and witnessed',
      '{form} | {title}',
      'Completed document {form} ({title})',
    ],
    CSD_REPORT: [
      'CSD registration report with MAAA number for each member of the tendering entity',
      'Current CSD report (all pages)',
      'Proof that the tenderer is registered on the CSD',
    ],
    TAX_PIN: [
      'Tax compliance PIN page from SARS eFiling',
      'SARS tax status PIN, for each party to a joint venture',
      'Proof of tax compliance with a valid PIN',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate or affidavit of the tenderer, certified',
      'Current B-BBEE verification certificate, consolidated for joint ventures',
      'Sworn affidavit on B-BBEE status in the format of the dtic',
    ],
    CIPC_DOCUMENTS: [
      'CIPC registration certificate and list of directors',
      'Company registration papers (CIPC)',
      'Proof of company registration with CIPC, not older than three months',
    ],
    ID_COPIES: ['Certified IDs of directors', 'Identity documents of all directors (certified copies)'],
    COIDA: [
      'COIDA letter of good standing for the class of work tendered for',
      'Valid letter of good standing from the Compensation Fund, FEM or RMA',
    ],
    FINANCIAL_STATEMENTS: [
      'Three years’ annual financial statements',
      'Signed annual financial statements for the last financial year',
    ],
    JV_AGREEMENT: [
      'Joint venture agreement and resolution of each partner',
      'JV agreement, where applicable',
    ],
    MUNICIPAL_ACCOUNT: [
      'Municipal rates account of the business address',
      'Account for municipal rates and services, not in arrears',
    ],
    CIDB_CERTIFICATE: [
      'CIDB registration certificate in the class of works required',
      'CIDB printout with CRS number',
    ],
    REFERENCES: [
      'Completion certificates or reference letters for work of like nature',
      'Reference letters of other utilities, signed by the client',
    ],
    CV: ['CVs of key personnel with proof of registration', 'Curriculum vitae of each key person'],
    INSURANCE: [
      'Proof of contractor’s all-risk and public liability insurance',
      'Insurance certificate or letter of intent of a broker',
    ],
    BANK_LETTER: ['Bank letter with account details and code', 'Stamped bank confirmation'],
    AUTHORITY_TO_SIGN: [
      'Resolution that authorises the signatory of the tender',
      'Certificate of authority for signatory',
    ],
  },
  eligibility: [
    'The tenderer must hold written authority of the manufacturer for the equipment offered.',
    'The tenderer must have a professional engineer who is registered with ECSA for the design elements of the contract.',
    'The tenderer must have a workshop or depot within 250 km of the plant.',
    'The tenderer must have process controllers who are classified under Regulation 3630.',
    'The tenderer must show a turnover of at least R5 million in one of the past three years.',
  ],
  disqualifiers: [
    'A tender with an incomplete bill of quantities is non-responsive.',
    'Tenders that arrive after the closing time are not accepted.',
    'A tenderer that submits more than one tender will be disqualified from all of them.',
    'Tenders sent to any other address than that stated here will not be considered.',
    'A tenderer under a cancelled contract with the utility for poor performance will be rejected.',
  ],
  criteria: {
    goods: [
      {
        name: 'Technical data and compliance certificates',
        parts: ['Completed data sheets', 'Certificates of SABS or an equivalent body'],
        levels: ['complete and compliant', 'minor gaps', 'major gaps'],
      },
      {
        name: 'Supply record with utilities',
        parts: ['Orders above R500 000', 'Letters of utilities supplied'],
        levels: ['six orders', 'three to five orders', 'one or two orders'],
      },
      {
        name: 'Delivery period after order',
        parts: ['Standard items', 'Special items'],
        levels: ['up to 3 weeks', '4 to 8 weeks', '9 weeks and longer'],
      },
      {
        name: 'Local support and spares',
        parts: ['Spares held in the country', 'Service technicians'],
        levels: ['spares and technicians', 'spares only', 'neither'],
      },
    ],
    services: [
      {
        name: 'Company experience in bulk water and sanitation',
        parts: ['Contracts of R2 million and more', 'Experience in the catchment'],
        levels: ['eight contracts', 'four to seven contracts', 'one to three contracts'],
      },
      {
        name: 'Expertise of key personnel',
        parts: ['Contract manager', 'Process engineer', 'Supervisor'],
        levels: ['12 years and more', '6 to 11 years', 'under 6 years'],
      },
      {
        name: 'Approach paper',
        parts: ['Understanding of the assets', 'Response to breakdowns'],
        levels: ['innovative and specific', 'sound', 'superficial'],
      },
      {
        name: 'Vehicles, tools and instruments',
        parts: ['Vehicles with equipment', 'Calibrated instruments'],
        levels: ['all owned', 'part owned', 'all leased'],
      },
      {
        name: 'Safety and environmental record',
        parts: ['Safety file', 'Incident statistics'],
        levels: ['no lost-time incident', 'one incident', 'two or more'],
      },
    ],
    works: [
      {
        name: 'Pipeline and pump station contracts completed',
        parts: ['Pipelines of 300 mm and larger', 'Pump stations of 75 kW and larger'],
        levels: ['five contracts', 'three or four contracts', 'one or two contracts'],
      },
      {
        name: 'Key site personnel',
        parts: ['Contracts director', 'Site engineer', 'Coded welder'],
        levels: ['15 years and more', '8 to 14 years', 'under 8 years'],
      },
      {
        name: 'Method statement for tie-ins and shutdowns',
        parts: ['Sequence of tie-ins', 'Contingency measures'],
        levels: ['complete and workable', 'workable', 'unworkable'],
      },
      {
        name: 'Construction plant on the register',
        parts: ['Excavators of 20 t', 'Dewatering equipment'],
        levels: ['owned', 'committed', 'none'],
      },
    ],
  },
  goals: [
    'Tenderer with 51% or more black shareholding',
    'Tenderer with 30% or more women shareholding',
    'Youth-owned business',
    'Business of military veterans',
    'Enterprise from within the area of supply',
    'Exempted micro enterprise',
  ],
  scope: {
    goods: [
      'Supply valves to SANS 664 and SANS 665, class 16, flanged and drilled to SANS 1123 table 1600/3.',
      'Supply uPVC pipes to SANS 966-1 in lengths of 6 m and diameters from 110 mm to 315 mm.',
      'Deliver 24 t of coagulant a month in tankers, with a certificate of analysis for each load.',
      'Coat all ferrous items with 300 micron of fusion-bonded epoxy in terms of SANS 1217.',
      'Test each assembly to 1.5 times its working pressure of 1 600 kPa before dispatch.',
    ],
    services: [
      'Sample final water at 14 points each week and test it against SANS 241:2015.',
      'Maintain 32 pump sets of 15 kW to 450 kW and record vibration in terms of SANS 10816.',
      'Respond to burst pipes within 2 hours by day and 4 hours by night.',
      'Desludge 6 clarifiers of 28 m diameter and remove 900 m³ of sludge a year.',
      'Keep records of flow, turbidity (below 1 NTU) and free chlorine (0.5 mg/l to 1.2 mg/l).',
    ],
    works: [
      'Lay 3.4 km of 400 mm diameter steel pipe, grade X42, in terms of SANS 1200 L.',
      'Excavate trenches to a depth of 2.2 m and compact bedding to 93% MOD AASHTO (SANS 1200 LB).',
      'Construct a reinforced concrete reservoir of 5 Ml with a strength of 35 MPa (SANS 10100-2).',
      'Install 2 pump sets of 132 kW, one on duty and one on standby.',
      'Pressure test pipelines at 1.25 times the design head for 24 hours.',
    ],
  },
  products: {
    furniture: 'Control room furniture',
    clothing: 'Safety clothing',
    materials: 'Steel pipes and fittings',
    electricalGoods: 'Electric motors and cable',
    computers: 'Computer hardware',
  },
  mandatory: 'Tenders that lack any document of this schedule are declared non-responsive.',
};
