import type { Executor } from '#shared/database.ts';

/** Condition: stored answers wait to be read, so more records are about to change. */
const COMING = `exists (select from raw.document where normalised_at is null and fault is null)`;

/** Records that may wait to be published while more is coming: enough for batches that are worth their cost. */
const MOST_WAITING = 20_000;

/** @returns whether records that depend on others should be published now, and not together with those that are coming */
export async function arePartsDue(database: Executor): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'parts-due',
    text: `select not ${COMING}
      or (select count(*) from (select from core.change limit ${MOST_WAITING}) as waiting) >= ${MOST_WAITING} as due`,
  });
  return rows[0]?.due ?? true;
}

/** Longest that sums are behind what they sum up while more is coming, in seconds. */
const BEHIND = 5;

/** Condition: none of the resources in the parameter has been published lately. */
const WAITED = (names: string) => `coalesce((
  select max(published_at) from read.version where resource = any(${names}::text[])), '-infinity')
  < now() - interval '${BEHIND} seconds'`;

/**
 * Sums of many records are worth their price when no more of these is coming, and every few seconds in between.
 * @param resource name of the one that is summed up
 * @param sums names of those that sum it up
 */
export async function areSumsDue(
  database: Executor,
  resource: string,
  sums: readonly string[],
): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'sums-due',
    text: `select not (${COMING} or exists (select from core.change where resource = $1)) or ${WAITED('$2')} as due`,
    values: [resource, sums],
  });
  return rows[0]?.due ?? true;
}

/** @returns those of the resources whose outbox holds something */
export async function pendingOf<Given extends { name: string }>(
  database: Executor,
  resources: readonly Given[],
): Promise<Given[]> {
  const { rows } = await database.query<{ name: string }>({
    name: 'pending-of',
    text: `select name from unnest($1::text[]) as name where exists (select from core.change where resource = name)`,
    values: [resources.map(({ name }) => name)],
  });
  const pending = new Set(rows.map(({ name }) => name));
  return resources.filter(({ name }) => pending.has(name));
}

/**
 * @param woken names of the resources whose outbox wakes publish by itself
 * @returns whether other records wait to be published, and no stored answer waits to be read that would see to them or
 *   they have waited long enough
 */
export async function isLeftOver(database: Executor, woken: readonly string[]): Promise<boolean> {
  const { rows } = await database.query<{ left: boolean }>({
    name: 'is-left-over',
    text: `select exists (select from core.change where resource <> all($1::text[])) and (not ${COMING}
      or not exists (select from read.version where resource <> all($1::text[])
        and published_at >= now() - interval '${BEHIND} seconds'
        and exists (select from core.change where change.resource = version.resource))) as left`,
    values: [woken],
  });
  return rows[0]?.left ?? false;
}
