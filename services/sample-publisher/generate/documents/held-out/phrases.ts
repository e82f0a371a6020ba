import type { Phrases } from '../wordings/phrases.ts';

/** The words of the layouts that nobody looks at while rules are written. */
export const heldOutPhrases: Phrases = {
  returnables: {
    FORM: [
      '{form} ({title})',
      '{title} ({form}), duly signed',
      '{form} – {title}, fully completed',
      '{form}',
    ],
    CSD_REPORT: [
      'Central Supplier Database (CSD) summary report',
      'CSD report printed within the last month',
      'Proof of CSD registration (MAAA number)',
    ],
    TAX_PIN: [
      'Tax clearance PIN for verification of tax status with SARS',
      'Tax compliance status pin',
      'SARS-issued TCS PIN letter',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE verification certificate from a SANAS accredited agency',
      'Sworn affidavit confirming B-BBEE status (EME or QSE)',
    ],
    CIPC_DOCUMENTS: [
      'Certificate of incorporation (CIPC CoR 14.3) or CK1',
      'CIPC registration documents listing all members',
    ],
    ID_COPIES: [
      'Certified copies of IDs of the owners',
      'ID documents of directors (certified within the last 3 months)',
    ],
    COIDA: [
      'COIDA letter of good standing from the Department of Employment and Labour',
      'Proof of registration with the Compensation Fund (COIDA)',
    ],
    FINANCIAL_STATEMENTS: [
      'Latest audited financial statements',
      'Financial statements for the last three years',
    ],
    JV_AGREEMENT: ['Joint venture agreement signed by all parties', 'Consortium or JV agreement'],
    MUNICIPAL_ACCOUNT: [
      'Recent statement of municipal rates and services (not in arrears for more than 3 months)',
      'Municipal billing clearance for the bidder and its directors',
    ],
    CIDB_CERTIFICATE: ['CIDB registration certificate or CRS number', 'Valid CIDB certificate'],
    REFERENCES: ['Three signed reference letters', 'Letters of reference for comparable contracts'],
    CV: ['Abridged CVs of the team', 'Curricula vitae (CV) of key staff'],
    INSURANCE: ['Public liability insurance policy or letter of intent', 'Proof of public liability cover'],
    BANK_LETTER: ['Stamped letter from the bank', 'Bank rating letter'],
    AUTHORITY_TO_SIGN: ['Signed board resolution', 'Proof of authority to sign on behalf of the bidder'],
  },
  eligibility: [
    'Prospective suppliers must appear on the National Treasury CSD before award.',
    'The tenderer must demonstrate three years of continuous trading in this field.',
    'Registration with the relevant professional council is a prerequisite.',
    'Tenderers must operate an office within a radius of 100 km from the site.',
    'Tax affairs of the tenderer must be compliant on the date of award.',
  ],
  disqualifiers: [
    'Tenders received after the closing hour are rejected.',
    'A tender without a signed form of offer is declared non-responsive.',
    'Persons in the employ of the state may not tender, and such tenders are set aside.',
    'Submission of false information leads to immediate elimination.',
    'Tenders that do not price all items in the schedule will be eliminated.',
  ],
  criteria: {
    goods: [
      {
        name: 'Track record of the supplier',
        parts: ['Reference letters on letterhead', 'Purchase orders of the last five years'],
        levels: ['Four letters or more', 'Two or three letters'],
      },
      { name: 'Lead time', parts: ['Ex-stock items', 'Imported items'], levels: ['Two weeks', 'Six weeks'] },
      { name: 'Technical compliance', parts: ['Data sheets', 'Test reports'], levels: ['Full', 'Partial'] },
      { name: 'Service network', parts: ['Workshops', 'Technicians'], levels: ['In town', 'Elsewhere'] },
    ],
    services: [
      {
        name: 'Relevant experience of the firm',
        parts: ['Assignments of comparable size', 'Client satisfaction'],
        levels: ['Five assignments', 'Two assignments'],
      },
      {
        name: 'Qualifications and competence of the team',
        parts: ['Team leader', 'Specialists'],
        levels: ['Master’s degree', 'Bachelor’s degree', 'Diploma'],
      },
      {
        name: 'Understanding of the brief and proposed approach',
        parts: ['Understanding of the brief', 'Technical approach'],
        levels: ['Outstanding', 'Acceptable'],
      },
      { name: 'Capacity and resources', parts: ['Vehicles', 'Equipment'], levels: ['Owned', 'Leased'] },
      {
        name: 'Quality control system',
        parts: ['ISO certification', 'Procedures'],
        levels: ['Certified', 'None'],
      },
    ],
    works: [
      {
        name: 'Completed contracts of comparable scope',
        parts: ['Completion certificates', 'Client references'],
        levels: ['Six contracts', 'Three contracts'],
      },
      {
        name: 'Contracts manager and site staff',
        parts: ['Contracts manager', 'Foreman'],
        levels: ['Registered professional', 'Candidate'],
      },
      { name: 'Availability of plant', parts: ['Own plant', 'Hired plant'], levels: ['Complete', 'Partial'] },
      { name: 'Preliminary programme', parts: ['Sequence', 'Milestones'], levels: ['Realistic', 'Vague'] },
    ],
  },
  goals: [
    'Black ownership of 51% and more',
    'Women ownership',
    'Youth ownership (18 to 35 years)',
    'Ownership by people living with disability',
    'Location of the enterprise in the district',
    'SMME development',
  ],
  scope: {
    goods: [
      'Supply of all items listed in the schedule of quantities, brand new and unused.',
      'Packaging must protect the goods against moisture and breakage.',
      'A certificate of conformity accompanies each consignment.',
      'Delivery to the depot is for the account of the supplier.',
    ],
    services: [
      'The appointed firm reports to the Director: Corporate Services.',
      'Weekly meetings are held with the project steering committee.',
      'All deliverables are submitted in electronic and printed form.',
      'The firm provides its own transport and tools of trade.',
    ],
    works: [
      'Setting out of the works from the benchmarks indicated.',
      'Construction of layer works to the specified densities.',
      'Supply and installation of kerbs, drains and signage.',
      'Making good of all damage to existing services.',
      'Hand-over of as-built information at completion.',
    ],
  },
  products: {
    furniture: 'School furniture',
    clothing: 'Protective clothing',
    materials: 'Plastic pipes',
    electricalGoods: 'Transformers',
    computers: 'Set-top boxes',
  },
  mandatory: 'Tenders without any one of the documents below are eliminated.',
};
