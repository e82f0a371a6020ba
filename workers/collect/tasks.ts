import type { Client, Executor } from '#shared/database.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';

/** Kinds of work within a run. `plan` finds out, once the lists are in, which numbers are missing. */
export type Pass = 'window' | 'list' | 'plan' | 'number' | 'refetch';

/** A row of ops.task with what its run is about. */
export type Task = {
  id: string;
  runId: string;
  pass: Pass;
  /**
   * `2026-08-07..2026-08-13#1` (days, and which repeat), `cancelled#1` or `cancelled:40#1` (a list, pages at most, and
   * which repeat), `165000..165499` (numbers), `165500..` (numbers upwards),
   * `..164999` (downwards), `<ocid>..<ocid>` (processes), `backfill 2026-01-01..2026-08-13` (the plan: mode and days).
   */
  scope: string;
  nextPage: number;
  /** As PostgreSQL text. */
  createdAt: string;
  mode: SyncMode;
};

export type NewTask = { pass: Pass; scope: string };

/** A failing task is tried again by sweeps up to this many attempts; later runs cover the same ground anyway. */
const MOST_ATTEMPTS = 10;

/** The condition under which a failing task is tried again: waits that double from the moment it first failed. */
const due = (retryMs: string) => `(task.state = 'failing' and task.attempts < ${MOST_ATTEMPTS}
  and task.failing_since + ${retryMs}::float8 * 60 * power(2, task.attempts - 1) * interval '1 millisecond' <= now())`;

/** What is left to do, for the runner and for the sweep; `retryMs` is a parameter's name such as `$2`. */
export const runnable = (retryMs: string): string =>
  `(task.state in ('pending', 'running') or ${due(retryMs)})`;

/**
 * The next task of a source. What is new goes before what may have changed, that before the past; lists go before
 * the numbers that they leave over.
 */
export async function nextTask(client: Client, source: string, retryMs: number): Promise<Task | null> {
  const { rows } = await client.query(
    `select task.id, task.run_id, task.pass, task.scope, task.next_page, task.created_at, split_part(plan.scope, ' ', 1) as mode
     from ops.task join ops.task plan on plan.run_id = task.run_id and plan.pass = 'plan'
     where task.source = $1 and ${runnable('$2')}
       and (task.pass <> 'plan' or not exists (
         select from ops.task list where list.run_id = task.run_id and list.pass in ('window', 'list') and list.state in ('pending', 'running')))
     order by array_position(array['incremental', 'refetch', 'backfill'], split_part(plan.scope, ' ', 1)), task.state = 'failing', task.id
     limit 1`,
    [source, retryMs],
  );
  const row = rows[0];
  if (!row) return null;
  const started = await client.query(
    `update ops.task set state = 'running', attempts = attempts + case state when 'running' then 0 else 1 end
     where id = $1 returning next_page`,
    [row.id],
  );
  return {
    id: row.id,
    runId: row.run_id,
    pass: row.pass,
    scope: row.scope,
    nextPage: started.rows[0].next_page,
    createdAt: row.created_at,
    mode: row.mode,
  };
}

/** Adds tasks to a run; those it already has are left alone. */
export async function addTasks(
  client: Executor,
  runId: string,
  source: string,
  tasks: readonly NewTask[],
): Promise<void> {
  await client.query(
    `insert into ops.task (run_id, source, pass, scope)
     select $1, $2, pass, scope from unnest($3::text[], $4::text[]) with ordinality as task (pass, scope, position)
     order by position on conflict (run_id, pass, scope) do nothing`,
    [runId, source, tasks.map(({ pass }) => pass), tasks.map(({ scope }) => scope)],
  );
}

/**
 * Marks a task done and adds what follows from it. The same scope failing in an older run is thereby mended too. Runs
 * within a transaction of the caller.
 * @returns ids of the runs whose balance has changed
 */
export async function finishTask(
  client: Client,
  source: string,
  task: Task,
  follow: readonly NewTask[],
): Promise<string[]> {
  await addTasks(client, task.runId, source, follow);
  const { rows } = await client.query(
    `update ops.task set state = 'done', completed_at = now(), last_error = null, failing_since = null
     where id = $1 or (source = $2 and state = 'failing' and pass = $3 and scope = $4)
     returning run_id`,
    [task.id, source, task.pass, task.scope],
  );
  return rows.map((row) => row.run_id);
}

/** Marks a task failing, with the reason and since when; what it has collected stays. */
export async function failTask(client: Client, task: Task, reason: string): Promise<void> {
  await client.query(
    `update ops.task set state = 'failing', last_error = $2, failing_since = coalesce(failing_since, now()) where id = $1`,
    [task.id, reason],
  );
}

/** Puts a task back, because the publisher, not the task, is the trouble. */
export async function suspendTask(client: Client, task: Task, reason: string): Promise<void> {
  await client.query(
    `update ops.task set state = 'pending', attempts = attempts - 1, last_error = $2 where id = $1`,
    [task.id, reason],
  );
}

/** Reads `a..b` scopes; either end may be missing. */
export function readRange(scope: string): { from: string; to: string } {
  const [from = '', to = ''] = scope.split('..');
  return { from, to };
}

/** Runs `work` in a transaction of a connection that is kept for longer than that. */
export async function within<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
