import type { MergeCase } from '../merge-case.ts';

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
  },
  {
    name: 'lists: a whole list inside an object that merges by id',
    releases: [
      { parties: [{ id: 'a', name: 'Old', additionalIdentifiers: [{ id: 1, uri: 'u' }, { id: 2 }] }] },
      { parties: [{ id: 'a', name: 'New', additionalIdentifiers: [{ id: 1, scheme: 's' }] }] },
    ],
    compiled: { parties: [{ id: 'a', name: 'New', additionalIdentifiers: [{ id: 1, scheme: 's' }] }] },
  },
  {
    name: 'identifier-merge-collision: an object without id is not found by its place',
    releases: [{ a: [{ id: 1 }, { key: 'x' }] }, { a: [{ id: 1, key: 'y' }] }],
    compiled: { a: [{ id: 1, key: 'y' }, { key: 'x' }] },
  },
  {
    name: 'no-top-level-id: objects without id are added each time',
    releases: [{ a: [{ key: 1 }, { key: 2 }] }, { a: [{ key: 2 }, { key: 3 }] }],
    compiled: { a: [{ key: 1 }, { key: 2 }, { key: 2 }, { key: 3 }] },
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
  },
  {
    name: 'the number 1 and the text "1" are different ids',
    releases: [{ a: [{ id: 1 }] }, { a: [{ id: '1' }] }],
    compiled: { a: [{ id: 1 }, { id: '1' }] },
  },
];
