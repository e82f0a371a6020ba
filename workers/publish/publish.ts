import { copyRows } from '#shared/copy.ts';
import { type Client, COST_BY_THE_BATCH, type Pool, transaction } from '#shared/database.ts';
import { promotedValues, type Resource, renderRecord } from '#shared/resources/definition/resource.ts';
import { type ReportedIssue, recordIssues } from '#workers/pipeline/issues.ts';
import { lockResources } from '#workers/pipeline/locks.ts';
import { takeChanges } from '#workers/pipeline/outbox.ts';
import { addCounts, type Counts, tally } from '#workers/publish/counters.ts';
import { refuse } from '#workers/publish/gates.ts';
import { keepLexemes } from '#workers/publish/lexemes.ts';
import { lockedWith, partsOf } from '#workers/publish/parts.ts';
import { type PublishStatements, publishStatements } from '#workers/publish/statement.ts';
import { withdraw } from '#workers/publish/withdraw.ts';

/** Changes taken at a time: enough to fill a statement, few enough that a reader's wait for the lock stays short. */
const BATCH = 1_000;

/**
 * Publishes what the outbox holds for a resource, batch by batch, until it is empty.
 *
 * Safe to run twice and at the same time: each batch is one transaction under the resource's lock; it takes its
 * changes out of the outbox, reads the records as they are then, and writes them. A crash rolls all of it back. A
 * change that commits later has its own outbox row and is found by the next batch or the next message.
 * @param batches most of them; all by default
 * @returns number of outbox rows dealt with, and whether there may be more
 */
export async function publishPending(
  pool: Pool,
  resource: Resource,
  batches = Number.POSITIVE_INFINITY,
): Promise<{ published: number; more: boolean }> {
  let published = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const taken = await transaction(pool, (client) => publishBatch(client, resource));
    published += taken;
    // A short batch has emptied the outbox.
    if (taken < BATCH) return { published, more: false };
  }
  return { published, more: true };
}

/** @returns how many changes it has taken */
async function publishBatch(client: Client, resource: Resource): Promise<number> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  await lockResources(client, lockedWith(resource));
  const { taken, ids } = await takeChanges(client, resource.name, BATCH);
  if (taken > 0) await publishRecords(client, resource, ids);
  return taken;
}

/**
 * Writes the finished records of the given ids and of their parts, withdraws those that are gone, and keeps counters and
 * version.
 */
async function publishRecords(client: Client, resource: Resource, ids: string[]): Promise<void> {
  const statements = statementsOf(resource);
  const { rows } = await client.query<Row>({
    name: `publish-${resource.name}`,
    text: statements.select,
    values: [ids],
  });
  const { finished, notes } = finish(resource, rows);
  const published = await client.query<Row>({
    name: `published-${resource.name}`,
    text: statements.published,
    values: [ids],
  });
  const known = new Map(published.rows.map((row) => [row.id, row]));
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  const parts = await partsOf(client, resource, ids, [...known.keys()]);

  const state = await stateOf(client, resource);
  const same = finished.filter(({ id }) => known.has(id));
  const fresh = finished.filter(({ id }) => !known.has(id));
  let written = await rewrite(client, resource, statements, same, state.version);
  await insert(client, resource, statements, fresh, { ...state, version: state.version + BigInt(written) });
  written += fresh.length;
  if (resource.searchable)
    await keepLexemes(
      client,
      resource,
      finished.map(({ search }) => search ?? ''),
    );
  const removed = await withdraw(client, resource, gone, state.version + BigInt(written));

  const counts: Counts = new Map();
  for (const id of [...same.map((record) => record.id), ...gone]) {
    const before = known.get(id);
    if (before) tally(counts, resource, before, -1);
  }
  for (const record of finished) tally(counts, resource, countedOf(statements, record), 1);
  await addCounts(client, resource, counts);
  await recordIssues(client, notes);
  if (written + removed > 0) await advance(client, resource, written + removed);
  for (const part of parts) await publishRecords(client, part.resource, part.ids);
}

type Row = Record<string, unknown> & { id: string };

/** A record as it will be published; `values` are those of the promoted columns. */
type Finished = { id: string; body: string; detail: string; search: string | null; values: unknown[] };

