import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { spelledMonths } from '../../wordings/spelled.ts';
import { collegePhrases, universityMandatory } from './college-phrases.ts';
import { criterionStyle, thresholdOf } from './college-sentences.ts';

const reasons = new Map(
  Object.values(collegePhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);

/** What is paid, deducted and adjusted, in percentages that have nothing to do with the evaluation. */
export function commercial({ kind, truth: { values } }: Bid, random: Random): string[] {
  const milestones = {
    goods: [
      'The institution pays 80% of the price of each consignment on delivery and 20% after inspection.',
      'A settlement discount of 2,5% may be offered for payment before the due date.',
    ],
    services: [
      'Fees are payable by milestone: 20% on approval of the inception report, 50% on approval of the draft report and 30% on close-out.',
      'Disbursements are paid at cost and may not exceed 10% of the fees.',
    ],
    works: [
      'Interim certificates are issued monthly for 90% of the work done and of materials on site.',
      'Variation orders may not exceed 20% of the contract sum without the approval of Council.',
    ],
  }[kind];
  return [
    ...(values.durationMonths === undefined
      ? []
      : [
          random.pick([
            `The contract will run for ${spelledMonths(values.durationMonths, random)}.`,
            `The successful bidder is appointed for a period of ${spelledMonths(values.durationMonths, random)}.`,
            `Contract period: ${spelledMonths(values.durationMonths, random)} from the date of the letter of appointment.`,
          ]),
        ]),
    random.pick(milestones),
    random.pick([
      'Prices are fixed for the first year and may thereafter be adjusted once a year by the consumer price index, but not by more than 6%.',
      'All prices include value-added tax at 15%.',
      'Annual price increases are limited to CPI plus 1%.',
    ]),
    random.pick([
      'For late performance a penalty of 0,5% of the value of the outstanding portion is deducted for each week, up to 10%.',
      'Service credits of 5% of the monthly fee apply where a service level is missed in two consecutive months.',
    ]),
    ...(values.paymentDays === undefined
      ? []
      : [
          random.pick([
            `Invoices are paid within ${values.paymentDays} days after receipt of a correct tax invoice.`,
            `The payment terms of the institution are ${values.paymentDays} days from the date of the statement.`,
            `Correct invoices are settled not later than ${values.paymentDays} days after they were received.`,
          ]),
        ]),
    ...(values.guaranteePercent === undefined
      ? []
      : [
          random.pick([
            `The contractor provides a performance guarantee of ${values.guaranteePercent}% of the contract sum before the site is handed over.`,
            `A performance guarantee equal to ${values.guaranteePercent}% of the contract sum is required.`,
          ]),
        ]),
    ...(values.subcontractingPercent === undefined
      ? []
      : [
          `The successful bidder must subcontract at least ${values.subcontractingPercent}% of the value of the contract to small enterprises near the campus.`,
        ]),
  ];
}

/** What is handed in, mandatory documents apart from others. */
export function documents({ truth: { lists } }: Bid, random: Random): Block[] {
  const of = (mandatory: boolean) =>
    lists.returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
  const mark = random.pick(['letter', 'bullet', 'roman'] as const);
  const mandatory = of(true);
  const others = of(false);
  const warning = lists.disqualifiers.find((line) => universityMandatory.includes(line));
  return [
    ...(mandatory.length === 0
      ? []
      : ([
          text(
            random.pick([
              'Stage 1 establishes whether the following mandatory documents were submitted:',
              'The following documents are compulsory:',
              'Each proposal must include the mandatory documents listed here:',
            ]),
          ),
          { kind: 'list', items: mandatory, mark },
          ...(warning === undefined ? [] : [text(warning)]),
        ] satisfies Block[])),
    ...(others.length === 0
      ? []
      : ([
          text(
            random.pick([
              'The following should also be included, but may be called for later if it is missing:',
              'Further documents, which are not mandatory:',
              'Bidders are also asked for the documents below; their absence has no consequence at this stage:',
            ]),
          ),
          { kind: 'list', items: others, mark },
        ] satisfies Block[])),
  ];
}

/** How members of the committee score, without points of a criterion. */
const scales: readonly Block[] = [
  text(
    'Each member of the committee gives every criterion a score from 0 to 5, where 0 stands for no response, 1 for poor, 2 for below average, 3 for satisfactory, 4 for good and 5 for excellent. The score is divided by five and multiplied by the points of the criterion.',
  ),
  {
    kind: 'table',
    rules: 'all',
    head: 1,
    shares: [20, 80],
    rows: [
      ['Score', 'Meaning'],
      ['5', 'Excellent: exceeds the requirement in all respects'],
      ['4', 'Good: exceeds the requirement in some respects'],
      ['3', 'Acceptable: meets the requirement'],
      ['2', 'Weak: falls short in some respects'],
      ['1', 'Poor: falls short in most respects'],
      ['0', 'Not addressed'],
    ],
  },
  {
    kind: 'list',
    mark: 'bullet',
    items: [
      'Outstanding – 100% of the points of the criterion',
      'Good – 75%',
      'Satisfactory – 50%',
      'Inadequate – 25%',
      'No information – 0%',
    ],
  },
];

/** The technical evaluation in prose: criteria, how they are scored, and the minimum. */
export function technical({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionality } = lists;
  if (functionality.length === 0) return [];
  const total = totalOf(functionality);
  const style = criterionStyle(total, random);
  const threshold = values.functionalityThreshold;
  return [
    text(
      random.pick([
        `Technical proposals are evaluated by a committee of academic and support staff. ${total} points are available in all.`,
        `The technical proposal is scored out of ${total} points on the considerations set out here.`,
        `In this stage the committee forms a view of the quality of the proposal. It does so under ${functionality.length} headings, together ${total} points.`,
      ]),
    ),
    ...functionality.flatMap((criterion) =>
      texts(style(criterion, random.pick(reasons.get(criterion.name)!))),
    ),
    text('The committee scores each criterion on the same scale.'),
    random.pick(scales),
    ...(threshold === undefined ? [] : [text(thresholdOf(threshold, total, random))]),
  ];
}

/** The preference point system and the points of each specific goal. */
export function priceAndGoals({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const system = values.evaluationSystem;
  const [price, preference] = system === '90/10' ? [90, 10] : [80, 20];
  const goals = lists.specificGoals;
  return [
    ...(system === undefined
      ? []
      : [
          text(
            random.pick([
              `The ${system} preference point system applies: ${price} points for price and ${preference} for specific goals.`,
              `Proposals that reach this stage are compared on the ${system} system, in which price counts ${price} points and specific goals count ${preference}.`,
              `Price (${price} points) and specific goals (${preference} points) are evaluated according to the ${system} principle.`,
            ]),
          ),
        ]),
    ...(values.priceFormula === undefined ? [] : [text(`Points for price: ${values.priceFormula}`)]),
    ...(goals.length === 0
      ? []
      : random.pick<() => Block[]>([
          () => [
            text('Points for specific goals are allocated in this way:'),
            {
              kind: 'list',
              mark: 'dash',
              items: goals.map(({ goal, points }) => `${goal}: ${points} points`),
            },
          ],
          () =>
            texts(goals.map(({ goal, points }) => `${goal} receive ${points} points for specific goals.`)),
          () => [
            {
              kind: 'table',
              rules: 'rows',
              head: 1,
              shares: [75, 25],
              rows: [['Specific goal', 'Points'], ...goals.map(({ goal, points }) => [goal, String(points)])],
            },
          ],
        ])()),
  ];
}
