import type { Executor } from '#shared/database.ts';
import type { Derivation } from '#workers/derive/derivation.ts';

/** Minimum interval between two computations of the aggregates during a load, in seconds. */
const MIN_INTERVAL_S = 15;
/** Maximum share of the time spent on aggregates during a load. Their cost grows with the number of records. */
const MAX_SHARE = 0.05;

/**
 * Aggregates are computed at once when no response is waiting to be normalised. During a load they are computed at
 * intervals: 15 s, or twenty times as long as computing them took, whichever is longer.
 * @param cost seconds that computing them took the last time
 * @returns whether there are stale keys that should be computed now
 */
export async function areAggregatesDue(
  database: Executor,
  aggregates: readonly Derivation[],
  cost: number,
): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'derive-due',
    // The index on derivation and id gives the oldest key of each derivation without reading the others.
    text: `select count(*) > 0 and (min(at) < now() - make_interval(secs => $2)
        or not exists (select from raw.response where normalised_at is null and fault is null)) as due
      from unnest($1::text[]) as name
      cross join lateral (select at from derived.stale where derivation = name order by id limit 1) oldest`,
    values: [aggregates.map(({ name }) => name), Math.max(MIN_INTERVAL_S, cost / MAX_SHARE)],
  });
  return rows[0]?.due ?? false;
}
