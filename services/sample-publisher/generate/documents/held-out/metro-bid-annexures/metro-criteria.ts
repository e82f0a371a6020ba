import type { CriterionPhrase } from '../../wordings/phrases.ts';

/** What earns all points of a criterion or of a part of it, what 60 % of them, and what 20 %. */
type Guide = readonly [full: string, middle: string, low: string];
type Guided = { name: string; guide: Guide; parts: readonly (readonly [name: string, guide: Guide])[] };

const goods: readonly Guided[] = [
  {
    name: 'Experience in the supply of similar goods',
    guide: [
      'Five or more contracts of this kind completed in the past five years',
      'Three or four such contracts completed',
      'One or two such contracts completed',
    ],
    parts: [
      [
        'Number of comparable supply contracts',
        ['Six contracts or more', 'Three to five contracts', 'One or two contracts'],
      ],
      [
        'Value of the largest supply contract',
        ['Above R 5 million', 'From R 1 million to R 5 million', 'Below R 1 million'],
      ],
    ],
  },
  {
    name: 'Delivery period offered',
    guide: [
      'Delivery within 7 calendar days of an official order',
      'Delivery within 8 to 14 calendar days',
      'Delivery within 15 to 30 calendar days',
    ],
    parts: [
      ['Delivery of ordinary orders', ['Within 7 days', 'Within 8 to 14 days', 'Within 15 to 30 days']],
      ['Delivery of emergency orders', ['Within 12 hours', 'Within 24 hours', 'Within 48 hours']],
    ],
  },
  {
    name: 'Stock-holding and storage facilities',
    guide: [
      'Own warehouse with stock for two months or longer',
      'Own or rented warehouse with stock for one month',
      'Stock is ordered only once a purchase order is received',
    ],
    parts: [
      [
        'Warehouse or depot',
        ['Situated in the metropolitan area', 'Situated within 100 km of it', 'Situated elsewhere'],
      ],
      ['Stock on hand', ['For two months or longer', 'For one month', 'For two weeks']],
    ],
  },
  {
    name: 'Quality assurance of the goods offered',
    guide: [
      'Certified quality system together with test reports for all items',
      'Test reports for most of the items',
      'Data sheets of the manufacturer only',
    ],
    parts: [
      ['Quality system of the manufacturer', ['Certified', 'Documented, not certified', 'Being introduced']],
      ['Test reports', ['For all items', 'For more than half of the items', 'For some items']],
    ],
  },
  {
    name: 'Warranty and after-sales support',
    guide: [
      'Warranty of 36 months and a service centre in the metropolitan area',
      'Warranty of 24 months',
      'Warranty of 12 months',
    ],
    parts: [
      ['Period of warranty', ['36 months or longer', '24 months', '12 months']],
      [
        'Turnaround time for repairs and exchanges',
        ['Two working days', 'Five working days', 'Ten working days'],
      ],
    ],
  },
];

const services: readonly Guided[] = [
  {
    name: 'Company experience',
    guide: [
      'Eight years or more in this line of service',
      'Four to seven years in this line of service',
      'One to three years in this line of service',
    ],
    parts: [
      ['Years in this line of service', ['Eight years or more', 'Four to seven years', 'One to three years']],
      [
        'Appointments by municipalities or other organs of state',
        ['Four or more', 'Two or three', 'One only'],
      ],
    ],
  },
  {
    name: 'Qualifications and experience of key personnel',
    guide: [
      'Relevant degree and more than ten years of experience',
      'Relevant diploma and five to ten years of experience',
      'Relevant certificate and less than five years of experience',
    ],
    parts: [
      [
        'Contract manager',
        [
          'Degree and more than ten years',
          'Diploma and five to ten years',
          'Certificate and less than five years',
        ],
      ],
      [
        'Supervisors and operational staff',
        [
          'All with accredited training',
          'More than half with accredited training',
          'Some with accredited training',
        ],
      ],
    ],
  },
  {
    name: 'Methodology and implementation plan',
    guide: [
      'Covers all items of the scope, with dates, responsible persons and risks',
      'Covers all items of the scope, without dates or without risks',
      'Covers only some items of the scope',
    ],
    parts: [
      ['Work breakdown', ['All items of the scope', 'Most items of the scope', 'A few items of the scope']],
      [
        'Programme with milestones',
        ['Milestones, dates and resources', 'Milestones and dates', 'Milestones only'],
      ],
    ],
  },
  {
    name: 'Resources available for the contract',
    guide: [
      'All vehicles and equipment are owned by the tenderer',
      'More than half of the vehicles and equipment are owned, the rest is rented',
      'Vehicles and equipment are rented in full',
    ],
    parts: [
      ['Vehicles', ['Owned in full', 'Owned in part', 'Rented in full']],
      ['Equipment and systems', ['Owned in full', 'Owned in part', 'Rented in full']],
    ],
  },
  {
    name: 'Health, safety and environmental management',
    guide: [
      'Plan that is specific to this contract, with an appointed safety officer',
      'Plan that is specific to this contract',
      'General policy of the company',
    ],
    parts: [
      [
        'Safety plan',
        ['Specific, with an appointed officer', 'Specific to this contract', 'General policy only'],
      ],
      [
        'Environmental plan',
        ['Specific, with targets', 'Specific to this contract', 'General statement only'],
      ],
    ],
  },
];

