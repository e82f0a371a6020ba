import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { categorySeo, provinceSeo } from '#shared/resources/content/listing-seo.ts';
import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';

const { record } = inGroup('seo');
const TEXTS = 'Texts of the page that lists the tenders of a';

export const seoEndpoints: readonly Endpoint[] = [
  record('/v2/seo/category/{slug}', categorySeo, `${TEXTS} category`, {
    lookup: { parameter: 'slug', columns: ['category_slug'], canonical: categorySlug },
  }),
  record('/v2/seo/province/{slug}', provinceSeo, `${TEXTS} province`, {
    lookup: { parameter: 'slug', columns: ['province_slug'], canonical: provinceSlug },
  }),
];
