import type { Config } from '#shared/config.ts';
import type { Pool, PrismaClient } from '#shared/database.ts';
import type { Logger } from '#shared/log.ts';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/** What a stage is given to work with. */
export type StageContext = {
  config: Config;
  log: Logger;
  pool: Pool;
  prisma: PrismaClient;
  queues: Queues;
  /** Aborted when the process is asked to stop: long work ends at its next safe point and goes on after a restart. */
  signal?: AbortSignal;
};

type Schema = 'raw' | 'core' | 'derived' | 'read' | 'ops' | 'app';

/** All tables of a PostgreSQL schema, or a single one of them, such as `core.outbox`. */
export type Tables = Schema | `${Schema}.${string}`;

/** One step of the data flow: consumes one queue, writes its own tables, wakes the next stage. */
export type Stage<Name extends QueueName = QueueName> = {
  queue: Name;
  /** What it does, in one line; shown in the documentation. */
  does: string;
  /** Tables it only reads. A test runs each stage under a database role that may touch what is declared, and no more. */
  reads: readonly Tables[];
  /** Tables it writes; it may read them too. */
  writes: readonly Tables[];
  /** What it leaves for others to work on, in one line; shown in the documentation. */
  emits: string;
  /** Done once when a process of the stage starts; may run in several processes at the same time. */
  start?: (context: StageContext) => Promise<void>;
  /**
   * Handles one message. May run twice for the same message, also at the same time, and must say why that is safe.
   * @throws UpstreamError or anything else, to be tried again later
   */
  handle: (message: Message<Name>, context: StageContext) => Promise<void>;
};

/** Keeps the queue's name in the type, so that `handle` gets the message of its own queue. */
export const defineStage = <Name extends QueueName>(stage: Stage<Name>): Stage<Name> => stage;
