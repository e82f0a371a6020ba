import type { Executor } from '#shared/database/connection.ts';
import type { Finding } from '#shared/health/evaluate.ts';
import { sourceNames } from '#shared/sources.ts';

/** Stores a verdict as the schedule process does, for tests that run none; it stays fresh for an hour. */
export async function reportHealth(database: Executor, findings: readonly Finding[] = []): Promise<void> {
  await database.query(
    `insert into ops.health (single, checked_at, findings, measured) values (true, now() + interval '1 hour', $1, '[]')
     on conflict (single) do update set checked_at = excluded.checked_at, findings = excluded.findings`,
    [JSON.stringify(findings)],
  );
}

/** Statements: the first sync of every source has ended and is published. */
export const firstSyncs = `
  insert into ops.cron_runs (id, status, kind, entity, mode, invocation_id, completed_at)
  select gen_random_uuid(), 'completed', 'sync', source, 'incremental', source, now()
  from unnest('{${sourceNames.join(',')}}'::text[]) as source;
  insert into read.version (resource, change_seq, published_at)
  values ('tender', 1, now()), ('restricted_supplier_list', 1, now())
  on conflict (resource) do update set change_seq = greatest(version.change_seq, 1);`;
