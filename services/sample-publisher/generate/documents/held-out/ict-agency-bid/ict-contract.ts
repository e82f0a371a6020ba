import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { inWords } from '../../wordings/spelled.ts';
import { clauses } from './ict-clauses.ts';
import { notAccepted } from './ict-phrases.ts';
import { sub } from './ict-sections.ts';

/** Conditions that say nothing of the offer or its evaluation. */
const general: Readonly<Record<Bid['kind'], readonly string[]>> = {
  goods: [
    'Where delivery is late, 0.5% of the value of the outstanding items is deducted for each week, up to 5%.',
    'Delivery is complete when an official on site has signed the delivery note.',
  ],
  services: [
    'Service credits apply where an agreed service level is missed, as in the table below.',
    'The supplier replaces a key resource only with the consent of the Agency.',
  ],
  works: [],
};

/** Percentages that are deducted, and have nothing to do with the evaluation. */
const serviceCredits = (random: Random): Block => ({
  ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [60, 40] },
  rows: [
    ['Service level achieved in the month', 'Credit on the monthly fee'],
    ...random.pick([
      [
        ['95% to less than 98% of the agreed level', '5%'],
        ['90% to less than 95% of the agreed level', '10%'],
        ['Less than 90% of the agreed level', '15%'],
      ],
      [
        ['One target missed', '2.5%'],
        ['Two targets missed', '5%'],
        ['Three or more targets missed', '10%'],
      ],
    ]),
  ],
});

/** Stage 4: conditions of the contract, which bidders accept as a whole. */
export function specialConditions({ kind, truth: { values, lists } }: Bid, random: Random): Block[] {
  const { paymentDays, subcontractingPercent } = values;
  return [
    sub('8.1 CONDITIONS'),
    clauses([
      'The contract consists of this bid, the bid response and the General Conditions of Contract.',
      ...general[kind],
      ...(paymentDays === undefined
        ? []
        : [
            random.pick([
              `Undisputed invoices are paid within ${paymentDays} days of receipt.`,
              `The Department pays the supplier within ${inWords(paymentDays)} (${paymentDays}) days after receipt of a valid invoice.`,
            ]),
          ]),
      ...(subcontractingPercent === undefined
        ? []
        : [
            `The supplier must subcontract a minimum of ${subcontractingPercent}% of the contract value to small enterprises in the ICT sector.`,
          ]),
      'All data of the Department, and the right to it, remain with the Department.',
      'The supplier keeps what it learns about the systems of the Department confidential, also after the end of the contract.',
      'Neither party may cede rights or obligations without the written consent of the other.',
    ]),
    ...(kind === 'services' ? [serviceCredits(random)] : []),
    sub('8.2 ACCEPTANCE'),
    ...(lists.disqualifiers.includes(notAccepted) ? [text(notAccepted)] : []),
    {
      ...{ kind: 'table', rules: 'all', shares: [60, 20, 20] },
      rows: [
        ['Special conditions of contract 8.1 (1) and following', 'Accept all [  ]', 'Do not accept all [  ]'],
      ],
    },
  ];
}

/** Lines of the pricing table, which bidders fill in. */
const costs: Readonly<Record<Bid['kind'], readonly string[]>> = {
  goods: ['Equipment', 'Delivery and installation', 'Support during the warranty'],
  services: ['Once-off costs', 'Monthly recurring costs for the whole term', 'Labour on request'],
  works: [],
};

/** Stage 5: system, formula and goals. */
export function pricePreference({ kind, truth: { values, lists } }: Bid, random: Random): Block[] {
  const system = values.evaluationSystem ?? '80/20';
  const [price, goals] = system.split('/') as [string, string];
  return [
    sub('9.1 COSTING'),
    clauses([
      'Prices are stated in South African rand and include value-added tax.',
      (values.durationMonths ?? 0) > 12 && random.chance(0.5)
        ? 'Annual price increases are limited to the consumer price index, with a ceiling of 6%.'
        : 'The portion of the price that depends on the rate of exchange is shown apart, with the rate that was used.',
    ]),
    {
      ...{ kind: 'table', rules: 'all', head: 1, shares: [10, 50, 20, 20] },
      rows: [
        ['Item', 'Cost element', 'Share of total', 'Price (R)'],
        ...costs[kind].map((line, at) => [`${at + 1}`, line, '......%', '']),
        ['', 'Subtotal', '100%', ''],
        ['', 'Value-added tax', '15%', ''],
        ['', 'Total bid price', '', ''],
      ],
    },
    sub('9.2 PREFERENCE POINT SYSTEM'),
    clauses([
      random.pick([
        `The ${system} preference point system applies to this bid: ${price} points for price and ${goals} points for specific goals.`,
        `Bids are ranked in terms of the ${system} system. Price carries a maximum of ${price} points and specific goals a maximum of ${goals} points.`,
      ]),
      ...(values.priceFormula === undefined
        ? []
        : [`Points for price are calculated as follows:\n${values.priceFormula}`]),
    ]),
    ...(lists.specificGoals.length === 0
      ? []
      : [
          sub('9.3 SPECIFIC GOALS'),
          random.pick<() => Block>([
            () => ({
              ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [10, 58, 16, 16] },
              rows: [
                ['No.', 'Specific goal', 'Points allocated', 'Points claimed'],
                ...lists.specificGoals.map(({ goal, points }, at) => [
                  `9.3.${at + 1}`,
                  goal,
                  String(points),
                  '',
                ]),
              ],
            }),
            () =>
              clauses(
                lists.specificGoals.map(
                  ({ goal, points }) => `${goal}: ${inWords(points)} (${points}) points`,
                ),
              ),
          ])(),
        ]),
  ];
}
