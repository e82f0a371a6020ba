import type { Pool } from '#shared/database.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything } from '#workers/derive/stale.ts';

/** Computes all stale keys of every derivation, also where a derivation is stale as a whole. */
export async function deriveAll(pool: Pool): Promise<void> {
  await expandEverything(pool);
  for (const derivation of derivations) await computeStale(pool, derivation);
}
