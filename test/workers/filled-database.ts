import { sourceNames } from '#shared/sources.ts';
import { copyDatabase, sharedDatabase } from '#test/support/database.ts';
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
 * All test files share the database, which takes ten seconds to fill. Those that share a process share its publishers too; no test
 * moves their clock.
 */
export function fillDatabase(releases = RELEASES): Promise<FilledDatabase> {
  if (!filled.has(releases)) filled.set(releases, fill(releases));
  return filled.get(releases)!;
}

const PASSES = ['backfill', 'refetch'] as const;
const DAYS_BETWEEN = 90;

async function fill(releases: number): Promise<FilledDatabase> {
  const { publisher, settings } = await openHarness({
    publisher: { port: 0, seed: 21, releases, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
  });
  const settingsOfPublisher = Object.fromEntries(
    Object.entries(settings).filter(([name]) => /^(?:OCDS|ETENDERS|TREASURY|COLLECT_FROM)/.test(name)),
  );
  let advanced = 0;
  const advance = async () => {
    await publisher.command(`advance?days=${DAYS_BETWEEN}`);
    advanced += 1;
  };
  const source = await sharedDatabase(`filled from ${releases} releases`, async (database) => {
    const kept = { ...database, drop: async () => undefined };
    const filling = await openHarness({ database: kept, settings: settingsOfPublisher });
    await normalise.start?.(filling.context);
    await filling.stages.consuming(['normalise', 'derive', 'publish'], async () => {
      for (const mode of PASSES) {
        await collectAll(filling, mode);
        await filling.until(ALL_PUBLISHED);
        await advance();
      }
    });
    await filling.close();
  });
  while (advanced < PASSES.length) await advance();
  return {
    copy: async ({ settings, ...options } = {}) =>
      harness({
        ...options,
        database: await copyDatabase(source),
        settings: { ...settingsOfPublisher, ...settings },
      }),
    close: async () => undefined,
  };
}

/** Collects from both publishers, one after the other. */
export async function collectAll(
  { requestSync, config }: Harness,
  mode: 'backfill' | 'refetch',
): Promise<void> {
  for (const source of sourceNames) await requestSync({ source, mode, from: config.COLLECT_FROM });
}
