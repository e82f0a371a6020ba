import { availableParallelism, loadavg } from 'node:os';
import type { Pool } from '#shared/database/connection.ts';
import type { DocumentFault } from '#shared/documents/document-error.ts';

/** A limit, or an error in our own code, ended the reading, so another attempt may give another result. */
export const ENDED: readonly DocumentFault[] = ['too-slow', 'too-much-memory', 'failed'];

/** Maximum share of busy processors for a machine to count as idle. */
const IDLE = 0.5;

/**
 * Reads one content again whose reading was ended, if the machine is idle and no document waits: a file that exceeds a
 * limit is ended again, but one that met a busy machine is read. This happens once for each document with the content.
 * @param load number of processes waiting for a processor, per processor
 * @returns how many documents are read again
 */
export async function readAgainWhenIdle(
  pool: Pool,
  load: number = (loadavg()[0] ?? 0) / availableParallelism(),
): Promise<number> {
  if (load > IDLE) return 0;
  const { rowCount } = await pool.query({
    name: 'documents-again',
    text: `with chosen as (
        select sha256 from core.document_state
        where state = 'failed' and fault = any($1) and attempts = 0 and sha256 is not null and read_again is distinct from sha256
          and not exists (select from core.document_state busy where busy.state = 'fetched')
          and not exists (select from core.document_state due where due.state = 'waiting' and due.next_attempt_at <= now())
        order by read_at, id limit 1
      ), forgotten as (
        -- What was extracted is kept; that nothing could be is forgotten.
        delete from core.document_text where fault = any($1) and sha256 in (select sha256 from chosen)
      )
      update core.document_state state set state = 'fetched', read_again = state.sha256
      from chosen where state.sha256 = chosen.sha256 and state.state = 'failed' and state.fault = any($1)`,
    values: [ENDED],
  });
  return rowCount ?? 0;
}
