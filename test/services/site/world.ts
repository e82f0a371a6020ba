import { openHarness } from '#test/support/harness.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** @returns a service with an API and the records that its stages made of a generated publisher; whoever opens it closes it */
export async function siteWorld() {
  const at = await openHarness({
    ...{ api: true },
    publisher: { releases: 60, seed: 5, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
  });
  await storeCodelists(at.pool());
  // By then tenders have been awarded.
  await at.publisher.command('advance?days=120');
  for (const source of ['ocds', 'etenders'] as const) await at.requestSync({ source, mode: 'backfill' });
  await at.settled();
  return at;
}
