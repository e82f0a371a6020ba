import { z } from 'zod';
import type { Report } from '#services/api/routes/report.ts';
import { createAnswer } from '#services/api/serve/answer.ts';

const both = z.object({ daily: z.int(), monthly: z.int() });

/** How much of its quota the calling key has used. */
export const usage: Report = {
  schema: z.object({
    daily: z.int(),
    monthly: z.int(),
    limit: both,
    remaining: both,
    tier: z.string(),
    keyName: z.string(),
  }),
  aboutCaller: true,
  cacheControl: 'private, no-store',
  handler: () => async (caller) => {
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
    };
    return createAnswer(JSON.stringify(data), '');
  },
};
