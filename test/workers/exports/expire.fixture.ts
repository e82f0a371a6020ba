import { loadConfig, requireSetting } from '#shared/config.ts';
import { openPool } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { timetable } from '#workers/all-stages.ts';

/** Runs the job `exports` once, in a process that a test kills; run by `killed.long.test.ts`. */

const config = loadConfig();
const log = createLog('test', 'silent');
const pool = openPool(
  { url: requireSetting(config, 'DATABASE_URL'), role: 'tender_worker', name: 'test' },
  log,
);
process.send?.({ ready: true });
await timetable.jobs
  .find(({ name }) => name === 'exports')!
  .run({ config, log, pool, queues: openQueues(config) });
