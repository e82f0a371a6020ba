import { bigint, readTable, text, texts, timestamptz, uuid } from '#shared/tables/definition.ts';

/** The tables of `read` that serve all resources. The tables of records are generated from shared/resources. */

const versions = readTable('version', {
  comment:
    'The last change number of each resource. Numbers are given under a lock, so that they follow the order of commits.',
  columns: {
    resource: text(),
    change_seq: bigint().default(0),
    published_at: timestamptz().filled('now()'),
    horizon: bigint(
      'Tombstones up to this change number may have been deleted: a reader that has seen only older changes must start again.',
    ).default(0),
  },
  key: ['resource'],
});

const counters = readTable('counter', {
  comment:
    "Number of records with a value in a counted column; column '' counts all records. Updated by publish with every batch.",
  columns: { resource: text(), column: text(), value: text(), n: bigint() },
  key: ['resource', 'column', 'value'],
});

const tombstones = readTable('tombstone', {
  comment: 'A withdrawn record, for readers that follow the changes. Deleted after a fixed time.',
  columns: {
    resource: text(),
    change_seq: bigint(),
    id: uuid(),
    at: timestamptz(),
    names: texts('What a path could name it by: its identifiers when it was withdrawn.').default({}),
  },
  key: ['resource', 'change_seq'],
  indexes: [['resource', 'at'], { gin: 'names' }],
});

const lexemes = readTable('lexeme', {
  comment: 'Word stems of titles and names, with which misspelt words are corrected.',
  columns: { resource: text(), lexeme: text() },
  key: ['resource', 'lexeme'],
});

export const publishedTables = [versions, counters, tombstones, lexemes] as const;
