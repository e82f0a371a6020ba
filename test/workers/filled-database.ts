import { sourceNames } from '#shared/sources.ts';
import { copyDatabase } from '#test/support/database.ts';
import { type Harness, type HarnessOptions, harness, openHarness } from '#test/support/harness.ts';
import { normalise } from '#workers/normalise/stage.ts';

/** A database that the pipeline has filled from two publishers, with amendments; each test has a copy of it. */
export type FilledDatabase = {
  /** @returns a harness on a copy of the database, with the publishers of the original, closed when the test ends */
  copy: (options?: Pick<HarnessOptions, 'backend' | 'settings'>) => Promise<Harness>;
  close: () => Promise<void>;
};

const RELEASES = 10;

/** Gives a row when every stored response is normalised and every change is derived and published. */
export const ALL_PUBLISHED = `
  select where not exists (select from raw.response where normalised_at is null and fault is null)
    and not exists (select from core.outbox) and not exists (select from derived.stale)`;

const filled = new Map<number, Promise<FilledDatabase>>();

/**
 * Test files that share a process share the database, which takes ten seconds to fill; both end with the run of the tests. No test
 * moves the clock of its publishers.
 */
export function fillDatabase(releases = RELEASES): Promise<FilledDatabase> {
  if (!filled.has(releases)) filled.set(releases, fill(releases));
  return filled.get(releases)!;
}

async function fill(releases: number): Promise<FilledDatabase> {
  // Only has the publisher and the database: one with connections could not be copied.
  const original = await openHarness({
    publisher: { port: 0, seed: 21, releases, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
  });
  const database = { ...original.database, drop: async () => undefined };
  const filling = await openHarness({ database, settings: original.settings });
  await normalise.start?.(filling.context);
  await filling.stages.consuming(['normalise', 'derive', 'publish'], async () => {
    for (const mode of ['backfill', 'refetch'] as const) {
      await collectAll(filling, mode);
      await filling.until(ALL_PUBLISHED);
      await original.publisher.command('advance?days=90');
    }
  });
  await filling.close();
  const settingsOfPublisher = Object.fromEntries(
    Object.entries(original.settings).filter(([name]) =>
      /^(?:OCDS|ETENDERS|TREASURY|COLLECT_FROM)/.test(name),
    ),
  );
  return {
    copy: async ({ settings, ...options } = {}) =>
      harness({
        ...options,
        database: await copyDatabase(original.database),
        settings: { ...settingsOfPublisher, ...settings },
      }),
    close: async () => undefined,
  };
}

/** Collects from both publishers, one after the other. */
export async function collectAll({ requestSync }: Harness, mode: 'backfill' | 'refetch'): Promise<void> {
  for (const source of sourceNames) await requestSync({ source, mode });
}
