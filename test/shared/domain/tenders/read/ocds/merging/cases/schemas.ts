import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import type { MergeCase } from '../merge-case.ts';

const objects = (properties: Json, rest: Json = {}): Json => ({
  type: 'array',
  items: { type: 'object', properties },
  ...rest,
});
const schemaOf = (properties: Json): Json => ({
  type: 'object',
  properties: {
    id: { type: 'string', omitWhenMerged: true },
    date: { type: 'string', omitWhenMerged: true },
    ...properties,
  },
});
const id: Json = { type: 'integer' };

export const schemas: MergeCase[] = [
  {
    name: '1.0 suppliers: suppliers are a whole list in the schema of OCDS 1.0',
    schema: {
      properties: {
        ocid: { type: 'string', mergeStrategy: 'ocdsOmit' },
        awards: objects({ id, suppliers: { type: 'array', mergeStrategy: 'ocdsVersion' } }),
      },
    },
    releases: [
      { awards: [{ id: 1, suppliers: [{ name: 'Acme', details: {} }] }] },
      { awards: [{ id: 1, suppliers: [{ name: 'Acme', details: {} }] }] },
    ],
    compiled: { awards: [{ id: 1, suppliers: [{ name: 'Acme', details: {} }] }] },
  },
  {
    name: 'deep-identifier-merge',
    schema: schemaOf({ list: objects({ id, sub: objects({ id }) }) }),
    releases: [
      { list: [{ id: 1, sub: [{ id: 10 }] }] },
      {
        list: [
          { id: 1, sub: [{ id: 11 }] },
          { id: 2, sub: [{ id: 12 }] },
        ],
      },
    ],
    compiled: {
      list: [
        { id: 1, sub: [{ id: 10 }, { id: 11 }] },
        { id: 2, sub: [{ id: 12 }] },
      ],
    },
  },
  {
    name: 'deep-whole-list-merge',
    schema: schemaOf({
      list: objects({ id, sub: objects({ id, whole: objects({ id }, { wholeListMerge: true }) }) }),
    }),
    releases: [
      { list: [{ id: 1, sub: [{ id: 10, whole: [{ id: 100 }] }] }] },
      { list: [{ id: 1, sub: [{ id: 10, whole: [{ id: 200 }] }] }] },
    ],
    compiled: { list: [{ id: 1, sub: [{ id: 10, whole: [{ id: 200 }] }] }] },
  },
  {
    name: 'deep-omit-when-merged',
    schema: schemaOf({ list: objects({ id, left: { type: 'string', omitWhenMerged: true } }) }),
    releases: [{ left: 'kept here', list: [{ id: 1, left: 'x' }] }],
    compiled: { left: 'kept here', list: [{ id: 1 }] },
  },
  {
    name: 'omit-when-merged-array-of-non-objects',
    schema: schemaOf({ left: { type: 'array', items: { type: 'string' }, omitWhenMerged: true } }),
    releases: [{ left: ['x'], kept: 1 }],
    compiled: { kept: 1 },
  },
  {
    name: 'omit-when-merged-shadowed: a whole list keeps what would be left out of its objects',
    schema: schemaOf({
      list: objects({ id, left: { type: 'string', omitWhenMerged: true } }, { wholeListMerge: true }),
    }),
    releases: [{ list: [{ id: 1, left: 'x' }] }],
    compiled: { list: [{ id: 1, left: 'x' }] },
  },
  {
    name: 'an object that is left out, with a whole list in it',
    schema: schemaOf({
      left: {
        type: 'object',
        omitWhenMerged: true,
        properties: { list: objects({ id }, { wholeListMerge: true }) },
      },
    }),
    releases: [{ left: { list: [{ id: 1 }] }, kept: 1 }],
    compiled: { kept: 1 },
  },
  {
    name: 'merge-property-is-false',
    schema: schemaOf({
      kept: { type: 'string', omitWhenMerged: false },
      list: objects({ id }, { wholeListMerge: false }),
    }),
    releases: [
      { kept: 'x', list: [{ id: 1 }] },
      { kept: 'x', list: [{ id: 2 }] },
    ],
    compiled: { kept: 'x', list: [{ id: 1 }, { id: 2 }] },
  },
  {
    name: 'whole-list-merge-object: wholeListMerge means nothing on an object',
    schema: schemaOf({
      object: {
        type: 'object',
        wholeListMerge: true,
        properties: { a: { type: 'string' }, b: { type: 'string' } },
      },
    }),
    releases: [{ object: { a: 'x' } }, { object: { b: 'y' } }],
    compiled: { object: { a: 'x', b: 'y' } },
  },
  {
    name: 'whole-list-merge-no-id: objects that are declared without an id are a whole list',
    schema: schemaOf({ list: objects({ key: { type: 'integer' } }) }),
    releases: [{ list: [{ key: 1 }, { key: 2 }] }, { list: [{ key: 3 }] }],
    compiled: { list: [{ key: 3 }] },
  },
  {
    name: 'whole-list-merge-mixed: a list that may have texts is a whole list, also where it has objects only',
    schema: schemaOf({ list: { type: 'array', items: { type: ['object', 'string'], properties: { id } } } }),
    releases: [{ list: [{ id: 1 }, { id: 2 }] }, { list: [{ id: 3 }] }],
    compiled: { list: [{ id: 3 }] },
  },
  {
    name: 'version-id: versionId changes nothing',
    schema: schemaOf({
      object: { type: 'object', properties: { id: { type: 'integer', versionId: true } } },
      list: objects({ id: { type: 'integer', versionId: true } }),
    }),
    releases: [{ object: { id: 1 }, list: [{ id: 1 }] }],
    compiled: { object: { id: 1 }, list: [{ id: 1 }] },
  },
];
