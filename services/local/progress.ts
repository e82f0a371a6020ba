import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '#shared/database/connection.ts';
import { waitingForRoom } from '#shared/health/conditions/room.ts';

/** The progress of the first sync of some sources; counts that may be large are text. */
export type SyncProgress = {
  status: string;
  tasks_total: number;
  tasks_done: number;
  failing: number;
  captures: string;
  outstanding: string;
  published: string;
  backfill_complete: boolean;
  last_error: string | null;
};

const POLL_MS = 300;
/** Interval between two lines in a log; on a terminal the line is redrawn with each poll. */
const LINE_EVERY_MS = 2_000;
/** A first sync that has failures and makes no progress for so long counts as stuck. */
const STANDSTILL_MS = 60_000;

/** @returns the progress of all sources together; null before the first run of any has been planned */
export async function readProgress(pool: Pool, sources: readonly string[]): Promise<SyncProgress | null> {
  const { rows } = await pool.query<SyncProgress & { known: number }>(
    `select case when bool_or(status = 'running') then 'running' else max(status) end as status,
       sum(tasks_total)::int as tasks_total, sum(tasks_done)::int as tasks_done, sum(failing)::int as failing,
       sum(captures)::text as captures, max(outstanding)::text as outstanding, max(published)::text as published,
       bool_and(backfill_complete) and count(*) = cardinality($1::text[]) as backfill_complete,
       string_agg(last_error, '; ' order by source) as last_error, count(*)::int as known
     from ops.sync_progress where source = any($1::text[])`,
    [sources],
  );
  const { known, ...progress } = rows[0] ?? { known: 0 };
  return known === 0 ? null : (progress as SyncProgress);
}

export const isPublished = (progress: SyncProgress | null): boolean =>
  progress?.backfill_complete === true && progress.outstanding === '0';

/** A progress line: redrawn in place on a terminal, printed at intervals elsewhere. */
export type ProgressLine = {
  show: (line: string) => void;
  /** Removes the line, so that another text can be printed. */
  clear: () => void;
};

export function progressLine(output: NodeJS.WriteStream): ProgressLine {
  let last = '';
  let at = 0;
  return {
    show: (line) => {
      if (output.isTTY) {
        output.write(`\r\u001b[K${line.slice(0, Math.max(20, (output.columns ?? 80) - 1))}`);
        last = line;
        return;
      }
      if (line === last || Date.now() - at < LINE_EVERY_MS) return;
      at = Date.now();
      last = line;
      output.write(`${line}\n`);
    },
    clear: () => {
      if (output.isTTY && last !== '') output.write('\r\u001b[K');
    },
  };
}

/**
 * Shows the progress until the first sync is published.
 * @param signal stops the function
 * @returns `published`, `stuck` when there are only failures, or `stopped`
 */
export async function followFirstSync(
  pool: Pool,
  sources: readonly string[],
  line: ProgressLine,
  signal: AbortSignal,
): Promise<'published' | 'stuck' | 'stopped'> {
  let before = '';
  let movedAt = Date.now();
  while (!signal.aborted) {
    // A database that is being restarted fails now and can be read at the next poll.
    const progress = await readProgress(pool, sources).catch(() => null);
    if (isPublished(progress)) return 'published';
    const room = await waitingForRoom(pool).catch(() => null);
    const text = [describeProgress(progress), ...(room === null ? [] : [room])].join('; ');
    line.show(text);
    if (text !== before) movedAt = Date.now();
    before = text;
    const failing = (progress?.failing ?? 0) > 0 || (progress?.last_error ?? null) !== null;
    if (failing && Date.now() - movedAt > STANDSTILL_MS) return 'stuck';
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
  }
  return 'stopped';
}

/** @returns one line such as `collecting 45 of 580 requests, 1,504 releases stored, 120 in work, 1,300 tenders published` */
export function describeProgress(progress: SyncProgress | null): string {
  if (progress === null || progress.tasks_total === 0) return 'planning the first sync';
  const n = (value: number | string) => Number(value).toLocaleString('en-ZA').replaceAll(/\s/g, ' ');
  const parts = [
    `collecting ${n(progress.tasks_done)} of ${n(progress.tasks_total)} tasks`,
    `${n(progress.captures)} releases stored`,
    `${n(progress.outstanding)} in work`,
    `${n(progress.published)} tenders published`,
    ...(progress.failing > 0 ? [`${n(progress.failing)} failing`] : []),
    ...(progress.last_error ? [`last error: ${progress.last_error.split('\n')[0]}`] : []),
  ];
  return parts.join(', ');
}
