import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, totalOf } from '../../wordings/parts.ts';
import { clauses } from './ict-clauses.ts';
import { functionalityBlocks } from './ict-criteria.ts';
import { ictPhrases, mandatoryTechnical } from './ict-phrases.ts';
import { thresholdClause } from './ict-sentences.ts';

export const sub = (line: string): Block => ({ kind: 'heading', level: 2, text: line });

/** What is bought, with columns in which bidders mark whether they comply, or as clauses. */
export const requirements = ({ truth: { lists } }: Bid, random: Random): Block[] =>
  random.pick<() => Block[]>([
    () => [
      text('The bidder indicates with an X against each item whether the offer complies.'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [9, 55, 11, 11, 14] },
        rows: [
          ['No.', 'Requirement', 'Comply', 'Not comply', 'Remarks'],
          ...lists.specifications.map((line, at) => [`3.1.${at + 1}`, line, '', '', '']),
        ],
      },
    ],
    () => [clauses(lists.specifications)],
  ])();

/** Stage 1: documents, in one table with a column that says which are mandatory, or in two. */
export function administrative({ truth: { lists } }: Bid, random: Random): Block[] {
  const { returnables, disqualifiers } = lists;
  const rows = (mandatory: boolean) =>
    returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
  const part = (number: string, line: string, items: readonly string[]): Block[] =>
    items.length === 0
      ? []
      : [
          sub(`${number} ${line}`),
          {
            ...{ kind: 'table', rules: 'all', shares: [10, 72, 18], head: 1, repeats: true },
            rows: [
              ['No.', 'Document', 'Submitted (X)'],
              ...items.map((item, at) => [`${number}.${at + 1}`, item, '']),
            ],
          },
        ];
  const consequence = disqualifiers.includes(ictPhrases.mandatory) ? [text(ictPhrases.mandatory)] : [];
  return random.pick<() => Block[]>([
    () => [
      text('The following documents form part of the bid response.'),
      {
        ...{ kind: 'table', rules: 'all', shares: [10, 72, 18], head: 1, repeats: true },
        rows: [
          [
            'No.',
            random.pick(['Document', 'Bid document']),
            random.pick(['Mandatory', 'Mandatory (Yes/No)']),
          ],
          ...returnables.map((item, at) => [`5.${at + 1}`, item.text, item.mandatory ? 'Yes' : 'No']),
        ],
      },
      ...consequence,
    ],
    () => [
      ...part('5.1', 'MANDATORY DOCUMENTS', rows(true)),
      ...consequence,
      ...part(
        rows(true).length === 0 ? '5.1' : '5.2',
        'OTHER DOCUMENTS (NOT MANDATORY, MAY BE CALLED FOR DURING THE EVALUATION)',
        rows(false),
      ),
    ],
  ])();
}

/** Stage 2: requirements with which a bidder complies or not, and room for the place of the evidence. */
export function technicalMandatory({ truth: { lists } }: Bid, random: Random): Block[] {
  if (lists.eligibility.length === 0)
    return [text('This stage does not apply: no mandatory technical requirements are set for this bid.')];
  const consequence = lists.disqualifiers.filter((line) => mandatoryTechnical.includes(line));
  const reference = 'Reference to the evidence in the bid response:';
  return [
    sub('6.1 INSTRUCTION'),
    clauses([
      'The bidder marks “Comply” or “Not comply” against each requirement in this section.',
      ...consequence,
      'The reference to the evidence consists of the name of the annexure and the number of the page.',
    ]),
    sub('6.2 TECHNICAL MANDATORY REQUIREMENTS'),
    ...random.pick<() => Block[]>([
      () => [
        {
          ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [9, 46, 11, 11, 23] },
          rows: [
            ['No.', 'Mandatory requirement', 'Comply', 'Not comply', 'Evidence (annexure and page)'],
            ...lists.eligibility.map((line, at) => [`6.2.${at + 1}`, line, '', '', '']),
          ],
        },
      ],
      () => [
        {
          ...{ kind: 'table', rules: 'all', shares: [12, 60, 28] },
          rows: lists.eligibility.flatMap((line, at) => [
            [`6.2.${at + 1}`, line, 'Comply [  ]\nNot comply [  ]'],
            ['', reference, 'Annexure ....., page .....'],
          ]),
        },
      ],
    ])(),
  ];
}

/** Stage 3: instruction, requirements with weights, minimum. */
export function functionality({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const criteria = lists.functionality;
  const total = totalOf(criteria);
  const minimum = values.functionalityThreshold;
  if (criteria.length === 0)
    return [text('This stage does not apply: technical functionality is not scored in this bid.')];
  return [
    sub('7.1 INSTRUCTION'),
    clauses([
      random.pick([
        'The bid evaluation committee scores each requirement on the strength of the evidence in the bid response.',
        'Members of the evaluation panel score independently of each other, and their scores are averaged.',
      ]),
      random.pick([
        'The score is divided by 5 and multiplied by the weight. The results are added up.',
        'Points for a requirement = score achieved ÷ highest score of the scale × weight.',
      ]),
      ...(minimum === undefined ? [] : [thresholdClause(minimum, total, random)]),
    ]),
    sub('7.2 TECHNICAL FUNCTIONALITY REQUIREMENTS'),
    ...functionalityBlocks(criteria, '7', random),
  ];
}
