import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { spelledDayInWords } from '../../wordings/spelled.ts';
import { type Annexes, annexures } from './metro-annexures.ts';
import { conditions, contractConditions, general } from './metro-clauses.ts';
import { functionalityBlocks } from './metro-functionality.ts';
import { metroPhrases } from './metro-phrases.ts';
import {
  briefingText,
  closingText,
  enquiryRow,
  minimumClause,
  organOf,
  systemClause,
} from './metro-sentences.ts';

/** How one document calls and counts its parts. */
type Scheme = { part: (at: number) => string; clause: (part: number) => string; annexes: Annexes };

const letter = (at: number) => String.fromCharCode(65 + at);
const schemes: readonly Scheme[] = [
  {
    part: (at) => `PART ${letter(at)}:`,
    clause: letter,
    annexes: { name: 'ANNEXURE', mark: (at) => String(at + 1) },
  },
  {
    part: (at) => `SECTION ${at + 1} –`,
    clause: (part) => String(part + 1),
    annexes: { name: 'ANNEXURE', mark: letter },
  },
  {
    part: (at) => `T1.${at + 1}`,
    clause: (part) => `T1.${part + 1}`,
    annexes: { name: 'SCHEDULE', mark: (at) => String(at + 1) },
  },
];

/** Clauses with their numbers in the margin; a clause never goes over to the next page. */
const clauses = (lines: readonly string[], number: string, size: number): Block[] =>
  lines.length === 0
    ? []
    : [
        {
          ...{ kind: 'table', rules: 'none', shares: [12, 88], size },
          rows: lines.map((line, at) => [`${number}.${at + 1}`, line]),
        },
      ];

function cover(bid: Bid, random: Random): Block[] {
  const { closing } = bid.truth.values;
  return [
    { kind: 'space', points: 50 },
    { kind: 'title', text: bid.buyer.toUpperCase(), size: 18 },
    { kind: 'title', text: random.pick(['SUPPLY CHAIN MANAGEMENT', 'DIRECTORATE: SUPPLY CHAIN MANAGEMENT']) },
    { kind: 'space', points: 20 },
    { kind: 'title', text: `TENDER NO. ${bid.number}` },
    { kind: 'title', text: bid.title },
    { kind: 'space', points: 20 },
    {
      ...{ kind: 'table', rules: 'all', shares: [38, 62] },
      rows: [
        ['Date of advertisement', spelledDayInWords(bid.advertised, random)],
        ...(closing ? [['Closing date and time', closingText(closing, random)]] : []),
        ['Name of tenderer', ''],
        ['Trading as (if different)', ''],
        ['CSD supplier number', ''],
        ['Tendered amount (VAT included)', 'R'],
      ],
    },
    { kind: 'page' },
    { kind: 'title', text: 'CONTENTS' },
    { kind: 'contents' },
    { kind: 'page' },
  ];
}

function notice({ truth: { values, lists } }: Bid, random: Random): Block {
  const { closing, briefing } = values;
  return {
    ...{ kind: 'table', rules: random.pick<Table['rules']>(['all', 'rows', 'none']), shares: [34, 66] },
    rows: [
      ...(closing ? [[random.pick(['Tenders close', 'Closing date']), closingText(closing, random)]] : []),
      ...(briefing
        ? [[random.pick(['Briefing session', 'Site inspection / briefing']), briefingText(briefing, random)]]
        : []),
      ...lists.contacts.map((contact) => enquiryRow(contact, random)),
    ],
  };
}

/** The schedule of what is returned, with the annexure in which each document belongs. */
function returnables({ truth: { lists } }: Bid, { name, mark }: Annexes, random: Random): Block[] {
  const numbered = lists.returnables.map((item, at) => ({
    ...item,
    mark: `${name.charAt(0)}${name.slice(1).toLowerCase()} ${mark(at)}`,
  }));
  const compulsory = numbered.some(({ mandatory }) => mandatory);
  const grid = (rows: string[][], shares: number[]): Block => ({
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, rows, shares },
  });
  const half = (title: string, wanted: boolean): Block[] => {
    const rows = numbered.filter(({ mandatory }) => mandatory === wanted);
    return rows.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: title },
          grid(
            [['Reference', 'Document', 'Submitted?'], ...rows.map((item) => [item.mark, item.text, ''])],
            [20, 62, 18],
          ),
        ];
  };
  return [
    text(
      'The tenderer returns the documents below with the tender, each completed or attached at its place.',
    ),
    ...random.pick([
      () => [
        grid(
          [
            ['Reference', 'Returnable document', 'Compulsory', 'Tick'],
            ...numbered.map((item) => [item.mark, item.text, item.mandatory ? 'Yes' : 'No', '']),
          ],
          [20, 54, 16, 10],
        ),
      ],
      () => [
        ...half('Compulsory documents', true),
        ...half('Documents that are not compulsory and may be called for during evaluation', false),
      ],
    ])(),
    ...(compulsory ? [text(metroPhrases.mandatory)] : []),
  ];
}

