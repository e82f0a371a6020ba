import type { MergeCase } from '../merge-case.ts';

export const empties: MergeCase[] = [
  {
    name: 'single-empty-object: an empty object, and an object of empty objects',
    releases: [{ tender: { id: 'A' }, planning: { budget: {} }, buyer: {} }],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'fill-object: an object after an empty one',
    releases: [{ planning: {} }, { planning: { rationale: 'x' } }],
    compiled: { planning: { rationale: 'x' } },
  },
  {
    name: 'empty-object: an empty object changes nothing',
    releases: [{ planning: { rationale: 'x' } }, { planning: {} }],
    compiled: { planning: { rationale: 'x' } },
  },
  {
    name: 'single-empty-identifiermerge-array',
    releases: [{ tender: { id: 'A' }, awards: [] }],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'a list of empty objects',
    releases: [{ tender: { id: 'A', items: [{}, {}] } }],
    compiled: { tender: { id: 'A' } },
  },
  {
    name: 'fill-identifiermerge-array',
    releases: [{ awards: [] }, { awards: [{ id: 1, title: 'a' }] }],
    compiled: { awards: [{ id: 1, title: 'a' }] },
  },
  {
    name: 'empty-identifiermerge-array: an empty list that merges by id changes nothing',
    releases: [{ awards: [{ id: 1, title: 'a' }] }, { awards: [] }],
    compiled: { awards: [{ id: 1, title: 'a' }] },
  },
  {
    name: 'single-empty-wholelistmerge-array: an empty whole list is a value',
    releases: [{ parties: [{ id: 1, additionalIdentifiers: [] }] }],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [] }] },
  },
  {
    name: 'fill-wholelistmerge-array',
    releases: [
      { parties: [{ id: 1, additionalIdentifiers: [] }] },
      { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
    ],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
  },
  {
    name: 'empty-wholelistmerge-array: an empty list replaces a whole list',
    releases: [
      { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
      { parties: [{ id: 1, additionalIdentifiers: [] }] },
    ],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [] }] },
  },
  {
    name: 'an empty list of texts replaces the list before',
    releases: [{ tender: { submissionMethod: ['written'] } }, { tender: { submissionMethod: [] } }],
    compiled: { tender: { submissionMethod: [] } },
  },
];
