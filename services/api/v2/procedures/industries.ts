import { z } from 'zod';
import { whole } from '#services/api/http/shapes.ts';
import { STALE_S } from '#services/api/v2/availability.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { metaText, prepareResponse } from '#services/api/v2/serve/response.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { industryBenchmark } from '#shared/resources/suppliers/industry-benchmark.ts';

/** All industries on one page: there are some dozens. */
export const industries: Procedure = {
  schema: z.array(payloadSchema(industryBenchmark, 'list')),
  meta: z.object({ totalCount: whole('Number of industries.', 1) }),
  cacheControl: `private, no-cache, stale-if-error=${STALE_S}`,
  handler: (services) => {
    const make = async () => {
      const { rows } = await services.pool.query<{ body: string }>(
        'select body from read.industry_benchmark order by industry_name, id',
      );
      const data = `[${rows.map(({ body }) => body).join(',')}]`;
      return prepareResponse(data, metaText({ totalCount: rows.length }));
    };
    return async () => services.responses.get(industryBenchmark.name, '/v2/meta/industries', make);
  },
};
