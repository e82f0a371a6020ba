import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { categoryOrder } from '#services/api/v2/endpoints/categories.ts';
import { provinceOrder } from '#services/api/v2/endpoints/provinces.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

export const metaEndpoints: readonly Endpoint[] = [
  {
    kind: 'counts',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/categories',
    summary: 'All categories with the number of tenders',
    description: categoryOrder,
    resource: tender,
    column: 'category_slugs',
    codelist: categories,
    item: { categorySlug: 'slug', categoryName: 'name', tenderCount: 'count' },
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/estimates',
    summary: 'How good estimated values were, judged by later awards',
    description:
      'The scorecard of the model that estimates now. Each judged estimate was made with the awards known before the day of its tender, so without its own. `data` is null until the first model is fitted.',
    procedure: 'estimates',
  },
  {
    kind: 'counts',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/provinces',
    summary: 'All provinces with the number of tenders',
    description: provinceOrder,
    resource: tender,
    column: 'province_slug',
    codelist: provinces,
    item: { name: 'name', slug: 'slug', tenderCount: 'count' },
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/quality/history',
    summary: 'Tenders that failed each check, by day, of the last 30 days',
    description:
      'Tenders are counted every three hours, and the last count of a day stays. Checks that compare a tender with other records are not counted.',
    procedure: 'checkHistory',
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/snapshots',
    summary: 'Files with all open data, as of a moment each',
    description:
      'Once a day all records of each kind are written into files: as lines of JSON, as CSV, and all kinds as tables of one SQLite file. They have the records and fields of `/v2/changes`. No key is needed for them.',
    procedure: 'snapshots',
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/status',
    summary: 'Health, last synchronisation and numbers of records',
    description:
      'Always 200 while the service answers; `healthy` is false and `reasons` says why when it cannot do its work.',
    procedure: 'status',
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/meta/status/history',
    summary: 'Synchronisations by day, and incidents, of the last 30 days',
    description:
      'What was collected on which day, from the log of runs, and what `reasons` of `/v2/meta/status` said for how long. What was wrong while the process that looks was down itself is not written down.',
    procedure: 'statusHistory',
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'key',
    path: '/v2/meta/usage',
    summary: 'Calls of this key today and this month, and its limits',
    description:
      'This call costs nothing, and is answered when no call is left. While several processes serve one key, calls they have reserved and not yet used count as used.',
    procedure: 'usage',
  },
  {
    kind: 'procedure',
    group: 'meta',
    access: 'public',
    path: '/v2/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    procedure: 'openapi',
  },
];
