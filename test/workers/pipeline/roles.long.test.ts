import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPool, type Pool } from '#shared/database/connection.ts';
import { sourceNames } from '#shared/sources.ts';
import type { TestDatabase } from '#test/support/database.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness, type TestPublisher } from '#test/support/harness.ts';
import { stages, timetable } from '#workers/all-stages.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { defineStage, type Stage, type StageContext, type Tables } from '#workers/pipeline/stage.ts';
import { scheduleOf, timetableOf } from '#workers/schedule/stage.ts';

/** Issues that are recorded when the database denies a stage access. */
const FAILURES = `select stage, kind, subject, detail from ops.issue
  where kind in ('message-failed', 'job-failed', 'task-failing', 'run-rejected')`;

let database: TestDatabase;
let publisher: TestPublisher;
/** Connects as superuser, to prepare and to read data for a test. */
let admin: Pool;
let base: Omit<StageContext, 'pool'>;
const roles: string[] = [];

beforeEach(async () => {
  const folder = await newFolder();
  const opened = await harness({
    publisher: { releases: 15, seed: 7, clockRate: 0 },
    settings: { SCHEDULE_JOBS: '', STORAGE_URL: pathToFileURL(folder).href },
  });
  ({ database, publisher } = opened);
  base = opened.context;
  admin = poolWith('-c timezone=UTC');
  onTestFinished(async () => {
    for (const name of roles.splice(0)) await admin.query(`drop owned by ${name}; drop role ${name}`);
    await admin.end();
  });
});

/** @returns a pool whose connections start with the given options instead of those of the service's roles */
function poolWith(options: string): Pool {
  const url = new URL(database.url);
  url.searchParams.set('options', options);
  return openPool({ url: url.href, role: 'tender_worker', name: 'test' });
}

/** @returns a pool whose connections may read and write only the tables that the stage declares */
async function poolOf(name: string, { reads, writes }: Pick<Stage, 'reads' | 'writes'>): Promise<Pool> {
  const role = `${new URL(database.url).pathname.slice(1)}_${name}`;
  await admin.query(`create role ${role} nologin`);
  roles.push(role);
  for (const tables of reads) await grant(role, tables, 'select');
  for (const tables of writes) await grant(role, tables, 'select, insert, update, delete');
  // Written around the handler, for a message that the queue gives out again: on a busy machine that happens here, too.
  await grant(role, 'ops.interrupted_message', 'select, insert, update, delete');
  await admin.query(`grant execute on all functions in schema ops to ${role}`);
  const pool = poolWith(`-c role=${role} -c timezone=UTC`);
  onTestFinished(() => pool.end());
  return pool;
}

async function grant(role: string, tables: Tables, rights: string): Promise<void> {
  const [schema, table] = tables.split('.');
  await admin.query(`grant usage on schema ${schema} to ${role}`);
  await admin.query(
    `grant ${rights} on ${table === undefined ? `all tables in schema ${schema}` : tables} to ${role}`,
  );
  if (!rights.includes('insert')) return;
  const { rows } = await admin.query<{ sequence: string }>(
    `select sequence.oid::regclass::text as sequence
     from pg_class sequence join pg_depend on objid = sequence.oid join pg_class owner on owner.oid = refobjid
     where sequence.relkind = 'S' and owner.relnamespace = $1::regnamespace and ($2::text is null or owner.relname = $2)`,
    [schema, table ?? null],
  );
  for (const { sequence } of rows) await admin.query(`grant usage on sequence ${sequence} to ${role}`);
}

/** @returns a stage whose jobs and left work have the tables that it declares */
const withPool = (stage: Stage, pool: Pool): Stage => ({
  ...stage,
  jobs: (stage.jobs ?? []).map((job) => ({ ...job, run: (context) => job.run({ ...context, pool }) })),
  leftWork: async (context, minAge) => (await stage.leftWork?.({ ...context, pool }, minAge)) ?? [],
});

async function start(stage: Stage, pool: Pool): Promise<{ close: () => Promise<void> }> {
  const context = { ...base, pool };
  const consumer = consume([stage] as never, context);
  await stage.start?.(context);
  return consumer;
}

