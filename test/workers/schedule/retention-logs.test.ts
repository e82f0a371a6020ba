import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPool, type Pool } from '#shared/database/connection.ts';
import { newDatabase } from '#test/support/database.ts';
import { timetable } from '#workers/all-stages.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** The pipeline's own role, and the owner, who prepares and looks. */
let pool: Pool;
let owner: Pool;

beforeEach(async () => {
  const database = await newDatabase();
  pool = openPool({ url: database.url, role: 'tender_worker', name: 'test', size: 2 });
  const url = new URL(database.url);
  owner = openPool({ url: url.href, role: 'tender_operator', name: 'owner', size: 1 });
  await owner.query('set role none');
  onTestFinished(async () => {
    await Promise.all([pool.end(), owner.end()]);
    await database.drop();
  });
});

const jobs = timetable.jobs.filter(({ name }) => /^retention-(logs|runs|answers)$/.test(name));
/** @returns how many rows the jobs have removed or changed */
async function removeOld(): Promise<number> {
  let removed = 0;
  for (const { run } of jobs) removed += await run({ pool } as StageContext);
  return removed;
}
const column = async (sql: string): Promise<unknown[]> =>
  (await owner.query({ text: sql, rowMode: 'array' })).rows.map((row) => row[0]);

async function addRun(entity: string, kind: string, mode: string | null, age: number, status = 'completed') {
  const id = randomUUID();
  await owner.query(
    `insert into ops.cron_runs (id, invocation_id, entity, kind, mode, status, started_at)
     values ($1, $2, $3, $4, $5, $6, now() - $7 * interval '1 day')`,
    [id, `message ${id}`, entity, kind, mode, status, age],
  );
  if (kind === 'sync')
    await owner.query(
      `insert into ops.task (run_id, source, pass, repeat, state) values ($1, $2, 'plan', 1, 'done')`,
      [id, entity],
    );
}

it('a process whose clock is ahead removes nothing that is young', async () => {
  await owner.query(
    `insert into app.usage_log (api_key_id, endpoint, method, status_code, response_time_ms, ip_address)
     values (gen_random_uuid(), '/v2/tenders', 'GET', 200, 1, '192.0.2.1')`,
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 93 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await removeOld()).toBe(0);
  expect(await column('select ip_address from app.usage_log')).toEqual(['192.0.2.1']);
});

describe('the usage log', () => {
  it('loses addresses after 30 days and calls after 92; counts of the quota stay for thirteen months', async () => {
    const key = randomUUID();
    // Ten calls a day for 420 days, the latest now.
    await owner.query(
      `insert into app.usage_log (api_key_id, endpoint, method, status_code, response_time_ms, ip_address, created_at)
       select $1, '/v2/tenders', 'GET', 200, 1, '192.0.2.1', now() - (420 - n / 10) * interval '1 day'
       from generate_series(0, 4200) n order by n`,
      [key],
    );
    await owner.query(
      `insert into app.quota_usage (key_id, "window", start, used)
       select $1, 'day', (now() - n * interval '1 day')::date, 10 from generate_series(0, 420) n`,
      [key],
    );
    expect(await removeOld()).toBeGreaterThan(0);
    expect(
      await column(`select array[count(*) filter (where created_at < now() - interval '92 days'),
        count(*) filter (where ip_address is not null and created_at < now() - interval '30 days'),
        count(*) filter (where ip_address is null and created_at >= now() - interval '30 days')]::int[] from app.usage_log`),
    ).toEqual([[0, 0, 0]]);
    expect(
      await column(`select array[bool_or(start >= current_date - 395 and start < current_date - 390), bool_or(start < current_date - 401)]
        from app.quota_usage`),
    ).toEqual([[true, false]]);
    expect(await removeOld()).toBe(0);
  });

  it('cannot be emptied by the pipeline, whatever it asks for', async () => {
    await owner.query(
      `insert into app.usage_log (api_key_id, endpoint, method, status_code, response_time_ms)
       values (gen_random_uuid(), '/v2/tenders', 'GET', 200, 1)`,
    );
    await pool.query(`select ops.remove_old_usage('infinity', 'infinity', 'infinity', 1000)`);
    expect(await column('select count(*)::int from app.usage_log')).toEqual([1]);
    await expect(pool.query('select from app.usage_log')).rejects.toThrow(/permission denied/);
  });
});

describe('the run log', () => {
  it('keeps the latest run of each job and sync, backfills, and what is under way', async () => {
    for (const age of [40, 35, 1]) await addRun('transition', 'job', null, age);
    for (const age of [90, 80]) await addRun('sync-gaps', 'job', null, age);
    for (const age of [800, 500, 2]) await addRun('ocds', 'sync', 'incremental', age);
    for (const age of [900, 600]) await addRun('ocds', 'sync', 'backfill', age);
    for (const age of [900, 700]) await addRun('etenders', 'sync', 'gaps', age);
    await addRun('etenders', 'sync', 'gaps', 950, 'running');
    await removeOld();
    expect(
      await column(`select entity || ' ' || coalesce(mode, 'job') || ' ' || round(extract(epoch from now() - started_at) / 86400)
        from ops.cron_runs order by 1`),
    ).toEqual([
      'etenders gaps 700',
      'etenders gaps 950',
      'ocds backfill 600',
      'ocds backfill 900',
      'ocds incremental 2',
      'sync-gaps job 80',
      'transition job 1',
    ]);
    expect(await column('select count(*)::int from ops.task')).toEqual([5]);
    expect(await removeOld()).toBe(0);
  });
});

describe('issues', () => {
  it('stay by severity after their last occurrence; messages that were given up stay', async () => {
    for (const [kind, severity, age] of [
      ['seen', 'info', 170],
      ['old', 'info', 190],
      ['seen', 'warning', 390],
      ['old', 'error', 410],
      ['message-failed', 'error', 900],
    ])
      await owner.query(
        `insert into ops.issue (stage, kind, severity, source, subject, detail, last_at)
         values ('test', $1, $2, 'ocds', $2, '{}', now() - $3 * interval '1 day')`,
        [kind, severity, age],
      );
    expect(await removeOld()).toBe(2);
    expect(await column(`select kind || ' ' || severity from ops.issue order by 1`)).toEqual([
      'message-failed error',
      'seen info',
      'seen warning',
    ]);
  });
});

describe('answers of a language model', () => {
  it('are kept for 400 days', async () => {
    await owner.query(
      `insert into core.model_answer (key, answer, answered_at)
       select 'day-' || age, '{}', now() - age * interval '1 day' from unnest('{1,399,401,900}'::int[]) as age`,
    );
    expect(await removeOld()).toBe(2);
    expect(await column('select key from core.model_answer order by key')).toEqual(['day-1', 'day-399']);
  });
});
