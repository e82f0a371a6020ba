/** A worker of normalise that a message about response 1 kills, as a content does that nobody has foreseen. */
import { loadConfig, requireSetting } from '#shared/config.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import type { Stage } from '#workers/pipeline/stage.ts';

const config = loadConfig();
const url = requireSetting(config, 'DATABASE_URL');
const pool = openPool({ url, role: 'tender_worker', name: 'dying' });
const dying: Stage<'normalise'> = {
  ...normalise,
  handle: async ({ responseId }) => {
    if (responseId === '1') process.kill(process.pid, 'SIGKILL');
    const subject = `response-${responseId}`;
    await recordIssues(pool, [
      { stage: 'normalise', kind: 'handled', severity: 'info', source: 'test', subject },
    ]);
  },
};
consume([dying as never], { config, log: createLog('dying', 'silent'), pool, queues: openQueues(config) });
process.send?.({ ready: true });
