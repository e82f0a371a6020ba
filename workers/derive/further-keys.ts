import type { Client } from '#shared/database.ts';
import type { Derivation } from '#workers/derive/derivation.ts';

/**
 * Removes further stale keys, which a batch has to compute together with those it took. What is read of them before this is read
 * again: it may have changed, and nothing else would tell.
 * @returns those that were stale
 */
export async function takeFurtherKeys(
  client: Client,
  { name }: Pick<Derivation, 'name'>,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>({
    name: 'derive-take-further',
    text: 'delete from derived.stale where derivation = $1 and key = any($2::uuid[]) returning key',
    values: [name, keys],
  });
  return rows.map(({ key }) => key);
}
