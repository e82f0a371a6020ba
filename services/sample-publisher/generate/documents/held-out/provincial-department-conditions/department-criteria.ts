/** What is scored, and how the points are earned, from the most to the fewest. */
export type Scored = { name: string; levels: readonly [string, string, string] };
export type DepartmentCriterion = Scored & { parts: readonly Scored[] };

const experience: DepartmentCriterion = {
  name: 'Company experience',
  levels: [
    'Five or more contracts of a similar nature in the past five years',
    'Three or four contracts of a similar nature in the past five years',
    'One or two contracts of a similar nature in the past five years',
  ],
  parts: [
    {
      name: 'Contracts of a similar nature and size',
      levels: ['Five or more contracts', 'Three or four contracts', 'One or two contracts'],
    },
    {
      name: 'Positive reports from previous clients',
      levels: ['Five or more reports', 'Three or four reports', 'One or two reports'],
    },
  ],
};
const finance: DepartmentCriterion = {
  name: 'Financial capacity',
  levels: [
    'Access to cash or credit of three months of the contract price',
    'Access to cash or credit of two months of the contract price',
    'Access to cash or credit of one month of the contract price',
  ],
  parts: [
    { name: 'Bank rating', levels: ['Rating A or B', 'Rating C', 'Rating D'] },
    {
      name: 'Access to credit',
      levels: ['Three months of the contract price', 'Two months', 'One month'],
    },
  ],
};
const locality: DepartmentCriterion = {
  name: 'Locality and infrastructure of the bidder',
  levels: [
    'Operational office in the district where the service is rendered',
    'Operational office elsewhere in the province',
    'Operational office outside the province',
  ],
  parts: [
    {
      name: 'Operational office',
      levels: ['In the district', 'Elsewhere in the province', 'Outside the province'],
    },
    {
      name: 'Storage and communication facilities',
      levels: ['Owned', 'Leased for the contract period', 'Promised by letter of intent'],
    },
  ],
};

/** Criteria of departments for what is delivered and for what is rendered; departments of this kind advertise no works here. */
export const departmentCriteria: Readonly<Record<'goods' | 'services', readonly DepartmentCriterion[]>> = {
  goods: [
    experience,
    {
      name: 'Quality of samples',
      levels: [
        'Sample exceeds the specification',
        'Sample meets the specification',
        'Sample meets the specification in part',
      ],
      parts: [
        { name: 'Material and finish', levels: ['Exceeds', 'Meets', 'Meets in part'] },
        { name: 'Packaging and labelling', levels: ['Exceeds', 'Meets', 'Meets in part'] },
      ],
    },
    {
      name: 'Delivery plan and lead time',
      levels: ['Delivery within 7 days', 'Delivery within 14 days', 'Delivery within 30 days'],
      parts: [
        { name: 'Lead time offered', levels: ['7 days', '14 days', '30 days'] },
        { name: 'Delivery vehicles', levels: ['Three or more', 'Two', 'One'] },
      ],
    },
    finance,
    locality,
  ],
  services: [
    experience,
    {
      name: 'Key personnel',
      levels: [
        'Contract manager with more than seven years in the field',
        'Contract manager with four to seven years in the field',
        'Contract manager with one to three years in the field',
      ],
      parts: [
        {
          name: 'Experience of the contract manager',
          levels: ['More than seven years', 'Four to seven years', 'One to three years'],
        },
        {
          name: 'Experience of site supervisors',
          levels: ['More than five years', 'Three to five years', 'One or two years'],
        },
        {
          name: 'Training of staff on site',
          levels: ['All staff trained', 'At least half of the staff trained', 'Some staff trained'],
        },
      ],
    },
    {
      name: 'Operational plan',
      levels: [
        'Plan covers shifts, supervision, contingencies and take-over',
        'Plan covers two or three of these',
        'Plan covers one of these',
      ],
      parts: [
        { name: 'Take-over and exit', levels: ['Detailed', 'Adequate', 'Vague'] },
        { name: 'Supervision and quality control', levels: ['Detailed', 'Adequate', 'Vague'] },
        { name: 'Contingency during strikes and outages', levels: ['Detailed', 'Adequate', 'Vague'] },
      ],
    },
    {
      name: 'Vehicles, machinery and equipment',
      levels: ['All items owned', 'Items partly owned and partly leased', 'All items leased'],
      parts: [
        { name: 'Vehicles', levels: ['All owned', 'Partly owned', 'All leased'] },
        { name: 'Machinery and equipment', levels: ['All owned', 'Partly owned', 'All leased'] },
      ],
    },
    finance,
    locality,
  ],
};

const all = Object.values(departmentCriteria).flat();
const levels = new Map(
  all.flatMap(({ parts, ...own }) => [own, ...parts]).map((scored) => [scored.name, scored.levels] as const),
);

/** @returns how the points of a criterion, or of a part of one, are earned */
export const levelsOf = (name: string): readonly string[] => levels.get(name) ?? [];
