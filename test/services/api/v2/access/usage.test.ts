import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createUsageLog } from '#services/api/v2/access/usage.ts';
import { harness } from '#test/support/harness.ts';

it('a call that cannot be stored is left out, and the others of its second are written', async () => {
  const test = await harness({});
  const usage = createUsageLog(test.pool('tender_api'), test.context.log);
  const call = { tier: 'free', method: 'GET', status: 200, took: 1, userAgent: null, address: null } as const;
  for (const endpoint of ['/v2/tenders', '/v2/aw\0ards', '/v2/organizations'])
    usage.record({ ...call, key: randomUUID(), endpoint, error: null, counted: true });
  await usage.close();
  const { rows } = await test
    .pool('tender_operator')
    .query('select endpoint from app.usage_log order by endpoint');
  expect(rows).toEqual([{ endpoint: '/v2/organizations' }, { endpoint: '/v2/tenders' }]);
});
