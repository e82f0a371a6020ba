import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { CriterionPhrase, Phrases } from '../../wordings/phrases.ts';

type Returnable = AnalysisLists['returnables'];
/** A criterion of quality with its prompts for judgement, from poor to very good, and the schedule on which it is judged. */
export type AgencyCriterion = CriterionPhrase & {
  /** What the evaluators look at. */
  judged: string;
  /** The schedule that tenderers fill in for it, where there is one. */
  schedule: Returnable | null;
};

const experience: Returnable = {
  code: 'REFERENCES',
  text: 'Schedule of the tenderer’s experience, with employers as references',
  mandatory: null,
};
const persons: Returnable = {
  code: 'CV',
  text: 'Schedule of key persons, with the curriculum vitae of each',
  mandatory: null,
};
const method = (text: string): Returnable => ({ code: 'METHODOLOGY', text, mandatory: null });

const services: readonly AgencyCriterion[] = [
  {
    name: 'Experience of the tenderer in comparable assignments',
    parts: ['Assignments of similar scope', 'Assignments of similar value'],
    levels: [
      'The tenderer has limited experience of such assignments (one or none).',
      'Two or three comparable assignments in the past ten years.',
      'Four or five comparable assignments, at least two of them in the past five years.',
      'Six or more comparable assignments and outstanding references.',
    ],
    judged: 'Judged on assignments completed for public bodies, their scope, value and complexity.',
    schedule: experience,
  },
  {
    name: 'Qualifications and competence of key persons',
    parts: ['Project leader', 'Discipline specialist', 'Assistant to the project leader'],
    levels: [
      'Fewer than five years after registration, and little of it in the relevant field.',
      'Five to nine years after registration.',
      'Ten to fourteen years after registration, most of it in the relevant field.',
      'Fifteen years or longer after registration, with a postgraduate qualification.',
    ],
    judged:
      'Judged on general experience, on education and training, and on knowledge of the relevant field.',
    schedule: persons,
  },
  {
    name: 'Approach statement',
    parts: ['Grasp of the brief', 'Programme and deliverables', 'Treatment of risks'],
    levels: [
      'The approach is poor or generic and misses important aspects of the brief.',
      'The approach is general but covers the main objectives.',
      'The approach is tailored to the objectives and deals with the critical issues.',
      'The approach is innovative, efficient and shows outstanding insight into the issues.',
    ],
    judged: 'Judged on how the tenderer responds to the scope of work and plans its activities.',
    schedule: method('Approach statement of at most ten pages, with the proposed programme'),
  },
  {
    name: 'Quality control of deliverables',
    parts: ['Certified quality management system', 'Procedures for review and sign-off'],
    levels: [
      'Procedures are absent or unlikely to ensure compliance with the brief.',
      'Procedures are general and cover the principal deliverables.',
      'Procedures are specific to the assignment.',
      'Procedures are certified by an external body and applied to every deliverable.',
    ],
    judged: 'Judged on the practices by which errors are found before a deliverable is issued.',
    schedule: null,
  },
  {
    name: 'Organisation and support resources',
    parts: ['Organisation chart and staffing', 'Offices and equipment in the region'],
    levels: [
      'The chart is sketchy, and roles and responsibilities are unclear.',
      'The chart is complete and the staffing adequate.',
      'Roles are well balanced and back-up staff is named.',
      'Staffing is optimal and the team has worked together before.',
    ],
    judged: 'Judged on the structure of the team and its logistics.',
    schedule: null,
  },
];

const works: readonly AgencyCriterion[] = [
  {
    name: 'Record of the tenderer in civil engineering contracts',
    parts: ['Contracts of similar nature', 'Contracts of similar size'],
    levels: [
      'One contract or none of similar nature completed in the past ten years.',
      'Two contracts of similar nature completed.',
      'Three or four contracts completed, of which one within the past three years.',
      'Five or more contracts completed on time and to specification.',
    ],
    judged: 'Judged on completed contracts that can be verified with the employer or the engineer.',
    schedule: experience,
  },
  {
    name: 'Key persons on site',
    parts: ['Contracts manager', 'Site agent', 'Senior foreman'],
    levels: [
      'Under five years of relevant experience.',
      'Five to seven years of relevant experience.',
      'Eight to eleven years of relevant experience and a national diploma.',
      'Twelve years or more of relevant experience and a degree in civil engineering.',
    ],
    judged: 'Judged on qualifications, on years of experience and on the posts held in them.',
    schedule: persons,
  },
  {
    name: 'Method statement and preliminary programme',
    parts: ['Construction methods', 'Critical path and resources'],
    levels: [
      'Methods are generic and the programme does not agree with the scope of work.',
      'Methods are workable and the main activities are shown.',
      'Methods are specific to the site and the critical path is shown.',
      'Methods save time or inconvenience, and the programme is loaded with resources.',
    ],
    judged: 'Judged on the order of the works and on how the site is kept safe and accessible.',
    schedule: method('Method statement with a preliminary programme in bar chart form'),
  },
  {
    name: 'Construction equipment',
    parts: ['Earthmoving equipment', 'Haulage and lifting equipment'],
    levels: [
      'Less than half of the equipment needed is available.',
      'The equipment needed is available on hire.',
      'Most of the equipment is owned, the balance on hire.',
      'All equipment is owned and in good working order.',
    ],
    judged: 'Judged on the equipment that the tenderer owns or has under a hire agreement.',
    schedule: null,
  },
  {
    name: 'Control of materials and workmanship',
    parts: ['Inspection and test plan', 'Laboratory arrangements'],
    levels: [
      'Controls are absent or do not relate to the works.',
      'Controls are standard ones of the trade.',
      'Controls are drawn up for the main items of the works.',
      'Controls cover all items, with hold points and an accredited laboratory.',
    ],
    judged: 'Judged on the means by which compliance with the specifications is shown.',
    schedule: null,
  },
];

export const agencyCriteria: Phrases['criteria'] & Record<'services' | 'works', readonly AgencyCriterion[]> =
  {
    goods: [],
    services,
    works,
  };

const byName = new Map([...services, ...works].map((criterion) => [criterion.name, criterion]));

/** What else is known of a criterion that was drawn from the ones above. */
export function detailsOf({ name }: AnalysisLists['functionality']): AgencyCriterion {
  const details = byName.get(name);
  if (!details) throw new Error(`no such criterion: ${name}`);
  return details;
}
