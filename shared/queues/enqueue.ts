import { randomUUID } from 'node:crypto';
import type { Job, JobType, Queue } from 'bullmq';
import { z } from 'zod';
import type { Config } from '#shared/config.ts';
import { openBackend } from '#shared/queues/backend.ts';
import { contracts, type Message, type QueueName, type SyncMode } from '#shared/queues/contracts.ts';

/** A message that was given up after all its attempts. */
export type FailedMessage = {
  queue: QueueName;
  id: string;
  message: unknown;
  attempts: number;
  reason: string;
  failedAt: string;
};

/** A message that was not sent because it breaks its contract. */
export type RefusedMessage = { queue: QueueName; message: unknown; reason: string };

export type SyncRequest = { source: string; mode: SyncMode; from?: string; to?: string };

/** The only producer of messages. */
export type Queues = {
  kind: 'redis' | 'postgres';
  /**
   * Adds messages to one queue. Each message is checked against its contract: valid ones are sent, and the others go to
   * `refuse` of `openQueues`.
   */
  send: <Name extends QueueName>(name: Name, ...messages: Message<Name>[]) => Promise<void>;
  /**
   * Requests a run. If a run of the same source, mode and days is under way, the request joins it.
   * @returns the id of the request, by which the run is found
   */
  requestSync: (request: SyncRequest) => Promise<string>;
  /** Runs a job on the schedule stage at the given cron times (South African time). */
  repeat: (job: string, cron: string) => Promise<void>;
  /** Messages by state, for each queue. */
  counts: () => Promise<Record<QueueName, Record<string, number>>>;
  /** Seconds for which the next message of each queue has been waiting; 0 if none waits. */
  waits: () => Promise<Record<QueueName, number>>;
  /** Names of the jobs that have a scheduler in the queue. */
  schedulers: () => Promise<string[]>;
  failed: () => Promise<FailedMessage[]>;
  /** Gives failed messages new attempts: all, or the one with this id. @returns how many */
  retryFailed: (id?: string) => Promise<number>;
  /** Deletes failed messages: all, or the one with this id; the data in the tables stays. @returns how many */
  purgeFailed: (id?: string) => Promise<number>;
  close: () => Promise<void>;
};

const names = Object.keys(contracts) as QueueName[];
/** Number of failed messages that each queue keeps, the latest ones. */
const MAX_KEPT = 10_000;
/** Number of failed messages of each queue that are listed or handled together. */
const MAX_FAILED = 1_000;
/**
 * Number of messages that are added at the same time, each by its own statement. BullMQ's function for many messages
 * creates a temporary table in PostgreSQL, for which the logins of processes have no right. A list that is sent only in
 * part is harmless: `requeue` finds the rest in the tables.
 */
const PORTION = 8;

/**
 * @param refuse gets the messages that break their contract, after the others are sent; by default it throws, naming
 *   the first field and its rule
 * @param patience factor for the pauses between attempts of the contracts, for messages sent here
 */
