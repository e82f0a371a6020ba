import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { categorySeo, provinceSeo } from '#shared/resources/content/listing-seo.ts';
import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';

export const seoEndpoints: readonly Endpoint[] = [
  {
    kind: 'record',
    group: 'seo',
    access: 'key',
    path: '/v2/seo/category/{slug}',
    resource: categorySeo,
    lookup: { parameter: 'slug', columns: ['category_slug'], canonical: categorySlug },
    summary: 'Texts of the page that lists the tenders of a category',
  },
  {
    kind: 'record',
    group: 'seo',
    access: 'key',
    path: '/v2/seo/province/{slug}',
    resource: provinceSeo,
    lookup: { parameter: 'slug', columns: ['province_slug'], canonical: provinceSlug },
    summary: 'Texts of the page that lists the tenders of a province',
  },
];