/** Renders rows of the publishing statement, in the order of their ids; those that are refused become notes. */
function finish(resource: Resource, rows: readonly Row[]): { finished: Finished[]; notes: ReportedIssue[] } {
  const finished: Finished[] = [];
  const notes: ReportedIssue[] = [];
  for (const row of rows) {
    const { body, detail } = renderRecord(resource, row);
    const reason = refuse(resource, row, detail);
    if (reason === null) {
      const search = (row['search'] as string | null | undefined) ?? null;
      finished.push({ id: row.id, body, detail, search, values: promotedValues(resource, row) });
    } else {
      notes.push({
        stage: 'publish',
        kind: 'publish-refused',
        severity: 'error',
        source: resource.name,
        subject: row.id,
        detail: { reason },
      });
    }
  }
  finished.sort((a, b) => (a.id < b.id ? -1 : 1));
  return { finished, notes };
}

const countedOf = ({ columns }: PublishStatements, { values }: Finished): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ name }, at) => [name, values[at]]));

/** Writes records that are published already, where they differ. @returns how many */
async function rewrite(
  client: Client,
  resource: Resource,
  { upsert, columns }: PublishStatements,
  records: readonly Finished[],
  version: bigint,
): Promise<number> {
  if (records.length === 0) return 0;
  const given = records.map(({ values, ...record }) => ({
    ...record,
    ...Object.fromEntries(columns.map(({ name }, at) => [name, values[at]])),
  }));
  const { rowCount } = await client.query({
    name: `publish-again-${resource.name}`,
    text: upsert,
    values: [version, JSON.stringify(given)],
  });
  return rowCount ?? 0;
}

/** Writes records that are not published yet: under the lock nobody else can do so in between. */
async function insert(
  client: Client,
  { name, searchable }: Resource,
  { columns }: PublishStatements,
  records: readonly Finished[],
  { version, now }: State,
): Promise<void> {
  await copyRows(
    client,
    `read."${name}"`,
    [
      { name: 'id', type: 'uuid' },
      { name: 'change_seq', type: 'bigint' },
      { name: 'first_seq', type: 'bigint' },
      { name: 'published_at', type: 'timestamptz' },
      { name: 'body', type: 'text' },
      { name: 'detail', type: 'text' },
      ...(searchable ? [{ name: 'search', type: 'tsvector' } as const] : []),
      ...columns,
    ],
    records.map(({ id, body, detail, search, values }, nth) => {
      const seq = version + BigInt(nth + 1);
      return [id, seq, seq, now, body, detail, ...(searchable ? [search] : []), ...values];
    }),
  );
}

type State = {
  /** The last change number given. */
  version: bigint;
  /** The transaction's time, as text. */
  now: string;
};

async function stateOf(client: Client, { name }: Resource): Promise<State> {
  const { rows } = await client.query<{ version: string; now: string }>({
    name: 'publish-state',
    text: `select now()::text as now, coalesce((select change_seq from read.version where resource = $1), 0)::text as version`,
    values: [name],
  });
  const { version, now } = rows[0]!;
  return { version: BigInt(version), now };
}

/** Moves the version on and tells the API's processes, which hear of it when this transaction commits. */
async function advance(client: Client, resource: Resource, by: number): Promise<void> {
  await client.query({
    name: 'publish-advance',
    text: `with moved as (
       insert into read.version as version (resource, change_seq) values ($1, $3::int)
       on conflict (resource) do update set change_seq = version.change_seq + $3::int, published_at = now()
       returning change_seq
     ), booked as (
       insert into ops.sync_meta as meta (entity, mode, backfill_complete, rows_synced_total, last_incremental_sync_at)
       values ($2, 'publish', 1, $3::int, now())
       on conflict (entity) do update set rows_synced_total = meta.rows_synced_total + $3::int,
         last_incremental_sync_at = now(), updated_at = now()
     )
     select pg_notify('read_version', $1 || ':' || change_seq) from moved`,
    values: [resource.name, resource.plural, by],
  });
}

const prepared = new Map<string, PublishStatements>();

function statementsOf(resource: Resource): PublishStatements {
  const existing = prepared.get(resource.name);
  if (existing) return existing;
  const statements = publishStatements(resource);
  prepared.set(resource.name, statements);
  return statements;
}
