import type { Client, Executor } from '#shared/database/connection.ts';
import type { Pass, PlannedTask, TaskScope } from '#shared/pace/task-scope.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';

type ScopeOf = { [Of in Pass]: Extract<TaskScope, { pass: Of }> };

/** A row of ops.task, with the mode of its run. */
export type Task<Of extends Pass = Pass> = ScopeOf[Of] & {
  id: string;
  runId: string;
  nextPage: number;
  /** As PostgreSQL text. */
  createdAt: string;
  mode: SyncMode;
};

/** After this many attempts a failing task is left alone; later runs collect the same days or numbers anyway. */
const MAX_ATTEMPTS = 10;

/** SQL condition: a failing task is due again. The waits double from the first failure. */
const due = (retryMs: string) => `(task.state = 'failing' and task.attempts < ${MAX_ATTEMPTS}
  and task.failing_since + ${retryMs}::float8 * 60 * power(2, task.attempts - 1) * interval '1 millisecond' <= now())`;

/** @returns SQL condition: the task can be worked on now. `retryMs` is the name of a parameter, such as `$2` */
export const runnable = (retryMs: string): string =>
  `(task.state in ('pending', 'running') or ${due(retryMs)})`;

/** The columns that say what a task covers. Two tasks of a run never have the same values in all of them. */
const SCOPE = 'pass, from_day, to_day, list, max_pages, repeat, number_from, number_to, ocid_from, ocid_to';
const columnsOf = (row: string) =>
  SCOPE.split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ');

/**
 * Takes the next task of a source. Within a run, requests for missing data are planned after its lists have been read.
 * @param modes in the order in which their tasks are taken
 */
export async function nextTask(
  client: Client,
  source: string,
  modes: readonly SyncMode[],
  retryMs: number,
): Promise<Task | null> {
  const { rows } = await client.query(
    `select task.id, task.run_id as "runId", task.created_at as "createdAt", run.mode, pass,
       task.from_day as "fromDay", task.to_day as "toDay", list, max_pages as "maxPages", repeat,
       number_from as "numberFrom", number_to as "numberTo", ocid_from as "ocidFrom", ocid_to as "ocidTo"
     from ops.task join ops.cron_runs run on run.id = task.run_id
     where task.source = $1 and ${runnable('$2')}
       and (task.pass <> 'plan' or not exists (
         select from ops.task list where list.run_id = task.run_id and list.pass in ('window', 'list') and list.state in ('pending', 'running')))
     order by array_position($3::text[], run.mode), task.state = 'failing', task.id
     limit 1`,
    [source, retryMs, modes],
  );
  const [row] = rows;
  if (!row) return null;
  const started = await client.query(
    `update ops.task set state = 'running', attempts = attempts + case state when 'running' then 0 else 1 end,
       started_at = coalesce(started_at, now())
     where id = $1 returning next_page`,
    [row.id],
  );
  return { ...row, nextPage: started.rows[0].next_page };
}

/** Adds tasks to a run in the given order, except those that it already has. */
export async function addTasks(
  client: Executor,
  runId: string,
  source: string,
  tasks: readonly PlannedTask[],
): Promise<void> {
  await client.query(
    `insert into ops.task (run_id, source, expected, ${SCOPE})
     select $1, $2, expected, pass, "fromDay", "toDay", list, "maxPages", repeat, "numberFrom", "numberTo", "ocidFrom", "ocidTo"
     from rows from (json_to_recordset($3::json) as (pass text, "fromDay" date, "toDay" date, list text, "maxPages" int,
       repeat int, expected int, "numberFrom" int, "numberTo" int, "ocidFrom" text, "ocidTo" text)) with ordinality
     order by ordinality on conflict (run_id, ${SCOPE}) do nothing`,
    [runId, source, JSON.stringify(tasks)],
  );
}

/**
 * Marks a task done and adds the tasks that follow from it, in the caller's transaction. Tasks of other runs that cover
 * the same are marked done too, if they are failing, or were added before this one was started. Plans of two runs cover
 * the same if the runs have the same mode and days.
 * @returns ids of the runs with a task that was marked
 */
export async function finishTask(
  client: Client,
  source: string,
  task: Task,
  follow: readonly PlannedTask[],
): Promise<string[]> {
  await addTasks(client, task.runId, source, follow);
  const { rows } = await client.query(
    `update ops.task set state = 'done', completed_at = now(), last_error = null, failing_since = null
     from ops.task this join ops.cron_runs run on run.id = this.run_id, ops.cron_runs other
     where this.id = $1 and other.id = task.run_id and (task.id = $1
       or (task.source = $2
         and (task.state = 'failing' or (task.state = 'pending' and task.pass = 'window' and task.created_at <= this.started_at))
         and (${columnsOf('task')}) is not distinct from (${columnsOf('this')})
         and (task.pass <> 'plan'
           or (other.mode, other.from_day, other.to_day) is not distinct from (run.mode, run.from_day, run.to_day))))
     returning task.run_id`,
    [task.id, source],
  );
  return rows.map((row) => row.run_id);
}

/** Marks a task failing, with the reason and the time. The pages it has collected stay. */
export async function failTask(client: Client, task: Task, reason: string): Promise<void> {
  await client.query(
    `update ops.task set state = 'failing', last_error = $2, failing_since = coalesce(failing_since, now()) where id = $1`,
    [task.id, reason],
  );
}

/** Puts a task back without counting the attempt. `reason` is null if it only lets others go first. */
export async function suspendTask(client: Client, task: Task, reason: string | null): Promise<void> {
  await client.query(
    `update ops.task set state = 'pending', attempts = attempts - 1, last_error = $2 where id = $1`,
    [task.id, reason],
  );
}
