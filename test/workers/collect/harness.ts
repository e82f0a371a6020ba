import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import {
  type Publisher,
  type PublisherOptions,
  startPublisher,
} from '#services/sample-publisher/http/server.ts';
import { loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database.ts';
import { createLog } from '#shared/log.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { addDays, southAfricanDay } from '#shared/time.ts';
import { freshDatabase } from '#test/support/database.ts';
import type { Backend } from '#test/support/redis.ts';
import { collect } from '#workers/collect/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';

/** Settings under which waits are short enough for tests and still waits. */
export const impatient = {
  COLLECT_DELAY_MS: '0',
  COLLECT_RETRY_MS: '1',
  COLLECT_TIMEOUT_MS: '5000',
  QUEUE_LOCK_MS: '1000',
  LOG_LEVEL: 'silent',
};

export type Row = Record<string, unknown>;
export type Harness = {
  context: StageContext;
  settings: Record<string, string>;
  /** Rows of a statement. */
  rows: <Found = Row>(sql: string, values?: unknown[]) => Promise<Found[]>;
  /** Plans a run in this process and works on its tasks until none is left. */
  sync: (request: Partial<Plan> & Pick<Plan, 'mode'>, stage?: Stage<'collect'>) => Promise<void>;
  /** Works on all tasks that are left, as a requeued message makes collect do. */
  resume: (stage?: Stage<'collect'>) => Promise<void>;
};
type Plan = Extract<Message<'collect'>, { kind: 'plan' }>;

let requests = 0;

/** A database of the test's own and everything a stage needs, closed when the test ends. */
export async function openHarness(
  settings: Record<string, string> = {},
  backend: Backend['settings'] = async (url) => ({ DATABASE_URL: url }),
): Promise<Harness> {
  const database = await freshDatabase();
  const all = { ...impatient, ...(await backend(database.url)), ...settings };
  const config = loadConfig(all);
  const log = createLog('test', config.LOG_LEVEL);
  const role = { url: database.url, role: 'tender_worker', name: 'test' } as const;
  const context = {
    config,
    log,
    pool: openPool(role, log),
    queues: openQueues(config),
  };
  onTestFinished(async () => {
    await context.queues.close();
    await context.pool.end();
    await database.drop();
  });
  const rows = async <Found>(sql: string, values: unknown[] = []) =>
    (await context.pool.query(sql, values)).rows as Found[];
  const resume: Harness['resume'] = async (stage = collect) => {
    const [task] = await rows<{ id: string }>(`select id from ops.task order by id desc limit 1`);
    if (task) await stage.handle({ kind: 'task', taskId: task.id }, context);
  };
  return {
    context,
    settings: all,
    rows,
    resume,
    sync: async (request, stage = collect) => {
      requests += 1;
      await stage.handle(
        { kind: 'plan', source: 'ocds', requestId: `test-${requests}`, ...request },
        context,
      );
      await resume(stage);
    },
  };
}

/** A sample publisher on a free port, closed when the test ends, with its control addresses. */
export async function openPublisher(
  options: PublisherOptions,
): Promise<Publisher & { command: (name: string) => Promise<unknown>; published: () => Promise<string[]> }> {
  const publisher = await startPublisher({ port: 0, seed: 7, ...options });
  onTestFinished(() => publisher.close());
  return {
    ...publisher,
    command: async (name) => (await fetch(`${publisher.url}/__control/${name}`, { method: 'POST' })).json(),
    published: async () => [...publisher.catalogue.ocids()].toSorted(),
  };
}

/** First day that a small sample publisher has anything to list, for `COLLECT_FROM`. */
export const beginningOf = (publisher: Publisher): string => southAfricanDay(publisher.since ?? new Date());

/** A day so many days before today. */
export const daysAgo = (days: number): string => addDays(southAfricanDay(new Date()), -days);

/** Every ocid that was ever stored. */
export const storedOcids = async ({ rows }: Harness): Promise<string[]> =>
  (
    await rows<{ ocid: string }>(
      `select distinct natural_key as ocid from raw.capture where natural_key is not null`,
    )
  )
    .map(({ ocid }) => ocid)
    .toSorted();

/** Waits until a statement gives a row; fails the test by its time limit otherwise. */
export async function until(harness: Harness, sql: string, values: unknown[] = []): Promise<Row> {
  for (;;) {
    const [row] = await harness.rows(sql, values);
    if (row) return row;
    await pause(20);
  }
}

/** Normalises every stored response that is not normalised yet, as its stage would. */
export async function normaliseAll({ rows, context }: Harness): Promise<void> {
  const responses = await rows<{ id: string }>(
    `select id from raw.response where normalised_at is null and fault is null order by id`,
  );
  for (const { id } of responses) await normalise.handle({ responseId: id }, context);
}
