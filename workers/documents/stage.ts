import { randomUUID } from 'node:crypto';
import { SECTION_TAXONOMY_VERSION } from '#shared/codelists/document-sections.ts';
import type { Config } from '#shared/config.ts';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';
import { EXTRACTOR_VERSION } from '#shared/documents/extract/extraction.ts';
import { ANALYSIS_VERSION } from '#shared/domain/documents/version.ts';
import { contracts } from '#shared/queues/contracts.ts';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { fetchTurn, TURN_MS } from '#workers/documents/fetch/fetch.ts';
import { type FetchFile, openFiles } from '#workers/documents/fetch/request.ts';
import { hostsInTurn, lockOf } from '#workers/documents/hosts.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import { documentsJobs } from '#workers/documents/jobs.ts';
import { askWaiting, type LanguageModel, modelOf } from '#workers/documents/model/ask.ts';
import { readOutdated } from '#workers/documents/outdated.ts';
import { atMost } from '#workers/documents/read/at-most.ts';
import { readDocument } from '#workers/documents/read/read.ts';
import type { DocumentReaders } from '#workers/documents/read/readers.ts';
import { BUSY, withLock } from '#workers/pipeline/locks.ts';
import { LOOK_MS, lookingAs, NO_ROOM, whereRoom } from '#workers/pipeline/room.ts';
import { defineStage, type Stage, type StageContext } from '#workers/pipeline/stage.ts';

const MB = 1024 ** 2;

/** Dependencies of the stage, besides tables and queues. */
export type DocumentParts = {
  storageOf: (config: Config) => Storage;
  readers: DocumentReaders;
  /** Milliseconds of a turn of a host; by default that of fetching. */
  turnMs?: number;
};

/**
 * Number of hosts from which one process fetches at the same time. Another slot of the queue may be waiting for a
 * language model, so one slot is always left for documents whose file is stored.
 */
const TURNS = contracts.documents.concurrency - 2;
/** Documents that one process reads at the same time: each may need the memory of a file of maximum size. */
const READERS = 2;

/**
 * Fetches documents of tenders and reads them. A message names a host to fetch documents from, or a document to read,
 * or asks a language model if one is set.
 *
 * Hosts take turns, so that slow ones do not delay the others (docs/decisions/0124-documents-from-outside-only.md). A
 * lock gives each host one slot at most; fetching leaves one slot of each process for reading. A turn ends after some
 * documents or half a minute; then the host whose last turn is longest ago is next. A message that finds no free slot
 * ends at once, because the holder of a slot sends the next message.
 *
 * Messages may be delivered twice. Documents of a host are fetched under its lock, and the second message ends at once.
 * core.document_state has the progress of each document, so a crash repeats one request at most, whose file is stored
 * under the hash of its content. Reading writes rows that depend only on the content, and completes a document only if
 * it still has that content. The schedule finds work of lost messages, and work that waits for room on a disk.
 */
