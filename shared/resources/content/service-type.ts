import { flag, instant, listed, number, text, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Services offered around tenders, such as help with a bid. */
export const serviceType = defineResource({
  name: 'service_type',
  plural: 'service_types',
  title: 'Service type',
  description: 'A kind of service offered around tenders.',
  fields: {
    id: listed(
      uuid('Permanent id of the record.', 'c3d4e5f6-a7b8-5c9d-8e1f-2a3b4c5d6e11', { nullable: false }),
    ),
    name: listed(text('Name.', 'Bid writing', { nullable: false, column: { type: 'text', required: true } })),
    slug: listed(
      text('Readable name for addresses.', 'bid-writing', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    description: listed(text('What it is.', 'Writing of the technical proposal.')),
    price: listed(number('Price; null where it is agreed case by case.', 4500)),
    currency: listed(text('ISO 4217 code of the price.', 'ZAR')),
    isActive: listed(flag('Whether it is offered at present.', 1)),
    createdAt: instant('When the record was made.', '2026-01-05T06:00:00.000Z'),
    updatedAt: instant('When the record last changed.', '2026-08-14T06:00:00.000Z', {
      column: { type: 'timestamptz', required: true },
    }),
    syncedAt: instant('When the record was published here.', '2026-08-14T06:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  searchable: false,
  sorts: { name: 'name', updatedAt: 'updated_at' },
  defaultSort: 'name',
  filters: {},
  counted: [],
  indexes: [],
});
