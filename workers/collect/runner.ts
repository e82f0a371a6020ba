import type { Config } from '#shared/config.ts';
import { type Client, inTransaction, type Pool } from '#shared/database/connection.ts';
import { UpstreamError } from '#shared/errors.ts';
import { describeTask, type Pass } from '#shared/pace/task-scope.ts';
import { createMeter, modesInOrder, TaskYields } from '#workers/collect/meter.ts';
import { collectFile } from '#workers/collect/passes/file.ts';
import { collectList } from '#workers/collect/passes/list.ts';
import { collectNumbers } from '#workers/collect/passes/number.ts';
import { collectAgain } from '#workers/collect/passes/refetch.ts';
import { collectWindow } from '#workers/collect/passes/window.ts';
import type { PassWork, Work } from '#workers/collect/passes/work.ts';
import { planMissing } from '#workers/collect/planning/missing.ts';
import type { PoliteClient } from '#workers/collect/polite.ts';
import { suspends } from '#workers/collect/publisher-failures.ts';
import { isPaused, recordCircuit, recordProblem, settleRun, tellOfEnd } from '#workers/collect/run-log.ts';
import type { Source } from '#workers/collect/source.ts';
import { TaskLost } from '#workers/collect/store.ts';
import { failTask, finishTask, nextTask, runnable, suspendTask, type Task } from '#workers/collect/tasks.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { BUSY, lockIsFree, withLock } from '#workers/pipeline/locks.ts';
import { DiskLow, hasRoom } from '#workers/pipeline/room.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

const passes: { [Of in Pass]: PassWork<Of> } = {
  window: collectWindow,
  list: collectList,
  file: collectFile,
  plan: planMissing,
  number: collectNumbers,
  refetch: collectAgain,
};

const issues = stageIssues('collect');

const LOCK = 'collect:';
const lockOf = (source: string): string => `${LOCK}${source}`;

export type Running = {
  source: Source;
  publisher: PoliteClient;
  context: StageContext;
  signal: AbortSignal | undefined;
};

/**
 * Works on a source's tasks until none is left, under the source's lock, so that one process at a time sends requests
 * to a publisher. If another process holds the lock, that process does the work. After releasing the lock it looks for
 * tasks once more, so that a task that was added in between is not left behind.
 */
export async function runSource(running: Running): Promise<void> {
  const { source, context } = running;
  for (;;) {
    // A pause that the publisher asked for applies to every process, including one that was started later.
    const { rows: paused } = await context.pool.query<{ paused: boolean }>(
      `select ${isPaused('$1')} as paused`,
      [source.name],
    );
    if (paused[0]?.paused) return;
    // Requeueing sends a message again each minute, so the work continues once there is room.
    if (!(await hasRoom(context, 'collect'))) return;
    // All writes of the work go through the connection that holds the lock.
    const outcome = await withLock(context.pool, lockOf(source.name), (client) => drain(running, client));
    if (outcome === BUSY || outcome === 'interrupted') return;
    const { rows } = await context.pool.query(
      `select exists (select from ops.task where source = $1 and ${runnable('$2')}) as left`,
      [source.name, context.config.COLLECT_RETRY_MS],
    );
    if (!rows[0].left) return;
  }
}

/**
 * Number of messages sent for one source: one would suffice, but a message is not sent if one with the same id was
 * given up before.
 */
const MESSAGES_PER_SOURCE = 3;

/**
 * @returns ids of tasks to send messages for: the first few of each source that has tasks but no process working on it
 */
export async function idleTasks(pool: Pool, config: Config): Promise<string[]> {
  const { rows } = await pool.query(
    `with waiting as (
       select id, source, row_number() over (partition by source order by id) as place from ops.task where ${runnable('$1')}
     ), idle as materialized (
       select source from (select distinct source from waiting) as candidate
       where not ${isPaused('source')} and ${lockIsFree(`'${LOCK}' || source`)}
     )
     select id from waiting join idle using (source) where place <= $2 order by source, place`,
    [config.COLLECT_RETRY_MS, MESSAGES_PER_SOURCE],
  );
  return rows.map((row) => row.id);
}

type Outcome = 'exhausted' | 'interrupted';

