import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderList } from '#services/api/v2/endpoints/tender-list.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { provinceHealthScore } from '#shared/resources/buyers/health-score.ts';
import { province } from '#shared/resources/buyers/province.ts';
import { provinceSlug } from '#shared/resources/definition/canonical.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

/** The order of every list of provinces. */
export const provinceOrder =
  'In alphabetical order; last comes `National`, which stands for tenders of the whole country.';

const { list, record, counts } = inGroup('provinces');
const named = { parameter: 'id', columns: ['id', 'slug'], canonical: { slug: provinceSlug } };

export const provinceEndpoints: readonly Endpoint[] = [
  counts('/v2/provinces', 'All provinces with the number of tenders', {
    ...{ resource: tender, list: tenderList, column: 'province_slug', codelist: provinces },
    item: { name: 'name', slug: 'slug', tenderCount: 'count' },
    description: provinceOrder,
  }),
  record('/v2/provinces/{id}', province, 'One province', {
    lookup: named,
    description: 'The id is any of: id, slug, name, code such as `GP`.',
  }),
  list(
    '/v2/provinces/{id}/health-scores',
    provinceHealthScore,
    'How well procurement works in a province, latest first',
    {
      filters: [],
      description: 'The province is named by its id, slug, name or code.',
      parent: { ...named, resource: province, column: 'province_record_id' },
    },
  ),
];
