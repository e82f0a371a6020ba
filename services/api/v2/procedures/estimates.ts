import { STALE_S } from '#services/api/v2/availability.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { payloadSchema } from '#shared/resources/definition/resource.ts';
import { estimationModel } from '#shared/resources/tenders/estimation-model.ts';

/** The scorecard of the model that estimates values now. */
export const estimates: Procedure = {
  schema: payloadSchema(estimationModel, 'detail').nullable(),
  cacheControl: `public, max-age=30, stale-if-error=${STALE_S}`,
  handler: (services) => {
    const make = async () => {
      const { rows } = await services.pool.query<{ detail: string }>(
        'select detail from read.estimation_model order by fitted_at desc, id limit 1',
      );
      return prepareResponse(rows[0]?.detail ?? 'null', '');
    };
    return async () => services.responses.get(estimationModel.name, '/v2/meta/estimates', make);
  },
};
