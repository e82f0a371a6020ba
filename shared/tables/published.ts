import { bigint, defineTable, text, timestamptz, uuid } from '#shared/tables/definition.ts';

/** The tables of `read` that belong to no single resource; those of resources follow from shared/resources. */

const versions = defineTable({
  schema: 'read',
  name: 'version',
  comment: 'The last change number of each resource, given under one lock so that numbers follow commits.',
  columns: {
    resource: text(),
    change_seq: bigint().default(0),
    published_at: timestamptz().filled('now()'),
    horizon: bigint(
      'Tombstones up to this change number may be gone: a reader that has seen less must begin anew.',
    ).default(0),
  },
  key: ['resource'],
});

const counters = defineTable({
  schema: 'read',
  name: 'counter',
  comment:
    "How many records hold a value in a counted column; column '' counts all. Kept by publish with every batch.",
  columns: { resource: text(), column: text(), value: text(), n: bigint() },
  key: ['resource', 'column', 'value'],
});

const tombstones = defineTable({
  schema: 'read',
  name: 'tombstone',
  comment: 'A record that was withdrawn, for those who follow the changes. Kept for a declared time.',
  columns: { resource: text(), change_seq: bigint(), id: uuid(), at: timestamptz() },
  key: ['resource', 'change_seq'],
  indexes: [['resource', 'at']],
});

const lexemes = defineTable({
  schema: 'read',
  name: 'lexeme',
  comment: 'Word stems that titles and names have, to find what a misspelt word may have meant.',
  columns: { resource: text(), lexeme: text() },
  key: ['resource', 'lexeme'],
});

export const publishedTables = [versions, counters, tombstones, lexemes] as const;