export function openQueues(
  config: Config,
  refuse: (refused: RefusedMessage[]) => Promise<void> = failFor,
  patience = 1,
): Queues {
  const backend = openBackend(config);
  const open = new Map<QueueName, Queue>();
  const queue = (name: QueueName): Queue => {
    const existing = open.get(name);
    if (existing) return existing;
    const created = backend.queue(name);
    created.on('error', () => undefined);
    open.set(name, created);
    // A queue that could not connect at first would fail for ever, so the next call creates a new one.
    created.waitUntilReady().catch(() => {
      if (open.get(name) === created) open.delete(name);
      created.close().catch(() => undefined);
    });
    return created;
  };
  /** After the queue has checked that its database has the functions that it calls, on the same connection. */
  const ready = async (name: QueueName): Promise<Queue> => {
    const one = queue(name);
    await one.waitUntilReady();
    return one;
  };
  const failedJobs = async (name: QueueName): Promise<Job[]> =>
    (await ready(name)).getJobs(['failed'] satisfies JobType[], 0, MAX_FAILED - 1);
  const forEachFailed = async (act: (job: Job) => Promise<unknown>, id?: string): Promise<number> => {
    let done = 0;
    for (const name of names) {
      for (const job of await failedJobs(name)) {
        if (id !== undefined && job.id !== id) continue;
        await act(job);
        done += 1;
      }
    }
    return done;
  };

  const send: Queues['send'] = async (name, ...messages) => {
    const { payload, jobId, attempts, backoff } = contracts[name] as unknown as {
      payload: z.ZodType;
      jobId: (message: unknown) => string;
      attempts: number;
      backoff: number;
    };
    const checked = messages.map((message) => ({ message, ...payload.safeParse(message) }));
    const jobs = checked
      .filter(({ success }) => success)
      .map(({ message, data }) => ({
        data,
        opts: {
          jobId: jobId(message),
          attempts,
          backoff: { type: 'exponential', delay: backoff * patience },
          // Finished messages are not kept, because they would block their id; the tables show what was done.
          removeOnComplete: true,
          // Limited by number instead of age, because BullMQ would measure age by the clock of the process that gives
          // up a message.
          removeOnFail: { count: MAX_KEPT },
        },
      }));
    for (let from = 0; from < jobs.length; from += PORTION)
      await Promise.all(
        jobs.slice(from, from + PORTION).map(({ data, opts }) => queue(name).add(name, data, opts)),
      );
    const refused = checked.flatMap(({ message, error }) =>
      error === undefined ? [] : [{ queue: name, message, reason: z.prettifyError(error) }],
    );
    if (refused.length > 0) await refuse(refused);
  };

  return {
    kind: backend.kind,
    send,
    requestSync: async (request) => {
      const requestId = randomUUID();
      await send('plan', { requestId, ...request });
      return requestId;
    },
    repeat: async (job, cron) => {
      await queue('schedule').upsertJobScheduler(
        job,
        { pattern: cron, tz: 'Africa/Johannesburg' },
        {
          name: job,
          data: { job },
          opts: { removeOnComplete: true, removeOnFail: { count: 20 } },
        },
      );
    },
    counts: () =>
      ofEach(async (name) => (await ready(name)).getJobCounts('waiting', 'active', 'delayed', 'failed')),
    waits: () =>
      ofEach(async (name) => {
        const [next] = await (await ready(name)).getJobs(['waiting'] satisfies JobType[], 0, 0, true);
        return next ? Math.max(0, (Date.now() - next.timestamp) / 1_000) : 0;
      }),
    schedulers: async () => (await queue('schedule').getJobSchedulers()).map(({ key }) => key),
    failed: async () => {
      const lists = await ofEach(async (name) =>
        (await failedJobs(name)).map((job) => ({
          queue: name,
          id: job.id ?? '',
          message: job.data as unknown,
          attempts: job.attemptsMade,
          reason: job.failedReason ?? '',
          failedAt: new Date(job.finishedOn ?? job.timestamp).toISOString(),
        })),
      );
      return Object.values(lists).flat();
    },
    retryFailed: (id) => forEachFailed((job) => job.retry('failed'), id),
    purgeFailed: (id) => forEachFailed((job) => job.remove(), id),
    close: async () => {
      await Promise.allSettled([...open.values()].map((created) => created.close()));
      await backend.close();
    },
  };
}

/**
 * Asks one queue after the other: asking all at once would open a connection for each, and PostgreSQL would plan every
 * statement again on each.
 */
async function ofEach<Value>(ask: (name: QueueName) => Promise<Value>): Promise<Record<QueueName, Value>> {
  const answers: [QueueName, Value][] = [];
  for (const name of names) answers.push([name, await ask(name)]);
  return Object.fromEntries(answers) as Record<QueueName, Value>;
}

async function failFor([first]: RefusedMessage[]): Promise<void> {
  throw new Error(`a message to ${first?.queue} breaks its contract: ${first?.reason}`);
}