function preference(bid: Bid, number: string, size: number, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const { evaluationSystem, priceFormula } = values;
  const lines = [
    ...(evaluationSystem === undefined ? [] : [systemClause(evaluationSystem, random)]),
    ...(priceFormula === undefined
      ? []
      : [
          `Points for price are calculated with the formula ${priceFormula}, in which Ps is the points for price, Pt the price of the tender under consideration and Pmin the lowest acceptable price.`,
        ]),
    ...(lists.specificGoals.length === 0
      ? []
      : ['Points for specific goals are allocated as set out in the table below.']),
  ];
  return [
    ...clauses(lines, number, size),
    ...(lists.specificGoals.length === 0
      ? []
      : [
          {
            ...{ kind: 'table', rules: 'all', head: 1, shares: [74, 26] },
            rows: [
              ['Specific goal', random.pick(['Number of points', 'Points'])],
              ...lists.specificGoals.map(({ goal, points }) => [goal, String(points)]),
            ],
          } satisfies Block,
        ]),
  ];
}

/** A tender of a metropolitan municipality: two volumes with parts, a functionality schedule, and annexures to be completed. */
export const metroBidAnnexures: Layout = {
  name: 'metro-bid-annexures',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document'],
  fits: ({ buyer }) =>
    buyer.kind === 'municipality' &&
    /\bmetro|^City of (?:Cape Town|Ekurhuleni|Johannesburg|Tshwane)/i.test(buyer.name),
  facts: { phrases: metroPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.5 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.95, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.9, specifications: 1, durationMonths: 1, paymentDays: 0.8 },
    ...{ guaranteePercent: 0.9, subcontractingPercent: 1, localContent: 0.8, cidb: 1 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const scheme = random.pick(schemes);
    const size = random.pick([10, 10.5, 11]);
    let part = -1;
    const heading = (...wordings: string[]): Block => {
      part += 1;
      return { kind: 'heading', text: `${scheme.part(part)} ${random.pick(wordings)}` };
    };
    const under = (lines: readonly string[]): Block[] => clauses(lines, scheme.clause(part), size);
    let group = 0;
    const titled = (title: string, lines: readonly string[]): Block[] => {
      if (lines.length === 0) return [];
      group += 1;
      return [
        { kind: 'heading', level: 2, text: `${scheme.clause(part)}.${group} ${title}` },
        ...clauses(lines, `${scheme.clause(part)}.${group}`, size),
      ];
    };
    const minimum = values.functionalityThreshold;
    return {
      look: {
        ...{ font: random.pick(['sans', 'serif']), size },
        header: `${bid.buyer} | Tender ${bid.number}`.slice(0, 90),
        footer: random.pick(['Page {page} of {pages}', 'Tender document – page {page}', 'Page {page}']),
      },
      blocks: [
        ...cover(bid, random),
        { kind: 'title', text: 'VOLUME 1: THE TENDER' },
        heading('TENDER NOTICE AND INVITATION TO TENDER', 'INVITATION TO TENDER'),
        text(`${bid.buyer} (“${organOf(bid)}”) invites tenders under number ${bid.number}: ${bid.title}.`),
        notice(bid, random),
        heading('SPECIAL CONDITIONS OF TENDER'),
        ...conditions(bid, random).flatMap(({ title, lines }) => titled(title, lines)),
        heading('SCOPE OF WORK AND SPECIFICATION', 'SPECIFICATION', 'TERMS OF REFERENCE'),
        text(
          random.pick([
            'This part describes what is required. Quantities that are given elsewhere are estimates.',
            `The requirements of ${organOf(bid)} are set out in the clauses that follow.`,
            `The line department of ${organOf(bid)} has the following requirements.`,
          ]),
        ),
        ...under(lists.specifications),
        heading('FUNCTIONALITY SCHEDULE', 'EVALUATION: FUNCTIONALITY'),
        ...(lists.functionality.length === 0
          ? [text('Functionality is not evaluated in this tender.')]
          : functionalityBlocks(lists.functionality, random)),
        ...(minimum === undefined
          ? []
          : [text(minimumClause(minimum, totalOf(lists.functionality), random))]),
        heading('PRICE AND PREFERENCE', 'EVALUATION: PRICE AND SPECIFIC GOALS'),
        ...preference(bid, scheme.clause(part), size, random),
        heading('SPECIAL CONDITIONS OF CONTRACT'),
        ...under(contractConditions(bid, random)),
        { kind: 'page' },
        { kind: 'title', text: 'VOLUME 2: RETURNABLE DOCUMENTS' },
        heading('SCHEDULE OF RETURNABLE DOCUMENTS', 'LIST OF RETURNABLE DOCUMENTS'),
        ...returnables(bid, scheme.annexes, random),
        ...under(general(random)),
        ...annexures(bid, scheme.annexes, random),
      ],
    };
  },
};
