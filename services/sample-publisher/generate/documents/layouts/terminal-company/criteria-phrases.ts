/** What is judged, and what earns the full points, most of them and few of them, in this order. */
export type Judged = { name: string; levels: readonly string[] };
/** A criterion of functionality; `parts` are its sub-criteria, for documents that divide it. */
export type JudgedCriterion = Judged & { parts: readonly Judged[] };

const judged = (name: string, ...levels: readonly string[]): Judged => ({ name, levels });
const criterion = (whole: Judged, ...parts: readonly Judged[]): JudgedCriterion => ({ ...whole, parts });

/** Criteria of state-owned companies by kind of procurement. */
export const criteriaPhrases: Readonly<Record<'goods' | 'services' | 'works', readonly JudgedCriterion[]>> = {
  goods: [
    criterion(
      judged(
        'Compliance with the technical requirements',
        'full compliance with every clause',
        'deviations that do not affect performance',
        'material deviations',
      ),
      judged(
        'Completed technical schedules',
        'all schedules complete',
        'one incomplete',
        'several incomplete',
      ),
      judged('Test reports and data sheets', 'independent reports', 'own reports', 'brochures only'),
    ),
    criterion(
      judged('Supply history', 'six or more orders', 'three to five orders', 'one or two orders'),
      judged('Number of similar orders executed', 'six or more', 'three to five', 'one or two'),
      judged(
        'Value of the largest order',
        'above R5 million',
        'R2 million to R5 million',
        'below R2 million',
      ),
    ),
    criterion(
      judged('Delivery lead time', 'within 4 weeks', 'between 5 and 8 weeks', 'between 9 and 12 weeks'),
      judged('Lead time for stock items', 'within 2 weeks', '3 or 4 weeks', 'more than 4 weeks'),
      judged('Expediting and logistics plan', 'detailed and realistic', 'adequate', 'lacking in detail'),
    ),
    criterion(
      judged(
        'Quality control and guarantee',
        'certified system and a guarantee of 24 months or longer',
        'documented system and a guarantee of 12 months',
        'limited evidence of either',
      ),
      judged('Quality control plan', 'specific to the order', 'generic', 'outline only'),
      judged('Guarantee offered on the goods', '24 months or longer', '12 months', 'under 12 months'),
    ),
    criterion(
      judged('After-sales service', 'in all provinces', 'in some provinces', 'in one province'),
      judged('Availability of spares', 'ex stock', 'within 30 days', 'longer than 30 days'),
      judged(
        'Technical support team',
        'four or more technicians',
        'two or three technicians',
        'one technician',
      ),
    ),
  ],
  services: [
    criterion(
      judged(
        'Track record of the Bidder',
        'five or more contracts of similar scope',
        'three or four contracts',
        'one or two contracts',
      ),
      judged('Similar contracts completed', 'five or more', 'three or four', 'one or two'),
      judged('Written references from clients', 'four or more letters', 'two or three letters', 'one letter'),
    ),
    criterion(
      judged(
        'Qualifications and experience of key personnel',
        'all key persons exceed the requirement',
        'all meet the requirement',
        'some meet the requirement',
      ),
      judged('Contract manager', '10 years and more', '5 to 9 years', '2 to 4 years'),
      judged('Supervisors', '8 years and more', '4 to 7 years', '1 to 3 years'),
      judged('Technical specialists', 'postgraduate degree', 'degree or national diploma', 'certificate'),
    ),
    criterion(
      judged(
        'Methodology and execution plan',
        'tailored to the scope with clear deliverables',
        'covers the scope in general terms',
        'covers a part of the scope',
      ),
      judged('Understanding of the scope', 'thorough', 'satisfactory', 'superficial'),
      judged('Work plan with milestones', 'detailed and achievable', 'acceptable', 'without durations'),
    ),
    criterion(
      judged(
        'Safety, health, environment and risk',
        'plan specific to the site with statistics of three years',
        'plan specific to the site',
        'generic plan',
      ),
      judged('Safety plan and risk assessment', 'specific to the site', 'partly specific', 'generic'),
      judged('Disabling injury frequency rate', '0 to 0.5', '0.51 to 0.8', 'above 0.8'),
    ),
    criterion(
      judged('Resources and equipment', 'all owned', 'owned in part, rest leased', 'all leased'),
      judged(
        'Equipment list with proof of access',
        'all owned',
        'owned in part',
        'letters of intent to hire',
      ),
      judged('Capacity to scale up', 'within one week', 'within one month', 'longer'),
    ),
    criterion(
      judged('Skills transfer', 'structured programme', 'mentoring without targets', 'general intent'),
      judged('Training plan', 'structured with targets', 'without targets', 'general intent'),
      judged('Experience in knowledge transfer', 'three or more projects', 'two projects', 'one project'),
    ),
  ],
  works: [
    criterion(
      judged(
        'Previous experience on comparable projects',
        'five or more projects',
        'three or four projects',
        'one or two projects',
      ),
      judged('Completed projects in the last ten years', 'five or more', 'three or four', 'one or two'),
      judged('Experience in live operational areas', 'three or more projects', 'two projects', 'one project'),
    ),
    criterion(
      judged(
        'Management and CVs of key persons',
        'all exceed the requirement',
        'all meet the requirement',
        'some meet the requirement',
      ),
      judged('Construction manager', '12 years and more', '7 to 11 years', '3 to 6 years'),
      judged('Site engineer', 'professionally registered', 'candidate', 'not registered'),
      judged('Safety officer', '8 years and more', '4 to 7 years', '1 to 3 years'),
    ),
    criterion(
      judged(
        'Programme',
        'shows the critical path and float',
        'shows activities in sequence',
        'bar chart only',
      ),
      judged('Sequence and durations of activities', 'fully linked', 'partly linked', 'not linked'),
      judged('Planned outages and interfaces', 'all shown', 'most shown', 'few shown'),
    ),
    criterion(
      judged('Method statement', 'complete and specific', 'complete but generic', 'incomplete'),
      judged('Construction sequence', 'complete and specific', 'generic', 'incomplete'),
      judged('Traffic and access arrangements', 'with drawings', 'described', 'mentioned only'),
    ),
    criterion(
      judged('Quality plan', 'with inspection and test plans', 'without test plans', 'policy only'),
      judged('Inspection and test plans', 'for all activities', 'for main activities', 'for one activity'),
      judged('Quality organisation', 'full-time manager', 'shared manager', 'not dedicated'),
    ),
    criterion(
      judged('Environmental and safety management', 'specific to the site', 'partly specific', 'generic'),
      judged('Health and safety plan', 'specific to the site', 'partly specific', 'generic'),
      judged('Environmental plan', 'covers all aspects', 'covers most aspects', 'covers few aspects'),
    ),
  ],
};

const guides = new Map(
  Object.values(criteriaPhrases).flatMap((criteria) =>
    criteria.flatMap((one) => [one, ...one.parts].map(({ name, levels }) => [name, levels] as const)),
  ),
);

/** @returns what earns full, most and few points for a criterion or sub-criterion of that name */
export const levelsOf = (name: string): readonly string[] => guides.get(name) ?? [];
