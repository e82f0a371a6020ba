import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Publisher, startPublisher } from '#services/sample-publisher/http/server.ts';
import { loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database.ts';
import { createLog } from '#shared/log.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { sourceNames } from '#shared/sources.ts';
import { southAfricanDay } from '#shared/time.ts';
import { freshDatabase } from '#test/support/database.ts';
import type { Backend } from '#test/support/redis.ts';
import { collect } from '#workers/collect/stage.ts';
import { derive } from '#workers/derive/stage.ts';
import { normalise } from '#workers/normalise/stage.ts';
import { consume } from '#workers/pipeline/consume.ts';
import type { Stage, StageContext } from '#workers/pipeline/stage.ts';
import { publish } from '#workers/publish/stage.ts';
import { rebuild } from '#workers/rebuild/stage.ts';
import { impatient } from './collect/harness.ts';

/** A database that the pipeline itself has filled from two publishers, with a history; each test has a copy of it. */
export type Filled = {
  publisher: Publisher;
  /** @returns a copy of the test's own and what a stage needs, closed when the test ends */
  copy: (backend?: Backend['settings']) => Promise<Harness>;
  close: () => Promise<void>;
};

export type Harness = {
  context: StageContext;
  settings: Record<string, string>;
  rows: <Row = Record<string, unknown>>(sql: string, values?: unknown[]) => Promise<Row[]>;
};

const RELEASES = 80;

export async function fill(releases = RELEASES): Promise<Filled> {
  const publisher = await startPublisher({
    port: 0,
    seed: 21,
    releases,
    clockRate: 0,
    now: new Date('2026-06-15T10:00:00Z'),
  });
  const template = await freshDatabase();
  const name = new URL(template.url).pathname.slice(1);
  const harness = await open(template.url, publisher);
  await normalise.start?.(harness.context);
  const consumer = consume([normalise, derive, publish] as never, harness.context);
  for (const mode of ['backfill', 'refetch'] as const) {
    await sync(harness, mode);
    await until(harness, SETTLED);
    await fetch(`${publisher.url}/__control/advance?days=90`, { method: 'POST' });
  }
  await consumer.close();
  await harness.close();
  return {
    publisher,
    copy: async (backend) => {
      const copied = `test_${randomBytes(8).toString('hex')}`;
      await onServer(`create database ${copied} template ${name} strategy file_copy`);
      const url = new URL(template.url);
      url.pathname = `/${copied}`;
      const own = await open(url.href, publisher, backend);
      onTestFinished(async () => {
        await own.close();
        await onServer(`drop database ${copied} with (force)`);
      });
      return own;
    },
    close: async () => {
      await publisher.close();
      await template.drop();
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function open(
  url: string,
  publisher: Publisher,
  backend: Backend['settings'] = async (address) => ({ DATABASE_URL: address }),
): Promise<Harness & { close: () => Promise<void> }> {
  const settings = {
    ...impatient,
    OCDS_BASE_URL: publisher.url,
    ETENDERS_BASE_URL: publisher.url,
    COLLECT_FROM: southAfricanDay(publisher.since ?? new Date()),
    ...(await backend(url)),
  };
  const config = loadConfig(settings);
  const log = createLog('test', config.LOG_LEVEL);
  const role = { url, role: 'tender_worker', name: 'test' } as const;
  const context = {
    config,
    log,
    pool: openPool(role, log),
    queues: openQueues(config),
  };
  return {
    context,
    settings,
    rows: async <Row>(sql: string, values: unknown[] = []) =>
      (await context.pool.query(sql, values)).rows as Row[],
    close: async () => {
      await context.queues.close();
      await context.pool.end();
    },
  };
}

let requests = 0;

/** Collects from both publishers. */
export async function sync({ context, rows }: Harness, mode: 'backfill' | 'incremental' | 'refetch') {
  for (const source of sourceNames) {
    requests += 1;
    await collect.handle({ kind: 'plan', source, requestId: `sync-${requests}`, mode }, context);
    const [task] = await rows<{ id: string }>('select id from ops.task order by id desc limit 1');
    if (task) await collect.handle({ kind: 'task', taskId: task.id }, context);
  }
}

export const SETTLED = `
  select where not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale)`;

/** Waits until a statement gives a row; the test's time limit ends it otherwise. */
export async function until({ rows }: Harness, sql: string, values: unknown[] = []): Promise<void> {
  while ((await rows(sql, values)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Works as workers would, for the length of a test's step. */
export async function working<Result>(
  { context }: Harness,
  work: () => Promise<Result>,
  stages: readonly Stage<never>[] = [normalise, derive, publish, rebuild] as never,
): Promise<Result> {
  const consumer = consume(stages, context);
  try {
    return await work();
  } finally {
    await consumer.close();
  }
}

/** Requests a rebuild and waits for its end. @returns its row in the run log */
export async function rebuilt(harness: Harness, record?: Message<'rebuild'>['record']) {
  requests += 1;
  const requestId = `rebuild-${requests}`;
  await harness.context.queues.send('rebuild', {
    kind: record === undefined ? 'start' : 'finish',
    requestId,
    ...(record === undefined ? {} : { record }),
  });
  return ended(harness, requestId);
}

export async function ended(harness: Harness, requestId: string) {
  const row = `select entity, status, rows_synced, error_message from ops.cron_runs
    where invocation_id = $1 and status <> 'running'`;
  await until(harness, row, [requestId]);
  const [run] = await harness.rows(row, [requestId]);
  return run;
}

/** Every row of core and read as text, by table. */
export async function dump({ rows }: Harness): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('core', 'derived', 'read') and table_type = 'BASE TABLE'
       and table_name not in ('outbox', 'stale') order by 1`,
  );
  const dumped = await Promise.all(
    tables.map(async ({ name }) => {
      const lines = await rows<{ line: string }>(
        `select to_jsonb(line)::text as line from ${name} line ${TIDY[name] ?? ''} order by 1`,
      );
      return [name, lines.map(({ line }) => line)] as const;
    }),
  );
  return Object.fromEntries(dumped);
}

/** Rows that ordinary work leaves behind and a rebuild tidies away. */
const TIDY: Record<string, string> = {
  'core.provenance': 'where id in (select provenance_id from core.tender)',
  'read.counter': 'where n <> 0',
};

/** The same without times of writing, change numbers, versions and tombstones. */
export async function contents(harness: Harness): Promise<Record<string, string[]>> {
  const all = await dump(harness);
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name !== 'read.version' && name !== 'read.tombstone')
      .map(([name, lines]) => [name, lines.map((line) => withoutMoments(name, line)).toSorted()]),
  );
}

function withoutMoments(name: string, line: string): string {
  const row = JSON.parse(line) as Record<string, unknown>;
  const moments = name.startsWith('read.')
    ? ['change_seq', 'first_seq', 'published_at']
    : name === 'core.process'
      ? ['created_at']
      : [];
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).filter(([column]) => !moments.includes(column))),
  );
}

/** @returns by table the rows that only one of two dumps has, the first few of each; empty where they are the same */
export function difference(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): Record<string, { gone: string[]; new: string[] }> {
  const differing: Record<string, { gone: string[]; new: string[] }> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name] ?? [], after[name] ?? []];
    const [had, has] = [new Set(old), new Set(now)];
    const gone = old.filter((line) => !has.has(line)).slice(0, SHOWN);
    const come = now.filter((line) => !had.has(line)).slice(0, SHOWN);
    if (gone.length + come.length > 0 || old.length !== now.length) differing[name] = { gone, new: come };
  }
  return differing;
}

const SHOWN = 2;
