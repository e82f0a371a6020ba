import type { Message } from '#shared/queues/contracts.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Maximum number of responses requeued by one run; the next run requeues the rest. */
const MAX_RESPONSES = 2_000;

/** @returns messages for responses that have waited for some seconds, the oldest first */
export async function waitingResponses(
  { pool }: Pick<StageContext, 'pool'>,
  minAge: number,
): Promise<Message<'normalise'>[]> {
  const { rows } = await pool.query<{ responseId: string }>(
    `select id as "responseId" from raw.response
     where normalised_at is null and fault is null and fetched_at <= now() - $1 * interval '1 second'
       and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)
     order by fetched_at limit $2`,
    [minAge, MAX_RESPONSES],
  );
  return rows;
}
