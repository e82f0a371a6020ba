import { z } from 'zod';
import { resourceNames } from '#shared/resources/names.ts';
import { sourceNames } from '#shared/sources.ts';

/**
 * Messages between processes. A message has ids, never content: the data is in the tables, and a message only says that
 * there is work. A lost message delays work until it is sent again, and a repeated message changes nothing.
 */

/** Row ids have 64 bits, so they are sent as digits. */
const rowId = z.string().regex(/^\d{1,19}$/);

/** Makes a run unique, so that the same request never starts twice. */
const requestId = z.string().regex(/^[\w-]{1,80}$/);

const resourceName = z.enum(resourceNames);

/**
 * What a run collects: everything; new releases; releases missing among the latest; or releases that may have changed
 * since publication.
 */
export const syncModes = ['backfill', 'incremental', 'gaps', 'refetch'] as const;
export type SyncMode = (typeof syncModes)[number];

/**
 * A host with port: the part of an address between `//` and the path, in lower case. No host name is longer
 * than 253 characters. PostgreSQL uses the same expression, so that every host in a table can be sent; its
 * expressions repeat a character at most 255 times.
 */
export const HOST = String.raw`[^\u0001-\u0020/?#@]{1,255}`;

const plan = z.object({
  requestId,
  source: z.string(),
  mode: z.enum(syncModes),
  /** South African publication days, inclusive; only for backfill. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

const contract = <Payload extends z.ZodType>(given: {
  payload: Payload;
  /** Adding a message does nothing while one with the same id waits or is being handled. Never contains `:`. */
  jobId: (payload: z.output<Payload>) => string;
  attempts: number;
  /** First pause before another attempt, in milliseconds; doubled each time. */
  backoff: number;
  /** Messages that one process handles at the same time. */
  concurrency: number;
  /** The reason for this number. */
  reason: string;
}) => given;

export const contracts = {
  plan: contract({
    payload: plan,
    jobId: ({ requestId: request }) => `plan-${request}`,
    attempts: 5,
    backoff: 5_000,
    concurrency: 1,
    reason: 'a run is planned in milliseconds, and no request to a publisher is sent',
  }),
  collect: contract({
    payload: z.object({ taskId: rowId }),
    jobId: ({ taskId }) => `task-${taskId}`,
    attempts: 5,
    backoff: 5_000,
    concurrency: sourceNames.length + 1,
    reason:
      'each publisher is asked by one message for as long as it has tasks, and further messages end at once',
  }),
  normalise: contract({
    payload: z.object({ responseId: rowId }),
    jobId: ({ responseId }) => `response-${responseId}`,
    attempts: 5,
    backoff: 500,
    concurrency: 2,
    reason: 'one response is parsed while the other waits for the database',
  }),
  documents: contract({
    payload: z.union([
      z.object({
        /** Host, with port, from which documents are to be fetched. */
        host: z.string().regex(new RegExp(`^${HOST}$`, 'u')),
        /** Makes the message differ from the one that is being handled. */
        cause: z.string().regex(/^[\w-]{1,80}$/),
      }),
      /** A document whose file is stored and has to be read. */
      z.object({ documentId: z.uuid() }),
      /** Texts that were read by an earlier version of extraction or rules are read again. */
      z.object({ outdated: requestId }),
      /** The language model is asked about documents that wait for it. */
      z.object({ ask: requestId }),
    ]),
    jobId: (message) => {
      if ('outdated' in message) return `outdated-${message.outdated}`;
      if ('ask' in message) return `ask-${message.ask}`;
      return 'host' in message
        ? `fetch-${message.host.replaceAll(':', '-')}-${message.cause}`
        : `read-${message.documentId}`;
    },
    attempts: 5,
    backoff: 5_000,
    concurrency: 4,
    reason:
      'two hosts are fetched from, so that a slow one does not keep back the others; a language model is asked; and a document is read meanwhile, two where a slot is free',
  }),
  intel: contract({
    payload: z.object({
      sourceId: z.uuid(),
      /** Why: `check-…` asks the publisher at once; others when it is due. */
      cause: z.string().regex(/^[\w-]{1,80}$/),
    }),
    jobId: ({ sourceId, cause }) => `intel-${sourceId}-${cause}`,
    attempts: 3,
    backoff: 5_000,
    concurrency: 2,
    reason: 'one source is read while another one lets us wait; nothing else waits for news',
  }),
  derive: contract({
    payload: z.object({
      /** The cause of stale keys, so that two changes are two messages. */
      cause: z.string().regex(/^[\w-]{1,80}$/),
    }),
    jobId: ({ cause }) => cause,
    attempts: 5,
    backoff: 500,
    concurrency: 1,
    reason: 'keys of one derivation are computed one batch at a time',
  }),
  publish: contract({
    payload: z.object({
      resource: resourceName,
      /** The cause of the change, so that two changes are two messages. */
      cause: z.string().regex(/^[\w-]{1,80}$/),
    }),
    jobId: ({ resource, cause }) => `${resource}-${cause}`,
    attempts: 5,
    backoff: 500,
    concurrency: 2,
    reason:
      'one resource is written while another one is rendered; records of one resource are published one batch at a time, so that change numbers follow commits',
  }),
  content: contract({
    payload: z.object({
      /** `import`: import the content of CONTENT_DIR. */
      work: z.enum(['import']),
    }),
    jobId: ({ work }) => work,
    attempts: 3,
    backoff: 2_000,
    concurrency: 1,
    reason: 'one folder is read at a time',
  }),
  exports: contract({
    payload: z.union([
      z.object({ exportId: z.uuid() }),
      /** Writes all open data into files. */
      z.object({ snapshot: requestId }),
    ]),
    jobId: (message) =>
      'snapshot' in message ? `snapshot-${message.snapshot}` : `export-${message.exportId}`,
    attempts: 5,
    backoff: 2_000,
    concurrency: 2,
    reason: 'one file is written while the other waits for the database; more would only share the processor',
  }),
  rebuild: contract({
    payload: z.object({
      /**
       * `start` recomputes everything from raw; `finish` removes orphans and publishes; only one resource if it is
       * named.
       */
      kind: z.enum(['start', 'finish']),
      requestId,
      record: resourceName.optional(),
    }),
    jobId: ({ kind, requestId: request }) => `rebuild-${kind}-${request}`,
    attempts: 5,
    backoff: 5_000,
    concurrency: 1,
    reason: 'it hands out work in portions and waits for the other stages most of the time',
  }),
  schedule: contract({
    payload: z.object({ job: z.string() }),
    jobId: ({ job }) => job,
    attempts: 1,
    backoff: 0,
    concurrency: 1,
    reason: 'a scheduled job that fails is run again by its schedule',
  }),
} as const;

export type QueueName = keyof typeof contracts;
export type Message<Name extends QueueName> = z.output<(typeof contracts)[Name]['payload']>;
