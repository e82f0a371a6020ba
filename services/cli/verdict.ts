import type { Pool } from '#shared/database/connection.ts';
import { isBreached, type MeasuredSubject } from '#shared/health/condition.ts';
import { conditions } from '#shared/health/conditions/index.ts';
import { SILENT_SECONDS } from '#shared/health/conditions/processes.ts';
import { createEvaluator, type HealthVerdict } from '#shared/health/evaluate.ts';
import { readFindings, stateOf } from '#shared/health/report.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { plural } from '#shared/text/plural.ts';
import { minute, table } from './table.ts';

/** The verdict and the processes, for `tenders status`. */

/** A worker process, as its last sign of life shows it. Times are South African. */
export type ProcessStatus = {
  title: string;
  host: string;
  pid: number;
  state: 'running' | 'silent' | 'ended';
  startedAt: string;
  seenAt: string;
  operator: string | null;
};

/** Evaluates the conditions now, without queues where these are silent; that the schedule process is silent is a finding, too. */
export async function judge(pool: Pool, queues: Queues | null): Promise<HealthVerdict> {
  const none = () => Promise.reject(new Error('the queues do not respond'));
  const evaluate = createEvaluator({
    database: pool,
    queues: queues ?? { kind: null, counts: none, waits: none, schedulers: none },
  });
  const [{ findings, measured }, stored] = await Promise.all([evaluate(), readFindings(pool)]);
  const silent = stored.filter(({ condition }) => condition === 'schedule-silent');
  return { findings: [...silent, ...findings], measured };
}

/** @returns the worker processes of the last day, those that run first */
export async function readProcesses(pool: Pool): Promise<ProcessStatus[]> {
  const { rows } = await pool.query<ProcessStatus>(
    `select title, host, pid, operator,
       case when ended_at is not null then 'ended' when seen_at > now() - interval '${SILENT_SECONDS} seconds' then 'running' else 'silent' end as state,
       core.south_african_time(started_at) as "startedAt", core.south_african_time(seen_at) as "seenAt"
     from ops.process order by (ended_at is null) desc, seen_at desc limit 20`,
  );
  return rows;
}

/** @returns the verdict in words: healthy, or each reason on a line */
export const describeVerdict = ({ findings }: HealthVerdict): string =>
  findings.length === 0
    ? 'healthy'
    : [
        `${stateOf(findings)}, ${plural(findings.length, 'reason')}`,
        ...findings.map(({ reason }) => `  ${reason}`),
      ].join('\n');

/** @returns for each condition with a limit the number that is nearest to a breach */
export function describeConditions({ measured }: HealthVerdict): string {
  const worst = (of: MeasuredSubject[]) => of.toSorted((one, other) => other.value - one.value)[0];
  return table(
    ['condition', 'of', 'number', 'breached'],
    conditions
      .filter(({ limit }) => limit !== null)
      .map((condition) => {
        const of = measured.filter((one) => one.condition === condition.name);
        const breached = of.filter((one) => isBreached(condition, one));
        const shown = worst(breached.length > 0 ? breached : of);
        return [
          condition.name,
          shown?.subject || '-',
          shown === undefined ? null : Math.round(100 * shown.value) / 100,
          breached.length > 0,
        ];
      }),
  );
}

export const describeProcesses = (processes: readonly ProcessStatus[]): string =>
  table(
    ['process', 'host', 'pid', 'state', 'started', 'last sign of life', 'health and metrics'],
    processes.map((one) => [
      one.title,
      one.host,
      String(one.pid),
      one.state,
      minute(one.startedAt),
      minute(one.seenAt),
      one.operator,
    ]),
    'no worker has reported in the last day',
  );
