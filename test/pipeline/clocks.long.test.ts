import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { sourceNames } from '#shared/sources.ts';
import { type Harness, harness, publishedDays, type TestPublisher } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import type { StageName } from '#workers/registry.ts';
import { dumpTables, withoutMoments } from './dump.ts';

const publisher = { releases: 20, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };
const STAGES: readonly StageName[] = ['plan', 'collect', 'normalise', 'derive', 'publish', 'schedule'];
const AHEAD = ['--import', pathToFileURL(join(projectRoot, 'test/support/clock-ahead.ts')).href];

/** Synchronises both publishers once by a process of its own. */
async function synchronise(
  test: Harness & { publisher: TestPublisher },
  mode: 'backfill' | 'refetch',
  options: string[] = [],
): Promise<void> {
  const worker = await test.startWorkers(STAGES, options);
  // The worker itself finds the days of the last run.
  for (const source of sourceNames) await test.requestSync({ source, mode, ...publishedDays(test) });
  await test.requestSync({ source: 'ocds', mode: 'incremental' });
  await test.settled();
  expect(await worker.end()).toBe(0);
}

/** The rows of all tables, without what depends on the time of the run. */
async function tables(test: Harness): Promise<string[]> {
  const dump = withoutMoments(await dumpTables(test));
  return Object.entries(dump).flatMap(([name, lines]) => lines.map((line) => `${name} ${line}`));
}

function differences(some: string[], others: string[]): string[] {
  const known = new Set(others);
  return some.filter((line) => !known.has(line)).slice(0, 3);
}

/** Two synchronisations, between which the publishers change what they have shown. */
async function collected(options: string[]) {
  const test = await harness({ publisher, stages: [] });
  await synchronise(test, 'backfill', options);
  const before = await tables(test);
  await test.publisher.command('advance?days=20');
  await synchronise(test, 'refetch');
  return { test, before, after: await tables(test) };
}

it('a collector whose clock is 30 days ahead changes nothing, and its captures are not later than those after it', async () => {
  const ahead = await collected(AHEAD);
  const expected = await collected([]);
  for (const [some, others] of [
    [ahead.before, expected.before],
    [ahead.after, expected.after],
  ] as const) {
    expect(differences(some, others)).toEqual([]);
    expect(differences(others, some)).toEqual([]);
  }
  expect(differences(expected.after, expected.before)).not.toEqual([]);
  expect(
    await ahead.test.rows(
      `select 'response' as name from raw.response where fetched_at > now() or normalised_at > now()
       union all select 'task' from ops.task where to_day > current_date + 1 or completed_at > now()
       union all select entity from ops.cron_runs where started_at > now() or to_day > current_date + 1`,
    ),
  ).toEqual([]);
});
