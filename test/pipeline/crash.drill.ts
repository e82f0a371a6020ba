import { describe, expect, it } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import { harness, publishedDays } from '#test/support/harness.ts';
import { eachBackend } from '#test/support/redis.ts';
import { dumpTables, type TableRows, withoutMoments } from './dump.ts';
import { backfillWithKills, deriveAnew, finish, seenAtOnce } from './kills.ts';
import { outcomeOf, reconciled } from './outcome.ts';

/** Kills on each queue backend, two hundred in all. */
const KILLS = 100;
const FAULTS = '500:0.05,truncated:0.05,html:0.03,unstable:1,small-pages:1:20';
/** Enough releases that kills interrupt work and not pauses. */
const options = { releases: 1_000, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

eachBackend((backend) => {
  describe('crash drill', () => {
    it(`after ${KILLS} kills at random moments the tables are those of a run without kills and faults`, async () => {
      const open = (faults: string) =>
        harness({
          backend,
          publisher: { ...options, faults },
          stages: [],
          // These kills say nothing about the messages.
          settings: { QUEUE_LOCK_MS: '500', QUEUE_MAX_DEATHS: '1000' },
        });
      const undisturbed = await open('');
      for (const source of sourceNames)
        await undisturbed.queues.requestSync({ source, mode: 'backfill', ...publishedDays(undisturbed) });
      await finish(undisturbed, async () => undefined);
      await seenAtOnce(undisturbed);
      const expected = withoutMoments(await dumpTables(undisturbed));

      const disturbed = await open(FAULTS);
      await backfillWithKills(disturbed, KILLS);
      await finish(disturbed, () => disturbed.publisher.command('faults?spec='));
      const after = await outcomeOf(disturbed);
      expect(after.served).toEqual(after.published);
      expect(after.reconciliation).toEqual(reconciled);
      expect(after.completeness).toEqual([{ unknown: 0, failing: 0 }]);
      const asKept = withoutMoments(await dumpTables(disturbed));
      await deriveAnew(disturbed);
      expectEqual(withoutMoments(await dumpTables(disturbed)), asKept);
      await seenAtOnce(disturbed);
      expectEqual(withoutMoments(await dumpTables(disturbed)), expected);
    }, 1_200_000);
  });
});

/** Shows the first rows that differ, because whole tables would be too long to read. */
function expectEqual(found: Record<string, TableRows>, expected: Record<string, TableRows>): void {
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
}
