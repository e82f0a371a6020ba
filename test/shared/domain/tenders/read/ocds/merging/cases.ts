import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * What the merge routine of OCDS must do, case by case. They cover the behaviours that the test cases of the standard's
 * reference implementation cover, and some have their names, so that the two can be compared.
 */
export type MergeCase = {
  name: string;
  /** Releases without their metadata, which `release` adds: the first is of 1 January 2014, the second of the 2nd … */
  releases: Json[];
  /** The compiled release without its metadata. */
  compiled: Json;
  /** The versioned release without its ocid. */
  versioned: Json;
  /** The dereferenced schema; the standard's where absent. */
  schema?: Json;
};

export const OCID = 'ocds-213czf-1';

/** @param number 1 for the release of 1 January 2014, 2 for that of the 2nd … */
export const release = (number: number, content: Json): Json => ({
  ocid: OCID,
  id: String(number),
  date: dateOf(number),
  tag: [number === 1 ? 'tender' : 'tenderUpdate'],
  ...content,
});

export const dateOf = (number: number): string => `2014-01-0${number}T00:00:00Z`;

/** The versioned form of a field: its value in the first release, and in the second where a second value is given. */
const history = (first: unknown, ...second: unknown[]): Json[] => [
  version(1, first),
  ...second.map((value) => version(2, value)),
];
/** The versioned form of a field that only the second release has. */
const later = (value: unknown): Json[] => [version(2, value)];

const version = (number: number, value: unknown): Json => ({
  releaseID: String(number),
  releaseDate: dateOf(number),
  releaseTag: [number === 1 ? 'tender' : 'tenderUpdate'],
  value,
});

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

export const values: MergeCase[] = [
  {
    name: 'simple: a text is replaced',
    releases: [
      { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'selective' } },
      { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'open' } },
    ],
    compiled: { initiationType: 'tender', tender: { id: 'A', procurementMethod: 'open' } },
    versioned: {
      initiationType: history('tender'),
      tender: { id: history('A'), procurementMethod: history('selective', 'open') },
    },
  },
  {
    name: 'string-list: a list of texts is replaced',
    releases: [
      { tender: { submissionMethod: ['inPerson'] } },
      { tender: { submissionMethod: ['written', 'inPerson'] } },
    ],
    compiled: { tender: { submissionMethod: ['written', 'inPerson'] } },
    versioned: { tender: { submissionMethod: history(['inPerson'], ['written', 'inPerson']) } },
  },
  {
    name: 'mixed list: a list outside the schema with a text in it is replaced',
    releases: [{ x: ['a', { id: 1 }] }, { x: ['b', { id: 1 }] }],
    compiled: { x: ['b', { id: 1 }] },
    versioned: { x: history(['a', { id: 1 }], ['b', { id: 1 }]) },
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
    versioned: {
      tender: { title: history('Roof') },
      parties: [{ id: 1, additionalIdentifiers: history([{ id: 'a', scheme: 's' }]) }],
    },
  },
  {
    name: 'unit: an id in an object that is no item of a list is a value like any other',
    releases: [
      { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'EA', name: 'Each' } }] } },
      { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'TNE' } }] } },
    ],
    compiled: { tender: { items: [{ id: 1, unit: { scheme: 'UNCEFACT', id: 'TNE', name: 'Each' } }] } },
    versioned: {
      tender: {
        items: [
          { id: 1, unit: { scheme: history('UNCEFACT'), id: history('EA', 'TNE'), name: history('Each') } },
        ],
      },
    },
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
    versioned: {
      parties: [{ id: '1', identifier: { id: history('1') }, additionalIdentifiers: history([{ id: '1' }]) }],
      tender: {
        id: history('A'),
        items: [
          {
            id: '1',
            classification: { id: history('1') },
            additionalClassifications: history([{ id: '1' }]),
          },
        ],
        procuringEntity: { id: history('1') },
        tenderers: [{ id: '1' }],
      },
    },
  },
];

