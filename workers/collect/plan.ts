import { type Client, transaction } from '#shared/database.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { openRun, type PlanMessage } from '#workers/collect/ledger.ts';
import { missingNumbers, numberSpan } from '#workers/collect/number-checks.ts';
import { planRefetch } from '#workers/collect/passes/refetch.ts';
import type { PassWork } from '#workers/collect/passes/work.ts';
import type { ListPass, NumberPass, Source } from '#workers/collect/source.ts';
import { addTasks, type NewTask } from '#workers/collect/tasks.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Turns a request into a run and its first tasks, in one transaction. The request's id is unique among runs, so that
 * planning twice is planning once.
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
    const runId = await openRun(client, request);
    if (runId === null) return;
    const tasks: NewTask[] = [{ pass: 'plan', scope: `${request.mode} ${from}..${to}` }];
    if (window && request.mode !== 'refetch')
      tasks.push(...windows(from, to, window.days.value, window.repeats.value.least));
    if (list && request.mode !== 'refetch') tasks.push(...lists(list, request.mode));
    if (refetch && request.mode === 'refetch')
      tasks.push(...(await planRefetch(client, source.name, refetch)));
    await addTasks(client, runId, source.name, tasks);
  });
}

/**
 * Windows from the latest day back, so that what is open now is served first; each listing is a task of its own, and
 * the second round begins when the first one is through.
 */
export function windows(from: string, to: string, days: number, repeats: number): NewTask[] {
  const spans: string[] = [];
  for (let start = from; start <= to; start = addDays(start, days)) {
    const end = addDays(start, days - 1);
    spans.unshift(`${start}..${end < to ? end : to}`);
  }
  return Array.from({ length: repeats }, (_, index) =>
    spans.map((span): NewTask => ({ pass: 'window', scope: `${span}#${index + 1}` })),
  ).flat();
}

/** All lists to their ends, or as many pages of each as show what is new. */
const lists = ({ lists: all }: ListPass, mode: SyncMode): NewTask[] =>
  all.map(({ name, recent: { value: pages } }) => ({
    pass: 'list',
    scope: mode === 'incremental' && pages !== null ? `${name}:${pages}#1` : `${name}#1`,
  }));

/**
 * Runs when the lists of a run are in: which numbers are still missing? Planned only now, so that no release is asked
 * for on its own that a list has shown.
 */
export const planNumbers: PassWork = async ({ source, task, client }) => {
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
        source: source.name,
        subject: source.ocidPrefix ?? source.name,
        detail,
      },
    ]);
  }
  const upwards: NewTask = { pass: 'number', scope: `${span.last + 1}..` };
  if (task.mode === 'incremental') {
    const from = Math.max(span.first, span.last - pass.recent.value);
    return [upwards, ...(await holes(client, source, pass, { from, to: span.last, revisit: 'all' }))];
  }
  const downwards: NewTask = { pass: 'number', scope: `..${span.first - 1}` };
  const all = await holes(client, source, pass, { from: span.first, to: span.last, revisit: 'aged' });
  return [upwards, ...all.reverse(), ...(span.first > 1 ? [downwards] : [])];
};

/** @returns a task for every batch of numbers that has something to ask for, in ascending order */
async function holes(
  client: Client,
  source: Source,
  { batch: { value: batch } }: NumberPass,
  range: { from: number; to: number; revisit: 'all' | 'aged' },
): Promise<NewTask[]> {
  const missing = await missingNumbers(client, source, range);
  const starts = new Set(missing.map(({ number }) => number - (number % batch)));
  return [...starts].map((start) => ({
    pass: 'number',
    scope: `${Math.max(start, range.from)}..${Math.min(start + batch - 1, range.to)}`,
  }));
}
