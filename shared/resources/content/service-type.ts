import { flag, number, text } from '#shared/resources/definition/fields.ts';
import { recordId, timesOf } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Services offered around tenders, such as help with a bid. */
export const serviceType = defineResource({
  name: 'service_type',
  description: 'A kind of service offered around tenders.',
  fields: {
    id: recordId('c3d4e5f6-a7b8-5c9d-8e1f-2a3b4c5d6e11').listed(),
    name: text('Name.', 'Bid writing').required().listed(),
    slug: text('Readable name for addresses.', 'bid-writing').required().listed(),
    description: text('What it is.', 'Writing of the technical proposal.').listed(),
    price: number('Price; null if it is agreed case by case.', 4500).listed(),
    currency: text('ISO 4217 code of the price.', 'ZAR').listed(),
    isActive: flag('Whether it is offered at present.', 1).listed(),
    ...timesOf('2026-01-05T06:00:00.000Z', '2026-08-14T06:00:00.000Z', '2026-08-14T06:00:01.000Z'),
  },
  identifiers: ['id', 'slug'],
  sorts: { name: 'name', updatedAt: 'updated_at' },
  defaultSort: 'name',
});
