import type { Endpoint } from '#services/api/endpoint.ts';
import { awardEndpoints } from '#services/api/endpoints/awards.ts';
import { metaEndpoints } from '#services/api/endpoints/meta.ts';
import { tenderEndpoints } from '#services/api/endpoints/tenders.ts';

/** The endpoint registry: every path under /v2, in path order. A new path is one more value in one of these lists. */
export const endpoints: readonly Endpoint[] = [
  ...awardEndpoints,
  ...metaEndpoints,
  {
    kind: 'report',
    group: 'meta',
    access: 'public',
    path: '/v2/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    report: 'openapi',
  },
  ...tenderEndpoints,
];
