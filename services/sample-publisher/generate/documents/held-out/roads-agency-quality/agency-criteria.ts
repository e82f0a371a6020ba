import type { CriterionPhrase } from '../../wordings/phrases.ts';

/** Criteria for quality of roads and water agencies. Each has four prompts for judgement, from poor to very good. */
export const worksCriteria: readonly CriterionPhrase[] = [
  {
    name: 'Tenderer’s experience on comparable contracts',
    parts: ['Number of comparable contracts completed', 'Value of comparable contracts completed'],
    levels: [
      'Limited experience; no more than one comparable contract completed',
      'Two comparable contracts completed in the past ten years',
      'Three or four comparable contracts completed, with favourable reports',
      'Outstanding experience: five or more comparable contracts, delivered on time',
    ],
  },
  {
    name: 'Key persons assigned to the contract',
    parts: ['Contracts manager', 'Construction manager', 'Materials technician'],
    levels: [
      'Key persons have little experience of projects of this nature',
      'Key persons have reasonable experience and recognised qualifications',
      'Key persons have extensive experience of projects of this nature',
      'Besides meeting the “good” rating, key persons are specialists in their field',
    ],
  },
  {
    name: 'Approach paper for the construction of the works',
    parts: ['Programme and sequence of construction', 'Protection of the public and of existing services'],
    levels: [
      'The approach is generic and does not deal with the critical aspects of the works',
      'The approach is sound but is not tailored in every respect to the works',
      'The approach is specific to the works and deals with the main risks',
      'The approach is innovative and shows a thorough command of the works',
    ],
  },
  {
    name: 'Plant and equipment at the disposal of the tenderer',
    parts: ['Earthmoving and compaction plant', 'Specialised equipment'],
    levels: [
      'Most of the plant still has to be found',
      'Plant is sufficient, and the greater part of it would be hired',
      'Plant is sufficient, and the greater part of it is owned',
      'All major items of plant are owned and available for the contract',
    ],
  },
  {
    name: 'Quality control on site',
    parts: ['Quality management system', 'Process control and testing of materials'],
    levels: [
      'Controls are described in general terms only',
      'Controls cover the main activities',
      'Controls cover all activities, with hold points and responsible persons',
      'The system is certified and has been audited in the past year',
    ],
  },
  {
    name: 'Management of health, safety and the environment',
    parts: ['Occupational health and safety', 'Environmental control'],
    levels: [
      'Statutory duties are repeated without measures',
      'Measures are given for the major hazards',
      'Measures are given for all hazards and are costed',
      'Measures are complete, and past statistics are well below the average of the industry',
    ],
  },
];

/** As `worksCriteria`, for consultants. */
export const servicesCriteria: readonly CriterionPhrase[] = [
  {
    name: 'Tenderer’s experience of similar assignments',
    parts: ['Assignments of similar scope completed', 'Reports of previous employers'],
    levels: [
      'Limited experience of assignments of this kind',
      'Relevant experience, without the full range of work in the scope',
      'Extensive experience in relation to the scope of work',
      'Outstanding experience in projects of the same nature and extent',
    ],
  },
  {
    name: 'Adequacy of key persons',
    parts: [
      'General qualifications and training',
      'Experience in the role proposed',
      'Professional standing',
    ],
    levels: [
      'Key persons have limited levels of relevant experience',
      'Key persons have reasonable levels of relevant experience',
      'Key persons have extensive levels of relevant experience',
      'Key persons have outstanding levels of relevant experience and are leaders in their discipline',
    ],
  },
  {
    name: 'Approach and methodology',
    parts: ['Grasp of the project objectives', 'Work plan and sequence of deliverables'],
    levels: [
      'The approach is poor and is unlikely to satisfy the project objectives',
      'The approach is generic and deals with the objectives in outline',
      'The approach is specifically tailored to the objectives and is flexible',
      'Important issues are approached in an innovative and efficient way',
    ],
  },
  {
    name: 'Organisation and staffing of the assignment',
    parts: ['Organogram and lines of responsibility', 'Time inputs of staff'],
    levels: [
      'The organogram is sketchy, or the inputs do not match the work plan',
      'The organogram is complete, but the inputs are not balanced',
      'The organogram is complete and the inputs are balanced',
      'Besides meeting the “good” rating, there is depth in every discipline',
    ],
  },
  {
    name: 'Management of quality in the office of the consultant',
    parts: ['Quality plan', 'Independent review of deliverables'],
    levels: [
      'Statements of intent only',
      'A system exists and is partly applied to the assignment',
      'A system exists and is applied to all deliverables',
      'A certified system with records of audits',
    ],
  },
  {
    name: 'Development of young professionals',
    parts: ['Mentors assigned', 'Programme of exposure and training'],
    levels: [
      'No mentor is named',
      'A mentor is named and a programme is outlined',
      'A mentor is named and a programme with milestones is given',
      'Candidates will reach registration within the assignment',
    ],
  },
];
