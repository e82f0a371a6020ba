import type { Phrases } from '../../wordings/phrases.ts';

/** The words of universities, colleges and authorities for training. */
export const institutionPhrases: Phrases = {
  returnables: {
    FORM: [
      '{title}, form {form}, filled in and signed in black ink',
      '{form} – {title} (signed on every page)',
      'Standard form {form}: {title}',
      '{form}: {title}, with all questions answered',
    ],
    CSD_REPORT: [
      'Full CSD report drawn within two weeks of submission',
      'Central Supplier Database registration number (MAAA…) and full report',
      'Printout from the Central Supplier Database reflecting the status of the company',
    ],
    TAX_PIN: [
      'Unique tax compliance PIN issued by the South African Revenue Service',
      'Printed SARS tax compliance status certificate with PIN',
      'Letter from SARS with the pin to check the tax status',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate issued by a verification agency that SANAS accredits',
      'Commissioned B-BBEE affidavit, or a certificate where turnover exceeds the limit',
      'Evidence of the B-BBEE status that is claimed (certificate or sworn affidavit)',
    ],
    CIPC_DOCUMENTS: [
      'Company registration documents from the CIPC listing the active directors',
      'CIPC company registration certificate (CoR 14.3 or CK2)',
      'Founding documents of the company as lodged with CIPC',
    ],
    ID_COPIES: [
      'Identity documents of the directors or members, certified not more than six months ago',
      'Certified ID copies for every director and shareholder',
    ],
    COIDA: [
      'Letter of good standing (COIDA), valid on the day of submission',
      'Letter of Good Standing issued by the Compensation Commissioner',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements for the two most recent years, signed by an independent accountant',
      'Most recent audited annual financial statements',
    ],
    JV_AGREEMENT: [
      'Signed joint venture or consortium agreement, if parties submit together',
      'For joint ventures, the JV agreement with the shares of the parties',
    ],
    MUNICIPAL_ACCOUNT: ['Municipal account or lease agreement not older than three months'],
    CIDB_CERTIFICATE: [
      'CIDB certificate showing the grading and the date of expiry',
      'Valid proof of CIDB registration',
    ],
    REFERENCES: [
      'Signed reference letters from clients served in the last five years',
      'Reference letters with telephone numbers of the referees',
    ],
    CV: ['CVs and certified qualifications of the proposed team', 'Curricula vitae of all team members'],
    INSURANCE: [
      'Proof of professional indemnity insurance',
      'Insurance schedule showing public liability cover',
    ],
    BANK_LETTER: [
      'Bank confirmation letter with a date stamp',
      'Letter from the bank confirming the account',
    ],
    AUTHORITY_TO_SIGN: [
      'Letter or resolution authorising the signatory to sign the bid',
      'Resolution by which the signatory is authorised',
    ],
  },
  eligibility: [
    'The bidder must have traded in the relevant field for at least three consecutive years.',
    'The bidder must be accredited by the manufacturer or the body that governs the trade.',
    'The bidder must have a functioning office in the Republic with a fixed telephone line.',
    'The person who leads the work must be registered with the professional body that governs the field.',
    'The bidder must be tax compliant before an award is made.',
  ],
  disqualifiers: [
    'A bid that reaches the institution after the advertised hour will be returned unopened.',
    'Bids sent by facsimile will not be considered.',
    'A bidder found to have made a fraudulent declaration will be disqualified.',
    'A bid from a company listed in the Register for Tender Defaulters will be rejected.',
    'Bids completed in pencil or with correction fluid will not be accepted.',
  ],
  criteria: {
    goods: [
      {
        name: 'Conformity of the offer with the specification',
        parts: ['Completed specification sheet', 'Brochures and data sheets'],
        levels: [
          'conformity in every item',
          'minor deviations',
          'deviations that affect the use of the goods',
        ],
      },
      {
        name: 'Experience in supplying institutions of learning',
        parts: ['Orders fulfilled since 2020', 'Letters from institutions served'],
        levels: ['five letters or more', 'three or four letters', 'one or two letters'],
      },
      {
        name: 'Turnaround time for delivery',
        parts: ['Delivery schedule', 'Stock on hand'],
        levels: ['delivery in ten working days', 'delivery in twenty working days', 'later delivery'],
      },
      {
        name: 'After-sales support and warranty',
        parts: ['Response to call-outs', 'Warranty period'],
        levels: ['three years on site', 'two years', 'one year, carry-in'],
      },
      {
        name: 'Ability to finance the order',
        parts: ['Credit facility with a supplier', 'Funds in the bank'],
        levels: ['a confirmed facility', 'a facility applied for', 'a lack of proof'],
      },
    ],
    services: [
      {
        name: 'Experience of the bidder in the higher education and training sector',
        parts: ['Contracts concluded in the sector', 'Testimonials of clients'],
        levels: ['six or more contracts', 'three to five contracts', 'fewer than three contracts'],
      },
      {
        name: 'Qualifications and track record of the team leader',
        parts: ['Academic qualification', 'Years in a leading role'],
        levels: ['a doctorate or master’s degree', 'an honours degree', 'a first degree or diploma'],
      },
      {
        name: 'Composition of the proposed team',
        parts: ['Skills of the members', 'Availability of the members'],
        levels: [
          'a team with all roles filled',
          'a team with most roles filled',
          'a team with key roles open',
        ],
      },
      {
        name: 'Methodology and work plan',
        parts: ['Approach to the assignment', 'Time lines and milestones', 'Quality assurance'],
        levels: ['a tailored and detailed plan', 'an adequate but general plan', 'a repetition of the brief'],
      },
      {
        name: 'Transfer of skills to staff of the institution',
        parts: ['Mentoring plan', 'Training material'],
        levels: ['a plan with targets', 'a plan without targets', 'an undertaking only'],
      },
    ],
    works: [
      {
        name: 'Similar building projects completed',
        parts: ['Completion certificates issued', 'Letters of appointment'],
        levels: ['five projects or more', 'three or four projects', 'one or two projects'],
      },
      {
        name: 'Qualifications of the site agent and foreman',
        parts: ['Site agent', 'Foreman on site'],
        levels: ['a degree and ten years', 'a diploma and five years', 'a trade test'],
      },
      {
        name: 'Construction programme and method statement',
        parts: ['Programme in bar chart form', 'Method statement'],
        levels: ['a logical and complete programme', 'an acceptable programme', 'an incomplete one'],
      },
      {
        name: 'Health and safety on an occupied campus',
        parts: ['Safety plan', 'Risk assessment'],
        levels: ['a plan specific to the campus', 'a generic plan', 'the absence of a plan'],
      },
      {
        name: 'Plant and vehicles available',
        parts: ['Registration papers of vehicles', 'Letters of hire'],
        levels: ['owned plant', 'hired plant', 'plant of which nothing is shown'],
      },
    ],
  },
  goals: [
    'Companies in which black persons hold at least 51% of the shares',
    'Companies owned by women (more than 50%)',
    'Companies owned by youth',
    'Companies owned by persons with a disability',
    'Companies with their head office in the province',
    'Small, medium and micro enterprises',
  ],
  scope: {
    goods: [
      'Supply, deliver and offload the goods at the stores of the main campus.',
      'Unpack and assemble the goods and remove the packaging material.',
      'Train at least two members of staff in the use of the goods.',
      'Replace defective items within seven days of a written report.',
      'Provide user manuals in English.',
    ],
    services: [
      'Hold an inception meeting with the project owner and table an inception report.',
      'Consult students, staff and organised labour where the assignment affects them.',
      'Present draft findings to the management committee and work in its comments.',
      'Submit a monthly progress report with a register of risks.',
      'Hand over all data and working papers when the assignment ends.',
    ],
    works: [
      'Take possession of the site in phases, as lecture halls become free.',
      'Remove and dispose of rubble at a licensed landfill.',
      'Keep access roads and emergency exits open throughout.',
      'Test and commission all installations in the presence of the estates office.',
    ],
  },
  products: {
    furniture: 'Lecture hall seating',
    clothing: 'Academic and work wear',
    materials: 'Steel products',
    electricalGoods: 'Electrical cable',
    computers: 'Laptop computers',
  },
  mandatory:
    'Bidders who leave out a document that is marked as compulsory will be disqualified at the first stage.',
};
