import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block, Paper } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import {
  background,
  confidentiality,
  definitions,
  formulaLetters,
  legislation,
  performance,
  serviceLevels,
  standing,
} from './department-boilerplate.ts';
import { functionalityBlocks } from './department-evaluation.ts';
import { departmentPhrases } from './department-phrases.ts';
import {
  briefingText,
  closingText,
  contactRow,
  durationText,
  minimumText,
  paymentText,
  submissionTexts,
  systemText,
  validityText,
} from './department-sentences.ts';

/** A paragraph that gets a number, a block without one, or blocks that need to know the number. */
type Part = string | Block | ((section: string) => Block[]);
type Clause = { title: string; body: readonly Part[] };

const optional = <Value>(value: Value | undefined, say: (value: Value) => string): string[] =>
  value === undefined ? [] : [say(value)];

/** Numbers clauses and their paragraphs, as in `4.` and `4.2`. */
function numbered(clauses: readonly Clause[]): Block[] {
  return clauses.flatMap(({ title, body }, at) => {
    let paragraph = 0;
    return [
      { kind: 'heading' as const, text: `${at + 1}. ${title}` },
      ...body.flatMap((part): Block[] => {
        if (typeof part === 'object') return [part];
        paragraph += 1;
        const section = `${at + 1}.${paragraph}`;
        return typeof part === 'string' ? [text(`${section} ${part}`)] : part(section);
      }),
    ];
  });
}

/** Bid number, description, closing and, at times, validity in a table at the head of the first page. */
function cover({ truth: { values }, buyer, number, title }: Bid, random: Random): Block[] {
  return [
    { kind: 'title', text: buyer.toUpperCase(), size: 15 },
    {
      kind: 'title',
      text: random.pick([
        'SPECIAL CONDITIONS OF CONTRACT AND TERMS OF REFERENCE',
        'TERMS OF REFERENCE AND SPECIAL BID CONDITIONS',
        'SECTION A: SPECIAL CONDITIONS AND TERMS OF REFERENCE',
      ]),
      size: 12,
    },
    {
      ...{ kind: 'table', rules: 'all', shares: [30, 70] },
      rows: [
        [random.pick(['BID NUMBER', 'BID NO.']), number],
        ['DESCRIPTION', title],
        ...(values.closing
          ? [[random.pick(['CLOSING DATE AND TIME', 'CLOSING']), closingText(values.closing, random)]]
          : []),
      ],
    },
  ];
}

/** The documents of Phase 1 in one table, or in a list for those that are mandatory and another for those that are not. */
function returnableBlocks({ truth: { lists } }: Bid, random: Random): Block[] {
  const { returnables } = lists;
  if (returnables.length === 0) return [];
  if (random.chance(0.5))
    return [
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 68, 24] },
        rows: [
          ['No.', 'Document to be submitted', random.pick(['Mandatory (Yes/No)', 'Mandatory?'])],
          ...returnables.map((item, at) => [`${at + 1}`, item.text, item.mandatory ? 'Yes' : 'No']),
        ],
      },
    ];
  const part = (line: string, mandatory: boolean): Block[] => {
    const items = returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
    return items.length === 0
      ? []
      : [
          { kind: 'text', text: line, bold: true },
          { kind: 'list', mark: 'letter', items },
        ];
  };
  return [
    ...part('Mandatory documents', true),
    ...part('Other documents to be submitted, which are not mandatory', false),
  ];
}

function phases(bid: Bid, random: Random): Clause[] {
  const { values, lists } = bid.truth;
  const { functionality, specificGoals, disqualifiers } = lists;
  const total = totalOf(functionality);
  return [
    {
      title: random.pick([
        'EVALUATION PHASE 1: ADMINISTRATIVE COMPLIANCE',
        'PHASE 1 – COMPLIANCE WITH BID DOCUMENTS',
      ]),
      body: [
        'In Phase 1 the bids are checked for the documents listed here.',
        ...returnableBlocks(bid, random),
        ...disqualifiers.filter((line) => line === departmentPhrases.mandatory),
      ],
    },
    {
      title: random.pick(['EVALUATION PHASE 2: FUNCTIONALITY', 'PHASE 2 – FUNCTIONALITY EVALUATION']),
      body:
        functionality.length === 0
          ? ['Phase 2 is not applicable: functionality is not evaluated in this bid.']
          : [
              random.pick([
                `The bid evaluation committee scores functionality out of ${total} points on the criteria below.`,
                `Functionality counts ${total} points in total. Each member of the committee scores on a sheet of his or her own and the scores are averaged.`,
              ]),
              (section) => functionalityBlocks(functionality, section, random),
              ...optional(values.functionalityThreshold, (percent) => minimumText(percent, total, random)),
            ],
    },
    {
      title: random.pick(['EVALUATION PHASE 3: PRICE AND SPECIFIC GOALS', 'PHASE 3 – PRICE AND PREFERENCE']),
      body: [
        ...optional(values.evaluationSystem, (system) => systemText(system, random)),
        ...optional(
          values.priceFormula,
          (formula) => `Points for price are calculated as follows: ${formula}`,
        ),
        ...(values.priceFormula === undefined
          ? []
          : [{ kind: 'table' as const, rules: 'none' as const, shares: [14, 86], rows: formulaLetters }]),
        ...(specificGoals.length === 0
          ? []
          : [
              'Points for specific goals are allocated as shown:',
              {
                ...{ kind: 'table' as const, rules: 'all' as const, head: 1, shares: [76, 24] },
                rows: [
                  ['Specific goal', random.pick(['Points', 'Points allocated'])],
                  ...specificGoals.map(({ goal, points }) => [goal, String(points)]),
                ],
              },
            ]),
      ],
    },
  ];
}

