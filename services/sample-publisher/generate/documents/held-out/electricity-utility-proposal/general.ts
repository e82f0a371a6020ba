import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { spelledDayInWords } from '../../wordings/spelled.ts';
import { clauses, line, part } from './blocks.ts';

/** The cover with the table of contents. */
export function cover({ buyer, number, title, advertised }: Bid, random: Random): Block[] {
  return [
    { kind: 'space', points: 70 },
    { kind: 'title', text: buyer, size: 20 },
    { kind: 'title', text: 'REQUEST FOR PROPOSALS (RFP)', size: 15 },
    { kind: 'title', text: `RFP number: ${number}`, size: 13 },
    { kind: 'title', text: title, size: 13 },
    { kind: 'text', align: 'center', text: `Issued on ${spelledDayInWords(advertised, random)}` },
    { kind: 'space', points: 30 },
    { kind: 'title', text: 'CONTENTS', size: 12 },
    { kind: 'contents' },
    { kind: 'page' },
  ];
}

const definitions = [
  ['Contract', 'The agreement that is concluded with the successful Tenderer.'],
  ['Contractor', 'The successful Tenderer, also where the contract is for goods or for a service.'],
  ['Employer', 'The organ of state named in the RFP Data.'],
  ['RFP', 'This request for proposals, with its annexures and with addenda issued before the closing date.'],
  ['SHEQ', 'Safety, health, environment and quality.'],
  ['Tender', 'The written offer of a Tenderer in answer to the RFP; also called a proposal.'],
  ['Tenderer', 'A person, company, trust or joint venture that submits a tender.'],
  ['Working day', 'Any day except Saturdays, Sundays and public holidays in South Africa.'],
] as const;

const instructions = [
  'Tenderers bear their own cost of preparing and submitting a tender.',
  'The RFP and all correspondence about it are in English.',
  'The Employer may issue addenda until the closing date. Tenderers take them into account in their prices.',
  'The Employer is not bound to accept the lowest or any tender, and may accept a tender in part.',
  'The Employer may ask a Tenderer to clarify its tender. Clarifications do not change the price or the substance of the offer.',
  'Information given to Tenderers is confidential and remains the property of the Employer.',
  'Arithmetical errors are corrected in consultation with the Tenderer. Unit rates govern totals.',
  'Unsuccessful Tenderers are informed of the outcome in writing after the contract is signed.',
  'Alternative offers are described on a separate sheet, next to an offer that follows the RFP.',
  'Fraud and corruption can be reported to the toll-free line of the Employer at any time.',
];

/** Part 1: definitions and instructions, of which each document has most. */
export function generalPart(random: Random): Block[] {
  return [
    part(
      1,
      random.pick(['DEFINITIONS AND INSTRUCTIONS TO TENDERERS', 'DEFINITIONS AND GENERAL INSTRUCTIONS']),
    ),
    {
      ...{ kind: 'table', rules: random.pick(['rows', 'all']), size: 10, shares: [20, 80] },
      rows: definitions.filter(() => random.chance(0.85)).map((row) => [...row]),
    },
    ...clauses(
      '1',
      instructions.filter(() => random.chance(0.75)),
    ),
  ];
}

/** Parts 3 and 4: why the Employer buys, and what. */
export function background({ truth: { lists }, buyer, title }: Bid, random: Random): Block[] {
  return [
    part(3, 'BACKGROUND'),
    ...clauses('3', [
      random.pick([
        `${buyer} generates, transmits and distributes electricity to industrial, mining, agricultural and residential customers.`,
        `${buyer} supplies electricity to the country and to neighbouring states. Its fleet includes coal, nuclear, hydro and pumped storage stations.`,
        `${buyer} is a state-owned company that reports to its shareholder under the Public Finance Management Act, 1999.`,
      ]),
      random.pick([
        'The need was identified by the end-user department and approved in the procurement plan of the year.',
        'The present arrangement for this requirement comes to an end, and a new one is to follow without a gap.',
        'The strategy for this commodity was approved by the tender committee with delegated authority.',
      ]),
    ]),
    part(4, random.pick(['SCOPE OF WORK', 'EMPLOYER’S REQUIREMENTS', 'SCOPE AND SPECIFICATION'])),
    line(`Subject: ${title}`),
    line(random.pick(['The scope comprises:', 'The Contractor is required to:'])),
    ...clauses('4', lists.specifications),
  ];
}

const blanks = (names: readonly string[]): Block => ({
  ...{ kind: 'table', rules: 'all', size: 10, shares: [36, 64] },
  rows: names.map((name) => [name, '']),
});

/** The annexures: forms with blanks, and the score sheet where the criteria are divided there. */
export function annexures({ number, kind }: Bid, scoreSheet: readonly Block[]): Block[] {
  const annexure = (letter: string, title: string): Block => ({
    kind: 'heading',
    text: `ANNEXURE ${letter}: ${title}`,
  });
  const unit = kind === 'goods' ? 'Quantity' : 'Unit';
  return [
    { kind: 'page' },
    annexure('A', 'ACKNOWLEDGEMENT OF RECEIPT'),
    line(`We have received RFP ${number} and intend / do not intend (delete what does not apply) to tender.`),
    blanks(['Name of company', 'Contact person', 'Telephone', 'E-mail', 'Date']),
    annexure('B', 'PRICING SCHEDULE'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [8, 46, 14, 16, 16] },
      rows: [
        ['Item', 'Description', unit, 'Rate (R)', 'Amount (R)'],
        ['1', '', '', '', ''],
        ['2', '', '', '', ''],
        ['3', '', '', '', ''],
        ['', 'Total, excluding VAT', '', '', ''],
        ['', 'VAT', '', '', ''],
        ['', 'Total, including VAT', '', '', ''],
      ],
    },
    annexure('C', 'DECLARATION BY THE TENDERER'),
    line('I, the undersigned, declare on behalf of the Tenderer that:'),
    {
      kind: 'list',
      mark: 'letter',
      items: [
        'I have read the RFP and understand its contents;',
        'the information given in the tender is true and complete;',
        'the prices were arrived at without any arrangement with a competitor.',
      ],
    },
    blanks(['Name of signatory', 'Capacity', 'Signature', 'Date', 'Witness']),
    ...(scoreSheet.length === 0 ? [] : [annexure('D', 'TECHNICAL SCORE SHEET'), ...scoreSheet]),
  ];
}
