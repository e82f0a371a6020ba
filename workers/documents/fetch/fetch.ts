import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, inTransaction } from '#shared/database/connection.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import { StorageError } from '#shared/errors.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { keepFile, type ReceivedFile, receiveFile, withFolder } from '#workers/documents/fetch/receive.ts';
import type { FetchedAnswer, FetchFile } from '#workers/documents/fetch/request.ts';
import { mustWait, recordAnswer, recordHostFailure } from '#workers/documents/hosts.ts';
import { FetchFault } from '#workers/pipeline/fetch-fault.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { hasRoom } from '#workers/pipeline/room.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Maximum number of documents fetched in one turn of a host, so that the others have their turns. */
const BATCH = 10;
/**
 * Milliseconds after which a turn fetches no further document, so that a slow host has no longer turn than a fast one.
 */
export const TURN_MS = 30_000;
/**
 * First wait before a document is requested again, doubled by each failure; longest wait; and time until it is given
 * up; in seconds.
 */
const RETRY_S = { first: 300, longest: 86_400 };
const MAX_ATTEMPTS = 8;

export type Fetching = {
  host: string;
  context: StageContext;
  fetchFile: FetchFile;
  storage: Storage;
  /** Milliseconds of a turn. */
  turnMs: number;
};

/** A row of core.document_state that must be fetched. */
type Waiting = {
  id: string;
  tender_id: string;
  url: string;
  attempts: number;
  sha256: string | null;
  etag: string | null;
  last_modified: string | null;
};

/**
 * Fetches documents from one host, one after another with the same pause as collecting, those of tenders that close
 * last first. A turn ends after some documents, or after some time. The caller holds the lock of the host.
 * @returns ids of the documents to be read, and the number of requested documents
 */
export async function fetchTurn(
  fetching: Fetching,
  client: Client,
): Promise<{ read: string[]; asked: number }> {
  const { host, context, turnMs } = fetching;
  const end = performance.now() + turnMs;
  const read: string[] = [];
  let asked = 0;
  for (; asked < BATCH && (asked === 0 || performance.now() < end); asked += 1) {
    if (context.signal?.aborted || (await mustWait(client, host, context.config))) break;
    if (!(await hasRoom(context, 'documents'))) break;
    const document = await nextOf(client, host);
    if (document === null) break;
    const outcome = await fetchOne(fetching, client, document);
    if (outcome === 'read') read.push(document.id);
    if (outcome === 'stopped') break;
    await sleep(
      context.config.COLLECT_DELAY_MS,
      undefined,
      context.signal ? { signal: context.signal } : {},
    ).catch(() => undefined);
  }
  return { read, asked };
}

async function nextOf(client: Client, host: string): Promise<Waiting | null> {
  const { rows } = await client.query<Waiting>({
    name: 'documents-next',
    text: `select id, tender_id, url, attempts, sha256, etag, last_modified from core.document_state
      where host = $1 and state = 'waiting' and next_attempt_at <= now()
      order by closes_at desc nulls last, id limit 1`,
    values: [host],
  });
  return rows[0] ?? null;
}

/** @returns whether the document must be read now, or the process must stop */
async function fetchOne(
  fetching: Fetching,
  client: Client,
  document: Waiting,
): Promise<'read' | 'settled' | 'stopped'> {
  const { host, context, storage } = fetching;
  const log = context.log.child({ document: document.id, host });
  try {
    return await withFolder(context.config, async (folder) => {
      const { answer, file } = await receive(fetching, client, document, join(folder, 'file'));
      if (file !== null) await keepFile(client, storage, file, context.signal);
      const state = await inTransaction(client, async () => {
        await recordAnswer(client, host);
        return await settle(client, document, answer, file?.sha256 ?? null);
      });
      log.debug({ size: file?.size ?? null, state }, 'document fetched');
      return state === 'fetched' ? 'read' : 'settled';
    });
  } catch (error) {
    if (context.signal?.aborted) return 'stopped';
    if (!(error instanceof FetchFault)) {
      // If our own code fails for one document, the others have their turn while it waits; the message fails
      // nevertheless.
      if (!isUnavailable(error) && !(error instanceof StorageError))
        await fail(client, document, new FetchFault('failed', 'our own code fails for it'));
      throw error;
    }
    log.info({ fault: error.kind, reason: error.message }, 'document not fetched');
    await inTransaction(client, async () => {
      if (error.isOfHost) await recordHostFailure(client, host, error);
      else await recordAnswer(client, host);
      await fail(client, document, error);
    });
    return 'settled';
  }
}

/** @returns the host's response, and the file if it differs from the stored one */
async function receive(
  { fetchFile, context, storage }: Fetching,
  client: Client,
  document: Waiting,
  path: string,
): Promise<{ answer: FetchedAnswer; file: ReceivedFile | null }> {
  let file: ReceivedFile | null = null;
  const { rows } = await client.query<{ storage_key: string }>(
    'select storage_key from core.document_file where sha256 = $1',
    [document.sha256],
  );
  // The request is only saved if the file still exists.
  const stored = rows[0] !== undefined && (await storage.stat(rows[0].storage_key)) !== null;
  const answer = await fetchFile(document.url, {
    known: stored ? { etag: document.etag, lastModified: document.last_modified } : null,
    signal: context.signal,
    receive: async (content) => {
      file = await receiveFile(content, path);
    },
  });
  return { answer, file };
}

/**
 * Records that the file is stored. A document with the same content as before is done, because texts are kept by
 * content.
 * @returns the state of the document
 */
async function settle(
  client: Client,
  { id, tender_id, url }: Waiting,
  answer: FetchedAnswer,
  sha256: string | null,
): Promise<'fetched' | 'done' | 'gone'> {
  const validators = answer.changed ? answer.validators : null;
  const { rows } = await client.query<{ state: 'fetched' | 'done' }>({
    name: 'documents-settle',
    // If the address has changed in the meantime, the next turn fetches it.
    text: `update core.document_state set fetched_at = now(), attempts = 0, fault = null, error = null,
        state = case when read_at is not null and sha256 = coalesce($3, sha256) then 'done' else 'fetched' end,
        read_at = case when sha256 = coalesce($3, sha256) then read_at end,
        sha256 = coalesce($3, sha256),
        etag = case when $4 then $5 else etag end, last_modified = case when $4 then $6 else last_modified end
      where id = $1 and state = 'waiting' and url = $2 returning state`,
    values: [id, url, sha256, answer.changed, validators?.etag ?? null, validators?.lastModified ?? null],
  });
  if (rows[0] === undefined) return 'gone';
  await emitChanges(client, 'tender', [tender_id]);
  return rows[0].state;
}

async function fail(client: Client, document: Waiting, fault: FetchFault): Promise<void> {
  const attempts = document.attempts + 1;
  const again = fault.isTemporary && attempts < MAX_ATTEMPTS;
  const wait = Math.min(RETRY_S.first * 2 ** (attempts - 1), RETRY_S.longest);
  const { rowCount } = await client.query(
    `update core.document_state set state = $3, attempts = $4, fault = $5, error = $6,
       next_attempt_at = now() + greatest($7::float8, $8::float8) * interval '1 second'
     where id = $1 and state = 'waiting' and url = $2`,
    [
      ...[document.id, document.url, again ? 'waiting' : 'failed', attempts, fault.kind, fault.message],
      ...[wait, (fault.retryAfter ?? 0) / 1_000],
    ],
  );
  // A document that will be tried again is shown as waiting, as before.
  if (!again && rowCount === 1) await emitChanges(client, 'tender', [document.tender_id]);
}
