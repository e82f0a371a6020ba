import type { Pool } from '#shared/database/connection.ts';
import { ENDED } from '#workers/documents/again.ts';
import type { DocumentReaders } from '#workers/documents/read/readers.ts';

/**
 * Lets documents be read again whose text or analysis is of an earlier version than ours, and those whose reading was ended: another version may be able to read them. Texts and files are stored, so nothing is
 * fetched. A document with the same result keeps its time and its records. Safe to run twice: what is waiting already stays so.
 * @returns how many documents
 */
export async function readOutdated(
  pool: Pool,
  { extractorVersion, rulesVersion, taxonomyVersion }: DocumentReaders,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update core.document_state state set state = 'fetched'
     from core.document_text extracted left join core.document_analysis known on known.sha256 = extracted.sha256
     where state.state = 'done' and extracted.sha256 = state.sha256 and (known.id is null or known.id = state.id)
       and (extracted.version <> $1 or extracted.fault is null and (known.id is null
         or known.rules_version <> $2 or known.taxonomy_version <> $3))`,
    [extractorVersion, rulesVersion, taxonomyVersion],
  );
  const ended = await pool.query(
    `with forgotten as (delete from core.document_text where fault = any($1))
     update core.document_state set state = 'fetched'
     where state = 'failed' and fault = any($1) and attempts = 0 and sha256 is not null`,
    [ENDED],
  );
  return (rowCount ?? 0) + (ended.rowCount ?? 0);
}
