import { onTestFinished } from 'vitest';
import type { NewKey } from '#shared/access/keys.ts';
import type { TestApi } from '#test/support/api.ts';
import { type Harness, type HarnessOptions, openHarness } from '#test/support/harness.ts';
import { addKey } from '#test/support/keys.ts';
import { shared } from '#test/support/shared.ts';
import { openReadTables, type ReadTables } from './read-tables.ts';

/** The API in this process, over read tables that the test writes itself instead of running the stages. */
export type ServedTables = Harness & {
  api: TestApi;
  readTables: ReadTables;
  /** Creates a key; by default one with far more calls than a test makes. */
  newKey: (given?: Partial<NewKey>) => Promise<{ id: string; key: string }>;
};

type Options = Pick<HarnessOptions, 'backend' | 'settings'>;

/** Closed when the test ends. */
export async function servedTables(options: Options = {}): Promise<ServedTables> {
  const served = await openServedTables(options);
  onTestFinished(served.close);
  return served;
}

/** Closed by the caller, for suites whose tests share one. */
export async function openServedTables(options: Options = {}): Promise<ServedTables> {
  const harness = await openHarness({ ...options, api: true });
  const readTables = await openReadTables(harness.database.url);
  return {
    ...harness,
    readTables,
    newKey: (given) => addKey(harness.pool('tender_operator'), given),
    close: async () => {
      await readTables.close();
      await harness.close();
    },
  };
}

/** The same for several tests, closed after the last. */
export const sharedTables = (fill?: () => unknown, options?: Options): ServedTables =>
  shared(() => openServedTables(options), fill);
