import type { Executor } from '#shared/database.ts';

/** Condition: stored answers wait to be read, so more records are about to change. */
const COMING = `exists (select from raw.document where normalised_at is null and fault is null)`;

/**
 * @param resource name of the one whose outbox is asked about
 * @returns whether nothing of the resource waits to be published, and nothing that could become it waits to be read
 */
export async function isQuiet(database: Executor, resource: string): Promise<boolean> {
  const { rows } = await database.query<{ quiet: boolean }>({
    name: 'is-quiet',
    text: `select not (${COMING} or exists (select from core.change where resource = $1)) as quiet`,
    values: [resource],
  });
  return rows[0]?.quiet ?? true;
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
 * @returns whether other records wait to be published while no stored answer waits to be read that would see to them
 */
export async function isLeftOver(database: Executor, woken: readonly string[]): Promise<boolean> {
  const { rows } = await database.query<{ left: boolean }>({
    name: 'is-left-over',
    text: `select case when ${COMING} then false
      else exists (select from core.change where resource <> all($1::text[])) end as left`,
    values: [woken],
  });
  return rows[0]?.left ?? false;
}