const works: readonly Guided[] = [
  {
    name: 'Experience on contracts of comparable nature and value',
    guide: [
      'Five or more comparable contracts taken to completion',
      'Three or four comparable contracts taken to completion',
      'One or two comparable contracts taken to completion',
    ],
    parts: [
      ['Comparable contracts completed', ['Five or more', 'Three or four', 'One or two']],
      [
        'Completion within the time for completion',
        ['All of the contracts', 'More than half of the contracts', 'Fewer than half of the contracts'],
      ],
    ],
  },
  {
    name: 'Key staff assigned to the works',
    guide: [
      'Registered with the statutory council and more than ten years on similar works',
      'Registered with the statutory council and five to ten years on similar works',
      'Less than five years on similar works',
    ],
    parts: [
      ['Site agent', ['More than ten years on similar works', 'Five to ten years', 'Less than five years']],
      [
        'Construction supervisor',
        ['More than eight years on similar works', 'Four to eight years', 'Less than four years'],
      ],
    ],
  },
  {
    name: 'Plant and equipment',
    guide: [
      'All plant is owned and in working order',
      'Plant is partly owned and partly hired',
      'All plant is to be hired',
    ],
    parts: [
      ['Earthmoving and lifting plant', ['Owned in full', 'Owned in part', 'Hired in full']],
      ['Vehicles and small plant', ['Owned in full', 'Owned in part', 'Hired in full']],
    ],
  },
  {
    name: 'Programme and method statement',
    guide: [
      'Critical path, resources and traffic accommodation are all shown',
      'Critical path and resources are shown',
      'Bar chart without resources',
    ],
    parts: [
      [
        'Construction programme',
        ['Critical path and resources shown', 'Critical path shown', 'Bar chart only'],
      ],
      [
        'Method statement',
        ['All activities with risks and controls', 'Main activities with risks', 'Main activities only'],
      ],
    ],
  },
  {
    name: 'Quality control and safety record',
    guide: [
      'Certified quality system and no reportable incident in three years',
      'Documented quality system and no reportable incident in one year',
      'Documented quality system only',
    ],
    parts: [
      ['Quality control plan', ['Certified system', 'Documented system', 'Check sheets only']],
      [
        'Safety record',
        [
          'No reportable incident in three years',
          'No reportable incident in one year',
          'One reportable incident in one year',
        ],
      ],
    ],
  },
];

const phrasesOf = (criteria: readonly Guided[]): CriterionPhrase[] =>
  criteria.map(({ name, guide, parts }) => ({ name, levels: guide, parts: parts.map(([part]) => part) }));

export const metroCriteria = {
  goods: phrasesOf(goods),
  services: phrasesOf(services),
  works: phrasesOf(works),
};

const guides = new Map<string, Guide>(
  [...goods, ...services, ...works].flatMap(({ name, guide, parts }) => [[name, guide] as const, ...parts]),
);

/** How the points of a criterion or of a part of it are earned, best first. */
export const guideOf = (name: string): Guide => guides.get(name)!;