async function drain(running: Running, client: Client): Promise<Outcome> {
  const { source, context, signal } = running;
  while (!signal?.aborted) {
    if (!(await hasRoom(context, 'collect'))) return 'interrupted';
    const modes = await modesInOrder(client, source.name);
    const task = await nextTask(client, source.name, modes, context.config.COLLECT_RETRY_MS);
    if (!task) return 'exhausted';
    const outcome = await runTask(running, client, task);
    if (outcome === 'interrupted') return outcome;
    if (outcome === 'ended') await tellOfEnd(context.queues);
  }
  return 'interrupted';
}

/** @returns whether the task was interrupted or settled, and if so whether one of its runs has ended with it */
async function runTask(
  running: Running,
  client: Client,
  task: Task,
): Promise<'settled' | 'ended' | 'interrupted'> {
  const { source, publisher, context, signal } = running;
  const { config } = context;
  const scope = describeTask(task);
  const log = context.log.child({ source: source.name, task: task.id, pass: task.pass, scope });
  const base = source.base(config).replace(/\/+$/, '');
  const meter = createMeter(client, source.name, task, config.COLLECT_RETRY_MS);
  const work: Work = { source, base, task, client, publisher, meter, signal, context: { ...context, log } };
  const started = process.cpuUsage();
  /** Ends the task and updates the rows of the runs whose tasks it has marked, in one transaction. */
  const end = (mark: () => Promise<string[]>) =>
    inTransaction(client, async () => {
      const runs = new Set(await mark());
      const { user, system } = process.cpuUsage(started);
      let outcome: 'settled' | 'ended' = 'settled';
      for (const run of runs) {
        const cpuMs = run === task.runId ? (user + system) / 1000 : 0;
        if (await settleRun(client, run, { cpuMs, completeFrom: config.COLLECT_FROM })) outcome = 'ended';
      }
      return outcome;
    });
  try {
    const follow = await (passes[task.pass] as PassWork)(work);
    const outcome = await end(() => finishTask(client, source.name, task, follow));
    log.debug({ nextPage: task.nextPage }, 'task done');
    return outcome;
  } catch (error) {
    if (signal?.aborted || error instanceof TaskLost) {
      log.info({ err: error }, 'task interrupted');
      return 'interrupted';
    }
    if (error instanceof TaskYields) {
      log.debug({ nextPage: task.nextPage }, 'task goes on later');
      await suspendTask(client, task, null);
      return 'settled';
    }
    if (error instanceof DiskLow) {
      log.info({ nextPage: task.nextPage }, 'task goes on when the disk has room');
      await suspendTask(client, task, null);
      return 'interrupted';
    }
    if (error instanceof UpstreamError && suspends(error)) {
      log.warn(
        { kind: error.kind, reason: error.message },
        'no requests are sent to the publisher for a while',
      );
      await suspendTask(client, task, error.message);
      await reportPublisher(work, error);
      return 'interrupted';
    }
    // An unexpected error is a defect of this program; the other tasks are still processed. If the database has failed,
    // the statements below throw too, and the message is tried again.
    const expected = error instanceof UpstreamError;
    log[expected ? 'warn' : 'error']({ err: error }, 'task failing');
    const reason = error instanceof Error ? error.message : String(error);
    const kind = expected ? error.kind : 'unexpected';
    return await end(async () => {
      await failTask(client, task, reason);
      const issue = expected ? issues.warning : issues.error;
      await recordIssues(client, [issue('task-failing', source.name, scope, { kind, reason })]);
      return [task.runId];
    });
  } finally {
    await meter.flush();
  }
}

/** Records a failure of the publisher as a whole. */
async function reportPublisher({ source, base, client }: Work, error: UpstreamError): Promise<void> {
  const reason =
    error.kind === 'unreachable'
      ? `${source.title}: the publisher cannot be reached: ${error.message}`
      : error.message;
  if (error.kind === 'circuit-open') {
    await recordCircuit(client, source.name, error.retryAfter ?? 0);
    return;
  }
  const { maxRetryAfter } = source.politeness;
  const pause = error.retryAfter === null ? null : Math.min(error.retryAfter, maxRetryAfter.value);
  await recordProblem(client, source.name, reason, error.kind === 'rate-limited' ? pause : null);
  await recordIssues(client, [issues.error(`publisher-${error.kind}`, source.name, base, { reason })]);
}