export function documentsFrom({ storageOf, readers, turnMs = TURN_MS }: DocumentParts): Stage<'documents'> {
  let turns = 0;
  const reading = atMost(READERS);
  const opened = new WeakMap<
    Config,
    { fetchFile: FetchFile; storage: Storage; model: LanguageModel | null }
  >();
  const partsOf = ({ config, pool }: StageContext) => {
    const known = opened.get(config) ?? {
      fetchFile: openFiles({
        maxBytes: config.DOCUMENTS_MAX_MB * MB,
        timeout: config.DOCUMENTS_TIMEOUT_MS,
        allowed: config.DOCUMENTS_ALLOWED_HOSTS,
        pause: config.COLLECT_DELAY_MS,
      }),
      storage: storageOf(config),
      model: modelOf(config, pool),
    };
    opened.set(config, known);
    return known;
  };
  return defineStage({
    queue: 'documents',
    does: 'fetches documents of tenders, stores each content once, and reads their text and what bidders must know, by rules and, if set, with a language model',
    reads: ['core.tender', 'core.tender_document', 'ops.sync_meta', 'ops.task', 'ops.cron_runs'],
    writes: [
      ...([
        'core.document_state',
        'core.document_file',
        'core.document_text',
        'core.document_analysis',
      ] as const),
      ...(['core.document_model_analysis', 'core.model_answer', 'core.model_day'] as const),
      ...(['core.document_host', 'core.stale_document', 'core.outbox', 'ops.issue', 'ops.disk'] as const),
    ],
    emits: 'changed tenders, for publish; stale keys, for derive',
    jobs: documentsJobs,
    leftWork: idleDocuments,
    intervals: [{ milliseconds: LOOK_MS, look: lookingAs('documents') }],
    handle: async (message, context) => {
      const parts = partsOf(context);
      if ('host' in message) {
        if (turns === TURNS) return;
        turns += 1;
        const asked = await fetchFrom(message.host, context, { ...parts, turnMs }).finally(() => {
          turns -= 1;
        });
        if (asked !== 0) await sendNext(context);
        return;
      }
      if ('outdated' in message) {
        const outdated = await readOutdated(context.pool, readers);
        context.log.info({ documents: outdated }, 'documents are read again');
        await context.queues.send('documents', ...(await idleDocuments(context, 0)));
        return;
      }
      if ('ask' in message) {
        if (parts.model !== null) await ask(context, parts.model);
        return;
      }
      const outcome = await reading(() =>
        whereRoom(context, 'documents', () =>
          readDocument(context, { ...parts, readers }, message.documentId),
        ),
      );
      if (outcome === NO_ROOM) return;
      const { read, changed } = outcome;
      await context.queues.send('documents', ...read.map((documentId) => ({ documentId })));
      if (!changed) return;
      const cause = `documents-${randomUUID()}`;
      await context.queues.send('derive', { cause });
      await context.queues.send('publish', { resource: 'tender', cause });
      // Last, so that the results of the rules do not wait for a model.
      if (parts.model !== null) await context.queues.send('documents', { ask: randomUUID() });
    },
  });
}

export const documents = documentsFrom({
  storageOf: (config) => openStorage(config),
  readers: {
    ...openDocumentReader(),
    extractorVersion: EXTRACTOR_VERSION,
    rulesVersion: ANALYSIS_VERSION,
    taxonomyVersion: SECTION_TAXONOMY_VERSION,
  },
});

async function ask(context: StageContext, model: LanguageModel): Promise<void> {
  const { changed, more } = await askWaiting(context, model);
  if (changed) await context.queues.send('derive', { cause: `model-${randomUUID()}` });
  if (more) await context.queues.send('documents', { ask: randomUUID() });
}

/**
 * Gives the next host its turn. If a turn requested nothing, the schedule sends the next message: here the same host would only
 * come again.
 */
async function sendNext({ pool, config, queues, signal }: StageContext): Promise<void> {
  if (signal?.aborted) return;
  const hosts = await hostsInTurn(pool, config, 1);
  await queues.send('documents', ...hosts.map((host) => ({ host, cause: `turn-${randomUUID()}` })));
}

/** @returns how many documents were requested; `busy` if the host already has its turn */
async function fetchFrom(
  host: string,
  context: StageContext,
  parts: { fetchFile: FetchFile; storage: Storage; turnMs: number },
): Promise<number | typeof BUSY> {
  const { pool, queues } = context;
  const done = await whereRoom(context, 'documents', () =>
    withLock(pool, lockOf(host), (client) => fetchTurn({ host, context, ...parts }, client)),
  );
  if (done === NO_ROOM) return 0;
  if (done === BUSY) return BUSY;
  await queues.send('documents', ...done.read.map((documentId) => ({ documentId })));
  const cause = `documents-${randomUUID()}`;
  // How far the documents of a tender are read has changed, even if none could be fetched.
  await queues.send('derive', { cause });
  if (done.read.length > 0) await queues.send('publish', { resource: 'tender', cause });
  return done.asked;
}
