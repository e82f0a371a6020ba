import type { Config } from '#shared/config.ts';
import type { Pool } from '#shared/database.ts';
import type { Logger } from '#shared/log.ts';
import type { Message, QueueName } from '#shared/queues/contracts.ts';
import type { Queues } from '#shared/queues/enqueue.ts';

/** Settings and connections that a stage works with. */
export type StageContext = {
  config: Config;
  log: Logger;
  pool: Pool;
  queues: Queues;
  /** Aborted when the process is asked to stop. Long work then ends at its next safe point and continues after a restart. */
  signal?: AbortSignal;
};

/** Work that is done at fixed times. */
export type Job = {
  name: string;
  /** Cron expression, in South African time. */
  cron: string;
  reason: string;
  /** Whether a run that did nothing is left out of the run log. */
  quiet: boolean;
  /** Must be safe to run twice. @returns number of runs started, records emitted or messages sent */
  run: (context: StageContext) => Promise<number>;
};

type Schema = 'raw' | 'core' | 'derived' | 'read' | 'ops' | 'app';

/** All tables of a PostgreSQL schema, or a single one of them, such as `core.outbox`. */
export type Tables = Schema | `${Schema}.${string}`;

/** One step of the data flow: handles the messages of one queue, writes its own tables, sends messages to the next stage. */
export type Stage<Name extends QueueName = QueueName> = {
  queue: Name;
  /** Description in one line, for the documentation. */
  does: string;
  /** Tables it only reads. A test runs each stage under a database role with access to the declared tables only. */
  reads: readonly Tables[];
  /** Tables it writes; it may read them too. */
  writes: readonly Tables[];
  /** Messages or data for other stages, in one line, for the documentation. */
  emits: string;
  /**
   * Runs when a process of the stage starts, and again until it succeeds; must be safe to run again and in several processes
   * at the same time.
   */
  start?: (context: StageContext) => Promise<void>;
  /** What a process of the stage looks after by its own clock, from its first moment; an error is logged. */
  intervals?: readonly { milliseconds: number; look: (context: StageContext) => Promise<unknown> }[];
  /**
   * Of stages whose message names the work: how far it has come, as any text that changes with it. A message whose process
   * has died three times without progress is set aside. Messages of other stages only say that there is work.
   */
  progressOf?: (message: Message<Name>, context: StageContext) => Promise<string>;
  /** Whether messages that were present at a death are handled one at a time, so that it shows which of them it was. */
  suspectsAlone?: boolean;
  /** Work of the stage at fixed times, with the tables that the stage declares. The schedule runs it. */
  jobs?: readonly Job[];
  /**
   * The work that the tables show to be left, as messages for the stage's own queue: the schedule sends them again, because
   * messages can be lost. Nothing for a message that was given up.
   * @param minAge minimum age of the work, in seconds
   */
  leftWork?: (context: StageContext, minAge: number) => Promise<Message<Name>[]>;
  /**
   * Handles one message. May run twice for the same message, even at the same time; the implementation must document why
   * that is safe.
   * @throws any error, such as UpstreamError; the message is then tried again later
   */
  handle: (message: Message<Name>, context: StageContext) => Promise<void>;
};

/** Infers the queue's name, so that the message of `handle` has the type of that queue. */
export const defineStage = <Name extends QueueName>(stage: Stage<Name>): Stage<Name> => stage;
