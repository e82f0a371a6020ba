import type { GuidedCriterion } from './guide.ts';

/** What the technical evaluation of construction works looks at. */
export const worksCriteria: readonly GuidedCriterion[] = [
  {
    name: 'Experience in comparable projects',
    guide: [
      'Four or more comparable projects in the past ten years',
      'Two or three comparable projects',
      'One comparable project',
      'No comparable project',
    ],
    parts: [
      {
        name: 'Projects of comparable nature',
        guide: ['Four or more projects', 'Two or three projects', 'One project', 'No project'],
      },
      {
        name: 'Projects of comparable value',
        guide: ['Three or more projects', 'Two projects', 'One project', 'No project'],
      },
    ],
  },
  {
    name: 'Site management and key staff',
    guide: [
      'All posts filled by persons with ten years or more',
      'All posts filled by persons with five to nine years',
      'All posts filled by persons with less than five years',
      'One or more posts not filled',
    ],
    parts: [
      {
        name: 'Contracts manager',
        guide: [
          'Twelve years of experience or more',
          'Seven to eleven years',
          'Three to six years',
          'Less, or not named',
        ],
      },
      {
        name: 'Construction supervisor',
        guide: [
          'Ten years of experience or more',
          'Five to nine years',
          'Two to four years',
          'Less, or not named',
        ],
      },
      {
        name: 'Health and safety officer',
        guide: [
          'Six years of experience or more',
          'Three to five years',
          'One or two years',
          'Less, or not named',
        ],
      },
    ],
  },
  {
    name: 'Programme of the works',
    guide: [
      'Logical, resourced, with critical path',
      'Logical, without resources',
      'Main dates only',
      'No programme',
    ],
    parts: [
      {
        name: 'Sequence and critical path',
        guide: ['Shown for all activities', 'Shown for main activities', 'Shown in part', 'Not shown'],
      },
      {
        name: 'Resources and cash flow',
        guide: ['Both are linked to the programme', 'One is linked', 'Neither is linked', 'Not shown'],
      },
    ],
  },
  {
    name: 'Method of construction',
    guide: [
      'Specific to the site and its constraints',
      'Specific to the type of work',
      'Generic',
      'No method described',
    ],
    parts: [
      {
        name: 'Temporary works and access',
        guide: ['Described in full', 'Described in outline', 'Only mentioned', 'Not addressed'],
      },
      {
        name: 'Work beside operations in progress',
        guide: ['Described in full', 'Described in outline', 'Only mentioned', 'Not addressed'],
      },
    ],
  },
  {
    name: 'Environmental and safety management',
    guide: [
      'Plans specific to the site',
      'Plans from a comparable site',
      'Company policy only',
      'No response',
    ],
    parts: [
      {
        name: 'Safety management',
        guide: ['Site-specific and costed', 'Site-specific', 'Generic', 'No response'],
      },
      {
        name: 'Environmental management',
        guide: ['Aspects, impacts and controls listed', 'Controls listed', 'Policy only', 'No response'],
      },
    ],
  },
];
