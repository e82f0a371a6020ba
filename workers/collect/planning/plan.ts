import { type Client, databaseTime, transaction } from '#shared/database/connection.ts';
import { firstDayOf, firstTasks, type WindowReading } from '#shared/pace/plan.ts';
import { knowledgeOf } from '#shared/pace/publisher-time.ts';
import { southAfricanDay } from '#shared/time.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { joinRun, openRun, type PlanMessage, settleRun, tellOfEnd } from '../run-log.ts';
import type { Source } from '../source.ts';
import { addTasks } from '../tasks.ts';

/**
 * Makes a run and its first tasks from a request, in one transaction. The request's id is unique among runs, so a
 * request that is received twice is planned once. If a run of the same source, mode and days is under way, the request
 * joins it: requests to a slow publisher must not accumulate.
 * @returns id of a task that can be worked on; null if there is none
 */
export async function planRun(
  request: PlanMessage,
  source: Source,
  { pool, config, queues }: StageContext,
): Promise<string | null> {
  const now = await databaseTime(pool);
  const from = request.from ?? firstDayOf(source.pace, request.mode, now, config.COLLECT_FROM);
  const days = { from, to: request.to ?? southAfricanDay(now) };
  const { window, list, file, number, refetch } = source.passes;
  const askable = {
    windows: window !== undefined,
    lists: (list?.lists ?? []).map(({ name, pages }) => ({ name, pages: pages.value })),
    file: file !== undefined,
    singles: number !== undefined || refetch !== undefined,
  };
  let ended = false;
  const first = await transaction(pool, async (client) => {
    await lockUntilCommit(client, `plan:${source.name}`);
    if (await joinRun(client, request, days)) return null;
    const runId = await openRun(client, request, days);
    if (runId === null) return null;
    const readings = await readingsOf(client, source, from);
    const known = await knowledgeOf(client, source.name, days);
    const tasks = firstTasks(source.pace, askable, request.mode, days, { readings, known });
    await addTasks(client, runId, source.name, tasks);
    const taskId = await firstTask(client, runId);
    // A run without tasks has done all there is to do.
    if (taskId === null)
      ended = await settleRun(client, runId, { cpuMs: 0, completeFrom: config.COLLECT_FROM });
    return taskId;
  });
  if (ended) await tellOfEnd(queues);
  return first;
}

/** @returns the readings of windows from a day on */
async function readingsOf(client: Client, { name }: Source, from: string): Promise<WindowReading[]> {
  const { rows } = await client.query<WindowReading>(
    `select distinct from_day as "fromDay", to_day as "toDay",
       to_char(started_at at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as on
     from ops.task where source = $1 and pass = 'window' and state = 'done' and started_at is not null and from_day >= $2`,
    [name, from],
  );
  return rows;
}

async function firstTask(client: Client, runId: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    'select id from ops.task where run_id = $1 order by id limit 1',
    [runId],
  );
  return rows[0]?.id ?? null;
}
