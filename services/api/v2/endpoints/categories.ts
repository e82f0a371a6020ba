import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { categories } from '#shared/codelists/categories.ts';
import { categorySlug } from '#shared/resources/definition/canonical.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderCategory } from '#shared/resources/tenders/tender-category.ts';

export const categoryEndpoints: readonly Endpoint[] = [
  {
    kind: 'counts',
    group: 'categories',
    access: 'key',
    path: '/v2/categories',
    resource: tender,
    column: 'category_slugs',
    codelist: categories,
    item: {
      slug: 'slug',
      name: 'name',
      tenderCount: 'count',
      categorySlug: 'slug',
      categoryName: 'name',
    },
    summary: 'All categories with the number of tenders',
  },
  {
    kind: 'record',
    group: 'categories',
    access: 'key',
    path: '/v2/categories/by-slug/{slug}',
    resource: tenderCategory,
    lookup: { parameter: 'slug', columns: ['slug'], canonical: categorySlug },
    summary: 'The category with a slug or name',
  },
  {
    kind: 'record',
    group: 'categories',
    access: 'key',
    path: '/v2/categories/{id}',
    resource: tenderCategory,
    lookup: { parameter: 'id', columns: ['id', 'slug', 'portal_id'], canonical: { slug: categorySlug } },
    summary: 'One category',
    description: "The id is any of: id, slug, name, the portal's number.",
  },
];
