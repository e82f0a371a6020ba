import { type Client, transaction } from '#shared/database.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import type { TaskScope } from '#shared/task-scope.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { missingNumbers, numberSpan } from '#workers/collect/number-checks.ts';
import { planRefetch } from '#workers/collect/passes/refetch.ts';
import type { PassWork } from '#workers/collect/passes/work.ts';
import { openRun, type PlanMessage } from '#workers/collect/run-log.ts';
import type { ListPass, NumberPass, Source } from '#workers/collect/source.ts';
import { addTasks } from '#workers/collect/tasks.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Makes a run and its first tasks from a request, in one transaction. The request's id is unique among runs, so a
 * request that is received twice is planned once.
 */
export async function planRun(
  request: PlanMessage,
  source: Source,
  { pool, config }: StageContext,
): Promise<void> {
  const to = request.to ?? southAfricanDay(new Date());
  const { window, list, refetch } = source.passes;
  const recent = addDays(to, 1 - (window?.recent.value ?? 1));
  const from = request.from ?? (request.mode === 'backfill' ? config.COLLECT_FROM : recent);
  await transaction(pool, async (client) => {
    const runId = await openRun(client, request, { from, to });
    if (runId === null) return;
    const tasks: TaskScope[] = [{ pass: 'plan' }];
    if (window && request.mode !== 'refetch')
      tasks.push(...windows(from, to, window.days.value, window.repeats.value.min));
    if (list && request.mode !== 'refetch') tasks.push(...lists(list, request.mode));
    if (refetch && request.mode === 'refetch')
      tasks.push(...(await planRefetch(client, source.name, refetch)));
    await addTasks(client, runId, source.name, tasks);
  });
}

/**
 * @returns tasks for the windows of a range of days, the latest window first, because it has most open tenders. Each
 *   reading of a window is a task; all windows are read once before any is read again
 */
export function windows(from: string, to: string, days: number, repeats: number): Window[] {
  const spans: { fromDay: string; toDay: string }[] = [];
  for (let start = from; start <= to; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    spans.unshift({ fromDay: start, toDay: end < to ? end : to });
  }
  return Array.from({ length: repeats }, (_, index) =>
    spans.map((span) => ({ pass: 'window', ...span, repeat: index + 1 }) as const),
  ).flat();
}

type Window = Extract<TaskScope, { pass: 'window' }>;

/** @returns a task for each list: its first pages for an incremental run, otherwise the whole list */
const lists = ({ lists: all }: ListPass, mode: SyncMode): TaskScope[] =>
  all.map(({ name, recent }) => ({
    pass: 'list',
    list: name,
    maxPages: mode === 'incremental' ? recent.value : null,
    repeat: 1,
  }));

/**
 * Plans which numbers to ask for. Runs after the lists of the run have been read, so that no release that a list has
 * shown is requested again by its number.
 */
export const planNumbers: PassWork<'plan'> = async ({ source, task, client }) => {
  const pass = source.passes.number;
  if (!pass || task.mode === 'refetch') return [];
  const span = await numberSpan(client, source, pass);
  if (!span) return [];
  if (span.outliers > 0) {
    const detail = { outliers: span.outliers, first: span.first, last: span.last };
    await recordIssues(client, [
      {
        stage: 'collect',
        kind: 'number-outlier',
        severity: 'warning',
        source: source.name,
        subject: source.ocidPrefix ?? source.name,
        detail,
      },
    ]);
  }
  const upwards: TaskScope = { pass: 'number', numberFrom: span.last + 1, numberTo: null };
  if (task.mode === 'incremental') {
    const from = Math.max(span.first, span.last - pass.recent.value);
    return [upwards, ...(await gaps(client, source, pass, { from, to: span.last, revisit: 'all' }))];
  }
  const downwards: TaskScope = { pass: 'number', numberFrom: null, numberTo: span.first - 1 };
  const all = await gaps(client, source, pass, { from: span.first, to: span.last, revisit: 'aged' });
  return [upwards, ...all.reverse(), ...(span.first > 1 ? [downwards] : [])];
};

/** @returns a task for every batch of numbers that has gaps to ask for, in ascending order */
async function gaps(
  client: Client,
  source: Source,
  { batch: { value: batch } }: NumberPass,
  range: { from: number; to: number; revisit: 'all' | 'aged' },
): Promise<TaskScope[]> {
  const missing = await missingNumbers(client, source, range);
  const starts = new Set(missing.map(({ number }) => number - (number % batch)));
  return [...starts].map((start) => ({
    pass: 'number',
    numberFrom: Math.max(start, range.from),
    numberTo: Math.min(start + batch - 1, range.to),
  }));
}