/** The clauses before the evaluation: background, scope and the special conditions for bids. */
function conditions(bid: Bid, noun: string, random: Random): Clause[] {
  const { values, lists } = bid.truth;
  const grounds = lists.disqualifiers.filter((line) => line !== departmentPhrases.mandatory);
  const clauses: Clause[] = [
    {
      title: random.pick(['BACKGROUND', 'INTRODUCTION AND PURPOSE']),
      body: background(bid.buyer, noun, random),
    },
    {
      title: 'DEFINITIONS',
      body: [{ kind: 'table', rules: 'none', shares: [22, 78], rows: definitions }],
    },
    { title: 'LEGISLATIVE FRAMEWORK', body: [{ kind: 'list', mark: 'bullet', items: legislation }] },
    {
      title: random.pick(['SCOPE OF WORK', 'SCOPE AND SPECIFICATION', 'DUTIES OF THE CONTRACTOR']),
      body: lists.specifications,
    },
    {
      title: random.pick(['SUBMISSION OF BIDS', 'COMPLETION AND SUBMISSION OF BIDS']),
      body: [
        ...(values.submission ? submissionTexts(values.submission, bid.number, random) : []),
        ...optional(values.validityDays, (days) => validityText(days, random)),
      ],
    },
    {
      title: 'BRIEFING SESSION',
      body: optional(values.briefing, (briefing) => briefingText(briefing, random)),
    },
    {
      title: random.pick(['WHO MAY BID', 'MINIMUM REQUIREMENTS FOR BIDDERS', 'QUALIFYING CRITERIA']),
      body: lists.eligibility,
    },
    { title: random.pick(['INVALID BIDS', 'GROUNDS FOR DISQUALIFICATION']), body: grounds },
    {
      title: 'SUBCONTRACTING AND LOCAL CONTENT',
      body: [
        ...optional(
          values.subcontractingPercent,
          (percent) =>
            `The successful bidder shall subcontract at least ${percent}% of the contract value to designated groups in the province.`,
        ),
        ...lists.localContent.map(
          ({ product, percent }) =>
            `The minimum threshold for local production and content is ${percent}% for the following designated products: ${product ?? 'all items'}.`,
        ),
      ],
    },
  ];
  return clauses.filter(({ body }) => body.length > 0);
}

/** The document: cover, clauses that are numbered throughout, and the officials who answer questions. */
export function departmentPaper(bid: Bid, noun: string, random: Random): Paper {
  const { values, lists } = bid.truth;
  const contract: Clause = {
    title: random.pick(['CONTRACT PERIOD, PAYMENT AND PERFORMANCE', 'CONTRACT MANAGEMENT']),
    body: [
      ...optional(values.durationMonths, (months) => durationText(months, random)),
      ...optional(values.paymentDays, (days) => paymentText(days, random)),
      ...performance(bid.kind, values.durationMonths ?? 0, random),
      ...(random.chance(0.5)
        ? [
            'Performance is measured monthly against these levels:',
            {
              kind: 'table' as const,
              rules: 'all' as const,
              head: 1,
              shares: [56, 16, 28],
              rows: serviceLevels,
            },
          ]
        : []),
      ...standing(random),
    ],
  };
  const enquiries: Clause = {
    title: random.pick(['ENQUIRIES', 'CONTACT PERSONS']),
    body: [
      {
        ...{ kind: 'table', rules: 'all', head: 1, shares: [22, 20, 18, 40] },
        rows: [
          ['Enquiries', 'Name', 'Telephone', 'E-mail'],
          ...lists.contacts.map((contact) => contactRow(contact, random)),
        ],
      },
    ],
  };
  const secrecy: Clause = { title: 'CONFIDENTIALITY AND ETHICS', body: confidentiality(random) };
  const evaluation = phases(bid, random);
  const before = conditions(bid, noun, random);
  return {
    look: {
      font: random.pick(['sans', 'serif']),
      size: random.pick([10, 11]),
      footer: random.pick([
        'Special conditions of contract – page {page}',
        'Terms of reference – page {page}',
      ]),
    },
    blocks: [
      ...cover(bid, random),
      ...numbered(
        random.chance(0.5)
          ? [...before, contract, secrecy, ...evaluation, enquiries]
          : [...before, ...evaluation, contract, secrecy, enquiries],
      ),
    ],
  };
}
