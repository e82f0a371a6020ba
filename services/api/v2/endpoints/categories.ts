import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { categories } from '#shared/codelists/categories.ts';
import { categoryHealthScore } from '#shared/resources/buyers/health-score.ts';
import { categorySlug } from '#shared/resources/definition/canonical.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderCategory } from '#shared/resources/tenders/tender-category.ts';

/** The order of every list of categories. */
export const categoryOrder =
  "In the portal's order; categories that the portal does not list come last, by slug.";

export const categoryEndpoints: readonly Endpoint[] = [
  {
    kind: 'counts',
    group: 'categories',
    access: 'key',
    path: '/v2/categories',
    resource: tender,
    list: tenderList,
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
    description: categoryOrder,
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
  {
    kind: 'list',
    group: 'categories',
    access: 'key',
    path: '/v2/categories/{id}/health-scores',
    resource: categoryHealthScore,
    filters: [],
    summary: 'How well procurement works for a category, latest first',
    description:
      'The category is named by its id, slug, name or the number of the portal. Scores are defined as those of provinces.',
    parent: {
      parameter: 'id',
      resource: tenderCategory,
      columns: ['id', 'slug', 'portal_id'],
      canonical: { slug: categorySlug },
      column: 'category_record_id',
    },
  },
];
