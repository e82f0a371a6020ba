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

/** One arrow of the data flow: consumes one queue, fills its own tables, wakes the next stage. */
export type Stage<Name extends QueueName = QueueName> = {
  queue: Name;
  /** What it does, in one line; shown in the README. */
  does: string;
  /** Done once when a process of the stage starts, and may run in several at the same time. */
  start?: (context: StageContext) => Promise<void>;
  /**
   * Handles one message. May run twice for the same message, also at the same time, and must say why that is safe.
   * Throws UpstreamError or anything else to be tried again later.
   */
  handle: (message: Message<Name>, context: StageContext) => Promise<void>;
};

/** Keeps the queue's name in the type, so that `handle` gets the message of its own queue. */
export const defineStage = <Name extends QueueName>(stage: Stage<Name>): Stage<Name> => stage;
