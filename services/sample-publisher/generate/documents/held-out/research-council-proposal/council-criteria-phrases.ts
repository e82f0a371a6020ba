import type { Phrases } from '../../wordings/phrases.ts';

/**
 * Criteria of research councils. The levels of a criterion are: where the proposal deals with it, and what earns a high, a middle
 * and a low rating.
 */
export const councilCriteria: Phrases['criteria'] = {
  goods: [
    {
      name: 'Track record in the supply of comparable items',
      parts: ['Comparable orders completed in the last five years', 'Satisfaction of previous clients'],
      levels: [
        'Assessed on section 2 of the technical proposal.',
        'six or more comparable orders',
        'three to five comparable orders',
        'fewer than three comparable orders',
      ],
    },
    {
      name: 'Conformity with the technical specification',
      parts: ['Performance and range of the items offered', 'Standards to which the items were tested'],
      levels: [
        'Assessed item by item on the statement of compliance in the technical proposal.',
        'specification met in full, with additional benefits for the user',
        'specification met in full',
        'specification met with deviations that can be tolerated',
      ],
    },
    {
      name: 'Lead time and delivery plan',
      parts: ['Lead time from date of order', 'Arrangements for import, transport and off-loading'],
      levels: [
        'Assessed on the delivery plan in the technical proposal.',
        'delivery within four weeks of the order',
        'delivery within five to eight weeks of the order',
        'delivery later than eight weeks after the order',
      ],
    },
    {
      name: 'After-sales support and warranty',
      parts: ['Support available in South Africa', 'Period and extent of the warranty'],
      levels: [
        'Assessed on section 4 of the technical proposal.',
        'own support team in South Africa and a warranty longer than one year',
        'support by an agent in South Africa and a warranty of one year',
        'support from abroad only',
      ],
    },
    {
      name: 'Training of users and handover',
      parts: ['Training on first use', 'User manuals and reference material'],
      levels: [
        'Assessed on the training outline in the technical proposal.',
        'outline covers routine use, safety and maintenance',
        'outline covers routine use and safety',
        'outline covers routine use alone, or there is none',
      ],
    },
  ],
  services: [
    {
      name: 'Company experience in assignments of similar scope',
      parts: ['Similar assignments completed', 'Assignments for public research or technical institutions'],
      levels: [
        'Assessed on the company profile in the technical proposal.',
        'more than seven similar assignments in the last five years',
        'four to seven similar assignments in the last five years',
        'fewer than four similar assignments in the last five years',
      ],
    },
    {
      name: 'Competence of the proposed team',
      parts: ['Team leader', 'Specialists', 'Support staff'],
      levels: [
        'Assessed on the organogram and the description of roles in the technical proposal.',
        'leader with ten years or more in the field, and all roles filled',
        'leader with five to nine years in the field, and all roles filled',
        'leader with less than five years in the field, or roles left open',
      ],
    },
    {
      name: 'Approach, methodology and work plan',
      parts: ['Soundness of the approach', 'Work plan with activities and deliverables'],
      levels: [
        'Assessed on section 3 of the technical proposal.',
        'approach is specific, feasible and shows insight into the risks',
        'approach is specific and feasible',
        'approach is generic or leaves out parts of the scope',
      ],
    },
    {
      name: 'Understanding of the requirement',
      parts: ['Interpretation of the scope', 'Constraints and assumptions identified'],
      levels: [
        'Assessed on section 1 of the technical proposal.',
        'the need and its context are analysed in depth',
        'the need is described correctly',
        'the wording of this RFP is merely repeated',
      ],
    },
    {
      name: 'Quality assurance and management of risk',
      parts: ['Quality assurance measures', 'Risk register and mitigation'],
      levels: [
        'Assessed on the quality section of the technical proposal.',
        'a certified quality management system is in use',
        'a documented quality procedure is in use',
        'no procedure is in use',
      ],
    },
    {
      name: 'Capacity and resources for the contract',
      parts: ['Staff available', 'Equipment, tools and systems'],
      levels: [
        'Assessed on the resource plan in the technical proposal.',
        'all resources are in place',
        'resources are in place for most of the scope',
        'resources are still to be acquired',
      ],
    },
  ],
  works: [
    {
      name: 'Completed construction projects of comparable value',
      parts: ['Projects completed in the last ten years', 'Completion within time and budget'],
      levels: [
        'Assessed on the schedule of projects in the technical proposal.',
        'five or more comparable projects',
        'three or four comparable projects',
        'fewer than three comparable projects',
      ],
    },
    {
      name: 'Key personnel on site',
      parts: ['Construction manager', 'Health and safety officer', 'Site foreman'],
      levels: [
        'Assessed on the staffing schedule in the technical proposal.',
        'all key persons have more than ten years in their roles',
        'all key persons have five to ten years in their roles',
        'one or more key persons have less than five years in their roles',
      ],
    },
    {
      name: 'Construction programme and method statement',
      parts: ['Programme with critical path', 'Method statement'],
      levels: [
        'Assessed on section 3 of the technical proposal.',
        'programme is logical, resourced and specific to the site',
        'programme is logical and specific to the site',
        'programme is generic',
      ],
    },
    {
      name: 'Health, safety and environmental plan',
      parts: ['Risk assessment for the site', 'Environmental measures'],
      levels: [
        'Assessed on section 5 of the technical proposal.',
        'all hazards of the site are covered, each with a measure',
        'the main hazards of the site are covered',
        'hazards are covered in general terms',
      ],
    },
    {
      name: 'Plant and financial resources',
      parts: ['Plant owned or leased', 'Credit facilities'],
      levels: [
        'Assessed on the schedule of resources in the technical proposal.',
        'plant is owned and the works can be financed throughout',
        'plant is leased and the works can be financed throughout',
        'plant or finance is still to be arranged',
      ],
    },
  ],
};
