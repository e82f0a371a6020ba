import { describe, expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { backfillWithKills, finish } from './kills.ts';
import { outcomeOf, reconciled } from './outcome.ts';

/** Kills on each queue backend; `npm run drill` repeats the test with a hundred. */
const KILLS = 2;
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,small-pages:1:5,drift:0.2:1';
const options = {
  releases: 20,
  seed: 11,
  clockRate: 0,
  now: new Date('2026-06-15T10:00:00Z'),
  faults: FAULTS,
};

eachBackend((backend) => {
  describe('crash safety', () => {
    it(`after ${KILLS} kills of the worker at random moments every release is stored and served once`, async () => {
      const test = await harness({
        backend,
        publisher: options,
        stages: [],
        // These kills say nothing about the messages.
        settings: { QUEUE_LOCK_MS: '500', QUEUE_MAX_DEATHS: '1000' },
      });
      await backfillWithKills(test, KILLS);
      // The fault `drift` published releases during the runs; the next ordinary synchronisation finds them.
      await finish(test, () => test.publisher.command('faults?spec='));
      const after = await outcomeOf(test);
      expect(after.published.length).toBeGreaterThanOrEqual(options.releases);
      expect(after.stored).toEqual(after.published);
      expect(after.served).toEqual(after.published);
      expect(after.doubled).toEqual([]);
      expect(after.misplaced).toEqual([{ captures: 0, repeated: 0 }]);
      expect(after.reconciliation).toEqual(reconciled);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      expect(after.readAwards).toBe(after.coreAwards);
      expect(after.counted).toBe(after.tenders);
    });
  });
});
