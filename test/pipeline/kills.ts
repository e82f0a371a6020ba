import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { listSourceNames, sourceNames } from '#shared/sources.ts';
import { type Harness, publishedDays, type TestPublisher } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import type { StageName } from '#workers/registry.ts';

/** A kill comes at most this long after the worker has committed something: after several pages, or within one. */
const MAX_DELAY_MS = 80;
const STAGES: readonly StageName[] = ['plan', 'collect', 'normalise', 'derive', 'publish', 'schedule'];

type Pipeline = Harness & { publisher: TestPublisher };

/**
 * Backfills both publishers while the worker is killed again and again with SIGKILL, each time some moments after it has
 * committed something. Requests another backfill whenever one has ended.
 */
export async function backfillWithKills(harness: Pipeline, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    if (!(await hasTasks(harness)))
      for (const source of sourceNames)
        await harness.queues.requestSync({ source, mode: 'backfill', ...publishedDays(harness) });
    const signal = await killedAtWork(harness);
    if (signal !== 'SIGKILL') throw new Error(`the worker ended with ${signal} before it was killed`);
  }
}

/**
 * Runs one worker until everything is published; then, after `between`, until both publishers have been synchronised
 * once more.
 */
export async function finish(harness: Pipeline, between: () => Promise<unknown>): Promise<void> {
  const worker = await harness.startWorkers(STAGES);
  await harness.settled();
  await between();
  for (const source of sourceNames) await harness.requestSync({ source, mode: 'refetch' });
  // A refetch reads no lists, and their last reading may have failed.
  for (const source of listSourceNames) await harness.requestSync({ source, mode: 'incremental' });
  await harness.settled();
  const code = await worker.end();
  if (code !== 0) throw new Error(`the worker ended with code ${code}`);
}

/** Recomputes all that derive has made, and publishes what differs. */
export async function deriveAnew(harness: Harness): Promise<void> {
  await harness.rows('insert into derived.stale (derivation, key) values (null, null)');
  await deriveAndPublish(harness);
}

/**
 * Gives all awards and mentions of suppliers one time. Which spelling was seen first, so that the company has its id from it,
 * and which awards without a date are the latest, depends on the order of the captures; kills and faults change that order.
 */
export async function seenAtOnce(harness: Harness): Promise<void> {
  await harness.rows(`update core.supplier_mention set first_seen_at = '2026-01-01'`);
  await harness.rows(`update core.award set first_captured_at = '2026-01-01'`);
  await deriveAndPublish(harness);
}

async function deriveAndPublish(harness: Harness): Promise<void> {
  const worker = await harness.startWorkers(['derive', 'publish', 'schedule']);
  await harness.settled();
  const code = await worker.end();
  if (code !== 0) throw new Error(`the worker ended with code ${code}`);
}

/** The progress of all stages: a text that changes whenever one of them commits something. */
async function progress({ rows }: Harness): Promise<string> {
  const [row] = await rows(
    `select (select count(*) from ops.task) as tasks, (select sum(next_page) from ops.task) as pages,
       (select count(*) from ops.task where state = 'done') as done, (select count(*) from raw.response) as responses,
       (select count(*) from raw.response where normalised_at is null) as waiting, (select count(*) from core.outbox) + (select count(*) from derived.stale) as changes`,
  );
  return JSON.stringify(row);
}

/** Whether collect has work left that a kill can interrupt. */
async function hasTasks({ rows }: Harness): Promise<boolean> {
  const found = await rows(`select from ops.task where state in ('pending', 'running') limit 1`);
  return found.length > 0;
}

/**
 * Starts a worker, waits until it has made progress, and kills it some moments later.
 * @returns the signal that ended it
 */
async function killedAtWork(harness: Harness): Promise<NodeJS.Signals | null> {
  const before = await progress(harness);
  const child = startWorker(harness.settingsOf('tender_worker'));
  // A test that exceeds its time limit leaves no worker behind.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, signal) => done(signal)));
  while ((await progress(harness)) === before && child.exitCode === null) await wait(10);
  await wait(Math.random() * MAX_DELAY_MS);
  child.kill('SIGKILL');
  return ended;
}

/** Unlike the harness, does not wait until the worker is ready: it may be killed before. */
const startWorker = (settings: Record<string, string>): ChildProcess =>
  fork(join(projectRoot, 'workers/main.ts'), [...STAGES], {
    cwd: projectRoot,
    env: surroundings.childEnvironment({ ...settings, LOG_LEVEL: 'silent' }),
    execArgv: [],
    stdio: 'ignore',
  });
