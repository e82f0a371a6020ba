import { type Client, COST_BY_THE_BATCH, type Pool, transaction } from '#shared/database/connection.ts';
import { eachSound, inSavepoint } from '#shared/database/savepoint.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { TIME_LIMIT_MS } from '#workers/pipeline/attempt.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { lockResources } from '#workers/pipeline/locks.ts';
import { takeChanges } from '#workers/pipeline/outbox.ts';
import { childRecordsOf, resourcesToLock } from '#workers/publish/child-records.ts';
import { addCounts, type Counts, tally } from '#workers/publish/counters.ts';
import { failedIssue, finish, type PublishingRow } from '#workers/publish/finish.ts';
import { keepLexemes } from '#workers/publish/lexemes.ts';
import { type PublishStatements, statementsOf } from '#workers/publish/statement.ts';
import { withdraw } from '#workers/publish/withdraw.ts';
import {
  advance,
  type FinishedRecord,
  insert,
  promotedOf,
  readVersion,
  rewrite,
} from '#workers/publish/write-records.ts';

/** Outbox rows per transaction: enough for efficient statements, but few enough to hold the lock only briefly. */
const BATCH = 1_000;

/**
 * Publishes the outbox of a resource, batch by batch, until it is empty.
 *
 * Safe to run twice and at the same time: each batch is one transaction that holds the resource's lock, removes rows
 * from the outbox, reads the records as they are at that moment, and writes them. A crash rolls all of it back. A
 * change that commits later has its own outbox row, which the next batch or the next message finds.
 * @param options maximum number of batches, unlimited by default; milliseconds that rendering may take for one record
 * @returns number of outbox rows removed, and whether there may be more
 */
export async function publishPending(
  pool: Pool,
  resource: Resource,
  { batches = Number.POSITIVE_INFINITY, limit = TIME_LIMIT_MS }: { batches?: number; limit?: number } = {},
): Promise<{ published: number; more: boolean }> {
  let published = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const taken = await transaction(pool, (client) => publishBatch(client, resource, limit));
    published += taken;
    // An incomplete batch means that the outbox is empty.
    if (taken < BATCH) return { published, more: false };
  }
  return { published, more: true };
}

/** @returns number of outbox rows removed */
async function publishBatch(client: Client, resource: Resource, limit: number): Promise<number> {
  await client.query(`select ${COST_BY_THE_BATCH}`);
  await lockResources(client, resourcesToLock(resource));
  const { taken, ids } = await takeChanges(client, resource.name, BATCH);
  if (taken > 0) await publishSound(client, resource, ids, limit);
  return taken;
}

/**
 * Publishes records together. If PostgreSQL refuses one because of its content, the batch is halved until that record
 * is alone. It is rejected with an issue, and the others are published.
 */
async function publishSound(
  client: Client,
  resource: Resource,
  ids: readonly string[],
  limit: number,
): Promise<void> {
  await eachSound(
    ids,
    (some) => inSavepoint(client, () => publishRecords(client, resource, some, limit)),
    (id, error) => recordIssues(client, [failedIssue(resource, id, error)]),
  );
}

/**
 * Writes the records with the given ids and their child records, withdraws those that no longer exist in `core`, and
 * updates the counters and the version of the resource.
 */
async function publishRecords(
  client: Client,
  resource: Resource,
  ids: readonly string[],
  limit: number,
): Promise<void> {
  const statements = statementsOf(resource);
  const { rows } = await client.query<PublishingRow>({
    name: `publish-${resource.name}`,
    text: statements.select,
    values: [ids],
  });
  const { finished, issues } = await finish(resource, rows, limit);
  const published = await client.query<PublishingRow>({
    name: `published-${resource.name}`,
    text: statements.published,
    values: [ids],
  });
  const known = new Map(published.rows.map((row) => [row.id, row]));
  const found = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  // Read before the records are written, because the published records determine which child records to withdraw.
  const children = await childRecordsOf(client, resource, ids, [...known.keys()]);

  const { version, now } = await readVersion(client, resource);
  const existing = finished.filter(({ id }) => known.has(id));
  const created = finished.filter(({ id }) => !known.has(id));
  const rewritten = await rewrite(client, resource, statements, existing, version);
  await insert(client, resource, statements, created, { version: version + BigInt(rewritten), now });
  const written = rewritten + created.length;
  if (resource.searchable)
    await keepLexemes(
      client,
      resource,
      finished.flatMap(({ words }) => words),
    );
  const removed = await withdraw(client, resource, gone, version + BigInt(written));

  const before = [...existing.map(({ id }) => id), ...gone].flatMap((id) => known.get(id) ?? []);
  await addCounts(client, resource, countsOf(resource, statements, before, finished));
  await recordIssues(client, issues);
  if (written + removed > 0) await advance(client, resource, written + removed);
  for (const child of children) await publishSound(client, child.resource, child.ids, limit);
}

/** @returns the changes of counters when records `before` are replaced by records `after` */
function countsOf(
  resource: Resource,
  statements: PublishStatements,
  before: readonly PublishingRow[],
  after: readonly FinishedRecord[],
): Counts {
  const counts: Counts = new Map();
  for (const row of before) tally(counts, resource, row, -1);
  for (const record of after) tally(counts, resource, promotedOf(statements, record), 1);
  return counts;
}
