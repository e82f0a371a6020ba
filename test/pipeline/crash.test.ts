import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { books, type Rig, rig } from './rig.ts';

/** Kills on each backend: more than fifty in all. */
const KILLS = 26;
/** A kill comes at most this long after the worker has moved on: several pages, or the middle of one. */
const LATEST_MS = 80;
const STAGES = ['collect', 'normalise', 'publish', 'schedule'];
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,drift:0.2:1,small-pages:1:20';

eachBackend((backend) => {
  describe('crash safety', () => {
    it(`after kill -9 of the worker at ${KILLS} random moments nothing is lost, nothing doubled, the books balance`, async () => {
      const options = {
        releases: 400,
        seed: 11,
        faults: FAULTS,
        clockRate: 0,
        now: new Date('2026-06-15T10:00:00Z'),
      };
      const test = await rig(backend, options, { QUEUE_LOCK_MS: '500' });
      for (let kill = 0; kill < KILLS; kill += 1) {
        if (!(await unfinished(test))) await test.queues.requestSync({ source: 'ocds', mode: 'backfill' });
        expect(await killedAtWork(test)).toBe('SIGKILL');
      }

      const worker = await startProcess('workers/main.ts', STAGES, test.settings);
      await test.settled();
      // Drift published releases while the runs were under way; the next ordinary sync is what finds them.
      await fetch(`${test.publisher.url}/__control/faults?spec=`, { method: 'POST' });
      await test.queues.requestSync({ source: 'ocds', mode: 'incremental' });
      const synced = `select count(*)::int as n from ops.sync_meta where entity = 'ocds' and last_incremental_sync_at is not null`;
      while ((await test.pool.query(synced)).rows[0].n === 0) await wait(100);
      await test.settled();
      const after = await books(test);
      expect(after.published.length).toBeGreaterThanOrEqual(options.releases);
      expect(after.stored).toEqual(after.published);
      expect(after.served).toEqual(after.published);
      expect(after.doubled).toEqual([]);
      expect(after.loose).toEqual([{ captures: 0, twice: 0 }]);
      expect(after.balance).toEqual([{ source: 'ocds', difference: 0, outstanding: 0 }]);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      expect(after.awards[0]?.read).toBe(after.awards[0]?.core);
      expect(after.counters[0]?.counted).toBe(after.counters[0]?.rows);
      expect(await worker.end()).toBe(0);
    }, 200_000);
  });
});

/** How far all the work is: it differs whenever any stage has committed anything. */
async function state({ pool }: Rig): Promise<string> {
  const { rows } = await pool.query(
    `select (select count(*) from ops.task) as tasks, (select sum(next_page) from ops.task) as pages,
       (select count(*) from ops.task where state = 'done') as done, (select count(*) from raw.document) as documents,
       (select count(*) from raw.document where normalised_at is null) as waiting, (select count(*) from core.change) as changes`,
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
