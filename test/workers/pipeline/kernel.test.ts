import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { transaction } from '#shared/database/connection.ts';
import { harness } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import { BUSY, lockIsFree, withLock } from '#workers/pipeline/locks.ts';
import {
  emitChanges,
  isPublishedUpTo,
  newestChange,
  takeChanges,
  waitingChanges,
  waitingResources,
} from '#workers/pipeline/outbox.ts';
import { beginRun, endRun, progressRun, recordRun, rejectRun } from '#workers/pipeline/runs.ts';

describe('a lock', () => {
  it('admits one process at a time, and is released afterwards, even after an error', async () => {
    const { context, rows } = await harness({});
    const { pool } = context;
    const free = async () => (await rows<{ free: boolean }>(`select ${lockIsFree(`'x'`)} as free`))[0]?.free;
    const outcome = await withLock(pool, 'x', async () => {
      expect(await free()).toBe(false);
      expect(await withLock(pool, 'x', async () => 'second')).toBe(BUSY);
      expect(await withLock(pool, 'y', async () => 'other')).toBe('other');
      return 'first';
    });
    expect(outcome).toBe('first');
    expect(await free()).toBe(true);
    await expect(withLock(pool, 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(pool, 'x', async () => 'again')).toBe('again');
  });

  it('that is lost with its connection leaves the error of the work, which says why', async () => {
    const { context } = await harness({});
    const work = withLock(context.pool, 'x', async (client) => {
      await client.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(work).rejects.toMatchObject({ code: '57P01' });
  });

  it('is released with its connection if it could not be released explicitly', async () => {
    const { context } = await harness({});
    const { pool } = context;
    const lost = withLock(pool, 'x', async (client) => {
      // In a failed transaction every statement fails, including the one that releases the lock.
      await client.query('begin');
      await client.query('select 1 / 0').catch(() => undefined);
    });
    await expect(lost).rejects.toThrow('transaction is aborted');
    while ((await withLock(pool, 'x', async () => 'free')) === BUSY)
      await new Promise((resolve) => setTimeout(resolve, 10));
  });
});

describe('the outbox', () => {
  it('gives a record that has changed several times once, however many are taken', async () => {
    const { context, rows } = await harness({});
    const { pool } = context;
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const ids of [[first, second], [first, third], [first]]) await emitChanges(pool, 'tender', ids);
    const take = () => transaction(pool, (client) => takeChanges(client, 'tender', 2));
    expect(await take()).toEqual({ taken: 4, ids: expect.arrayContaining([first, second]) });
    expect(await rows('select entity_id from core.outbox')).toEqual([{ entity_id: third }]);
    expect(await take()).toEqual({ taken: 1, ids: [third] });
  });

  it('returns each change once, the oldest first, and counts those that are waiting', async () => {
    const { context, rows } = await harness({});
    const { pool } = context;
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    expect(await emitChanges(pool, 'tender', [])).toBe(0);
    expect(await newestChange(pool)).toBe('0');
    expect(await emitChanges(pool, 'tender', [...ids, ...ids])).toBe(3);
    expect(await emitChanges(pool, 'award', new Set([ids[0]!]))).toBe(1);
    const newest = await newestChange(pool);
    expect(await waitingChanges(pool, 'tender', 2)).toBe(2);
    expect((await waitingResources(pool)).toSorted()).toEqual(['award', 'tender']);
    expect(await waitingResources(pool, 60)).toEqual([]);
    const take = (resource: string) => transaction(pool, (client) => takeChanges(client, resource, 2));
    expect(await take('tender')).toEqual({ taken: 2, ids: expect.arrayContaining(ids.slice(0, 2)) });
    expect(await take('tender')).toEqual({ taken: 1, ids: [ids[2]] });
    expect(await take('tender')).toEqual({ taken: 0, ids: [] });
    expect(await isPublishedUpTo(pool, newest)).toBe(false);
    await take('award');
    expect(await isPublishedUpTo(pool, newest)).toBe(true);
    expect(await rows('select from core.outbox')).toEqual([]);
  });
});

describe('the run log', () => {
  it('has one row for each invocation, with its figures added up', async () => {
    const { context, rows } = await harness({});
    const { pool } = context;
    const run = {
      kind: 'sync',
      entity: 'ocds',
      invocationId: 'one',
      mode: 'backfill',
      fromDay: '2026-01-01',
      toDay: '2026-01-31',
    } as const;
    const id = await beginRun(pool, run);
    expect(id).not.toBeNull();
    expect(await beginRun(pool, run)).toBeNull();
    await rejectRun(pool, run, 'twice');
    await progressRun(pool, id!, { rows: 2, pages: 1, cpuMs: 3.4, error: null });
    await endRun(pool, id!, 'partial', { rows: 3, pages: 1, cpuMs: 1, error: 'one task keeps failing' });
    await rejectRun(
      pool,
      { kind: 'rebuild', entity: 'rebuild award', invocationId: 'two', record: 'award' },
      'no',
    );
    const job = { kind: 'job', entity: 'transition', invocationId: 'three' } as const;
    await recordRun(pool, job, { status: 'completed', tookMs: 1_000, rows: 7, error: null });
    expect(
      await rows(
        `select kind, entity, mode, from_day, to_day, record, status, rows_synced, pages, cpu_time_ms as cpu,
           error_message as error, completed_at is not null as ended from ops.cron_runs order by invocation_id`,
      ),
    ).toEqual([
      {
        ...{ kind: 'sync', entity: 'ocds', mode: 'backfill', from_day: '2026-01-01', to_day: '2026-01-31' },
        ...{ record: null, status: 'partial', rows_synced: 5, pages: 2, cpu: 4, ended: true },
        error: 'one task keeps failing',
      },
      {
        ...{ kind: 'job', entity: 'transition', mode: null, from_day: null, to_day: null },
        ...{ record: null, status: 'completed', rows_synced: 7, pages: 0, cpu: 0, ended: true },
        error: null,
      },
      {
        ...{ kind: 'rebuild', entity: 'rebuild award', mode: null, from_day: null, to_day: null },
        ...{ record: 'award', status: 'failed', rows_synced: 0, pages: 0, cpu: 0, ended: true },
        error: 'no',
      },
    ]);
  });

  it('is written by one module, and shortened by two others', () => {
    const files = readdirSync(join(projectRoot, 'workers'), { recursive: true, encoding: 'utf8' });
    const having = (statement: RegExp) =>
      files.filter(
        (name) =>
          name.endsWith('.ts') && statement.test(readFileSync(join(projectRoot, 'workers', name), 'utf8')),
      );
    expect(having(/(insert into|update)\s+ops\.cron_runs/)).toEqual(['pipeline/runs.ts']);
    expect(having(/delete from\s+ops\.cron_runs/).toSorted()).toEqual([
      'collect/retention/runs.ts',
      'schedule/old-logs.ts',
    ]);
  });
});
