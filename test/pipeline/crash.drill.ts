import { describe, expect, it } from 'vitest';
import { books, rig } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { finish, strike } from './drill.ts';
import { dumpTables } from './dump.ts';

/** Kills on each backend: two hundred in all. */
const KILLS = 100;
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,small-pages:1:20';
/** Long enough that the worker is struck in the middle of work, not in its pauses. */
const options = { releases: 1_000, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

eachBackend((backend) => {
  describe('crash drill', () => {
    it(`after ${KILLS} kills -9 at random moments, both publishers at once, the tables are those of an undisturbed run`, async () => {
      const undisturbed = await rig(backend, options, { QUEUE_LOCK_MS: '500' });
      await strike(undisturbed, 0);
      for (const source of ['ocds', 'etenders'])
        await undisturbed.queues.requestSync({ source, mode: 'backfill' });
      await finish(undisturbed, async () => undefined);
      const expected = await dumpTables(undisturbed.pool);

      const struck = await rig(backend, { ...options, faults: FAULTS }, { QUEUE_LOCK_MS: '500' });
      await strike(struck, KILLS);
      await finish(struck, async () => {
        await fetch(`${struck.publisher.url}/__control/faults?spec=`, { method: 'POST' });
      });
      const after = await books(struck);
      expect(after.served).toEqual(after.published);
      expect(after.balance.map(({ difference, outstanding }) => [difference, outstanding])).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      const found = await dumpTables(struck.pool);
      expect(Object.keys(found)).toEqual(Object.keys(expected));
      for (const [table, rows] of Object.entries(expected)) {
        const [before, now] = [new Set(rows), new Set(found[table])];
        expect(
          {
            missing: rows.filter((row) => !now.has(row)).slice(0, 3),
            other: found[table]?.filter((row) => !before.has(row)).slice(0, 3),
          },
          table,
        ).toEqual({ missing: [], other: [] });
        expect(found[table]?.length, table).toBe(rows.length);
      }
    }, 1_200_000);
  });
});
