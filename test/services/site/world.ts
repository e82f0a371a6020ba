import type { SourceName } from '#shared/sources.ts';
import type { TestApi } from '#test/support/api.ts';
import { copyDatabase, sharedDatabase } from '#test/support/database.ts';
import { type Harness, openHarness, type TestPublisher } from '#test/support/harness.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** How much of the publisher a test needs. */
type Extent = {
  /** Releases that it generates. */
  releases?: number;
  /** Whether some documents are read and lists of restricted suppliers collected, too. */
  whole?: boolean;
  /** Settings of the API. */
  settings?: Record<string, string>;
};

/** Documents that are read: each takes a second. */
const DOCUMENTS = 60;

const PUBLISHER = { seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') };

/**
 * The records are collected once for all test files that need no more of the publisher.
 * @returns a service with an API and the records that its stages made of a generated publisher; whoever opens it closes it
 */
export async function siteWorld({
  releases = 60,
  whole = false,
  settings = {},
}: Extent = {}): Promise<Harness & { api: TestApi }> {
  const publisher = { ...PUBLISHER, releases };
  if (!whole) {
    const collected = await sharedDatabase(`collected from ${releases} releases`, async (database) => {
      const kept = { ...database, drop: async () => undefined };
      const filling = await openHarness({ publisher, database: kept });
      await collect(filling);
      await filling.close();
    });
    return openHarness({ api: true, settings, database: await copyDatabase(collected) });
  }
  const at = await openHarness({ api: true, settings, publisher });
  await collect(at, ['treasury-restricted', 'treasury-defaulters']);
  await enterDocuments(at.pool());
  await at.stages.consuming(['documents'], async () => {
    await at.stages.handle('schedule', { job: 'requeue' });
    await at.until(
      `select where (select count(*) from core.document_state where state = 'done') >= ${DOCUMENTS}`,
    );
  });
  await at.settled();
  return at;
}

async function collect(at: Harness & { publisher: TestPublisher }, lists: readonly SourceName[] = []) {
  await storeCodelists(at.pool());
  // By then tenders have been awarded.
  await at.publisher.command('advance?days=120');
  for (const source of ['ocds', 'etenders', ...lists] as const)
    await at.requestSync({ source, mode: 'backfill' });
  await at.settled();
}
