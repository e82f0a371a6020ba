import { availableParallelism, loadavg } from 'node:os';
import type { Pool } from '#shared/database.ts';
import type { DocumentFault } from '#shared/documents/document-error.ts';

/** Reading was ended by a limit, or by our own code: what is said about the file may be another thing next time. */
export const ENDED: readonly DocumentFault[] = ['too-slow', 'too-much-memory', 'failed'];

/** Share of the processors that may be busy where a machine counts as having nothing else to do. */
const IDLE = 0.5;

/**
 * Has one content read once more whose reading was ended, where the machine has nothing else to do and no document waits: a file
 * that needs more than it may will be ended again, and one that met a busy machine is read. Each content has this once for each
 * document that has it.
 * @param load processes that want a processor, for each that there is
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
