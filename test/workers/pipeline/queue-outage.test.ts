import { expect, it } from 'vitest';
import type { Pool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { createQueueOutage } from '#workers/pipeline/queue-outage.ts';

it('an outage of the queues is one line when it begins and one when it ends, however many attempts it takes', () => {
  const written: string[] = [];
  const log = createLog('test', 'info', {
    write: (line) => written.push((JSON.parse(line) as { msg: string }).msg),
  });
  const outage = createQueueOutage({ log, pool: {} as Pool });
  outage.over();
  for (const stage of ['derive', 'publish', 'derive'])
    outage.failed(new Error('connect ECONNREFUSED'), { stage, waitMs: 250 });
  outage.over();
  outage.over();
  expect(written).toEqual([
    expect.stringContaining('the connection to the queue failed'),
    'the queue can be used again',
  ]);
});
