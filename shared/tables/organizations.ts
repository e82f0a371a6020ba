import { coreTable, jsonb, text, uuid } from '#shared/tables/definition.ts';

export const organizations = coreTable('organization', {
  comment: 'Buyers, one per name after normalisation.',
  columns: {
    id: uuid('UUIDv5 of the normalised name.'),
    name: text(),
    slug: text(),
    source_id: text("The publisher's department id, where it has one.").nullable(),
    organization_type: text(
      'Kind of body according to its name: government_department, municipality, state_enterprise and so on.',
    ).nullable(),
    sphere: text('national, provincial or local.').nullable(),
    province: text().nullable(),
    municipality_code: text().nullable(),
    rebuilt: jsonb(
      'During a rebuild: the row computed from the records recomputed so far; `{}` before the first.',
    )
      .nullable()
      .setSeparately(),
  },
});
