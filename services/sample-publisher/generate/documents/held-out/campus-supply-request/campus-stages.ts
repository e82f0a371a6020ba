import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { marked } from './campus-clauses.ts';
import { criteriaBlocks } from './campus-criteria.ts';
import { campusPhrases } from './campus-phrases.ts';
import { minimumSentence } from './campus-sentences.ts';

const sub = (line: string): Block => ({ kind: 'heading', level: 2, text: line });

/** Stages of evaluation: completeness, functionality where it is scored, price and specific goals. */
export function stages(bid: Bid, section: string, size: number, random: Random): Block[] {
  const { functionality } = bid.truth.lists;
  const scored = functionality.length > 0;
  const count = scored ? 'three' : 'two';
  const word = random.pick(['Stage', 'Phase']);
  const clause = (at: number, name: string): Block => sub(`${section}.${at} ${word} ${at}: ${name}`);
  return [
    text(
      random.pick([
        `Bids are evaluated in ${count} ${word.toLowerCase()}s, which are set out below.`,
        `The bid evaluation committee works through ${count} ${word.toLowerCase()}s, one after the other.`,
      ]),
    ),
    clause(1, random.pick(['Administrative compliance', 'Mandatory and administrative requirements'])),
    ...administrative(bid, size, random),
    ...(scored
      ? [
          clause(
            2,
            random.pick(['Technical evaluation', 'Functionality', 'Technical (functionality) evaluation']),
          ),
          ...technical(bid, `${section}.2`, random),
        ]
      : []),
    clause(scored ? 3 : 2, random.pick(['Price and specific goals', 'Price and preference'])),
    ...priceAndGoals(bid, random),
  ];
}

/** Who may bid, what turns a bid away, and the documents, those that decide apart from the others. */
function administrative({ truth: { lists } }: Bid, size: number, random: Random): Block[] {
  const grounds = lists.disqualifiers.filter((line) => line !== campusPhrases.mandatory);
  const documents = (mandatory: boolean): Block => ({
    ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 68, 12, 12] },
    rows: [
      ['No.', 'Document', 'Yes', 'No'],
      ...lists.returnables
        .filter((item) => item.mandatory === mandatory)
        .map((item, at) => [`${at + 1}`, item.text, '', '']),
    ],
  });
  const some = (mandatory: boolean) => lists.returnables.some((item) => item.mandatory === mandatory);
  const letters = random.pick(['letter', 'roman', 'bullet'] as const);
  return [
    ...(lists.eligibility.length === 0
      ? []
      : ([
          text(random.pick(['The following requirements apply to the bidder:', 'Who may bid:'])),
          marked(letters, lists.eligibility, size),
        ] satisfies Block[])),
    ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) =>
      text(
        `The contractor must have a CIDB grading of ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`,
      ),
    ),
    ...(grounds.length === 0
      ? []
      : ([
          text(random.pick(['The committee also applies these rules:', 'Take note of what follows:'])),
          marked(letters, grounds, size),
        ] satisfies Block[])),
    ...(some(true)
      ? [
          {
            ...{ kind: 'text' as const, bold: true },
            text: random.pick(['Table A: Mandatory documents', 'Compulsory returnable documents']),
          },
          text(campusPhrases.mandatory),
          documents(true),
        ]
      : []),
    ...(some(false)
      ? [
          {
            ...{ kind: 'text' as const, bold: true },
            text: random.pick(['Other documents to be submitted', 'Supporting documents (not compulsory)']),
          },
          text('The committee may request any of these from the bidder after closing.'),
          documents(false),
        ]
      : []),
  ];
}

function technical({ truth: { values, lists } }: Bid, clause: string, random: Random): Block[] {
  const { functionality } = lists;
  const total = totalOf(functionality);
  const minimum =
    values.functionalityThreshold === undefined
      ? []
      : [text(minimumSentence(values.functionalityThreshold, total, random))];
  const first = random.chance(0.4);
  return [
    text(
      random.pick([
        `Functionality is scored out of ${total} points by members of the bid evaluation committee, each on its own score sheet.`,
        `Bids that comply are scored for functionality on the criteria below, which together carry ${total} points.`,
        'The technical quality of the offers is assessed on these criteria only. Bidders should arrange their proposals in the same order.',
      ]),
    ),
    ...(first ? minimum : []),
    ...criteriaBlocks(functionality, clause, random),
    ...(first ? [] : minimum),
  ];
}

function priceAndGoals({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { evaluationSystem: system, priceFormula } = values;
  const [price, goals] = (system ?? '80/20').split('/') as [string, string];
  return [
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `The ${system} preference point system is used for this bid: ${price} points for price and ${goals} points for specific goals.`,
              `Offers are compared in terms of the ${system} principle, with a maximum of ${price} points for price and of ${goals} for specific goals.`,
            ]),
          ),
        ]),
    ...(priceFormula === undefined
      ? []
      : texts([
          'Points for price are calculated with this formula:',
          priceFormula,
          'Ps = points scored for price; Pt = price of the offer under consideration; Pmin = price of the lowest acceptable offer.',
        ])),
    ...(lists.specificGoals.length === 0
      ? []
      : [
          text('Points for specific goals are allocated as in this table:'),
          {
            ...{
              kind: 'table' as const,
              rules: 'all' as const,
              head: 1,
              repeats: true,
              shares: [56, 22, 22],
            },
            rows: [
              ['Specific goal', `Points (${system ?? 'available'})`, 'Points claimed'],
              ...lists.specificGoals.map(({ goal, points }) => [goal, `${points}`, '']),
            ],
          },
        ]),
  ];
}
