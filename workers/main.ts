import { loadConfig, requireSetting } from '#shared/config.ts';
import { openPool, sharedLogin } from '#shared/database.ts';
import { ConfigError, UsageError } from '#shared/errors.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { onShutdown } from '#shared/shutdown.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { startHeartbeat } from '#workers/pipeline/heartbeat.ts';
import { createMovement } from '#workers/pipeline/movement.ts';
import { type StageName, stages } from '#workers/pipeline/registry.ts';
import { startWatch } from '#workers/pipeline/watch.ts';

/** `node workers/main.ts <stage>…`: one worker process for the named stages. */
function main(names: string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(stages, name));
  if (names.length === 0 || unknown.length > 0) {
    throw new UsageError(
      `name one or more stages of ${Object.keys(stages).join(', ')}${unknown.length ? `; not ${unknown.join(', ')}` : ''}`,
    );
  }
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
  const context = {
    config,
    log,
    pool: openPool(database, log),
    queues: openQueues(config),
  };
  const movement = createMovement(names as StageName[]);
  const consumer = consume(names.map((name) => stages[name as StageName]) as never, context, movement);
  const heartbeat = startHeartbeat({
    ...context,
    database: context.pool,
    movement,
    title,
    stages: names,
    operator: null,
  });
  const watch = names.includes('schedule') ? startWatch(context) : null;
  for (const name of names as StageName[]) {
    stages[name]
      .start?.(context)
      .catch((error: Error) => log.error({ err: error, stage: name }, 'the stage could not be started'));
  }
  onShutdown(log, {
    watch: () => watch?.close(),
    consumer: consumer.close,
    heartbeat: heartbeat.close,
    queues: context.queues.close,
    database: () => context.pool.end(),
  });
  log.info({ stages: names, queues: context.queues.kind }, 'working');
  process.send?.({ ready: true });
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
