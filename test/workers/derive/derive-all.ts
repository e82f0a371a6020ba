import type { Pool } from '#shared/database/connection.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { expandEverything, hasStaleKeys } from '#workers/derive/stale.ts';
import { publishPending } from '#workers/publish/publish.ts';

/** Computes all stale keys of every derivation, even if a derivation is stale as a whole. */
export async function deriveAll(pool: Pool): Promise<void> {
  await expandEverything(pool);
  for (const derivation of derivations)
    if (await hasStaleKeys(pool, derivation)) await computeStale(pool, derivation);
}

/** The same, and publishes what it changed, as the stages do. */
export async function deriveAndPublish(pool: Pool): Promise<void> {
  await deriveAll(pool);
  const { rows } = await pool.query<{ resource: ResourceName }>('select distinct resource from core.outbox');
  for (const { resource } of rows) await publishPending(pool, resources[resource]);
}
