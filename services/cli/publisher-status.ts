import type { Executor } from '#shared/database/connection.ts';
import { type Estimate, estimate, hoursUntilDone, requestsOfWindow } from '#shared/pace/estimate.ts';
import { type RequestKind, requestKinds } from '#shared/pace/pace.ts';
import { knowledgeOf, usedTimeOf } from '#shared/pace/publisher-time.ts';
import { paces } from '#shared/pace/sources.ts';
import type { SyncMode } from '#shared/queues/contracts.ts';
import { sourceNames } from '#shared/sources.ts';
import { plural } from '#shared/text/plural.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';

/** How the time of each publisher is spent, and how long the runs under way still take. For `tenders status`. */

const DAY_HOURS = 24;
/** Days over which the releases of a day are counted. */
const RECENT_DAYS = 60;

export type PublisherStatus = {
  source: string;
  /** South African time until which no request is sent; null where requests are sent. */
  pausedUntil: string | null;
  pauseReason: string | null;
  /** Seconds of one request of each kind, as measured or, before that, as expected. */
  secondsPerRequest: Partial<Record<RequestKind, number>>;
  /** Share of the last day that each mode has used, 0 to 1. */
  shares: Partial<Record<SyncMode, number>>;
  runs: {
    mode: SyncMode;
    /** Requests that were sent, and those that are expected to be left. */
    sent: number;
    left: number;
    /** Hours until the run is done at the present pace. */
    hours: number;
  }[];
};

type Left = {
  run: string;
  mode: SyncMode;
  pass: RequestKind;
  sent: number;
  expected: number;
  unknown: number;
};

/** @returns one entry for each source, in the order of the registry */
export async function readPublishers(database: Executor): Promise<PublisherStatus[]> {
  const publishers: PublisherStatus[] = [];
  for (const source of sourceNames) publishers.push(await readPublisher(database, source));
  return publishers;
}

async function readPublisher(
  database: Executor,
  source: (typeof sourceNames)[number],
): Promise<PublisherStatus> {
  const pace = paces[source];
  const today = southAfricanDay(new Date());
  const known = await knowledgeOf(database, source, { from: addDays(today, -RECENT_DAYS), to: today });
  const { used, elapsed } = await usedTimeOf(database, source, DAY_HOURS);
  const shares = new Map([...used].map(([mode, seconds]) => [mode, seconds / Math.max(elapsed, 1)]));
  const { rows: pauses } = await database.query<{ until: string; reason: string }>(
    `select core.south_african_time(paused_until) as until, pause_reason as reason
     from ops.sync_meta where entity = $1 and paused_until > now()`,
    [source],
  );
  const left = await readLeft(database, source);
  const perWindow = requestsOfWindow(pace, pace.windows?.days.value ?? 1, known);
  const runs = [...Map.groupBy(left, ({ run }) => run).values()].map((tasks) => {
    const costs = tasks.map(
      ({ pass, expected, unknown }): Estimate =>
        estimate(pace, pass, expected + unknown * (pass === 'window' ? perWindow : 1), known),
    );
    const { mode } = tasks[0]!;
    const seconds = costs.reduce((sum, cost) => sum + cost.seconds, 0);
    return {
      mode,
      sent: tasks.reduce((sum, { sent }) => sum + sent, 0),
      left: costs.reduce((sum, { requests }) => sum + requests, 0),
      hours: hoursUntilDone(seconds, mode, shares),
    };
  });
  const secondsPerRequest = Object.fromEntries(
    requestKinds.flatMap((kind) => (pace.cost[kind] ? [[kind, estimate(pace, kind, 1, known).seconds]] : [])),
  );
  return {
    source,
    pausedUntil: pauses[0]?.until ?? null,
    pauseReason: pauses[0]?.reason ?? null,
    secondsPerRequest,
    shares: Object.fromEntries(shares),
    runs,
  };
}

/** @returns requests sent, expected and not to be foreseen, by run and pass, of the runs that are under way */
async function readLeft(database: Executor, source: string): Promise<Left[]> {
  const { rows } = await database.query<Left>(
    `select run.id as run, run.mode, task.pass, sum(task.pages)::int as sent,
       coalesce(sum(greatest(expected - task.pages, 0)) filter (where state in ('pending', 'running')), 0)::int as expected,
       (count(*) filter (where state in ('pending', 'running') and expected is null))::int as unknown
     from ops.task join ops.cron_runs run on run.id = task.run_id
     where task.source = $1 and run.status = 'running' group by run.id, run.mode, task.pass order by run.id, task.pass`,
    [source],
  );
  return rows;
}

/** @returns one line for each publisher and for each of its runs under way */
export function describePublishers(publishers: readonly PublisherStatus[]): string[] {
  return publishers.flatMap(({ source, pausedUntil, pauseReason, secondsPerRequest, shares, runs }) => {
    const seconds = Object.entries(secondsPerRequest).map(([kind, value]) => `${kind} ${value.toFixed(1)} s`);
    const used = Object.entries(shares).map(([mode, share]) => `${mode} ${Math.round(100 * share)} %`);
    return [
      ...(pausedUntil === null ? [] : [`${source}: no request is sent until ${pausedUntil}: ${pauseReason}`]),
      `${source}: a request takes ${seconds.join(', ')}; used in the last day: ${used.join(', ') || 'nothing'}`,
      ...runs.map(
        ({ mode, sent, left, hours }) =>
          `${source}: ${mode}: ${plural(sent, 'request')} sent, about ${plural(Math.round(left), 'request')} left, ${describeHours(hours)}`,
      ),
    ];
  });
}

/** @returns a duration in words, such as `about 3 hours` */
export const describeHours = (hours: number): string =>
  hours < 1
    ? `about ${plural(Math.ceil(60 * hours), 'minute')}`
    : `about ${plural(Math.round(hours), 'hour')}`;
