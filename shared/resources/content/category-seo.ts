import { listingPage, listingWritten } from '#shared/resources/content/seo-fields.ts';
import { listed, text } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Texts of the pages that list the tenders of one category. */
export const categorySeo = defineResource({
  name: 'category_seo',
  plural: 'category_seo',
  title: 'Category SEO',
  description: 'Texts of the page that lists the tenders of one category.',
  fields: {
    categorySlug: listed(
      text('Slug of the category.', 'construction', {
        nullable: false,
        column: { type: 'text', required: true },
      }),
    ),
    categoryName: listed(text('Name of the category.', 'Construction', { nullable: false })),
    ...listingPage,
  },
  identifiers: ['id', 'category_slug'],
  searchable: false,
  sorts: { updatedAt: 'updated_at' },
  defaultSort: '-updatedAt',
  filters: {},
  counted: [],
  written: listingWritten,
  indexes: [],
});
