import { type Client, COST_BY_THE_BATCH, type Pool, transaction } from '#shared/database.ts';
import type { Derivation } from '#workers/derive/derivation.ts';
import { takeStaleKeys } from '#workers/derive/stale.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';

/** Keys computed by one transaction. */
const BATCH = 1_000;

/**
 * Computes the stale keys of one derivation, batch by batch.
 *
 * Safe to run twice and at the same time: each batch is one transaction that holds the derivation's lock, removes stale
 * keys, reads `core` as it is at that moment, writes the rows that differ and adds their records to the outbox. A crash
 * rolls all of it back. A change that commits later adds its stale keys in its own transaction.
 * @param batches maximum number of batches; unlimited by default
 * @returns number of records emitted, and whether there may be more keys
 */
export async function computeStale(
  pool: Pool,
  derivation: Derivation,
  batches = Number.POSITIVE_INFINITY,
): Promise<{ emitted: number; more: boolean }> {
  let emitted = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const done = await transaction(pool, (client) => computeBatch(client, derivation));
    emitted += done.emitted;
    if (done.taken < BATCH) return { emitted, more: false };
  }
  return { emitted, more: true };
}

async function computeBatch(
  client: Client,
  derivation: Derivation,
): Promise<{ taken: number; emitted: number }> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  await lockUntilCommit(client, `derive:${derivation.name}`);
  const { taken, keys } = await takeStaleKeys(client, derivation, BATCH);
  if (taken === 0) return { taken: 0, emitted: 0 };
  const { rows } = await client.query<{ id: string }>({
    name: `derive-${derivation.name}`,
    text: writeStatement(derivation),
    values: [keys],
  });
  const emitted = await emitChanges(
    client,
    derivation.emits,
    rows.map(({ id }) => id),
  );
  return { taken, emitted };
}

/** @returns a statement that replaces the rows of the keys in $1 and returns the keys of changed or deleted rows */
function writeStatement({ table: { schema, name, columns: declared }, compute }: Derivation): string {
  const table = `${schema}.${name}`;
  const columns = Object.keys(declared).filter((column) => column !== 'id');
  const list = ['id', ...columns].join(', ');
  const tuple = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `with computed as materialized (${compute}),
gone as (
  delete from ${table} as old where id = any($1::uuid[]) and not exists (select from computed where computed.id = old.id)
  returning id),
written as (
  insert into ${table} as old (${list}) select ${list} from computed order by id
  on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
  where ${tuple('old')} is distinct from ${tuple('excluded')}
  returning id)
select id from gone union all select id from written`;
}
