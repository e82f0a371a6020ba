import type { CriterionPhrase, Phrases } from '../../wordings/phrases.ts';

/** Technical criteria of an electricity utility; the four levels of each go from full marks down to none. */

const goods: readonly CriterionPhrase[] = [
  {
    name: 'Conformance to the technical schedules',
    parts: ['Completeness of the schedule of particulars', 'Acceptability of deviations'],
    levels: [
      'All lines of the schedules are answered and the offer meets each of them.',
      'The offer differs in small matters that the engineer can accept as they are.',
      'The offer differs in matters that call for changes to drawings or stock codes.',
      'The schedules are blank, or the item offered serves another purpose.',
    ],
  },
  {
    name: 'Supply record of the Tenderer',
    parts: ['Orders of a similar nature in the last five years', 'Feedback of customers on these orders'],
    levels: [
      'Six or more orders of a similar nature delivered.',
      'Three to five such orders delivered.',
      'One or two such orders delivered.',
      'No such order delivered.',
    ],
  },
  {
    name: 'Delivery programme and lead time',
    parts: ['Lead time offered', 'Stockholding in South Africa'],
    levels: [
      'All items delivered within 6 weeks of the order.',
      'All items delivered within 7 to 12 weeks.',
      'Delivery takes 13 to 20 weeks.',
      'Longer than 20 weeks, or no programme.',
    ],
  },
  {
    name: 'Quality control plan and inspection of goods',
    parts: ['Quality control plan', 'Traceability of material', 'Packaging and preservation'],
    levels: [
      'Plan written for this order, with hold and witness points.',
      'Plan of the manufacturer with minor gaps.',
      'General plan that is not adapted to the order.',
      'No plan.',
    ],
  },
  {
    name: 'Warranty and local after-sales support',
    parts: ['Warranty period', 'Availability of local support'],
    levels: [
      'Warranty of 24 months or more and a local service centre.',
      'Warranty of 18 months and a local agent.',
      'Warranty of 12 months with support from abroad.',
      'Less than 12 months.',
    ],
  },
];

const services: readonly CriterionPhrase[] = [
  {
    name: 'Relevant company experience',
    parts: ['Similar contracts completed', 'Value and complexity of these contracts'],
    levels: [
      'Five or more similar contracts completed in the last seven years.',
      'Three or four similar contracts completed.',
      'One or two similar contracts completed.',
      'No similar contract, or no proof of one.',
    ],
  },
  {
    name: 'Competence of key personnel',
    parts: ['Contract manager', 'Supervisors or team leaders', 'Other key staff'],
    levels: [
      'All posts filled by persons with more than eight years in the field.',
      'All posts filled by persons with five to eight years in the field.',
      'Some posts vacant, or less than five years in the field.',
      'No key staff named.',
    ],
  },
  {
    name: 'Method statement for the service',
    parts: ['Understanding of the scope', 'Sequence of activities', 'Reporting and interfaces'],
    levels: [
      'Covers each activity of the scope in its order, with interfaces and risks.',
      'Covers each activity, with few details on interfaces.',
      'Covers some of the activities only.',
      'Repeats the scope, or is absent.',
    ],
  },
  {
    name: 'Resources and capacity for the contract',
    parts: ['Staff on hand', 'Equipment and systems'],
    levels: [
      'All resources are owned or employed and free for this contract.',
      'Most are owned, the others are hired under signed agreements.',
      'Most still have to be acquired.',
      'Resources are not described.',
    ],
  },
  {
    name: 'Turnaround time and continuity of service',
    parts: ['Time to respond to an instruction', 'Cover during absence and breakdowns'],
    levels: [
      'Response on the same day, with cover at all hours.',
      'Response on the next day, with cover on working days.',
      'Response within a week, without cover.',
      'Not stated.',
    ],
  },
];

const works: readonly CriterionPhrase[] = [
  {
    name: 'Experience of the Contractor in comparable works',
    parts: ['Comparable projects completed', 'Performance reports on these projects'],
    levels: [
      'Four or more comparable projects handed over in the last ten years.',
      'Three comparable projects handed over.',
      'One or two comparable projects handed over.',
      'None handed over.',
    ],
  },
  {
    name: 'Site management organisation',
    parts: ['Site manager', 'Health and safety officer', 'Quality controller'],
    levels: [
      'Every post filled by a qualified person with ten years on site.',
      'Every post filled, one person with less than ten years.',
      'A post vacant, or several persons with less than five years.',
      'No organogram and no names.',
    ],
  },
  {
    name: 'Programme and construction method',
    parts: ['Level 3 programme with critical path', 'Method statement'],
    levels: [
      'Linked programme with resources, and a method that fits the site.',
      'Linked programme without resources, with a suitable method.',
      'Bar chart without links, or a method with gaps.',
      'Neither programme nor method.',
    ],
  },
  {
    name: 'Construction plant and equipment',
    parts: ['Plant owned', 'Plant hired'],
    levels: [
      'All plant listed with proof of ownership.',
      'All plant listed, partly on hire.',
      'List incomplete.',
      'No list.',
    ],
  },
  {
    name: 'Project quality plan',
    parts: ['Inspection and test plans', 'Organisation and records for quality'],
    levels: [
      'Plan for this project with inspection and test plans for all activities.',
      'Plan for this project, some inspection and test plans outstanding.',
      'General plan of the company only.',
      'No plan.',
    ],
  },
];

export const utilityCriteria: Phrases['criteria'] = { goods, services, works };

/** The levels of a criterion by its name. */
export const levelsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...goods, ...services, ...works].map(({ name, levels }) => [name, levels] as const),
);
