import type { CriterionPhrase } from '../../wordings/phrases.ts';

/** What a committee looks for in services; the three levels of a criterion earn all, some and few of its points. */
const services: readonly CriterionPhrase[] = [
  {
    name: 'Proven track record in work of the same nature',
    parts: ['Completed contracts of similar scope', 'Ratings given by former clients'],
    levels: [
      'six or more comparable contracts completed since 2019',
      'three to five comparable contracts completed since 2019',
      'one or two comparable contracts completed since 2019',
    ],
  },
  {
    name: 'Key personnel proposed for the contract',
    parts: ['Contract manager', 'Supervisory staff', 'Operational staff'],
    levels: [
      'contract manager with more than eight years in a comparable post',
      'contract manager with four to eight years in a comparable post',
      'contract manager with less than four years in a comparable post',
    ],
  },
  {
    name: 'Service delivery plan',
    parts: ['Work programme for the academic year', 'Quality assurance', 'Risk and contingency arrangements'],
    levels: [
      'plan is specific to the institution and covers term time and recess',
      'plan is sound but does not distinguish between the campuses',
      'plan is generic or has material gaps',
    ],
  },
  {
    name: 'Resources and infrastructure at the disposal of the tenderer',
    parts: ['Equipment and systems', 'Service point within reach of the campuses'],
    levels: [
      'all resources are in place at the time of tender',
      'resources are in place in part, with a credible plan for the balance',
      'resources still have to be acquired',
    ],
  },
  {
    name: 'Contribution to student development',
    parts: ['Work-integrated learning placements', 'Guest lectures and workshops'],
    levels: [
      'ten or more student placements offered per year',
      'four to nine student placements offered per year',
      'one to three student placements offered per year',
    ],
  },
];

const goods: readonly CriterionPhrase[] = [
  {
    name: 'Quality of the goods offered',
    parts: ['Conformity to the specification', 'Compliance with national standards'],
    levels: [
      'goods meet or exceed every line of the specification',
      'goods deviate in minor respects that do not affect their use',
      'goods deviate in respects that limit their use',
    ],
  },
  {
    name: 'Supply history with public institutions',
    parts: ['Orders of comparable size', 'Punctuality of earlier deliveries'],
    levels: [
      'five or more orders of comparable value delivered in the last four years',
      'three or four orders of comparable value delivered in the last four years',
      'one or two orders of comparable value delivered in the last four years',
    ],
  },
  {
    name: 'Delivery capability',
    parts: ['Lead time', 'Logistics between the campuses'],
    levels: [
      'delivery within ten working days of the order',
      'delivery within eleven to twenty working days of the order',
      'delivery later than twenty working days after the order',
    ],
  },
  {
    name: 'Support after delivery',
    parts: ['Replacement of defective goods', 'Handling of queries and complaints'],
    levels: [
      'defective goods are replaced within two working days',
      'defective goods are replaced within five working days',
      'defective goods are replaced after more than five working days',
    ],
  },
  {
    name: 'Stock-holding and financial capacity',
    parts: ['Stock on hand', 'Credit facilities with manufacturers'],
    levels: [
      'stock on hand covers the first order in full',
      'stock on hand covers at least half of the first order',
      'stock is ordered only once an order is received',
    ],
  },
];

/** The institution buys works in another way; its criteria for services stand in where the type asks for them. */
export const technicalCriteria = { goods, services, works: services };

/** The levels of each criterion by its name. */
export const levelsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...goods, ...services].map(({ name, levels }) => [name, levels]),
);
