import type { GuidedCriterion } from './guide.ts';

/** What the technical evaluation of goods looks at. */
export const goodsCriteria: readonly GuidedCriterion[] = [
  {
    name: 'Conformity with the technical requirements',
    guide: [
      'Every requirement is met and documented',
      'Small deviations, each of them explained',
      'Several deviations without explanation',
      'No technical response',
    ],
    parts: [
      {
        name: 'Technical data sheets',
        guide: [
          'Data sheets for all items',
          'Data sheets for most of the items',
          'Data sheets for a few items',
          'No data sheets',
        ],
      },
      {
        name: 'Certificates of conformity',
        guide: [
          'Current certificates for all items',
          'Current certificates for more than half of the items',
          'Expired certificates',
          'No certificates',
        ],
      },
    ],
  },
  {
    name: 'Delivery lead times',
    guide: [
      'Delivery from stock within 7 days',
      'Delivery within 8 to 21 days',
      'Delivery within 22 to 45 days',
      'Delivery after 45 days, or lead time not given',
    ],
    parts: [
      {
        name: 'Lead time for normal orders',
        guide: ['14 days or less', '15 to 30 days', '31 to 60 days', 'More than 60 days, or not given'],
      },
      {
        name: 'Lead time for emergency orders',
        guide: ['24 hours or less', '25 to 48 hours', '49 to 96 hours', 'More than 96 hours, or not given'],
      },
    ],
  },
  {
    name: 'Previous supply of similar goods',
    guide: [
      'More than six supply contracts in the past five years',
      'Four to six supply contracts',
      'One to three supply contracts',
      'No supply contracts shown',
    ],
    parts: [
      {
        name: 'Supply contracts in the past five years',
        guide: ['Seven or more contracts', 'Four to six contracts', 'One to three contracts', 'None'],
      },
      {
        name: 'Client confirmation of satisfactory supply',
        guide: ['Five or more clients', 'Three or four clients', 'One or two clients', 'None'],
      },
    ],
  },
  {
    name: 'Warranty and after-sales support',
    guide: [
      'Warranty of 36 months with support in all provinces',
      'Warranty of 24 months with support in some provinces',
      'Warranty of 12 months',
      'Warranty shorter than 12 months',
    ],
    parts: [
      {
        name: 'Length of the warranty',
        guide: ['36 months or longer', '24 to 35 months', '12 to 23 months', 'Shorter than 12 months'],
      },
      {
        name: 'Turnaround on warranty claims',
        guide: ['Up to 5 days', '6 to 10 days', '11 to 20 days', 'Longer than 20 days'],
      },
    ],
  },
  {
    name: 'Quality assurance',
    guide: [
      'Certified quality management system',
      'Documented system without certification',
      'Single procedures only',
      'Nothing documented',
    ],
    parts: [
      {
        name: 'Quality management system',
        guide: ['Certified to ISO 9001', 'Certification in progress', 'Documented only', 'No system'],
      },
      {
        name: 'Inspection and test plan',
        guide: [
          'Plan with hold points for each item',
          'Plan that covers most of the items',
          'Generic plan',
          'No plan',
        ],
      },
    ],
  },
];
