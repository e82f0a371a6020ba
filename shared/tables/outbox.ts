import { bigint, defineTable, text, timestamptz, uuid } from '#shared/tables/definition.ts';

export const outbox = defineTable({
  schema: 'core',
  name: 'outbox',
  comment:
    'Records whose published form is out of date. Rows are only added, so that a change that commits while publish works is never lost; publish deletes what it has published.',
  columns: {
    id: bigint().filled('autoincrement()'),
    resource: text(),
    entity_id: uuid(),
    at: timestamptz().filled('now()'),
  },
  key: ['id'],
  indexes: [['resource', 'id']],
});
