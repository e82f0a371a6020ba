import { flag, instant, integer, listed, text, texts, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** The nine provinces, and `National` for tenders of the whole country. */
export const province = defineResource({
  name: 'province',
  plural: 'provinces',
  title: 'Province',
  description: 'A province, or National, with the number of its tenders.',
  from: 'codelists',
  fields: {
    name: listed(
      text('Name.', 'KwaZulu-Natal', { nullable: false, column: { type: 'text', required: true } }),
    ),
    slug: listed(
      text('Readable name for addresses.', 'kwazulu-natal', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    code: listed(text('Short name; none for National.', 'KZN', { column: { type: 'text' } })),
    tenderCount: listed(
      integer('Tenders in every state.', 412, {
        nullable: false,
        column: { type: 'int', required: true },
      }),
    ),
    id: uuid('Permanent id of the record.', '2d1f5d9a-3f0b-5a53-8f3e-6f0c2d8a9b10', { nullable: false }),
    portalId: integer("The portal's number.", 4),
    isProvince: flag('0 for National.', 1, { nullable: false }),
    aliases: texts('Other spellings that are understood.', ['KZ', 'KN', 'Kwazulu']),
    displayOrder: integer('Place in lists, from 0.', 3, {
      nullable: false,
      column: { type: 'int', required: true },
    }),
    createdAt: instant('When the entry was made.', '2026-06-02T09:00:00.000Z'),
    updatedAt: instant('When the entry was last changed.', '2026-06-02T09:00:00.000Z'),
    syncedAt: instant('When the entry was taken over.', '2026-06-02T09:00:00.000Z'),
  },
  identifiers: ['id', 'slug', 'code'],
  searchable: false,
  sorts: { displayOrder: 'display_order', name: 'name', tenderCount: 'tender_count' },
  defaultSort: 'displayOrder',
  filters: {},
  counted: [],
  indexes: [],
});
