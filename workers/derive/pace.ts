import type { Executor } from '#shared/database.ts';
import type { Derivation } from '#workers/derive/derivation.ts';

/** While more changes are coming, aggregates are at least this far behind, in seconds. */
const MIN_BEHIND_S = 15;
/** … and take at most this part of the time: they cost more, the more there is to add up. */
const MAX_SHARE = 0.05;

/**
 * Aggregates are worth their cost when no more changes are coming. While a load runs they are computed now and then, so
 * that they are never behind by more than a stated time: 15 s, or twenty times what computing them took.
 * @param cost seconds that computing them took the last time
 * @returns whether keys are waiting that are to be computed now
 */
export async function areAggregatesDue(
  database: Executor,
  aggregates: readonly Derivation[],
  cost: number,
): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'derive-due',
    // The oldest key of each derivation is the first of its range of the index.
    text: `select count(*) > 0 and (min(at) < now() - make_interval(secs => $2)
        or not exists (select from raw.response where normalised_at is null and fault is null)) as due
      from unnest($1::text[]) as name
      cross join lateral (select at from derived.stale where derivation = name order by id limit 1) oldest`,
    values: [aggregates.map(({ name }) => name), Math.max(MIN_BEHIND_S, cost / MAX_SHARE)],
  });
  return rows[0]?.due ?? false;
}
