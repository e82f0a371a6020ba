import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { categoryOrder } from '#services/api/v2/endpoints/categories.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { provinceOrder } from '#services/api/v2/endpoints/provinces.ts';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { tender } from '#shared/resources/tenders/tender.ts';

const { procedure, counts } = inGroup('meta');
const access = 'public';

export const metaEndpoints: readonly Endpoint[] = [
  inGroup('changes').procedure(
    '/v2/changes',
    'changes',
    'Every record that was created, changed or withdrawn, in the order of commits',
    {
      description:
        'Without `since` the changes begin with every existing record; `meta.nextCursor` continues after the page, now or later. Each record appears once, in its present state, at its latest change. A copy to which the entries are applied in order equals the published data. Withdrawn records are remembered for 90 days: an older cursor gets 410, and the copy has to be read again. As `application/x-ndjson` the path streams every existing record (enterprise keys). With `wait` a request without changes waits for the next one. A key gets only the resources that it may read.',
    },
  ),
  counts('/v2/meta/categories', 'All categories with the number of tenders', {
    ...{ access, resource: tender, column: 'category_slugs', codelist: categories },
    item: { categorySlug: 'slug', categoryName: 'name', tenderCount: 'count' },
    description: categoryOrder,
  }),
  procedure(
    '/v2/meta/estimates',
    'estimates',
    'How accurate estimated values were, compared with later awards',
    {
      access,
      description:
        'The scorecard of the current model. Each judged estimate only used awards that were known before the day of its tender, so not the award of the tender itself. `data` is null until the first model is fitted.',
    },
  ),
  procedure('/v2/meta/industries', 'industries', 'All industries with sample size and median value'),
  counts('/v2/meta/provinces', 'All provinces with the number of tenders', {
    ...{ access, resource: tender, column: 'province_slug', codelist: provinces },
    item: { name: 'name', slug: 'slug', tenderCount: 'count' },
    description: provinceOrder,
  }),
  procedure(
    '/v2/meta/quality/history',
    'checkHistory',
    'Tenders that failed each check, by day, of the last 30 days',
    {
      access,
      description:
        'Tenders are counted every three hours, and the last count of each day is kept. Checks that compare a tender with other records are not counted.',
    },
  ),
  procedure('/v2/meta/snapshots', 'snapshots', 'Files with all open data, each as of one moment', {
    access,
    description:
      'Once a day the service writes all records into files: each kind as lines of JSON and as CSV, and all kinds as tables of one SQLite file. They have the records and fields of `/v2/changes`. No key is needed for them.',
  }),
  procedure('/v2/meta/status', 'status', 'Health, last synchronisation and numbers of records', {
    access,
    description:
      'The status is always 200 while the service answers. If the service cannot do its work, `healthy` is false and `reasons` says why.',
  }),
  procedure(
    '/v2/meta/status/history',
    'statusHistory',
    'Synchronisations by day, and incidents, of the last 30 days',
    {
      access,
      description:
        'What was collected on each day, from the log of runs, and what `reasons` of `/v2/meta/status` said for how long. Incidents while the observing process itself was down are not recorded.',
    },
  ),
  procedure('/v2/meta/usage', 'usage', 'Calls of this key today and this month, and its limits', {
    description:
      'This call costs nothing, and is answered even when no call is left. While several processes serve one key, calls that they have reserved but not used yet count as used.',
  }),
  procedure('/v2/openapi.json', 'openapi', 'This description, as OpenAPI 3.1', { access }),
];
