import type { Phrases } from '../../wordings/phrases.ts';

/** What bid evaluation committees of colleges and universities of technology score; levels go from the best to the least. */
export const campusCriteria: Phrases['criteria'] = {
  goods: [
    {
      name: 'Track record in similar supplies',
      parts: ['Purchase orders completed', 'Reference letters on client letterhead'],
      levels: [
        'five or more similar orders completed in the past five years',
        'three or four similar orders',
        'one or two similar orders',
      ],
    },
    {
      name: 'Technical compliance of the items offered',
      parts: ['Compliance sheet per item', 'Product literature and photographs'],
      levels: [
        'every item matches or exceeds the minimum specification',
        'minor deviations that do not affect use',
        'several deviations',
      ],
    },
    {
      name: 'Delivery lead time and logistics plan',
      parts: ['Lead time from official order', 'Plan for drop-off at several campuses'],
      levels: ['within 14 calendar days', '15 to 30 calendar days', '31 to 45 calendar days'],
    },
    {
      name: 'Guarantees and technical backup',
      parts: ['Length of the product guarantee', 'Turnaround on defective items'],
      levels: ['guarantee of 36 months', 'guarantee of 24 months', 'guarantee of 12 months'],
    },
    {
      name: 'Financial standing',
      parts: ['Bank rating', 'Access to working capital'],
      levels: ['bank code A or B', 'bank code C', 'bank code D'],
    },
    {
      name: 'Samples and quality assurance',
      parts: ['Finish and durability of the sample', 'Certification of the manufacturer'],
      levels: ['sample is excellent in all respects', 'sample is acceptable', 'sample shows defects'],
    },
  ],
  services: [
    {
      name: 'Company experience on comparable assignments',
      parts: ['Number of completed assignments', 'Assignments at post-school institutions'],
      levels: ['seven or more assignments', 'four to six assignments', 'one to three assignments'],
    },
    {
      name: 'Qualifications and experience of the team',
      parts: ['Team leader', 'Second in charge', 'Support staff'],
      levels: [
        'team leader with more than ten years in the field',
        'team leader with six to ten years',
        'team leader with two to five years',
      ],
    },
    {
      name: 'Methodology and work plan',
      parts: ['Understanding of the brief', 'Activities, milestones and resources'],
      levels: [
        'detailed, campus-specific plan with milestones',
        'adequate plan with some gaps',
        'generic plan',
      ],
    },
    {
      name: 'Capacity, equipment and systems',
      parts: ['Equipment available to the contract', 'Reporting and control systems'],
      levels: [
        'all equipment owned and listed',
        'equipment partly owned and partly leased',
        'equipment leased only',
      ],
    },
    {
      name: 'Skills transfer to students and interns',
      parts: ['Work-integrated learning placements', 'Mentoring plan'],
      levels: ['five placements or more', 'three or four placements', 'one or two placements'],
    },
    {
      name: 'Client satisfaction',
      parts: ['Letters rated good or excellent', 'Outcome of telephonic reference checks'],
      levels: ['four satisfied clients', 'three satisfied clients', 'two satisfied clients'],
    },
  ],
  works: [
    {
      name: 'Completed projects of similar size and nature',
      parts: ['Completion certificates', 'Project values above R3 million'],
      levels: [
        'five completed projects',
        'three or four completed projects',
        'one or two completed projects',
      ],
    },
    {
      name: 'Competence of site management',
      parts: ['Construction manager', 'Site foreman', 'Health and safety officer'],
      levels: [
        'construction manager with twelve years or more',
        'construction manager with seven to eleven years',
        'construction manager with three to six years',
      ],
    },
    {
      name: 'Construction programme and method',
      parts: ['Programme with critical path', 'Plan for work on an occupied campus'],
      levels: ['realistic and fully resourced', 'realistic with minor gaps', 'incomplete'],
    },
    {
      name: 'Plant and equipment',
      parts: ['Major plant', 'Small tools and scaffolding'],
      levels: ['owned', 'hired under a signed agreement', 'hire quotation only'],
    },
    {
      name: 'Health, safety and environmental plan',
      parts: ['Risk assessment', 'Protection of students and staff'],
      levels: ['specific to the project', 'covers most risks', 'generic'],
    },
  ],
};
