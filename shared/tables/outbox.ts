import { bigint, coreTable, text, timestamptz, uuid } from '#shared/tables/definition.ts';

export const outbox = coreTable('outbox', {
  comment:
    'Published records that are out of date. Rows are never updated, so that a change that commits while publish is running is not lost; publish deletes the rows of published records.',
  columns: {
    id: bigint().filled('autoincrement()'),
    resource: text(),
    entity_id: uuid(),
    at: timestamptz().filled('now()'),
  },
  indexes: [['resource', 'id']],
});
