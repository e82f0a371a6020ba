import { listingPage, listingWritten } from '#shared/resources/content/seo-fields.ts';
import { listed, text } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Texts of the pages that list the tenders of one province. */
export const provinceSeo = defineResource({
  name: 'province_seo',
  plural: 'province_seo',
  title: 'Province SEO',
  description: 'Texts of the page that lists the tenders of one province.',
  fields: {
    provinceSlug: listed(
      text('Slug of the province.', 'gauteng', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    provinceName: listed(text('Name of the province.', 'Gauteng', { nullable: false })),
    ...listingPage,
  },
  identifiers: ['id', 'province_slug'],
  searchable: false,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  filters: {},
  counted: [],
  written: listingWritten,
  indexes: [],
});