/** Waits until a statement returns a row. @throws if a stage records a failure */
async function until(sql: string, values: unknown[] = []): Promise<void> {
  while ((await admin.query(sql, values)).rows.length === 0) {
    expect((await admin.query(FAILURES)).rows).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const SETTLED = `
  select where not exists (select from ops.cron_runs where status = 'running')
    and not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale)`;

const ENDED = `select from ops.cron_runs where invocation_id = $1 and status <> 'running'`;

describe('under a database role with access to the declared tables of a stage only', () => {
  it('every stage works: a load, the jobs of the schedule and a rebuild succeed', async () => {
    const { queues } = base;
    let documents: { close: () => Promise<void> } | undefined;
    const consumers: { close: () => Promise<void> }[] = [];
    onTestFinished(async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()));
    });
    const { schedule: _, ...working } = stages;
    const declared: Stage[] = [];
    for (const [name, stage] of Object.entries(working) as unknown as [string, Stage][]) {
      const pool = await poolOf(name, stage);
      declared.push(withPool(stage, pool));
      const consumer = await start(stage, pool);
      if (name === 'documents') documents = consumer;
      else consumers.push(consumer);
    }
    // The jobs of a stage have its tables; the schedule has its own only.
    const schedule = scheduleOf(timetableOf(declared)) as unknown as Stage;
    consumers.push(await start(schedule, await poolOf('schedule', schedule)));

    for (const source of sourceNames)
      await until(ENDED, [await queues.requestSync({ source, mode: 'backfill' })]);
    await until(SETTLED);
    const { rows: served } = await admin.query('select ocid from read.tender order by ocid collate "C"');
    expect(served.map(({ ocid }) => ocid)).toEqual(publisher.ocids());

    const { rows: closing } = await admin.query(
      `update read.tender set closing_date_time = now() - interval '1 second'
       where id = (select id from read.tender where status = 'active' limit 1) returning id`,
    );
    expect(closing).toHaveLength(1);
    for (const { name } of timetable.jobs) {
      await queues.send('schedule', { job: name });
      await until(`select from ops.cron_runs where entity = $1 and kind = 'job' union all select where $2`, [
        name,
        timetable.jobs.find((job) => job.name === name)?.quiet,
      ]);
    }
    await until(`select from ops.snapshot where request_id like 'daily-%' and status = 'ready'`);
    await until(
      `select where not exists (select from read.tender where status = 'active' and closing_date_time <= now())`,
    );
    for (const mode of ['incremental', 'refetch', 'backfill'])
      await until(`select from ops.cron_runs where kind = 'sync' and mode = $1 and from_day >= $2`, [
        mode,
        base.config.COLLECT_FROM,
      ]);
    await until(SETTLED);

    // Documents wait for the run that collects from their host; requeueing finds them, as it does every minute.
    await queues.send('schedule', { job: 'requeue' });
    // Reading each document starts a process, so one is enough.
    await until(`select from core.document_state where state = 'done'`);
    await documents?.close();

    const requestId = randomUUID();
    await queues.send('rebuild', { kind: 'start', requestId });
    await until(ENDED, [requestId]);
    await until(SETTLED);
    expect((await admin.query(FAILURES)).rows).toEqual([]);
    expect(await queues.failed()).toEqual([]);
    expect((await admin.query(`select distinct status from ops.cron_runs`)).rows).toEqual([
      { status: 'completed' },
    ]);
  });

  it('a stage that reads or writes an undeclared table fails', async () => {
    const id = randomUUID();
    const planted = (statement: string) =>
      defineStage({
        queue: 'normalise',
        does: 'a test',
        reads: ['raw'],
        writes: ['core', 'ops.issue'],
        emits: '',
        handle: async (_, { pool }) => void (await pool.query(statement)),
      });
    const declared = planted(`insert into core.outbox (resource, entity_id) values ('tender', '${id}')`);
    const context = { ...base, pool: await poolOf('planted', declared) };
    const handle = (stage: Stage<'normalise'>) => stage.handle({ responseId: '1' }, context);
    await handle(declared);
    await expect(handle(planted(`insert into read.version (resource) values ('tender')`))).rejects.toThrow(
      'permission denied for schema read',
    );
    await expect(handle(planted(`update raw.response set normalised = 1`))).rejects.toThrow(
      'permission denied for table response',
    );
    await expect(handle(planted(`select from ops.task`))).rejects.toThrow('permission denied for table task');
  });
});