export const nulls: MergeCase[] = [
  {
    name: 'initial-null: null in the only release',
    releases: [{ tender: { id: 'A', procurementMethod: null } }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A'), procurementMethod: history(null) } },
  },
  {
    name: 'null: null removes a field',
    releases: [
      { tender: { id: 'A', procurementMethod: 'selective' } },
      { tender: { procurementMethod: null } },
    ],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A'), procurementMethod: history('selective', null) } },
  },
  {
    name: 'null in an item of a list',
    releases: [{ awards: [{ id: 1, title: 'a', status: 'b' }] }, { awards: [{ id: 1, title: null }] }],
    compiled: { awards: [{ id: 1, status: 'b' }] },
    versioned: { awards: [{ id: 1, title: history('a', null), status: history('b') }] },
  },
  {
    name: 'null for an object removes every value in it',
    releases: [{ tender: { id: 'A' }, planning: { budget: { id: 1 }, rationale: 'x' } }, { planning: null }],
    compiled: { tender: { id: 'A' } },
    versioned: {
      tender: { id: history('A') },
      planning: { budget: { id: history(1, null) }, rationale: history('x', null) },
    },
  },
  {
    name: 'null for a list removes every value in it',
    releases: [{ tender: { id: 'A' }, awards: [{ id: 1, title: 'a' }] }, { awards: null }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A') }, awards: [{ id: 1, title: history('a', null) }] },
  },
  {
    name: 'an object after null',
    releases: [{ tender: null }, { tender: { id: 'A' } }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: later('A') } },
  },
  {
    name: 'an object in which nothing is left goes',
    releases: [
      { tender: { id: 'A' }, planning: { rationale: 'x', budget: { id: 1 } } },
      { planning: { rationale: null, budget: { id: null } } },
    ],
    compiled: { tender: { id: 'A' } },
    versioned: {
      tender: { id: history('A') },
      planning: { rationale: history('x', null), budget: { id: history(1, null) } },
    },
  },
];

export const empties: MergeCase[] = [
  {
    name: 'single-empty-object: an empty object, and an object of empty objects',
    releases: [{ tender: { id: 'A' }, planning: { budget: {} }, buyer: {} }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A') } },
  },
  {
    name: 'fill-object: an object after an empty one',
    releases: [{ planning: {} }, { planning: { rationale: 'x' } }],
    compiled: { planning: { rationale: 'x' } },
    versioned: { planning: { rationale: later('x') } },
  },
  {
    name: 'empty-object: an empty object changes nothing',
    releases: [{ planning: { rationale: 'x' } }, { planning: {} }],
    compiled: { planning: { rationale: 'x' } },
    versioned: { planning: { rationale: history('x') } },
  },
  {
    name: 'single-empty-identifiermerge-array',
    releases: [{ tender: { id: 'A' }, awards: [] }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A') } },
  },
  {
    name: 'a list of empty objects',
    releases: [{ tender: { id: 'A', items: [{}, {}] } }],
    compiled: { tender: { id: 'A' } },
    versioned: { tender: { id: history('A') } },
  },
  {
    name: 'fill-identifiermerge-array',
    releases: [{ awards: [] }, { awards: [{ id: 1, title: 'a' }] }],
    compiled: { awards: [{ id: 1, title: 'a' }] },
    versioned: { awards: [{ id: 1, title: later('a') }] },
  },
  {
    name: 'empty-identifiermerge-array: an empty list that merges by id changes nothing',
    releases: [{ awards: [{ id: 1, title: 'a' }] }, { awards: [] }],
    compiled: { awards: [{ id: 1, title: 'a' }] },
    versioned: { awards: [{ id: 1, title: history('a') }] },
  },
  {
    name: 'single-empty-wholelistmerge-array: an empty whole list is a value',
    releases: [{ parties: [{ id: 1, additionalIdentifiers: [] }] }],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [] }] },
    versioned: { parties: [{ id: 1, additionalIdentifiers: history([]) }] },
  },
  {
    name: 'fill-wholelistmerge-array',
    releases: [
      { parties: [{ id: 1, additionalIdentifiers: [] }] },
      { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
    ],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
    versioned: { parties: [{ id: 1, additionalIdentifiers: history([], [{ id: 'a' }]) }] },
  },
  {
    name: 'empty-wholelistmerge-array: an empty list replaces a whole list',
    releases: [
      { parties: [{ id: 1, additionalIdentifiers: [{ id: 'a' }] }] },
      { parties: [{ id: 1, additionalIdentifiers: [] }] },
    ],
    compiled: { parties: [{ id: 1, additionalIdentifiers: [] }] },
    versioned: { parties: [{ id: 1, additionalIdentifiers: history([{ id: 'a' }], []) }] },
  },
  {
    name: 'an empty list of texts replaces the list before',
    releases: [{ tender: { submissionMethod: ['written'] } }, { tender: { submissionMethod: [] } }],
    compiled: { tender: { submissionMethod: [] } },
    versioned: { tender: { submissionMethod: history(['written'], []) } },
  },
];

export const lists: MergeCase[] = [
  {
    name: 'mergeid: objects merge by id, in the order of first mention',
    releases: [
      {
        tender: {
          items: [
            { id: 1, quantity: 9, description: 'Bolts' },
            { id: 2, quantity: 1 },
          ],
        },
      },
      {
        tender: {
          items: [
            { id: 3, quantity: 4 },
            { id: 1, quantity: 10 },
          ],
        },
      },
    ],
    compiled: {
      tender: {
        items: [
          { id: 1, quantity: 10, description: 'Bolts' },
          { id: 2, quantity: 1 },
          { id: 3, quantity: 4 },
        ],
      },
    },
    versioned: {
      tender: {
        items: [
          { id: 1, quantity: history(9, 10), description: history('Bolts') },
          { id: 2, quantity: history(1) },
          { id: 3, quantity: later(4) },
        ],
      },
    },
  },
  {
    name: 'lists: a whole list inside an object that merges by id',
    releases: [
      { parties: [{ id: 'a', name: 'Old', additionalIdentifiers: [{ id: 1, uri: 'u' }, { id: 2 }] }] },
      { parties: [{ id: 'a', name: 'New', additionalIdentifiers: [{ id: 1, scheme: 's' }] }] },
    ],
    compiled: { parties: [{ id: 'a', name: 'New', additionalIdentifiers: [{ id: 1, scheme: 's' }] }] },
    versioned: {
      parties: [
        {
          id: 'a',
          name: history('Old', 'New'),
          additionalIdentifiers: history([{ id: 1, uri: 'u' }, { id: 2 }], [{ id: 1, scheme: 's' }]),
        },
      ],
    },
  },
  {
    name: 'identifier-merge-collision: an object without id is not found by its place',
    releases: [{ a: [{ id: 1 }, { key: 'x' }] }, { a: [{ id: 1, key: 'y' }] }],
    compiled: { a: [{ id: 1, key: 'y' }, { key: 'x' }] },
    versioned: { a: [{ id: 1, key: later('y') }, { key: history('x') }] },
  },
  {
    name: 'no-top-level-id: objects without id are added each time',
    releases: [{ a: [{ key: 1 }, { key: 2 }] }, { a: [{ key: 2 }, { key: 3 }] }],
    compiled: { a: [{ key: 1 }, { key: 2 }, { key: 2 }, { key: 3 }] },
    versioned: { a: [{ key: history(1) }, { key: history(2) }, { key: later(2) }, { key: later(3) }] },
  },
  {
    name: 'identifier-merge-duplicate-id: of two objects with one id in one release the last one counts',
    releases: [
      {
        a: [
          { id: 1, key: 'first' },
          { id: 1, key: 'second' },
        ],
      },
    ],
    compiled: { a: [{ id: 1, key: 'second' }] },
    versioned: { a: [{ id: 1, key: history('second') }] },
  },
  {
    name: 'whole-list-merge-duplicate-id: a whole list keeps both',
    releases: [
      {
        parties: [
          {
            id: 1,
            additionalIdentifiers: [
              { id: 'a', n: 1 },
              { id: 'a', n: 2 },
            ],
          },
        ],
      },
    ],
    compiled: {
      parties: [
        {
          id: 1,
          additionalIdentifiers: [
            { id: 'a', n: 1 },
            { id: 'a', n: 2 },
          ],
        },
      ],
    },
    versioned: {
      parties: [
        {
          id: 1,
          additionalIdentifiers: history([
            { id: 'a', n: 1 },
            { id: 'a', n: 2 },
          ]),
        },
      ],
    },
  },
  {
    name: 'the number 1 and the text "1" are different ids',
    releases: [{ a: [{ id: 1 }] }, { a: [{ id: '1' }] }],
    compiled: { a: [{ id: 1 }, { id: '1' }] },
    versioned: { a: [{ id: 1 }, { id: '1' }] },
  },
];

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
    versioned: { awards: [{ id: 1, suppliers: history([{ name: 'Acme', details: {} }]) }] },
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
    versioned: {
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
    versioned: { list: [{ id: 1, sub: [{ id: 10, whole: history([{ id: 100 }], [{ id: 200 }]) }] }] },
  },
  {
    name: 'deep-omit-when-merged',
    schema: schemaOf({ list: objects({ id, left: { type: 'string', omitWhenMerged: true } }) }),
    releases: [{ left: 'kept here', list: [{ id: 1, left: 'x' }] }],
    compiled: { left: 'kept here', list: [{ id: 1 }] },
    versioned: { left: history('kept here'), list: [{ id: 1 }] },
  },
  {
    name: 'omit-when-merged-array-of-non-objects',
    schema: schemaOf({ left: { type: 'array', items: { type: 'string' }, omitWhenMerged: true } }),
    releases: [{ left: ['x'], kept: 1 }],
    compiled: { kept: 1 },
    versioned: { kept: history(1) },
  },
  {
    name: 'omit-when-merged-shadowed: a whole list keeps what would be left out of its objects',
    schema: schemaOf({
      list: objects({ id, left: { type: 'string', omitWhenMerged: true } }, { wholeListMerge: true }),
    }),
    releases: [{ list: [{ id: 1, left: 'x' }] }],
    compiled: { list: [{ id: 1, left: 'x' }] },
    versioned: { list: history([{ id: 1, left: 'x' }]) },
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
    versioned: { kept: history(1) },
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
    versioned: { kept: history('x'), list: [{ id: 1 }, { id: 2 }] },
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
    versioned: { object: { a: history('x'), b: later('y') } },
  },
  {
    name: 'whole-list-merge-no-id: objects that are declared without an id are a whole list',
    schema: schemaOf({ list: objects({ key: { type: 'integer' } }) }),
    releases: [{ list: [{ key: 1 }, { key: 2 }] }, { list: [{ key: 3 }] }],
    compiled: { list: [{ key: 3 }] },
    versioned: { list: history([{ key: 1 }, { key: 2 }], [{ key: 3 }]) },
  },
  {
    name: 'whole-list-merge-mixed: a list that may have texts is a whole list, also where it has objects only',
    schema: schemaOf({ list: { type: 'array', items: { type: ['object', 'string'], properties: { id } } } }),
    releases: [{ list: [{ id: 1 }, { id: 2 }] }, { list: [{ id: 3 }] }],
    compiled: { list: [{ id: 3 }] },
    versioned: { list: history([{ id: 1 }, { id: 2 }], [{ id: 3 }]) },
  },
  {
    name: 'version-id: versionId changes nothing',
    schema: schemaOf({
      object: { type: 'object', properties: { id: { type: 'integer', versionId: true } } },
      list: objects({ id: { type: 'integer', versionId: true } }),
    }),
    releases: [{ object: { id: 1 }, list: [{ id: 1 }] }],
    compiled: { object: { id: 1 }, list: [{ id: 1 }] },
    versioned: { object: { id: history(1) }, list: [{ id: 1 }] },
  },
];

/** Every case, with the name of its group. */
export const mergeCases = Object.entries({ values, nulls, empties, lists, schemas }).flatMap(
  ([group, cases]) => cases.map((each) => ({ ...each, name: `${group}: ${each.name}` })),
);
