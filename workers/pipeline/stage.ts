import type { Config } from '#shared/config.ts';
import type { Pool } from '#shared/database/connection.ts';
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

/** Work at fixed times. */
export type Job = {
  name: string;
  /** Cron expression, in South African time. */
  cron: string;
  reason: string;
  /** Whether a run without effect is left out of the run log. */
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
  /** Work that each process of the stage repeats at intervals, from its start; errors are logged. */
  intervals?: readonly { milliseconds: number; look: (context: StageContext) => Promise<unknown> }[];
  /**
   * For stages whose message names the work: the progress of the work, as any text that changes with it. A message
   * whose process died three times without progress is set aside. Messages of other stages only say that there is work.
   */
  progressOf?: (message: Message<Name>, context: StageContext) => Promise<string>;
  /** Whether messages that were in a process when it died are handled one at a time, to find the one that caused it. */
  suspectsAlone?: boolean;
  /** Work of the stage at fixed times, with the tables that the stage declares. The schedule runs it. */
  jobs?: readonly Job[];
  /**
   * Unfinished work according to the tables, as messages for the queue of the stage. The schedule sends them, because
   * messages can be lost. Work whose message was given up is left out.
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

/** Declares a stage; the name of the queue determines the type of the messages that `handle` gets. */
export const defineStage = <Name extends QueueName>(stage: Stage<Name>): Stage<Name> => stage;
