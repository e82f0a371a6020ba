import { randomUUID } from 'node:crypto';
import { expiredOf } from '#shared/reading/expiry.ts';
import { collect, conditionsSql } from '#shared/reading/where.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Adds to the outbox: tenders that have closed and restrictions that have ended since they were published, and articles
 * and editions that are due.
 * @returns how many
 */
export async function transition(context: StageContext): Promise<number> {
  const values = collect();
  const closing = conditionsSql(resources.tender, [expiredOf(resources.tender.expiry)], values, null);
  const closed = await emitOverdue(context, 'tender', closing.join(' and '), values.all);
  const expired = await emitOverdue(
    context,
    'restricted_supplier',
    `t.status = 'active' and t.period_to < (now() at time zone 'Africa/Johannesburg')::date`,
  );
  let come = 0;
  for (const resource of ['article', 'newsletter_edition'] as const)
    come += await emitFound(
      context,
      resource,
      `select id from core.${resource} t where status = 'scheduled' and publish_at <= now()
         and not exists (select from read.${resource} where id = t.id)`,
    );
  return closed + expired + come;
}

/** @param due SQL condition for published records `t` that are out of date @param values of its parameters */
const emitOverdue = (
  context: StageContext,
  resource: 'tender' | 'restricted_supplier',
  due: string,
  values: readonly unknown[] = [],
): Promise<number> => emitFound(context, resource, `select id from read.${resource} t where ${due}`, values);

/** @param found SQL that selects the ids of records `t`; ids that are already in the outbox are left out */
async function emitFound(
  { pool, queues }: StageContext,
  resource: ResourceName,
  found: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `${found} and not exists (select from core.outbox where resource = '${resource}' and entity_id = t.id)`,
    [...values],
  );
  const emitted = await emitChanges(
    pool,
    resource,
    rows.map(({ id }) => id),
  );
  if (emitted > 0) await queues.send('publish', { resource, cause: `transition-${randomUUID()}` });
  return emitted;
}
