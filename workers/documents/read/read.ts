import { basename } from 'node:path/posix';
import { buffer } from 'node:stream/consumers';
import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { isOfContent } from '#shared/database/savepoint.ts';
import { DocumentError } from '#shared/documents/document-error.ts';
import { excerpt } from '#shared/domain/tenders/read/fields/reading.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { storeAnalysis } from '#workers/documents/read/analyses.ts';
import { isArchive } from '#workers/documents/read/archive.ts';
import { enterMembers, storeMembers, unpackingAlone } from '#workers/documents/read/expand.ts';
import type { DocumentReaders, Extracted, Unread } from '#workers/documents/read/readers.ts';
import { storedText, storeText } from '#workers/documents/read/texts.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/**
 * Reads a document whose file is stored: its text, and what it says to bidders. The members of an archive become documents. Does
 * nothing if it has been read, or has another file by now. If our own code fails for it, it has failed. If this process is asked to
 * stop, the document waits for the next process.
 * @returns ids of documents that are to be read now
 * @throws StorageError
 */
export async function readDocument(
  context: Pick<StageContext, 'pool' | 'config' | 'log' | 'signal'>,
  parts: { storage: Storage; readers: DocumentReaders },
  id: string,
): Promise<{ read: string[]; changed: boolean }> {
  const { pool, log, signal } = context;
  const document = await unreadDocument(pool, id);
  if (document === null) return { read: [], changed: false };
  try {
    return await readFile(context, parts, document);
  } catch (error) {
    if (signal?.aborted) return { read: [], changed: false };
    if (!isOfContent(error)) throw error;
    log.error({ err: error, document: id }, 'what is in a document cannot be stored');
    return { read: [], changed: await refuse(pool, document, error as Error) };
  }
}

async function readFile(
  { pool, config, signal }: Pick<StageContext, 'pool' | 'config' | 'signal'>,
  { storage, readers }: { storage: Storage; readers: DocumentReaders },
  document: Unread,
): Promise<{ read: string[]; changed: boolean }> {
  const known = await storedText(pool, document.sha256, readers.extractorVersion);
  if (known !== null) return await finish(pool, document, readers, known, signal);
  const file = await storage.read(document.storage_key);
  if (file === null) {
    await fetchAgain(pool, document);
    return { read: [], changed: false };
  }
  const bytes = await buffer(file);
  if (isArchive(bytes)) return await expandOrFail({ pool, config }, storage, document, bytes);
  const hints = { fileName: document.file_name, mimeType: document.mime_type };
  const extracted = await readers.extract(bytes, hints, signal);
  await storeText(pool, document.sha256, readers.extractorVersion, extracted);
  return await finish(pool, document, readers, extracted, signal);
}

async function unreadDocument(pool: Pool, id: string): Promise<Unread | null> {
  const { rows } = await pool.query<Unread>({
    name: 'documents-unread',
    text: `select state.id, state.tender_id, state.depth, state.sha256, state.closes_at, file.storage_key, file.mime_type,
        coalesce(state.member, document.file_name) as file_name
      from core.document_state state join core.document_file file using (sha256)
      left join core.tender_document document on document.id = state.id
      where state.id = $1 and state.state = 'fetched'`,
    values: [id],
  });
  const [row] = rows;
  return row ? { ...row, file_name: row.file_name === null ? null : basename(row.file_name) } : null;
}

/** Applies the rules to the text, and records all that is known of the document in one transaction. */
async function finish(
  pool: Pool,
  document: Unread,
  readers: DocumentReaders,
  extracted: Extracted,
  signal: AbortSignal | undefined,
): Promise<{ read: string[]; changed: boolean }> {
  const { id, file_name: fileName } = document;
  const found =
    'fault' in extracted
      ? extracted
      : await readers.analyse(extracted.text, { id, fileName: fileName ?? '' }, signal);
  const changed =
    'fault' in found
      ? await settle(pool, document, { fault: found.fault, error: found.message })
      : await settle(pool, document, null, (client) => storeAnalysis(client, document, readers, found));
  return { read: [], changed };
}

async function expandOrFail(
  { pool, config }: Pick<StageContext, 'pool' | 'config'>,
  storage: Storage,
  document: Unread,
  bytes: Uint8Array,
): Promise<{ read: string[]; changed: boolean }> {
  try {
    return await unpackingAlone(pool, document, async (others) => {
      const members = await storeMembers(pool, config, storage, document, bytes, others);
      const changed = await settle(pool, document, null, (client) => enterMembers(client, document, members));
      return { read: changed ? members.map(({ id }) => id) : [], changed };
    });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { read: [], changed: await settle(pool, document, { fault: error.fault, error: error.message }) };
  }
}

/**
 * Ends the reading of a document, unless it has another file by now.
 * @param failure why it could not be read; null if it was
 * @param store writes what was found, in the same transaction
 */
async function settle(
  pool: Pool,
  { id, sha256, tender_id }: Unread,
  failure: { fault: string; error: string } | null,
  store?: (client: Client) => Promise<void>,
): Promise<boolean> {
  return await transaction(pool, async (client) => {
    const { rowCount } = await client.query({
      name: 'documents-read',
      text: `update core.document_state set state = $3, fault = $4, error = $5, read_at = now()
        where id = $1 and sha256 = $2 and state = 'fetched'`,
      values: [
        id,
        sha256,
        failure === null ? 'done' : 'failed',
        failure?.fault ?? null,
        failure?.error ?? null,
      ],
    });
    if (rowCount === 0) return false;
    if (store === undefined) await client.query('delete from core.document_analysis where id = $1', [id]);
    else await store(client);
    await emitChanges(client, 'tender', [tender_id]);
    return true;
  });
}

/** Reading failed because of the content, so it would fail again: the document has failed, and nothing waits for it. */
async function refuse(pool: Pool, document: Unread, error: Error): Promise<boolean> {
  const detail = { reason: excerpt(error.message) };
  await recordIssues(pool, [
    stageIssues('documents').error('document-rejected', 'documents', document.id, detail),
  ]);
  return await settle(pool, document, { fault: 'failed', error: 'our own code fails for what it holds' });
}

/** The stored file is gone: it is fetched again, or for a member, the archive that it is in. */
async function fetchAgain(pool: Pool, { id, sha256 }: Unread): Promise<void> {
  await pool.query(
    `with recursive outer_ones as (
       select id, parent_id from core.document_state where id = $1 and sha256 = $2 and state = 'fetched'
       union all select parent.id, parent.parent_id from core.document_state parent
         join outer_ones on parent.id = outer_ones.parent_id
     )
     update core.document_state state set state = 'waiting', next_attempt_at = now(), etag = null, last_modified = null,
       read_at = null, fault = 'file-missing', error = 'the stored file is gone'
     from outer_ones where state.id = outer_ones.id and state.parent_id is null`,
    [id, sha256],
  );
}
