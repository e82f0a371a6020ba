import type { Executor } from '#shared/database.ts';
import type { Finding } from '#shared/health/evaluate.ts';

/** Stores a verdict as the schedule process does, for tests that run none; it stays fresh for an hour. */
export async function reportHealth(database: Executor, findings: readonly Finding[] = []): Promise<void> {
  await database.query(
    `insert into ops.health (single, checked_at, findings, measured) values (true, now() + interval '1 hour', $1, '[]')
     on conflict (single) do update set checked_at = excluded.checked_at, findings = excluded.findings`,
    [JSON.stringify(findings)],
  );
}
