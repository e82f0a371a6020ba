import type { Phrases } from '../../wordings/phrases.ts';
import { servicesCriteria, worksCriteria } from './agency-criteria.ts';

/** The words of roads and water agencies whose tenders follow the Standard Conditions of Tender. */
export const agencyPhrases: Phrases = {
  returnables: {
    FORM: [
      'Form {form}: {title}',
      '{title} ({form})',
      '{form}, {title}, signed by the authorised signatory',
      'National Treasury form {form}: {title}',
    ],
    CSD_REPORT: [
      'Central Supplier Database summary report, in which the MAAA number can be read',
      'CSD registration report of the tenderer and of each member of a joint venture',
    ],
    TAX_PIN: [
      'Tax compliance status PIN of the tenderer, as issued by SARS',
      'SARS tax compliance letter that shows the PIN',
    ],
    BBBEE_CERTIFICATE: [
      'B-BBEE certificate under the construction sector code, or sworn affidavit',
      'Certified copy of the B-BBEE verification certificate of the tenderer',
    ],
    CIPC_DOCUMENTS: [
      'CIPC disclosure certificate or founding statement of the tenderer',
      'Certificate of incorporation as issued by CIPC',
    ],
    ID_COPIES: [
      'Certified copies of the identity documents of directors, members or partners',
      'Certified ID copy of each director',
    ],
    COIDA: [
      'COIDA letter of good standing that covers the class of work of this contract',
      'Letter of good standing with the Compensation Fund or a licensed insurer',
    ],
    FINANCIAL_STATEMENTS: [
      'Annual financial statements for the two years before the closing date',
      'Audited financial statements of the tendering entity',
    ],
    JV_AGREEMENT: [
      'Joint venture agreement, in which the percentage of each member is stated',
      'Signed agreement of the members, in the case of a joint venture',
    ],
    MUNICIPAL_ACCOUNT: ['Statement of municipal rates and services for the registered office'],
    CIDB_CERTIFICATE: [
      'Printout of the active CIDB registration of the tenderer and of joint venture members',
      'Certificate of contractor registration issued by the CIDB',
    ],
    REFERENCES: [
      'Schedule of the tenderer’s experience, with reference letters from the employers',
      'Tenderer’s experience: completed schedule and a reference letter for each contract',
    ],
    CV: [
      'Schedule of key persons, with the curriculum vitae of each',
      'Key persons: completed schedule and curricula vitae',
    ],
    METHODOLOGY: ['Approach paper of at most twenty pages', 'Approach paper, bound as a separate annexure'],
    INSURANCE: [
      'Confirmation of insurance by the broker or insurer of the tenderer',
      'Certificate of insurance cover',
    ],
    BANK_LETTER: ['Letter from the tenderer’s bank with its rating', 'Bank rating letter for this tender'],
    AUTHORITY_TO_SIGN: [
      'Certificate of authority of the signatory, with the resolution of the board',
      'Resolution of the board of directors by which the signatory is empowered',
    ],
  },
  eligibility: [
    'The tenderer must have in its permanent employ a person who is registered as a professional with the statutory council of the discipline concerned, such as ECSA.',
    'The tenderer must have completed at least one contract of a similar nature for a public body in the ten years before the closing date.',
    'The tenderer must be registered on the Central Supplier Database at the time of award.',
    'The tenderer must not be under liquidation, provisional liquidation or business rescue.',
    'The tenderer must have no contract with the employer that was terminated for its default in the past five years.',
    'Each member of a joint venture must hold at least a fifth of the interest in it.',
  ],
  disqualifiers: [
    'A tender offer that is not received by the closing time is not admitted and will not be considered.',
    'A tender in which the form of offer is unsigned is non-responsive.',
    'A tenderer that is listed in the National Treasury register of tender defaulters will be disqualified.',
    'A tenderer whose name is not on the attendance register of the compulsory briefing session will be disqualified.',
    'A tender that qualifies the conditions of contract to the detriment of other tenderers will be rejected.',
    'Where one key person is proposed by two tenderers, both tenders will be eliminated.',
    'A tender in which rates were altered after the closing time will be rejected.',
  ],
  // Its layout is for works and services only.
  criteria: { goods: [], services: servicesCriteria, works: worksCriteria },
  goals: [
    'Enterprise with black ownership of 51% or more',
    'Enterprise with women ownership of 30% or more',
    'Enterprise with youth ownership of 30% or more',
    'Enterprise owned by persons living with disabilities',
    'Enterprise with its registered office in the region of the contract',
    'Exempted micro enterprise or qualifying small enterprise',
  ],
  scope: {
    goods: [],
    services: [
      'Study the records of the employer and report on information that is outstanding.',
      'Carry out the field investigations that the assignment calls for.',
      'Prepare a draft report, present it to the employer and work in the comments received.',
      'Liaise with landowners, authorities and the owners of services.',
      'Report progress and expenditure to the project manager of the employer every month.',
      'Hand over the final deliverables, including models and raw data, in electronic form.',
    ],
    works: [
      'Establish on site, and accommodate the public while the works are in progress.',
      'Locate, protect and where necessary relocate existing services.',
      'Construct the permanent works as shown on the drawings and in the order of the approved programme.',
      'Sample and test materials at the frequencies given in the project specifications.',
      'Employ local labour for the portions that are earmarked for labour-intensive construction.',
      'Finish off the site, restore disturbed areas and hand over as-built records.',
    ],
  },
  products: {},
  mandatory:
    'A tender offer from which a returnable document in Part A is missing is declared non-responsive.',
};
