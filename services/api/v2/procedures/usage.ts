import { z } from 'zod';
import { about, text } from '#services/api/http/shapes.ts';
import { breakdownShape, keptBreakdowns } from '#services/api/v2/access/breakdown.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { tiers } from '#shared/access/keys.ts';

const daily = about(z.int().min(0), 'Calls of this South African day.', 12);
const monthly = about(z.int().min(0), 'Calls of this South African month.', 12);
const both = (description: string, used: number) =>
  about(z.object({ daily, monthly }), description, {
    daily: tiers.professional.daily - used,
    monthly: tiers.professional.monthly - used,
  });

/** How much of its quota the calling key has used, by day, month and path. */
export const usage: Procedure = {
  schema: z.object({
    daily,
    monthly,
    limit: both('Calls that the plan allows.', 0),
    remaining: both('Calls that are left.', 12),
    tier: text('Plan of the key.', 'professional'),
    keyName: text('Name of the key.', 'price monitor'),
    ...breakdownShape.shape,
  }),
  aboutCaller: true,
  free: true,
  cacheControl: 'private, no-store',
  handler: ({ pool }) => {
    const breakdowns = keptBreakdowns(pool);
    return async (caller) => {
      if (!caller?.rate) throw new Error('usage needs a caller whose quota is known');
      const { used, limits } = caller.rate;
      const data = {
        ...used,
        limit: limits,
        remaining: {
          daily: Math.max(0, limits.daily - used.daily),
          monthly: Math.max(0, limits.monthly - used.monthly),
        },
        tier: caller.key.tier,
        keyName: caller.key.name,
        ...(await breakdowns(caller.key.id, used)),
      };
      return prepareResponse(JSON.stringify(data), '');
    };
  },
};
