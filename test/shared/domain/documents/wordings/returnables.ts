/** Lists of what is handed in, and of each document whether it is mandatory: `SBD4 yes; CSD_REPORT no; TAX_PIN -`. */
export const returnables: readonly (readonly [about: string, text: string, expected: string])[] = [
  [
    'mandatory and essential',
    'Mandatory Returnable Documents\nFailure to provide all mandatory returnable documents at the closing date will result in disqualification.\n• SBD 4\n• Pricing schedule\nEssential Returnable Documents\nFailure to provide these documents may be remedied within the time that is given.\n• CSD report\n• Letter of good standing (COIDA)',
    'COIDA no; CSD_REPORT no; PRICING_SCHEDULE yes; SBD4 yes',
  ],
  [
    'tables of mandatory and essential ones',
    'MANDATORY RETURNABLE DOCUMENTS | SUBMITTED [Yes/No]\nSBD 4: Bidder’s disclosure | \nForm of offer | \nESSENTIAL RETURNABLE DOCUMENTS | SUBMITTED [Yes/No]\nTax compliance status PIN | \nCSD report | ',
    'CSD_REPORT no; PRICING_SCHEDULE yes; SBD4 yes; TAX_PIN no',
  ],
  [
    'boxes',
    'Document | Mandatory\nSBD 4 | Yes ☒ No ☐\nCSD report | Yes ☐ No ☒\nTax compliance PIN | ☒ Yes ☐ No',
    'CSD_REPORT no; SBD4 yes; TAX_PIN yes',
  ],
  [
    'a column for each',
    'Document | Mandatory | Optional\nSBD 4 | ✓ | \nCSD report |  | ✓\nTax compliance PIN | ✓ | ',
    'CSD_REPORT no; SBD4 yes; TAX_PIN yes',
  ],
  [
    'what is substantive and what is administrative',
    'Substantive responsiveness criteria\n1 | Completed SBD 4\n2 | Form of offer, signed\nAdministrative responsiveness criteria (documents that may be asked for within seven days)\n1 | CSD report\n2 | Letter of good standing (COIDA)',
    'COIDA no; CSD_REPORT no; PRICING_SCHEDULE yes; SBD4 yes',
  ],
  [
    'answers in brackets',
    'Documents to be submitted\n1. SBD 4 (mandatory)\n2. CSD report (not mandatory)\n3. Bank rating letter (if available)',
    'BANK_LETTER no; CSD_REPORT no; SBD4 yes',
  ],
  [
    'a consequence in each row',
    'Document | What happens without it\nSBD 4 | Bid is disqualified\nCSD report | May be submitted within 7 days\nLetter of good standing (COIDA) | Bid is disqualified',
    'COIDA yes; CSD_REPORT no; SBD4 yes',
  ],
  [
    'must and should',
    'The bidder must submit:\n(a) SBD 4\n(b) Tax compliance PIN\nThe bidder should submit:\n(a) CSD report\n(b) CIPC documents',
    'CIPC_DOCUMENTS -; CSD_REPORT -; SBD4 yes; TAX_PIN yes',
  ],
  [
    'one sentence after the other',
    'A completed SBD 4 and a tax compliance PIN are compulsory. A bank rating letter and reference letters are welcome but not compulsory.',
    'BANK_LETTER no; REFERENCES no; SBD4 yes; TAX_PIN yes',
  ],
  [
    'what can be remedied',
    'The following documents must be submitted; a bid without them is rejected:\n• SBD 4\n• Tax compliance PIN\nThe following documents are asked for again if they are absent, and do not lead to rejection:\n• CSD report\n• Bank rating letter',
    'BANK_LETTER no; CSD_REPORT no; SBD4 yes; TAX_PIN yes',
  ],
  [
    'a heading with a remark',
    'A. Documents without which a bid is disqualified\n1. SBD 4\n2. Tax compliance PIN\nB. Documents that do not lead to disqualification\n1. CSD report\n2. Bank rating letter',
    'BANK_LETTER no; CSD_REPORT no; SBD4 yes; TAX_PIN yes',
  ],
  [
    'two languages',
    'Dokument / Document | Verpligtend / Mandatory\nMBD 4 | Ja / Yes\nMunisipale rekening / Municipal account | Nee / No',
    'MBD4 yes; MUNICIPAL_ACCOUNT no',
  ],
  [
    'a form that does not apply',
    'Returnable documents\nForm | Applicable\nSBD 4 | Yes\nSBD 6.2 | Not applicable\nCSD report | Yes',
    'CSD_REPORT -; SBD4 -',
  ],
  [
    'a question and answers',
    'Q: Which documents are compulsory?\nA: SBD 4, SBD 6.1 and a CSD report.\nQ: And which are only useful?\nA: A bank rating letter and reference letters.',
    'CSD_REPORT yes; SBD4 yes; SBD6.1 yes',
  ],
  [
    'forms that are spoken of',
    'Q: Are points claimed on SBD 6.1 checked against the certificate?\nA: Yes, with the agency that issued it.',
    '',
  ],
  [
    'references to forms in sentences',
    'As stated in SBD 1, the address is on the first page. The definitions of SBD 4 and paragraph 3 of SBD 6.1 apply.',
    '',
  ],
  [
    'tender data with letters',
    'C.2.23 | The tenderer is required to submit with his tender:\n | (a) a valid tax compliance PIN,\n | (b) proof of registration with the CIDB,\n | (c) proof of good standing with the Compensation Commissioner, and\n | (d) a municipal account not older than three months.',
    'CIDB_CERTIFICATE yes; COIDA yes; MUNICIPAL_ACCOUNT yes; TAX_PIN yes',
  ],
  [
    'annexures of a proposal',
    'The proposal consists of:\nVolume 1: Administrative documents\n- SBD 1, SBD 4 and SBD 6.1, signed\n- Tax compliance status PIN\n- B-BBEE certificate or sworn affidavit\nVolume 2: Technical proposal\n- Curricula vitae of the team\n- Reference letters\nVolume 3: Financial proposal\n- SBD 3.3',
    'BBBEE_CERTIFICATE -; CV -; REFERENCES -; SBD1 -; SBD3.3 -; SBD4 -; SBD6.1 -; TAX_PIN -',
  ],
];

