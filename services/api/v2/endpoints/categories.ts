import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { categories } from '#shared/codelists/categories.ts';
import { categoryHealthScore } from '#shared/resources/buyers/health-score.ts';
import { categorySlug } from '#shared/resources/definition/canonical.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderCategory } from '#shared/resources/tenders/tender-category.ts';

/** The order of every list of categories. */
export const categoryOrder =
  "In the portal's order; categories that the portal does not list come last, by slug.";

const { list, record, counts } = inGroup('categories');
const named = { parameter: 'id', columns: ['id', 'slug', 'portal_id'], canonical: { slug: categorySlug } };

export const categoryEndpoints: readonly Endpoint[] = [
  counts('/v2/categories', 'All categories with the number of tenders', {
    ...{ resource: tender, list: tenderList, column: 'category_slugs', codelist: categories },
    item: { slug: 'slug', name: 'name', tenderCount: 'count', categorySlug: 'slug', categoryName: 'name' },
    description: categoryOrder,
  }),
  record('/v2/categories/by-slug/{slug}', tenderCategory, 'The category with a slug or name', {
    lookup: { parameter: 'slug', columns: ['slug'], canonical: categorySlug },
  }),
  record('/v2/categories/{id}', tenderCategory, 'One category', {
    lookup: named,
    description: "The id is any of: id, slug, name, the portal's number.",
  }),
  list(
    '/v2/categories/{id}/health-scores',
    categoryHealthScore,
    'How well procurement works for a category, latest first',
    {
      filters: [],
      description:
        'The category is named by its id, slug, name or the number of the portal. Scores are defined as those of provinces.',
      parent: { ...named, resource: tenderCategory, column: 'category_record_id' },
    },
  ),
];
