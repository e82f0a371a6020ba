import type { Client } from '#shared/database/connection.ts';
import type { NumberPass, Source } from '#workers/collect/source.ts';
import { TaskLost } from '#workers/collect/store.ts';
import type { Task } from '#workers/collect/tasks.ts';

/**
 * Number checks, in ops.number_check: the numbers that were asked for and gave no release. Together with the captures
 * they show which numbers to request next.
 */

/** The outcome of requesting one number, if the response had no release. */
export type NumberCheck = { number: number; outcome: 'never' | 'failing'; reason: string | null };

/** Records checks and advances the task by as many pages, in one statement. @throws TaskLost as `storePage` does */
export async function recordNumberChecks(
  client: Client,
  source: Source,
  task: Task,
  checks: readonly NumberCheck[],
): Promise<void> {
  if (checks.length === 0) return;
  const { rowCount } = await client.query(
    `with task as (
       update ops.task set next_page = next_page + $3, pages = pages + $3
       where id = $1 and next_page = $2 and state = 'running' returning id
     )
     insert into ops.number_check (source, number, outcome, reason, since, last_at)
     select distinct on (number) $4, number, outcome, reason, now(), now()
     from task, unnest($5::int[], $6::text[], $7::text[]) with ordinality as given (number, outcome, reason, position)
     order by number, position desc
     on conflict (source, number) do update set
       since = case when number_check.outcome = excluded.outcome then number_check.since else excluded.since end,
       outcome = excluded.outcome, reason = excluded.reason, last_at = excluded.last_at, times = number_check.times + 1`,
    [
      task.id,
      task.nextPage,
      checks.length,
      source.name,
      checks.map(({ number }) => number),
      checks.map(({ outcome }) => outcome),
      checks.map(({ reason }) => reason),
    ],
  );
  if (!rowCount) throw new TaskLost(`task ${task.id} is not at page ${task.nextPage} any more`);
  task.nextPage += checks.length;
}

/** First and last number of a source, and how many numbers were left out because they are far from the others. */
export type NumberRange = { first: number; last: number; outliers: number };

/**
 * Finds the span of captured numbers. Steps from number to number through the index, so that the time grows with the
 * numbers, not with their captures.
 * @returns null if no number has been captured yet
 */
export async function numberSpan(
  client: Client,
  source: Source,
  { maxGap }: NumberPass,
): Promise<NumberRange | null> {
  const { rows } = await client.query(
    `with recursive step (number) as (
       select min(number) from raw.capture where source = $1
       union all
       select (select min(number) from raw.capture where source = $1 and number > step.number)
       from step where step.number is not null
     ),
     captured as (select number from step where number is not null),
     stepped as (select number, number - lag(number) over (order by number) > $2 as far from captured),
     clusters as (select number, count(*) filter (where far) over (order by number) as cluster from stepped)
     select min(number) as first, max(number) as last, (select count(*) from captured)::int - count(*)::int as outliers
     from clusters group by cluster order by count(*) desc, cluster desc limit 1`,
    [source.name, maxGap.value],
  );
  return rows[0] ?? null;
}

/**
 * Lists the numbers of a range that are neither captured nor checked recently enough: failing numbers at once; a number
 * that was never published only after half the time since this was first known, and so more and more rarely.
 * @param task leaves out the numbers that this task has already requested
 */
export async function missingNumbers(
  client: Client,
  source: Source,
  { from, to, task }: { from: number; to: number; task?: Task },
): Promise<{ number: number; failing: boolean }[]> {
  const { min, max } = source.passes.number!.again.value;
  const { rows } = await client.query(
    `select candidate.number, coalesce(number_check.outcome = 'failing', false) as failing
     from generate_series($2::int, $3::int) as candidate (number)
     left join ops.number_check on number_check.source = $1 and number_check.number = candidate.number
     where not exists (select from raw.capture
         where capture.source = $1 and capture.number = candidate.number and capture.number between $2 and $3)
       and (number_check.last_at is null or number_check.last_at < $4::timestamptz)
       and (number_check.outcome is distinct from 'never' or number_check.last_at + least(greatest(
         (number_check.last_at - number_check.since) / 2, $5 * interval '1 day'), $6 * interval '1 day') <= now())
     order by candidate.number`,
    [source.name, from, to, task?.createdAt ?? 'infinity', min, max],
  );
  return rows;
}

/**
 * @returns which numbers from `from` to `to` are captured, and which this task has requested without finding a release
 */
export async function knownNumbers(
  client: Client,
  source: Source,
  task: Task,
  from: number,
  to: number,
): Promise<Map<number, 'captured' | 'asked'>> {
  const { rows } = await client.query(
    `select number, 'asked' as state from ops.number_check where source = $1 and number between $2 and $3 and last_at >= $4
     union all
     select distinct number, 'captured' from raw.capture where source = $1 and number between $2 and $3`,
    [source.name, from, to, task.createdAt],
  );
  return new Map(rows.map((row) => [row.number, row.state]));
}
