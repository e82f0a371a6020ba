import { describe, expect, it } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import { books, rig } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { finish, strike } from './drill.ts';

/** Kills on each backend; `npm run drill` goes on to a hundred each. */
const KILLS = 13;
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,small-pages:1:20';
const options = { releases: 400, seed: 11, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

const balanced = sourceNames.toSorted().map((source) => ({ source, difference: 0, outstanding: 0 }));

eachBackend((backend) => {
  describe('crash safety', () => {
    it(`after kill -9 of the worker at ${KILLS} random moments nothing is lost, nothing doubled, the books balance`, async () => {
      const test = await rig(
        backend,
        { ...options, faults: `${FAULTS},drift:0.2:1` },
        { QUEUE_LOCK_MS: '500' },
      );
      await strike(test, KILLS);
      // Drift published releases while the runs were under way; the next ordinary sync is what finds them.
      await finish(test, async () => {
        await fetch(`${test.publisher.url}/__control/faults?spec=`, { method: 'POST' });
      });
      const after = await books(test);
      expect(after.published.length).toBeGreaterThanOrEqual(options.releases);
      expect(after.stored).toEqual(after.published);
      expect(after.served).toEqual(after.published);
      expect(after.doubled).toEqual([]);
      expect(after.loose).toEqual([{ captures: 0, twice: 0 }]);
      expect(after.balance).toEqual(balanced);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      expect(after.awards[0]?.read).toBe(after.awards[0]?.core);
      expect(after.counters[0]?.counted).toBe(after.counters[0]?.rows);
    }, 200_000);
  });
});
