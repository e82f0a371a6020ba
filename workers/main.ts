import { loadConfig, requireSetting } from '#shared/config.ts';
import { openPool, sharedLogin } from '#shared/database/connection.ts';
import { ConfigError, UsageError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { createMetrics, messageMetrics, ownHealthMetric, verdictMetrics } from '#shared/operator/metrics.ts';
import { startOperator } from '#shared/operator/server.ts';
import { giveBackAtRest } from '#shared/process/rest.ts';
import { onShutdown } from '#shared/process/shutdown.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { startHeartbeat } from '#workers/pipeline/heartbeat.ts';
import { createMovement } from '#workers/pipeline/movement.ts';
import { openWorkerQueues } from '#workers/pipeline/queues.ts';
import { startStages } from '#workers/pipeline/starting.ts';
import { startWatch } from '#workers/pipeline/watch.ts';
import { loaders, type StageName, stageNames } from '#workers/registry.ts';

/** `node workers/main.ts <stage>…`: one worker process for the named stages. */
async function main(given: string[]): Promise<void> {
  const unknown = given.filter((name) => !(stageNames as string[]).includes(name));
  if (given.length === 0 || unknown.length > 0) {
    throw new UsageError(
      `name one or more of the stages ${stageNames.join(', ')}${unknown.length ? `; not ${unknown.join(', ')}` : ''}`,
    );
  }
  const names = given as StageName[];
  const stages = await Promise.all(names.map(load));
  const config = loadConfig();
  const title = `worker-${names.join('-')}`;
  const log = createLog(title, config.LOG_LEVEL);
  const database = {
    url: requireSetting(config, 'DATABASE_URL'),
    role: 'tender_worker',
    name: title,
    size: config.DATABASE_POOL,
  } as const;
  const shared = sharedLogin(database.url, database.role);
  if (shared !== null) log.warn(shared);
  const pool = openPool(database, log);
  const context = { config, log, pool, queues: openWorkerQueues(config, pool, log) };
  const metrics = createMetrics(context.pool);
  const movement = createMovement(names, messageMetrics(metrics));
  const heartbeat = startHeartbeat({
    database: context.pool,
    queues: context.queues,
    log,
    movement,
    title,
    stages: names,
  });
  const starting = startStages(stages as never, context);
  starting.started.catch(fail);
  const reasons = () => [...starting.reasons(), ...heartbeat.reasons()];
  ownHealthMetric(metrics, reasons);
  const watch = names.includes('schedule') ? startWatch(context) : null;
  if (watch) verdictMetrics(metrics, watch);
  const operator = await startOperator({ config, metrics, reasons, log });
  heartbeat.reachedAt(operator.url);
  const consumer = consume(stages as never, context, { movement });
  onShutdown(log, {
    starting: starting.close,
    watch: () => watch?.close(),
    consumer: consumer.close,
    heartbeat: heartbeat.close,
    operator: operator.close,
    queues: context.queues.close,
    database: () => context.pool.end(),
  });
  giveBackAtRest();
  log.info({ stages: names, queues: context.queues.kind }, 'working');
  process.send?.({ ready: true });
}

/** Only `schedule` loads the code of all stages, because its timetable has the jobs of all. */
const load = async (name: StageName): Promise<unknown> =>
  name === 'schedule' ? (await import('#workers/all-stages.ts')).stages.schedule : await loaders[name]();

/** Ends the process with the reason where it cannot work as it was started. */
function fail(error: unknown): void {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}

main(process.argv.slice(2)).catch(fail);
