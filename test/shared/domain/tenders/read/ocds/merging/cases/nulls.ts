import type { MergeCase } from '../merge-case.ts';

export const nulls: MergeCase[] = [
  {
    name: 'initial-null: null in the only release',
    releases: [{ tender: { id: 'A', procurementMethod: null } }],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'null: null removes a field',
    releases: [
      { tender: { id: 'A', procurementMethod: 'selective' } },
      { tender: { procurementMethod: null } },
    ],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'null in an item of a list',
    releases: [{ awards: [{ id: 1, title: 'a', status: 'b' }] }, { awards: [{ id: 1, title: null }] }],
    compiled: { awards: [{ id: 1, status: 'b' }] },
  },
  {
    name: 'null for an object removes none of its parts',
    releases: [{ tender: { id: 'A' }, planning: { budget: { id: 1 }, rationale: 'x' } }, { planning: null }],
    compiled: { tender: { id: 'A' }, planning: { budget: { id: 1 }, rationale: 'x' } },
  },
  {
    name: 'null for a list of objects removes none of its parts',
    releases: [{ tender: { id: 'A' }, awards: [{ id: 1, title: 'a' }] }, { awards: null }],
    compiled: { tender: { id: 'A' }, awards: [{ id: 1, title: 'a' }] },
  },
  {
    name: 'null for a list that is replaced as a whole removes it',
    releases: [
      { tender: { id: 'A', submissionMethod: ['written'] } },
      { tender: { submissionMethod: null } },
    ],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'an object after null',
    releases: [{ tender: null }, { tender: { id: 'A' } }],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'an object in which nothing is left goes',
    releases: [
      { tender: { id: 'A' }, planning: { rationale: 'x', budget: { id: 1 } } },
      { planning: { rationale: null, budget: { id: null } } },
    ],
    compiled: { tender: { id: 'A' } },
  },
];
