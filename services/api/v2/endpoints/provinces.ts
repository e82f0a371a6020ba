import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { provinceHealthScore } from '#shared/resources/buyers/health-score.ts';
import { province } from '#shared/resources/buyers/province.ts';
import { provinceSlug } from '#shared/resources/definition/canonical.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

/** The order of every list of provinces. */
export const provinceOrder =
  'In alphabetical order; last comes `National`, which stands for tenders of the whole country.';

export const provinceEndpoints: readonly Endpoint[] = [
  {
    kind: 'counts',
    group: 'provinces',
    access: 'key',
    path: '/v2/provinces',
    resource: tender,
    list: tenderList,
    column: 'province_slug',
    codelist: provinces,
    item: { name: 'name', slug: 'slug', tenderCount: 'count' },
    summary: 'All provinces with the number of tenders',
    description: provinceOrder,
  },
  {
    kind: 'record',
    group: 'provinces',
    access: 'key',
    path: '/v2/provinces/{id}',
    resource: province,
    lookup: { parameter: 'id', columns: ['id', 'slug'], canonical: { slug: provinceSlug } },
    summary: 'One province',
    description: 'The id is any of: id, slug, name, code such as `GP`.',
  },
  {
    kind: 'list',
    group: 'provinces',
    access: 'key',
    path: '/v2/provinces/{id}/health-scores',
    resource: provinceHealthScore,
    filters: [],
    summary: 'How well procurement works in a province, latest first',
    description: 'The province is named by its id, slug, name or code.',
    parent: {
      parameter: 'id',
      resource: province,
      columns: ['id', 'slug'],
      canonical: { slug: provinceSlug },
      column: 'province_record_id',
    },
  },
];
