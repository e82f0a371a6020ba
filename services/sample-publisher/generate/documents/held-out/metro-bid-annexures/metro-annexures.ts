import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts } from '../../wordings/parts.ts';
import { organOf } from './metro-sentences.ts';

type Returnable = Bid['truth']['lists']['returnables'][number];
/** What annexures are called and how they are counted. */
export type Annexes = { name: string; mark: (at: number) => string };

const DOTS = '........................................';
const blank = (heads: string[], count: number): Block => ({
  ...{ kind: 'table', rules: 'all', head: 1, shares: heads.map(() => 1) },
  rows: [heads, ...Array.from({ length: count }, () => heads.map(() => ''))],
});
const questions = (lines: readonly string[]): Block => ({
  ...{ kind: 'table', rules: 'all', shares: [8, 68, 24] },
  rows: lines.map((line, at) => [`${at + 1}`, line, 'YES / NO']),
});
const signature: Block = {
  kind: 'aligned',
  lines: ['', `SIGNATURE: ${DOTS}  DATE: ............`, `NAME:      ${DOTS}  CAPACITY: ........`],
};

/** The table in which a tenderer claims points, as the preference claim form has it. */
function claims({ truth: { values, lists } }: Bid): Block[] {
  return [
    ...(values.evaluationSystem === undefined
      ? []
      : [text(`Preference point system of this tender: ${values.evaluationSystem}.`)]),
    ...(lists.specificGoals.length === 0
      ? []
      : [
          {
            ...{ kind: 'table', rules: 'all', head: 1, shares: [60, 20, 20] },
            rows: [
              ['Specific goal', 'Points allocated', 'Points claimed (to be completed by the tenderer)'],
              ...lists.specificGoals.map(({ goal, points }) => [goal, String(points), '']),
            ],
          } satisfies Block,
        ]),
  ];
}

/** What is printed on the pages of a form or of a schedule; nothing for documents that are only attached. */
function body(code: string, bid: Bid): Block[] {
  const organ = organOf(bid);
  switch (code) {
    case 'MBD1':
      return [
        text(`You are hereby invited to tender for the requirements of ${bid.buyer}.`),
        {
          ...{ kind: 'table', rules: 'all', shares: [40, 60] },
          rows: [
            ...['Name of tenderer', 'Postal address', 'Street address', 'Telephone', 'Cellphone'],
            ...['E-mail address', 'VAT registration number', 'Total tender price (VAT included)'],
          ].map((label) => [label, '']),
        },
      ];
    case 'MBD3.1':
      return [
        text('Prices are in South African rand and include value-added tax, delivery and all costs.'),
        blank(['Item', 'Description', 'Unit', 'Rate', 'Amount'], 5),
      ];
    case 'MBD4':
      return [
        questions([
          'Is the tenderer, or any of its directors, presently in the service of the state?',
          'Has the tenderer, or any of its directors, been in the service of the state in the past twelve months?',
          'Is a spouse, child or parent of a director in the service of the state?',
          'Does a director have an interest in another company that tenders for this contract?',
        ]),
        text('If the answer to any question is yes, furnish particulars: ..............................'),
      ];
    case 'MBD6.1':
      return claims(bid);
    case 'MBD8':
      return [
        questions([
          'Has the tenderer or any of its directors been convicted by a court of law of fraud or corruption in the past five years?',
          'Was any contract between the tenderer and an organ of state terminated in the past five years on account of poor performance?',
          'Does the tenderer owe rates, taxes or municipal charges to any municipality?',
        ]),
      ];
    case 'MBD9':
      return [
        ...texts([
          `I, the undersigned, in submitting the accompanying tender ${bid.number}, certify on behalf of the tenderer that`,
        ]),
        {
          ...{ kind: 'list', mark: 'letter' },
          items: [
            'I have read and I understand the contents of this certificate;',
            'the tenderer has arrived at the accompanying tender independently from any competitor;',
            'there was no agreement with any competitor on prices, market areas or the intention to tender.',
          ],
        },
      ];
    case 'REFERENCES':
      return [
        blank(['Employer', 'Contact person and telephone', 'Nature of contract', 'Value (R)', 'Year'], 5),
      ];
    case 'CV':
      return [blank(['Name', 'Position in this contract', 'Qualification', 'Years of experience'], 4)];
    case 'AUTHORITY_TO_SIGN':
      return [
        text(
          `Mr/Ms ${DOTS}, whose signature appears below, is authorised to sign all documents for tender ${bid.number} on behalf of the enterprise.`,
        ),
      ];
    case 'MUNICIPAL_ACCOUNT':
      return [
        blank(['Physical address of business or director', 'Municipal account number'], 4),
        text(`The information will be verified against the records of ${organ}.`),
      ];
    default:
      return [];
  }
}

/** What a page is called at the head of which no form is named. */
const titles: Readonly<Record<string, string>> = {
  ...{ CSD_REPORT: 'SUPPLIER REGISTRATION', TAX_PIN: 'TAX COMPLIANCE', BBBEE_CERTIFICATE: 'B-BBEE STATUS' },
  ...{ CIPC_DOCUMENTS: 'COMPANY REGISTRATION', ID_COPIES: 'IDENTITY DOCUMENTS', COIDA: 'GOOD STANDING' },
  ...{ FINANCIAL_STATEMENTS: 'FINANCIAL STATEMENTS', JV_AGREEMENT: 'JOINT VENTURE', CV: 'KEY PERSONNEL' },
  ...{ AUTHORITY_TO_SIGN: 'AUTHORITY OF SIGNATORY', REFERENCES: 'EXPERIENCE', INSURANCE: 'INSURANCE' },
  ...{ BANK_LETTER: 'BANKING DETAILS', MUNICIPAL_ACCOUNT: 'MUNICIPAL SERVICES' },
  CIDB_CERTIFICATE: 'CIDB REGISTRATION',
};

/** A page for each form and schedule of the truth, which the tenderer completes. */
export function annexures(bid: Bid, { name, mark }: Annexes, random: Random): Block[] {
  const turned = random.chance(0.5);
  return bid.truth.lists.returnables.flatMap((item: Returnable, at): Block[] => {
    const form = body(item.code, bid);
    const title = titles[item.code] ?? item.code.replace('MBD', 'MBD ');
    const heading: Block = { kind: 'heading', text: `${name} ${mark(at)}: ${title}` };
    const named: Block = { kind: 'text', bold: true, text: item.text };
    return form.length === 0
      ? [heading, named, text(random.pick(['(Attach behind this page.)', '[Attach here]']))]
      : [...(turned ? [{ kind: 'page' } satisfies Block] : []), heading, named, ...form, signature];
  });
}
