import { fork } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { books, rig } from './rig.ts';

/** Kills in all, shared by the backends. */
const KILLS = 26;
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,drift:0.2:1,small-pages:1:20';

eachBackend((backend) => {
  describe('crash safety', () => {
    it(`after kill -9 of the worker at ${KILLS} random moments nothing is lost, nothing doubled, the books balance`, async () => {
      const test = await rig(backend, {
        releases: 400,
        seed: 11,
        faults: FAULTS,
        clockRate: 0,
        now: new Date('2026-06-15T10:00:00Z'),
      });
      await test.queues.requestSync({ source: 'ocds', mode: 'backfill' });
      const progress = new Set<string>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        expect(await killedWorker(test.settings, 30 + Math.random() * 400)).toBe('SIGKILL');
        const { rows } = await test.pool.query(`select (select count(*) from raw.document) as documents,
          (select count(*) from raw.document where normalised_at is null) as waiting, (select count(*) from core.change) as changes,
          (select count(*) from ops.task where state <> 'done') as tasks`);
        progress.add(JSON.stringify(rows[0]));
      }

      // The kills must have struck in the middle of the work, not before or after it.
      expect(progress.size).toBeGreaterThan(5);
      expect(
        (await test.pool.query(`select count(*)::int as left from ops.task where state <> 'done'`)).rows[0]
          .left,
      ).toBeGreaterThan(0);

      const worker = await startProcess(
        'workers/main.ts',
        ['collect', 'normalise', 'publish', 'schedule'],
        test.settings,
      );
      await test.settled();
      // Drift published releases while the run was under way; the next ordinary sync is what finds them.
      await fetch(`${test.publisher.url}/__control/faults?spec=`, { method: 'POST' });
      await test.queues.requestSync({ source: 'ocds', mode: 'incremental' });
      await until(
        async () =>
          Number(
            (
              await test.pool.query(
                `select count(*) from ops.sync_meta where entity = 'ocds' and last_incremental_sync_at is not null`,
              )
            ).rows[0].count,
          ) === 1,
      );
      await test.settled();
      const after = await books(test);
      expect(after.published.length).toBeGreaterThanOrEqual(400);
      expect(after.stored).toEqual(after.published);
      expect(after.served).toEqual(after.published);
      expect(after.doubled).toEqual([]);
      expect(after.loose).toEqual([{ captures: 0, twice: 0 }]);
      expect(after.balance).toEqual([{ source: 'ocds', difference: 0, outstanding: 0 }]);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      expect(after.awards[0]?.read).toBe(after.awards[0]?.core);
      expect(after.counters[0]?.counted).toBe(after.counters[0]?.rows);
      expect(await worker.end()).toBe(0);
    }, 150_000);
  });
});

/** Starts a worker, lets it work for a while, kills it. @returns the signal that ended it */
async function killedWorker(
  settings: Record<string, string>,
  afterMs: number,
): Promise<NodeJS.Signals | null> {
  const child = fork(join(projectRoot, 'workers/main.ts'), ['collect', 'normalise', 'publish', 'schedule'], {
    cwd: projectRoot,
    env: surroundings.childEnvironment({ LOG_LEVEL: 'silent', ...settings }),
    execArgv: [],
    stdio: 'ignore',
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_, signal) => resolve(signal)),
  );
  await new Promise((resolve) => child.once('message', resolve));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  return ended;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}
