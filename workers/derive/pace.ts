import type { Executor } from '#shared/database/connection.ts';
import type { Derivation } from '#workers/derive/derivation.ts';

/** Interval between two computations of prompt derivations during a load, in seconds, so that batches are large. */
const PROMPT_INTERVAL_S = 1;
/** Minimum interval between two computations of the aggregates during a load, in seconds. */
const AGGREGATE_INTERVAL_S = 15;
/** Maximum share of the time spent on aggregates during a load. Their cost grows with the number of records. */
const MAX_SHARE = 0.05;

/** @returns seconds that a stale key may wait during a load; `cost` is how long the last computation took, in seconds */
export const longestWait = (pace: Derivation['pace'], cost: number): number =>
  pace === 'prompt' ? PROMPT_INTERVAL_S : Math.max(AGGREGATE_INTERVAL_S, cost / MAX_SHARE);

/**
 * Stale keys are computed at once when no response is waiting to be normalised. During a load they wait, so that many
 * are computed together. Each normalised response sends a message to derive, so the last response of a load causes the
 * remaining keys to be computed.
 * @param wait seconds that a key may wait during a load
 * @param first derivations whose tables these read. While one of them has stale keys, these wait as during a load: what it
 *   writes would make their keys stale once more. A message to derive follows each change, so they get their turn.
 * @returns whether one of the derivations has stale keys that should be computed now
 */
export async function areDue(
  database: Executor,
  derivations: readonly Derivation[],
  wait: number,
  first: readonly Derivation[] = [],
): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'derive-due',
    // The index on derivation and id gives the oldest key of each derivation without reading the others.
    text: `select count(*) > 0 and (min(at) < now() - make_interval(secs => $2)
        or not exists (select from raw.response where normalised_at is null and fault is null)
          and not exists (select from unnest($3::text[]) as earlier
            where exists (select from derived.stale where derivation = earlier))) as due
      from unnest($1::text[]) as name
      cross join lateral (select at from derived.stale where derivation = name order by id limit 1) oldest`,
    values: [derivations.map(({ name }) => name), wait, first.map(({ name }) => name)],
  });
  return rows[0]?.due ?? false;
}
