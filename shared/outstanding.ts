import type { Executor } from '#shared/database.ts';

/** Condition: stored answers wait to be read, so more records are about to change. */
const COMING = `exists (select from raw.response where normalised_at is null and fault is null)`;

/** Condition: the resource `name` has changes that wait. A subquery of its own, so that the whole outbox is not joined. */
const WAITING = `(select true from core.outbox where resource = name limit 1)`;

/** Least time that sums are behind what they sum up while more is coming, in seconds. */
const BEHIND = 15;

/**
 * Sums of many records are worth their price when no more of these is coming, and now and then in between.
 * @param summed names of the resources that are summed up
 * @param sums those that sum them up
 * @param behind seconds they should be behind, if that is longer than a few
 */
export async function areSumsDue(
  database: Executor,
  summed: readonly string[],
  sums: readonly { name: string }[],
  behind: number,
): Promise<boolean> {
  const { rows } = await database.query<{ due: boolean }>({
    name: 'sums-due',
    text: `select not (${COMING} or exists (select from unnest($1::text[]) as name where ${WAITING})) or coalesce((
        select max(published_at) from read.version where resource = any($2::text[])), '-infinity')
        < now() - make_interval(secs => $3) as due`,
    values: [summed, sums.map(({ name }) => name), Math.max(BEHIND, behind)],
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
    text: `select name from unnest($1::text[]) as name where ${WAITING}`,
    values: [resources.map(({ name }) => name)],
  });
  const pending = new Set(rows.map(({ name }) => name));
  return resources.filter(({ name }) => pending.has(name));
}

/**
 * @param waiting names of the resources that do not wake publish by themselves
 * @returns whether records of theirs wait to be published, and no stored answer waits to be read that would see to them or
 *   they have waited long enough
 */
export async function isLeftOver(database: Executor, waiting: readonly string[]): Promise<boolean> {
  const { rows } = await database.query<{ left: boolean }>({
    name: 'is-left-over',
    // Asked for by name: among as many changes as a load has, one of another resource is not found by looking.
    text: `with waiting as (
        select name from unnest($1::text[]) as name where ${WAITING})
      select exists (select from waiting) and (not ${COMING}
        or not exists (select from waiting join read.version on version.resource = name
          where published_at >= now() - interval '${BEHIND} seconds')) as left`,
    values: [waiting],
  });
  return rows[0]?.left ?? false;
}