/** What must be delivered, as documents say it. */
export const specifications: readonly (readonly [
  about: string,
  text: string,
  expected: readonly string[],
])[] = [
  [
    'a description in a form',
    'Description of the works: | Offices are cleaned on every working day. Waste is removed twice a week.\nValidity period: | 84 days',
    ['Offices are cleaned on every working day.', 'Waste is removed twice a week.'],
  ],
  [
    'a table of the work',
    'Scope of work\nNo | Task\n1 | Offices are cleaned on every working day.\n2 | Waste is removed twice a week.\nTotal | ',
    ['Offices are cleaned on every working day.', 'Waste is removed twice a week.'],
  ],
  [
    'a scope before an evaluation with stages',
    '2. SCOPE OF SERVICES\n2.1 Offices are cleaned on every working day.\n2.2 Waste is removed twice a week.\n3. EVALUATION\n3.1 Gate 1: the administrative documents are checked for completeness.\n3.2 Gate 2: the offer is compared with the specification of the services.',
    ['Offices are cleaned on every working day.', 'Waste is removed twice a week.'],
  ],
  [
    'a sentence about requirements of bidders',
    'The service provider must comply with the following requirements of the bid:\n• It is registered on the database.\n• It has been in business for two years.',
    [],
  ],
  [
    'deliverables and what is said to bidders',
    'DELIVERABLES\n• Offices are cleaned on every working day.\n• Waste is removed twice a week.\nCONDITIONS OF CONTRACT\n• The general conditions of contract apply to this order.\n• Disputes are settled by mediation where that is possible.',
    ['Offices are cleaned on every working day.', 'Waste is removed twice a week.'],
  ],
  [
    'Afrikaans',
    'OMVANG VAN DIE WERK\n• Kantore word op elke werksdag skoongemaak.\n• Afval word twee keer per week verwyder.\nBETALING\n• Fakture word binne 30 dae betaal.',
    ['Kantore word op elke werksdag skoongemaak.', 'Afval word twee keer per week verwyder.'],
  ],
];
