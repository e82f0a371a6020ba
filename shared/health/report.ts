import type { Executor } from '#shared/database/connection.ts';
import type { Finding, HealthVerdict } from '#shared/health/evaluate.ts';

/** The verdict of the schedule process in ops.health, for processes that may not look at the tables themselves. */

/** Interval between two evaluations, in milliseconds. */
export const EVALUATE_MS = 5_000;
/** A verdict this old, in seconds, says only that the schedule process is silent. */
export const OLD_SECONDS = 45;

/**
 * Incidents that the findings in $1 begin, and those that they end. What only says that the service has just begun is none.
 */
const STORE_INCIDENTS = `
with found as (
  select condition, subject, min(reason) as reason
  from jsonb_to_recordset($1::jsonb) as one (condition text, subject text, reason text, starting boolean)
  where starting is not true group by condition, subject
), ended as (
  update ops.incident set ended_at = now() where ended_at is null
    and (condition, subject) not in (select condition, subject from found)
)
insert into ops.incident (condition, subject, reason) select condition, subject, reason from found
on conflict (condition, subject) where ended_at is null do nothing`;

/** Replaces the verdict, and writes down what it begins and ends. */
export async function storeVerdict(database: Executor, { findings, measured }: HealthVerdict): Promise<void> {
  await database.query(
    `insert into ops.health (single, checked_at, findings, measured) values (true, now(), $1, $2)
     on conflict (single) do update set checked_at = now(), findings = excluded.findings, measured = excluded.measured`,
    [JSON.stringify(findings), JSON.stringify(measured)],
  );
  await database.query(STORE_INCIDENTS, [JSON.stringify(findings)]);
}

/** The statement that reads it; its row is `{ checkedAt, age, findings }`, with the age in seconds. */
export const READ_VERDICT = `
  select to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "checkedAt",
    extract(epoch from now() - checked_at)::float8 as age, findings from ops.health`;

/** Whether the service does its work, has just begun and serves what there is so far, or has something wrong with it. */
export const healthStates = ['healthy', 'starting', 'unhealthy'] as const;
export type HealthState = (typeof healthStates)[number];

export function stateOf(findings: readonly Pick<Finding, 'starting'>[]): HealthState {
  if (findings.length === 0) return 'healthy';
  return findings.every(({ starting }) => starting) ? 'starting' : 'unhealthy';
}

export type StoredVerdict = { checkedAt: string; age: number; findings: Finding[] };

const UNWATCHED = ': nobody watches the other processes, and work whose message was lost waits';

/** @returns the findings of the stored verdict; where there is none or only an old one, that it is so */
export function findingsOf(stored: StoredVerdict | undefined): Finding[] {
  const silent = (reason: string): Finding[] => [{ condition: 'schedule-silent', subject: '', reason }];
  if (stored === undefined) return silent(`the schedule has never reported${UNWATCHED}`);
  if (stored.age <= OLD_SECONDS) return stored.findings;
  return silent(`the schedule has not reported since ${stored.checkedAt}${UNWATCHED}`);
}

/** @returns the findings of the stored verdict, see {@link findingsOf} */
export async function readFindings(database: Executor): Promise<Finding[]> {
  const { rows } = await database.query<StoredVerdict>(READ_VERDICT);
  return findingsOf(rows[0]);
}
