import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { minimumClause, technicalCapability } from './criteria.ts';
import { technicalUniversityPhrases } from './phrases.ts';

/** The letters of annexures: A, B … Z, AA. */
const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `A${letterOf(at - 26)}`);

/** What is handed in, as annexures with letters: one table, or the compulsory ones apart from the others. */
export function annexures({ truth: { lists } }: Bid, random: Random): Block[] {
  const items = lists.returnables.map((item, at) => ({ ...item, letter: `Annexure ${letterOf(at)}` }));
  const compulsory = items.filter(({ mandatory }) => mandatory);
  const others = items.filter(({ mandatory }) => !mandatory);
  const warning = compulsory.length === 0 ? [] : [text(technicalUniversityPhrases.mandatory)];
  if (random.chance(0.5))
    return [
      text('The tenderer files the documents below behind its tender, in this order.'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [18, 50, 16, 16] },
        rows: [
          ['Annexure', 'Document', 'Compulsory', 'Page in tender'],
          ...items.map((item) => [item.letter, item.text, item.mandatory ? 'Yes' : 'No', '']),
        ],
      },
      ...warning,
    ];
  const part = (opening: string, some: typeof items): Block[] =>
    some.length === 0
      ? []
      : [
          text(opening),
          { kind: 'list', mark: 'none', items: some.map((item) => `${item.letter}: ${item.text}`) },
        ];
  return [
    ...part('Compulsory annexures, which must be part of the tender:', compulsory),
    ...warning,
    ...part('Further annexures, which the institution may still request after closing:', others),
  ];
}

/** Preference points for specific goals, in a table or in a list. */
function goals(specificGoals: readonly AnalysisLists['specificGoals'][], random: Random): Block[] {
  if (specificGoals.length === 0) return [];
  const total = specificGoals.reduce((sum, { points }) => sum + points, 0);
  if (random.chance(0.5))
    return [
      text('Points for specific goals are allocated as follows:'),
      {
        ...{ kind: 'table', rules: 'all', head: 1, shares: [10, 66, 24] },
        rows: [
          ['No.', 'Specific goal', 'Points'],
          ...specificGoals.map(({ goal, points }, at) => [`${at + 1}`, goal, String(points)]),
          ['', 'Total', String(total)],
        ],
      },
    ];
  return [
    text('A tenderer can claim points for these specific goals:'),
    {
      ...{ kind: 'list', mark: random.pick(['letter', 'roman', 'bullet'] as const) },
      items: specificGoals.map(({ goal, points }) => `${goal} (${points} points)`),
    },
  ];
}

/** The stages after the check of documents: technical capability, price with specific goals, and adjudication. */
export function stages({ truth: { values, lists } }: Bid, section: number, random: Random): Block[] {
  const { functionality } = lists;
  const { functionalityThreshold: minimum, evaluationSystem: system } = values;
  const [price, preference] = system === '90/10' ? [90, 10] : [80, 20];
  return [
    { kind: 'heading', text: `${section}. STAGE 2: TECHNICAL CAPABILITY` },
    ...(functionality.length === 0
      ? [text('No points are awarded for technical capability in this request.')]
      : technicalCapability(functionality, String(section), random)),
    ...(minimum === undefined ? [] : [text(minimumClause(minimum, totalOf(functionality), random))]),
    { kind: 'heading', text: `${section + 1}. STAGE 3: PRICE AND SPECIFIC GOALS` },
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `The ${system} preference point system applies to this request. Price counts ${price} points and specific goals count ${preference} points.`,
              `Tenders in this stage are ranked on the ${system} principle (${price} points for price, ${preference} points for specific goals).`,
              `Price and specific goals are scored according to the ${system} preference point system.`,
            ]),
          ),
        ]),
    ...(values.priceFormula === undefined
      ? []
      : [
          text(`The points for price are calculated with the formula ${values.priceFormula}`),
          text('where Pt is the price of the tender under evaluation and Pmin the lowest comparable price.'),
        ]),
    ...goals(lists.specificGoals, random),
    { kind: 'heading', text: `${section + 2}. STAGE 4: ADJUDICATION` },
    ...texts([
      random.pick([
        'The Bid Evaluation Committee makes a recommendation to the Bid Adjudication Committee, which approves the award or refers it back.',
        'The Bid Adjudication Committee considers the report of the Bid Evaluation Committee and decides on the award.',
      ]),
      random.pick([
        'Awards above the delegation of the Bid Adjudication Committee are approved by Council.',
        'Before the award the institution may visit the premises of the recommended tenderer and verify what its tender says.',
        'The institution may award the request as a whole, in part or per campus, or make no award at all.',
      ]),
      random.pick([
        'The outcome is published on the website of the institution within 21 days of the award.',
        'Unsuccessful tenderers may ask for reasons in writing within 14 days of the publication of the outcome.',
      ]),
    ]),
  ];
}
