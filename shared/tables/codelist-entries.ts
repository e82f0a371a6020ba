import { coreTable, int, jsonb, text, timestamptz, uuid } from '#shared/tables/definition.ts';

export const codelistEntries = coreTable('codelist_entry', {
  comment:
    'Entries of codelists that are published as records, such as provinces. Filled from shared/codelists.',
  columns: {
    id: uuid('UUIDv5 of resource and slug.'),
    resource: text('The resource that publishes the entry.'),
    slug: text(),
    position: int(),
    entry: jsonb('The entry as declared in the codelist.'),
    created_at: timestamptz().filled('now()'),
    updated_at: timestamptz().filled('now()'),
  },
  unique: [['resource', 'slug']],
});
