import { isReadingAgainCheaper } from '#shared/pace/estimate.ts';
import { numberTasks, rangeOfNumbers } from '#shared/pace/plan.ts';
import { measuredOf } from '#shared/pace/publisher-time.ts';
import type { PlannedTask } from '#shared/pace/task-scope.ts';
import { changeableProcesses } from '#workers/collect/changeable.ts';
import type { RefetchPass } from '#workers/collect/source.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { missingNumbers, numberSpan } from '../number-checks.ts';
import type { PassWork, Work } from '../passes/work.ts';
import type { NumberPass } from '../source.ts';

/**
 * Plans the requests for what the lists of a run have not shown. It runs after the lists have been read, so that a
 * release in a list is not requested individually again.
 */
export const planMissing: PassWork<'plan'> = async (work) => {
  const { number, refetch } = work.source.passes;
  if (work.task.mode === 'refetch') return refetch ? planRefetch(work, refetch) : [];
  const numbers = number ? await planNumbers(work, number) : [];
  const moved = work.task.mode === 'gaps' && refetch ? await planRefetch(work, refetch) : [];
  return [...moved, ...numbers];
};

/**
 * Numbers are consecutive, so they prove completeness: each number between the first and the last is captured, or was
 * requested and gave no release. A backfill first reads lists again if that takes less time.
 */
async function planNumbers(work: Work<'plan'>, pass: NumberPass): Promise<PlannedTask[]> {
  const { source, task, client } = work;
  const span = await numberSpan(client, source, pass);
  if (!span) return [];
  if (span.outliers > 0) await recordOutliers(work, span);
  const limits = { misses: pass.misses.value, recent: pass.recent.value, batch: pass.batch.value };
  const missing = await missingNumbers(client, source, rangeOfNumbers(limits, task.mode, span));
  const numbers = missing.map(({ number }) => number);
  const again = task.mode === 'backfill' ? await readingsAgain(work, numbers.length) : [];
  if (again.length > 0) return [...again, { pass: 'plan', repeat: task.repeat + 1, expected: 0 }];
  return numberTasks(limits, task.mode, span, numbers);
}

/** @returns another reading of each list with several pages, if that takes less time than requesting the numbers */
async function readingsAgain(
  { source, task, client }: Work<'plan'>,
  missing: number,
): Promise<PlannedTask[]> {
  const { windows } = source.pace;
  if (windows === null || task.repeat >= windows.readings.value) return [];
  const { rows } = await client.query<{ fromDay: string; toDay: string; pages: number }>(
    `select from_day as "fromDay", to_day as "toDay", pages from ops.task
     where run_id = $1 and pass = 'window' and repeat = $2 and state = 'done' and pages > 1 order by id`,
    [task.runId, task.repeat],
  );
  const pages = rows.reduce((sum, row) => sum + row.pages, 0);
  const measured = await measuredOf(client, source.name);
  if (!isReadingAgainCheaper(source.pace, { pages, missing }, measured)) return [];
  return rows.map(({ fromDay, toDay, pages: expected }) => ({
    pass: 'window',
    fromDay,
    toDay,
    repeat: task.repeat + 1,
    expected,
  }));
}

const recordOutliers = (
  { source, client }: Work<'plan'>,
  found: { outliers: number; first: number; last: number },
): Promise<void> =>
  recordIssues(client, [
    stageIssues('collect').warning('number-outlier', source.name, source.ocidPrefix ?? source.name, found),
  ]);

/** @returns tasks that request processes one by one, the newest first, because most open ones are new */
async function planRefetch(
  { source, task, client }: Work<'plan'>,
  { closedFor, batch: { value: batch } }: RefetchPass,
): Promise<PlannedTask[]> {
  const ocids = await changeableProcesses(client, source.name, task, closedFor.value);
  const tasks: PlannedTask[] = [];
  for (let start = 0; start < ocids.length; start += batch) {
    const part = ocids.slice(start, start + batch);
    tasks.push({
      pass: 'refetch',
      ocidFrom: part.at(-1) ?? '',
      ocidTo: part[0] ?? '',
      expected: part.length,
    });
  }
  return tasks;
}
