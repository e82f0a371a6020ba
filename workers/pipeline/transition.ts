import { randomUUID } from 'node:crypto';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Adds to the outbox tenders that have closed and restrictions that have ended since they were published. @returns how many */
export async function transition(context: StageContext): Promise<number> {
  const closed = await emitOverdue(context, 'tender', `status = 'active' and closing_date_time <= now()`);
  const expired = await emitOverdue(
    context,
    'restricted_supplier',
    `status = 'active' and period_to < (now() at time zone 'Africa/Johannesburg')::date`,
  );
  return closed + expired;
}

/** @param due SQL condition for published records that show what is over */
async function emitOverdue(
  { pool, queues }: StageContext,
  resource: 'tender' | 'restricted_supplier',
  due: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from read.${resource} as record where ${due}
       and not exists (select from core.outbox where resource = $1 and entity_id = record.id)`,
    [resource],
  );
  const emitted = await emitChanges(
    pool,
    resource,
    rows.map(({ id }) => id),
  );
  if (emitted > 0) await queues.send('publish', { resource, cause: `transition-${randomUUID()}` });
  return emitted;
}
