import type { Executor } from '#shared/database/connection.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

/** ops.scheduled_job: when each job was last done and is due again. Only this module writes it. */

/** Enters the jobs of the schedule; one that is there keeps its times, and one that is no job any more is removed. */
export async function enterJobs(
  database: Executor,
  jobs: readonly { name: string; due: Date; queued: boolean }[],
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await database.query('delete from ops.scheduled_job where name <> all($1::text[])', [names]);
  await database.query(
    `insert into ops.scheduled_job (name, due_at, queued)
     select * from unnest($1::text[], $2::timestamptz[], $3::boolean[]) on conflict (name) do nothing`,
    [names, jobs.map(({ due }) => due), jobs.map(({ queued }) => queued)],
  );
}

/** Records the end of a job. One that has failed stays due, until it succeeds. */
export async function settleJob(
  database: Executor,
  name: string,
  due: Date,
  error: Error | null,
): Promise<void> {
  await database.query(
    error === null
      ? `update ops.scheduled_job set done_at = now(), due_at = $2, failed_at = null, error = null where name = $1`
      : `update ops.scheduled_job set failed_at = now(), error = $3, due_at = least(due_at, $2) where name = $1`,
    error === null ? [name, due] : [name, due, maskIdentityNumbers(error.message)],
  );
}

/** @returns names of the jobs that have been due for more than the given number of seconds */
export async function overdueJobs(database: Executor, seconds: number): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from ops.scheduled_job where due_at < now() - $1 * interval '1 second' order by due_at, name`,
    [seconds],
  );
  return rows.map(({ name }) => name);
}
