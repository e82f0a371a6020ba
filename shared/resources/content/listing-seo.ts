import { listingPage, listingWritten } from '#shared/resources/content/seo-fields.ts';
import { text } from '#shared/resources/definition/fields.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';

/** Texts of the pages that list the tenders of one province, or of one category. */
const listingSeo = <const Of extends string>(
  of: Of,
  { title, slug, name }: Record<'title' | 'slug' | 'name', string>,
) =>
  defineResource({
    name: `${of}_seo`,
    plural: `${of}_seo`,
    title,
    description: `Texts of the page that lists the tenders of one ${of}.`,
    fields: {
      [`${of}Slug`]: text(`Slug of the ${of}.`, slug).required().listed(),
      [`${of}Name`]: text(`Name of the ${of}.`, name).present().listed(),
      ...listingPage,
    },
    identifiers: ['id', `${of}_slug`],
    sorts: { updatedAt: 'updated_at' },
    defaultSort: '-updatedAt',
    written: listingWritten,
  });

export const provinceSeo = listingSeo('province', {
  title: 'Province SEO',
  slug: 'gauteng',
  name: 'Gauteng',
});

export const categorySeo = listingSeo('category', {
  title: 'Category SEO',
  slug: 'construction',
  name: 'Construction',
});
