import { cidbClasses } from '#shared/codelists/cidb-grades.ts';
import { standardForms } from '#shared/codelists/returnable-documents.ts';

/**
 * Words by which bidders ask for what they have to hand in or prove. Most acronyms among them are also names of the organ that keeps the
 * register, which nobody means who looks for tenders. One document on each line: its code (returnable-documents.ts), and the words.
 */
const table = `
PSIRA | PSIRA; PSIRA registration; PSIRA certificate; PSIRA grade; PSIRA registered
COIDA | COIDA; COID; letter of good standing; COIDA letter; letter of good standing COIDA; workmens compensation
CSD_REPORT | CSD; CSD report; CSD registration; CSD number; central supplier database; central supplier data base; MAAA number
TAX_PIN | tax clearance; tax clearance certificate; tax compliance; tax compliance status; tax compliance PIN; tax PIN; TCS PIN; SARS PIN
BBBEE_CERTIFICATE | B-BBEE certificate; BBBEE certificate; BEE certificate; sworn affidavit; B-BBEE affidavit; BEE affidavit
CIDB_CERTIFICATE | CIDB; CIDB registration; CIDB certificate; CIDB grading; CIDB grade; CIDB registered; CRS number
NHBRC | NHBRC; NHBRC registration; NHBRC certificate; NHBRC registered
CIPC_DOCUMENTS | CIPC; CIPC documents; CIPC certificate; company registration documents; CK document; CK1; COR14
JV_AGREEMENT | JV agreement; joint venture agreement; consortium agreement
ID_COPIES | ID copies; certified ID copies; identity document copies
UIF | UIF; UIF registration; UIF certificate
FINANCIAL_STATEMENTS | audited financial statements
BANK_LETTER | bank rating; bank letter; bank code; bank confirmation letter
MUNICIPAL_ACCOUNT | municipal account; municipal rates; municipal clearance; rates and taxes; rates clearance
AUTHORITY_TO_SIGN | authority to sign; board resolution; resolution to sign
CV | CVs; curriculum vitae; CV of key personnel
REFERENCES | reference letters; contactable references
METHODOLOGY | method statement
OHS_PLAN | health and safety plan; OHS plan; safety file; SHE file; health and safety file
INSURANCE | public liability insurance; public liability; professional indemnity; professional indemnity insurance; proof of insurance
PROFESSIONAL_REGISTRATION | professional registration; registered professional; professional body membership
MANUFACTURER_LETTER | manufacturer letter; manufacturers letter; OEM letter; OEM authorisation
PROOF_OF_ADDRESS | proof of address; proof of business address
PROOF_OF_OWNERSHIP | share certificates; shareholding certificate
MEDICAL_CERTIFICATE | medical certificate
EMPLOYMENT_EQUITY | employment equity certificate
`;

/** What bidders hand in or prove, and the words for it: a document by its code, or a grade of the CIDB such as `6CE`. */
export type BiddersWords = { of: 'requirement' | 'cidbGrade'; value: string; words: readonly string[] };

/**
 * A value that records have, whatever their words: the slug of the buyer, the code of the municipality, the code of a document that
 * bidders hand in, or the grade of contractors.
 */
export type Meant = { of: 'buyer' | 'municipality' | BiddersWords['of']; value: string };

/** @returns whether a value says what bidders hand in or prove, as documents say it */
export const isOfBidders = ({ of }: Meant): boolean => of === 'requirement' || of === 'cidbGrade';

const documents: readonly BiddersWords[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [value = '', words = ''] = line.split(' | ');
    return { of: 'requirement', value, words: words.split('; ') };
  });

const forms: readonly BiddersWords[] = ['SBD', 'MBD'].flatMap((set) =>
  Object.keys(standardForms).map((number) => ({
    of: 'requirement',
    value: `${set}${number}`,
    words: [`${set} ${number}`, `${set}${number}`, `${set} form ${number}`],
  })),
);

const grades: readonly BiddersWords[] = cidbClasses.flatMap((works) =>
  Array.from({ length: 9 }, (_, at) => at + 1).map((grade) => ({
    of: 'cidbGrade',
    value: `${grade}${works}`,
    words: [
      ...[
        `${grade}${works}`,
        `CIDB ${grade}${works}`,
        `CIDB ${grade} ${works}`,
        `CIDB grade ${grade}${works}`,
      ],
      ...[`CIDB grading ${grade}${works}`, `grade ${grade}${works}`, `grade ${grade} ${works}`],
    ],
  })),
);

export const biddersWords: readonly BiddersWords[] = [...documents, ...forms, ...grades];
