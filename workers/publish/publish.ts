import { type Client, type Pool, transaction } from '#shared/database.ts';
import { promotedColumns, type Resource, recordValue, renderRecord } from '#shared/resources/resource.ts';
import { type Note, recordNotes } from '#workers/note.ts';
import { watchDependents } from '#workers/publish/dependents.ts';
import { refuse } from '#workers/publish/gates.ts';
import { keepLexemes } from '#workers/publish/lexemes.ts';
import { type PublishStatements, publishStatements } from '#workers/publish/statement.ts';
import { withdraw } from '#workers/publish/withdraw.ts';

/** Changes taken at a time: enough to fill a statement, few enough that a reader's wait for the lock stays short. */
const BATCH = 1_000;

/**
 * Publishes what the outbox holds for a resource, batch by batch, until it is empty. Records that depend on those are
 * put into the outbox on the way.
 *
 * Safe to run twice and at the same time: each batch is one transaction under the resource's lock; it takes its
 * changes out of the outbox, reads the records as they are then, and writes them. A crash rolls all of it back. A
 * change that commits later has its own outbox row and is found by the next batch or the next message.
 * @returns number of outbox rows dealt with
 */
export async function publishPending(pool: Pool, resource: Resource): Promise<number> {
  let total = 0;
  for (;;) {
    const { taken, added } = await transaction(pool, (client) => publishBatch(client, resource));
    total += taken;
    // A short batch has emptied the outbox, but for what it has put there itself.
    if (taken < BATCH && !added) return total;
  }
}

/** @returns whether the outbox holds nothing of the resource */
export async function isQuiet(pool: Pool, { name }: Resource): Promise<boolean> {
  const { rows } = await pool.query<{ quiet: boolean }>(
    'select not exists (select from core.change where resource = $1) as quiet',
    [name],
  );
  return rows[0]?.quiet ?? true;
}

/** @returns how many changes it has taken, and whether it has added some of the same resource */
async function publishBatch(client: Client, resource: Resource): Promise<{ taken: number; added: boolean }> {
  // Commit order must equal number order, so the lock is held until the commit.
  await client.query(`select pg_advisory_xact_lock(hashtext('publish'), hashtext($1))`, [resource.name]);
  const claimed = await client.query<{ entity_id: string }>(
    `delete from core.change where id in (select id from core.change where resource = $1 order by id limit ${BATCH})
     returning entity_id`,
    [resource.name],
  );
  if (claimed.rows.length === 0) return { taken: 0, added: false };
  const ids = [...new Set(claimed.rows.map((row) => row.entity_id))];
  return { taken: claimed.rows.length, added: await publishRecords(client, resource, ids) };
}

/**
 * Writes the finished records of the given ids, withdraws those that are gone, and keeps counters and version.
 * @returns whether other records of the same resource are out of date now
 */
async function publishRecords(client: Client, resource: Resource, ids: string[]): Promise<boolean> {
  const statements = statementsOf(resource);
  const { rows } = await client.query<Record<string, unknown> & { id: string }>({
    name: `publish-${resource.name}`,
    text: statements.select,
    values: [ids],
  });
  const notes: Note[] = [];
  const batch = rows.flatMap((row) => {
    const texts = renderRecord(resource, row);
    const reason = refuse(resource, row, texts.detail);
    if (reason === null) return [{ row, ...texts }];
    notes.push({
      stage: 'publish',
      kind: 'publish-refused',
      source: resource.name,
      subject: row.id,
      detail: { reason },
    });
    return [];
  });
  const found = new Set(rows.map((row) => row.id));
  const gone = ids.filter((id) => !found.has(id));
  const addDependents = await watchDependents(client, resource, ids);
  await client.query(statements.count, [ids, -1]);
  const version = await versionOf(client, resource);
  const written = await upsert(client, resource, statements, batch, version);
  const removed = await withdraw(client, resource, gone, version + BigInt(written));
  await client.query(statements.count, [ids, 1]);
  const added = await addDependents();
  await recordNotes(client, notes);
  if (written + removed > 0) await advance(client, resource, written + removed);
  return added;
}

type Finished = { row: Record<string, unknown>; body: string; detail: string };

async function upsert(
  client: Client,
  resource: Resource,
  statements: PublishStatements,
  batch: Finished[],
  version: bigint,
): Promise<number> {
  if (batch.length === 0) return 0;
  const columns = promotedColumns(resource);
  const given = batch.map(({ row, body, detail }) => {
    const record: Record<string, unknown> = { id: row['id'], body, detail, search: row['search'] ?? null };
    for (const { name, field, of } of columns) record[name] = of(recordValue(resource, field, row));
    return record;
  });
  const result = await client.query(statements.upsert, [version, JSON.stringify(given)]);
  if (resource.searchable) {
    await keepLexemes(
      client,
      resource,
      batch.map(({ row }) => (row['search'] as string | null) ?? ''),
    );
  }
  return result.rowCount ?? 0;
}

/** @returns the last change number given */
async function versionOf(client: Client, { name }: Resource): Promise<bigint> {
  const { rows } = await client.query<{ change_seq: string }>(
    `select change_seq from read.version where resource = $1`,
    [name],
  );
  return BigInt(rows[0]?.change_seq ?? 0);
}

/** Moves the version on and tells the API's processes, which hear of it when this transaction commits. */
async function advance(client: Client, resource: Resource, by: number): Promise<void> {
  const { rows } = await client.query<{ change_seq: string }>(
    `insert into read.version as version (resource, change_seq) values ($1, $2)
     on conflict (resource) do update set change_seq = version.change_seq + $2, published_at = now()
     returning change_seq`,
    [resource.name, by],
  );
  await client.query(`select pg_notify('read_version', $1)`, [`${resource.name}:${rows[0]?.change_seq}`]);
  await client.query(
    `insert into ops.sync_meta as meta (entity, mode, backfill_complete, rows_synced_total, last_incremental_sync_at)
     values ($1, 'publish', 1, $2, now())
     on conflict (entity) do update set rows_synced_total = meta.rows_synced_total + $2,
       last_incremental_sync_at = now(), updated_at = now()`,
    [resource.plural, by],
  );
}

const prepared = new Map<string, PublishStatements>();

function statementsOf(resource: Resource): PublishStatements {
  const existing = prepared.get(resource.name);
  if (existing) return existing;
  const statements = publishStatements(resource);
  prepared.set(resource.name, statements);
  return statements;
}
