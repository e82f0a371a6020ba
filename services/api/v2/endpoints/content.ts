import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { article } from '#shared/resources/content/article.ts';
import { author } from '#shared/resources/content/author.ts';
import { intelItem } from '#shared/resources/content/intel-item.ts';
import { intelSource } from '#shared/resources/content/intel-source.ts';
import { categorySeo, provinceSeo } from '#shared/resources/content/listing-seo.ts';
import { newsletterEdition } from '#shared/resources/content/newsletter-edition.ts';
import { serviceType } from '#shared/resources/content/service-type.ts';
import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';

const description = 'The id is any of: id, slug.';
const searched = { search: { required: false }, snapshot: true } as const;
const TEXTS = 'Texts of the page that lists the tenders of a';

const content = inGroup('content');
const intel = inGroup('intel');
const newsletters = inGroup('newsletters');
const seo = inGroup('seo');
const services = inGroup('services');

/** What is written around tenders. */
export const contentEndpoints: readonly Endpoint[] = [
  content.list('/v2/articles', article, 'Articles, newest first', searched),
  content.record('/v2/articles/{id}', article, 'One article with its text', { description }),
  content.record('/v2/authors/{id}', author, 'One author', { description }),
  intel.list('/v2/intel/items', intelItem, 'News about public procurement, newest first', searched),
  intel.record('/v2/intel/items/{id}', intelItem, 'One item of news'),
  intel.list('/v2/intel/sources', intelSource, 'Sources of news', { snapshot: true }),
  intel.record('/v2/intel/sources/{id}', intelSource, 'One source of news'),
  newsletters.list('/v2/newsletters', newsletterEdition, 'Editions of newsletters, newest first', searched),
  newsletters.record('/v2/newsletters/{id}', newsletterEdition, 'One edition with its text'),
  seo.record('/v2/seo/category/{slug}', categorySeo, `${TEXTS} category`, {
    lookup: { parameter: 'slug', columns: ['category_slug'], canonical: categorySlug },
  }),
  seo.record('/v2/seo/province/{slug}', provinceSeo, `${TEXTS} province`, {
    lookup: { parameter: 'slug', columns: ['province_slug'], canonical: provinceSlug },
  }),
  services.list('/v2/services', serviceType, 'Kinds of service offered around tenders', {
    ...{ filters: [], snapshot: true },
  }),
  services.record('/v2/services/{id}', serviceType, 'One kind of service', { description }),
];
