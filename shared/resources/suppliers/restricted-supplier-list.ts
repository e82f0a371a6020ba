import { day, instant, integer, text, uuid } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** The lists that suppliers are compared with: one record for each edition that is in use. */
export const restrictedSupplierList = defineResource({
  name: 'restricted_supplier_list',
  title: 'List of restricted suppliers',
  description: 'An edition of a list of restricted suppliers that is in use.',
  fields: {
    sourceId: text('The list.', 'treasury-restricted').required().listed(),
    reportGeneratedOn: day('Day on which its publisher made it; null if not stated.', '2026-08-01').listed(),
    editionHash: text(
      'SHA-256 of its bytes, hexadecimal.',
      'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
    )
      .present()
      .listed(),
    entries: integer('Number of its entries.', 143).present().listed(),
    readAt: instant(
      'When it was last received from its publisher, or found unchanged.',
      '2026-08-14T03:12:05.000Z',
    )
      .required()
      .listed(),
    id: uuid('Permanent id of the edition.', '7d1f2e3c-4b5a-5968-8776-95a4b3c2d1e0').present(),
  },
  sorts: { readAt: 'read_at' },
  defaultSort: '-readAt',
});
