import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BUDGET, createBudget } from '#services/api/reconcile/budget.ts';
import { RequestError } from '#shared/errors.ts';

it('a budget never admits more than its amount and what has grown since, for each address separately', () => {
  const request = fc.record({
    after: fc.integer({ min: 0, max: 20_000 }),
    queries: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
      let now = 0;
      let admitted = 0;
      const ask = createBudget(() => now);
      for (const { after, queries } of requests) {
        now += after;
        try {
          ask('198.51.100.7', queries);
          admitted += queries;
        } catch (error) {
          expect(error).toBeInstanceOf(RequestError);
          const { status, headers } = error as RequestError;
          expect(status).toBe(429);
          // Whoever waits as long as asked is admitted.
          now += 1_000 * Number(headers['Retry-After']);
          ask('198.51.100.7', queries);
          admitted += queries;
        }
        expect(admitted).toBeLessThanOrEqual(BUDGET.most + (now / 1_000) * BUDGET.perSecond + 1e-6);
      }
      ask('203.0.113.9', BUDGET.most);
    }),
    { numRuns: 100 },
  );
});
