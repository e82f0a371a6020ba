import type { MergeCase } from '../merge-case.ts';

export const values: MergeCase[] = [
  {
    name: 'simple: a text is replaced',
    releases: [
      { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'selective' } },
      { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'open' } },
    ],
    compiled: { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'open' } },
  },
  {
    name: 'string-list: a list of texts is replaced',
    releases: [
      { tender: { submissionMethod: ['inPerson'] } },
      { tender: { submissionMethod: ['written', 'inPerson'] } },
    ],
    compiled: { tender: { submissionMethod: ['written', 'inPerson'] } },
  },
  {
    name: 'mixed list: a list outside the schema with a text in it is replaced',
    releases: [{ x: ['a', { id: 1 }] }, { x: ['b', { id: 1 }] }],
    compiled: { x: ['b', { id: 1 }] },
  },
  {
    name: 'unchanged: what stays the same has one version, whatever the order of its fields',
    releases: [
      { tender: { title: 'Roof' }, parties: [{ id: 1, additionalIdentifiers: [{ scheme: 's', id: 'a' }] }] },
      { tender: { title: 'Roof' }, parties: [{ id: 1, additionalIdentifiers: [{ id: 'a', scheme: 's' }] }] },
    ],
    compiled: {
      tender: { title: 'Roof' },
      parties: [{ id: 1, additionalIdentifiers: [{ id: 'a', scheme: 's' }] }],
    },
  },
  {
    name: 'unit: an id in an object that is no item of a list is a value like any other',
    releases: [
      { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'EA', name: 'Each' } }] } },
      { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'TNE' } }] } },
    ],
    compiled: { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'TNE', name: 'Each' } }] } },
  },
  {
    name: 'contextual: ids are versioned except those of objects in lists',
    releases: [
      {
        parties: [{ id: '1', identifier: { id: '1' }, additionalIdentifiers: [{ id: '1' }] }],
        tender: {
          id: 'A',
          items: [{ id: '1', classification: { id: '1' }, additionalClassifications: [{ id: '1' }] }],
          procuringEntity: { id: '1' },
          tenderers: [{ id: '1' }],
        },
      },
    ],
    compiled: {
      parties: [{ id: '1', identifier: { id: '1' }, additionalIdentifiers: [{ id: '1' }] }],
      tender: {
        id: 'A',
        items: [{ id: '1', classification: { id: '1' }, additionalClassifications: [{ id: '1' }] }],
        procuringEntity: { id: '1' },
        tenderers: [{ id: '1' }],
      },
    },
  },
];
