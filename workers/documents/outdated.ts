import type { Pool } from '#shared/database.ts';
import type { Readers } from '#workers/documents/read/readers.ts';

/**
 * Has documents read again whose text or analysis is of an earlier version than ours. Texts and files are stored, so that nothing is
 * fetched. A document that is found the same keeps its time and its records. Safe to run twice: what is waiting already stays so.
 * @returns how many documents
 */
export async function readOutdated(
  pool: Pool,
  { extractorVersion, rulesVersion, taxonomyVersion }: Readers,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update core.document_state state set state = 'fetched'
     from core.document_text extracted left join core.document_analysis known on known.sha256 = extracted.sha256
     where state.state = 'done' and extracted.sha256 = state.sha256 and (known.id is null or known.id = state.id)
       and (extracted.version <> $1 or extracted.fault is null and (known.id is null
         or known.rules_version <> $2 or known.taxonomy_version <> $3))`,
    [extractorVersion, rulesVersion, taxonomyVersion],
  );
  return rowCount ?? 0;
}
