import type { CriterionPhrase, Phrases } from '../../wordings/phrases.ts';

const criterion = (name: string, parts: readonly string[], levels: readonly string[]): CriterionPhrase => ({
  name,
  parts,
  levels,
});

/** The criteria of a metropolitan municipality. The levels earn all points of a criterion, three fifths, one fifth, and none. */
export const metroCriteria: Phrases['criteria'] = {
  goods: [
    criterion(
      'Track record of the tenderer in supply contracts of a similar nature',
      ['Completed supply contracts', 'Purchase orders from public sector clients'],
      ['Six or more contracts', 'Three to five contracts', 'One or two contracts', 'No contracts'],
    ),
    criterion(
      'Technical compliance of the products offered',
      ['Data sheets and brochures', 'Test reports and certificates'],
      [
        'Exceeds specification',
        'Meets specification',
        'Deviates in minor respects',
        'No data sheets supplied',
      ],
    ),
    criterion(
      'Warehousing and stock holding capacity',
      ['Size and location of premises', 'Stock on hand'],
      [
        'Own warehouse in the metro',
        'Leased warehouse in the metro',
        'Warehouse outside the metro',
        'No premises',
      ],
    ),
    criterion(
      'Delivery fleet and logistics',
      ['Vehicles owned or leased', 'Delivery schedule'],
      ['Four or more vehicles', 'Two or three vehicles', 'One vehicle', 'No proof of vehicles'],
    ),
    criterion(
      'Guarantee and technical back-up',
      ['Guarantee period', 'Turnaround time for replacements'],
      ['More than 24 months', '13 to 24 months', '6 to 12 months', 'Less than 6 months'],
    ),
  ],
  services: [
    criterion(
      'Schedule of experience of the tenderer',
      ['Contracts for municipalities or other organs of state', 'Contracts for private clients'],
      ['Seven or more contracts', 'Four to six contracts', 'One to three contracts', 'None'],
    ),
    criterion(
      'Contract manager: qualifications and experience',
      ['Highest relevant qualification', 'Years of relevant experience'],
      ['More than 10 years', '6 to 10 years', '2 to 5 years', 'Less than 2 years'],
    ),
    criterion(
      'Operational team and supervisors',
      ['Supervisors', 'Skilled staff', 'Semi-skilled staff'],
      ['Full team named with proof', 'Team named in part', 'Organogram only', 'Nothing supplied'],
    ),
    criterion(
      'Resourcing: premises, systems and equipment',
      ['Resources owned by the tenderer', 'Resources to be hired or purchased'],
      ['All resources owned', 'Resources owned and hired', 'All resources hired', 'No proof supplied'],
    ),
    criterion(
      'Approach paper and implementation programme',
      ['Approach paper', 'Implementation programme', 'Risk and contingency plan'],
      ['Specific to this contract in all respects', 'Adequate', 'Generic', 'Not supplied'],
    ),
  ],
  works: [
    criterion(
      'Comparable projects completed by the tendering entity',
      ['Number of comparable projects', 'Value of the largest project'],
      ['Five or more projects', 'Three or four projects', 'One or two projects', 'No projects'],
    ),
    criterion(
      'Contracts manager and site agent',
      ['Contracts manager', 'Site agent'],
      ['12 years and more', '7 to 11 years', '3 to 6 years', 'Less than 3 years'],
    ),
    criterion(
      'Schedule of plant and equipment',
      ['Major plant', 'Small plant and tools'],
      ['All plant owned', 'Plant owned and hired', 'All plant hired', 'Schedule not completed'],
    ),
    criterion(
      'Preliminary programme and construction methodology',
      ['Preliminary programme', 'Construction methodology'],
      ['Detailed, with critical path', 'Adequate, with milestones', 'Outline only', 'Not submitted'],
    ),
    criterion(
      'Environmental, health and safety management',
      ['Health and safety officer', 'Environmental method statement'],
      ['Project specific documents', 'Company documents, adapted', 'Generic documents', 'No documents'],
    ),
  ],
};
