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
        'Without `since` it begins with every record there is; after that `meta.nextCursor` goes on where the page ended, now or later. A record is given once, as it is now, at its latest change. Applying the entries in order makes a copy equal to what is published. Withdrawn records are remembered for 90 days: an older cursor is answered with 410, and the copy has to be read anew. As `application/x-ndjson` it streams every record there is (enterprise keys). With `wait` a request without changes waits for the next one. A key is given the resources it may read.',
    },
  ),
  counts('/v2/meta/categories', 'All categories with the number of tenders', {
    ...{ access, resource: tender, column: 'category_slugs', codelist: categories },
    item: { categorySlug: 'slug', categoryName: 'name', tenderCount: 'count' },
    description: categoryOrder,
  }),
  procedure('/v2/meta/estimates', 'estimates', 'How good estimated values were, judged by later awards', {
    access,
    description:
      'The scorecard of the model that estimates now. Each judged estimate was made with the awards known before the day of its tender, so without its own. `data` is null until the first model is fitted.',
  }),
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
        'Tenders are counted every three hours, and the last count of a day stays. Checks that compare a tender with other records are not counted.',
    },
  ),
  procedure('/v2/meta/snapshots', 'snapshots', 'Files with all open data, as of a moment each', {
    access,
    description:
      'Once a day all records of each kind are written into files: as lines of JSON, as CSV, and all kinds as tables of one SQLite file. They have the records and fields of `/v2/changes`. No key is needed for them.',
  }),
  procedure('/v2/meta/status', 'status', 'Health, last synchronisation and numbers of records', {
    access,
    description:
      'Always 200 while the service answers; `healthy` is false and `reasons` says why when it cannot do its work.',
  }),
  procedure(
    '/v2/meta/status/history',
    'statusHistory',
    'Synchronisations by day, and incidents, of the last 30 days',
    {
      access,
      description:
        'What was collected on which day, from the log of runs, and what `reasons` of `/v2/meta/status` said for how long. What was wrong while the process that looks was down itself is not written down.',
    },
  ),
  procedure('/v2/meta/usage', 'usage', 'Calls of this key today and this month, and its limits', {
    description:
      'This call costs nothing, and is answered when no call is left. While several processes serve one key, calls they have reserved and not yet used count as used.',
  }),
  procedure('/v2/openapi.json', 'openapi', 'This description, as OpenAPI 3.1', { access }),
];
