import type { Client, Executor } from '#shared/database/connection.ts';
import { orderOfModes } from '#shared/pace/lanes.ts';
import { usedTimeOf } from '#shared/pace/publisher-time.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { runnable, type Task } from '#workers/collect/tasks.ts';

/** Seconds of requests after which they are recorded, and after which a task lets another one go first. */
const SLICE_SECONDS = 60;

/** The task continues later, because tasks of another mode are due. What it has collected is stored. */
export class TaskYields extends Error {
  override name = 'TaskYields';
}

/** Measures the requests of one task. */
export type Meter = {
  /** @throws TaskYields at times when another task should go first */
  beforeRequest: () => Promise<void>;
  /** @param failed whether the request gave nothing usable */
  afterRequest: (failed: boolean) => void;
  /** Records the measurements. */
  flush: () => Promise<void>;
};

/** @param now clock in milliseconds */
export function createMeter(
  client: Client,
  source: string,
  task: Task,
  retryMs: number,
  now: () => number = () => performance.now(),
): Meter {
  let requests = 0;
  let failures = 0;
  let seconds = 0;
  let mark = now();
  const flush = async () => {
    if (requests + failures > 0)
      await recordTime(client, { source, mode: task.mode, pass: task.pass, requests, failures, seconds });
    [requests, failures, seconds] = [0, 0, 0];
  };
  return {
    flush,
    beforeRequest: async () => {
      if (seconds >= SLICE_SECONDS) {
        await flush();
        if (await shouldYield(client, source, task.mode, retryMs))
          throw new TaskYields(`tasks of another mode are due for ${source}`);
      }
      mark = now();
    },
    afterRequest: (failed) => {
      // Includes the pause before each request, and repetitions after failures.
      seconds += (now() - mark) / 1_000;
      if (failed) failures += 1;
      else requests += 1;
    },
  };
}

/** Adds to the time of requests of one kind in this hour. */
const recordTime = (
  database: Executor,
  time: { source: string; mode: SyncMode; pass: string; requests: number; failures: number; seconds: number },
): Promise<unknown> =>
  database.query({
    name: 'record-publisher-time',
    text: `insert into ops.publisher_time as known (source, hour, mode, pass, requests, failures, seconds)
     values ($1, date_trunc('hour', now()), $2, $3, $4, $5, $6)
     on conflict (source, hour, mode, pass) do update set requests = known.requests + excluded.requests,
       failures = known.failures + excluded.failures, seconds = known.seconds + excluded.seconds`,
    values: [time.source, time.mode, time.pass, time.requests, time.failures, time.seconds],
  });

/** @returns the modes in the order in which their tasks are taken now */
export async function modesInOrder(database: Executor, source: string): Promise<SyncMode[]> {
  const { used, elapsed } = await usedTimeOf(database, source);
  return orderOfModes(used, elapsed);
}

async function shouldYield(
  database: Executor,
  source: string,
  mode: SyncMode,
  retryMs: number,
): Promise<boolean> {
  const modes = await modesInOrder(database, source);
  const before = modes.slice(0, modes.indexOf(mode));
  const { rows } = await database.query<{ due: boolean }>(
    `select exists (
       select from ops.task join ops.cron_runs run on run.id = task.run_id
       where task.source = $1 and ${runnable('$2')} and run.mode = any($3::text[])) as due`,
    [source, retryMs, before],
  );
  return rows[0]?.due ?? false;
}
