import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { surroundings } from '#shared/config.ts';
import { sourceNames } from '#shared/sources.ts';
import type { Rig } from '#test/support/harness.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';

/** A kill comes at most this long after the worker has moved on: several pages, or the middle of one. */
const LATEST_MS = 80;
const STAGES = ['collect', 'normalise', 'derive', 'publish', 'schedule'];

/**
 * Backfills both publishers while the worker is killed again and again with -9, each time some moments after it has
 * committed anything; begins anew with another backfill whenever one has come to its end.
 */
export async function strike(test: Rig, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    if (!(await unfinished(test)))
      for (const source of sourceNames) await test.queues.requestSync({ source, mode: 'backfill' });
    const signal = await killedAtWork(test);
    if (signal !== 'SIGKILL') throw new Error(`the worker ended with ${signal} before it was killed`);
  }
}

/** Runs one worker until everything is published and both publishers have been synchronised after `begin`. */
export async function finish(test: Rig, begin: () => Promise<void>): Promise<void> {
  const worker = await startProcess('workers/main.ts', STAGES, test.settings);
  await test.settled();
  await begin();
  const synced = `select count(*)::int as n from ops.sync_meta
    where entity = any($1::text[]) and last_incremental_sync_at is not null`;
  for (const source of sourceNames) await test.queues.requestSync({ source, mode: 'incremental' });
  while ((await test.pool.query(synced, [sourceNames])).rows[0].n < sourceNames.length) await wait(100);
  await test.settled();
  const code = await worker.end();
  if (code !== 0) throw new Error(`the worker ended with code ${code}`);
}

/** How far all the work is: it differs whenever any stage has committed anything. */
async function state({ pool }: Rig): Promise<string> {
  const { rows } = await pool.query(
    `select (select count(*) from ops.task) as tasks, (select sum(next_page) from ops.task) as pages,
       (select count(*) from ops.task where state = 'done') as done, (select count(*) from raw.response) as responses,
       (select count(*) from raw.response where normalised_at is null) as waiting, (select count(*) from core.outbox) + (select count(*) from derived.stale) as changes`,
  );
  return JSON.stringify(rows[0]);
}

/** Whether there is work that a kill can strike. */
async function unfinished({ pool }: Rig): Promise<boolean> {
  const { rows } = await pool.query(
    `select exists (select from ops.task where state in ('pending', 'running')) as left`,
  );
  return rows[0].left;
}

/**
 * Starts a worker, waits until it has moved the work on, and kills it some moments later.
 * @returns the signal that ended it
 */
async function killedAtWork(test: Rig): Promise<NodeJS.Signals | null> {
  const before = await state(test);
  const child = startWorker(test.settings);
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, signal) => done(signal)));
  while ((await state(test)) === before && child.exitCode === null) await wait(10);
  await wait(Math.random() * LATEST_MS);
  child.kill('SIGKILL');
  return ended;
}

const startWorker = (settings: Record<string, string>): ChildProcess =>
  fork(join(projectRoot, 'workers/main.ts'), STAGES, {
    cwd: projectRoot,
    env: surroundings.childEnvironment({ LOG_LEVEL: 'silent', ...settings }),
    execArgv: [],
    stdio: 'ignore',
  });
