import type { Phrases } from '../wordings/phrases.ts';
import { authorityReturnables } from './authority-returnables.ts';

/** The words of authorities for training and other public entities. */
export const authorityPhrases: Phrases = {
  returnables: authorityReturnables,
  eligibility: [
    'Bidding is open to enterprises that have been in business for four years or longer.',
    'A service provider has to be registered as an employer with the Department of Employment and Labour.',
    'The service provider must employ at least ten permanent staff at the closing date.',
    'Membership of the professional or trade body of the field is required of the project leader.',
    'The service provider must have its tax affairs in order on the day of the award.',
  ],
  disqualifiers: [
    'What is handed in after the closing time is sent back and not considered.',
    'A service provider that offers or gives a gift to an official is disqualified.',
    'The authority rejects a bid if its price schedule was altered or retyped.',
    'Should a director appear on the list of restricted suppliers, the bid is rejected.',
    'A bid of which any declaration turns out to be untrue is disqualified.',
  ],
  mandatory: 'Bids without one of the documents named in clause 7 will be disqualified.',
  criteria: {
    goods: [
      {
        name: 'Specification compliance',
        parts: ['Written response to each item', 'Samples submitted'],
        levels: [],
      },
      {
        name: 'Capacity to deliver nationally',
        parts: ['Depots or agents', 'Fleet or courier contracts'],
        levels: [],
      },
      {
        name: 'Past performance on similar orders',
        parts: ['Signed delivery notes', 'Client references'],
        levels: [],
      },
      { name: 'Guarantee and maintenance offered', parts: ['Guarantee', 'Maintenance'], levels: [] },
    ],
    services: [
      {
        name: 'Company profile and past projects',
        parts: ['Projects of similar value', 'Projects for public entities'],
        levels: [],
      },
      {
        name: 'Project manager',
        parts: ['NQF level of qualification', 'Experience as project manager'],
        levels: [],
      },
      {
        name: 'Proposed methodology',
        parts: ['Interpretation of the terms of reference', 'Activities and outputs', 'Risk mitigation'],
        levels: [],
      },
      {
        name: 'National footprint',
        parts: ['Offices in provinces', 'Use of local facilitators'],
        levels: [],
      },
      {
        name: 'Monitoring and evaluation of learners',
        parts: ['Instruments', 'Reporting on outcomes'],
        levels: [],
      },
    ],
    works: [
      {
        name: 'Experience in the construction of training centres',
        parts: ['Projects handed over', 'Letters of consultants'],
        levels: [],
      },
      {
        name: 'Registered professionals on the project',
        parts: ['SACPCMP registration', 'ECSA registration'],
        levels: [],
      },
      { name: 'Programme of works', parts: ['Critical path', 'Cash flow projection'], levels: [] },
      { name: 'Development of local labour', parts: ['Labour plan', 'Accredited training'], levels: [] },
    ],
  },
  goals: [
    'Enterprises of which black people own more than half',
    'Enterprises of which women own at least 30%',
    'Enterprises of which youth own at least 30%',
    'Enterprises with an owner who lives with a disability',
    'Exempted micro enterprises and qualifying small enterprises',
    'Enterprises from townships or rural areas',
  ],
  products: {
    furniture: 'Classroom and workshop furniture',
    clothing: 'Overalls and safety footwear',
    materials: 'Steel and roof sheeting',
    electricalGoods: 'Low-voltage cable',
    computers: 'Desktop computers',
  },
  scope: {
    goods: [
      'Items are delivered to the head office and to eight regional offices.',
      'Each item carries the asset number that the authority allocates.',
      'Samples are approved before the balance of the order is produced.',
      'Old stock is collected from the offices at no charge.',
    ],
    services: [
      'Develop a project plan and have it approved by the steering committee.',
      'Recruit and verify 450 beneficiaries in at least six provinces.',
      'Upload evidence to the management information system of the authority every month.',
      'Conduct site visits to 20 workplaces and report on each.',
      'Submit a close-out report in electronic and printed form.',
    ],
    works: [
      'Renovate the workshops for welding and plumbing, 1 150 m² in all.',
      'Install an inverter of 100 kW with batteries.',
      'Provide ramps and ablution facilities for persons with disabilities.',
      'Train 15 local labourers in accredited skills during construction.',
    ],
  },
};
