import type { GuidedCriterion } from './guide.ts';

/** What the technical evaluation of services looks at. */
export const servicesCriteria: readonly GuidedCriterion[] = [
  {
    name: 'Company experience',
    guide: [
      'Five or more comparable contracts in the past seven years',
      'Three or four comparable contracts',
      'One or two comparable contracts',
      'No comparable contract',
    ],
    parts: [
      {
        name: 'Comparable contracts completed or current',
        guide: ['Five or more contracts', 'Three or four contracts', 'One or two contracts', 'No contract'],
      },
      {
        name: 'Years of trading in this field',
        guide: ['Ten years or more', 'Five to nine years', 'Two to four years', 'Less than two years'],
      },
    ],
  },
  {
    name: 'Capability of key personnel',
    guide: [
      'All key persons have ten years or more of experience',
      'Key persons have five to nine years of experience',
      'Key persons have two to four years of experience',
      'Less than two years, or no information',
    ],
    parts: [
      {
        name: 'Contract manager',
        guide: [
          'Ten years in a comparable role',
          'Six to nine years in a comparable role',
          'Three to five years in a comparable role',
          'Less than three years in a comparable role',
        ],
      },
      {
        name: 'Supervisors or senior team members',
        guide: [
          'Eight years of experience on average',
          'Five years on average',
          'Two years on average',
          'Not named',
        ],
      },
      {
        name: 'Formal qualifications of the team',
        guide: [
          'Degree or equivalent for all key roles',
          'Degree or diploma for most key roles',
          'Certificate for some key roles',
          'No formal qualifications shown',
        ],
      },
    ],
  },
  {
    name: 'Approach and methodology',
    guide: [
      'Complete, specific to the scope and realistic',
      'Complete but general',
      'Incomplete',
      'No approach described',
    ],
    parts: [
      {
        name: 'Understanding of the scope',
        guide: [
          'Each item of the scope is answered',
          'Most items of the scope are answered',
          'Few items of the scope are answered',
          'The scope is only repeated',
        ],
      },
      {
        name: 'Mobilisation plan',
        guide: [
          'Dates, persons and resources are planned',
          'Dates are planned, resources only in part',
          'Dates only',
          'No plan',
        ],
      },
    ],
  },
  {
    name: 'Risk and continuity management',
    guide: [
      'Risks are rated, with an owner and an action for each',
      'Risks are rated, with actions for some',
      'Risks are only listed',
      'No response',
    ],
    parts: [
      {
        name: 'Risk register',
        guide: ['Rated, with actions and owners', 'Rated, with actions', 'List without rating', 'None'],
      },
      {
        name: 'Continuity of service',
        guide: [
          'Tested continuity plan',
          'Continuity plan that was not tested',
          'General statement of intent',
          'None',
        ],
      },
    ],
  },
  {
    name: 'Skills development and job creation',
    guide: [
      'Targets and dates for trainees and new jobs',
      'Targets without dates',
      'Commitment without targets',
      'No commitment',
    ],
    parts: [
      {
        name: 'Trainees taken on',
        guide: ['Six or more', 'Three to five', 'One or two', 'None'],
      },
      {
        name: 'New jobs for local residents',
        guide: ['Ten or more', 'Five to nine', 'One to four', 'None'],
      },
    ],
  },
];
