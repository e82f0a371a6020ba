import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import type { ReadList } from '#shared/documents/read-apart.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { listSourceNames } from '#shared/sources.ts';
import { recordIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { foldEditions } from './fold.ts';
import { problemIssues, refusalIssue } from './issues.ts';
import { type StoredList, storeEdition, storeList } from './store-list.ts';

/**
 * The result of normalising a list: the outcome of its response, which is rejected if it cannot be read at all, and the
 * number of changed entries.
 */
export type ListOutcome = {
  outcome: 'normalised' | 'unchanged' | 'rejected';
  changed: number;
};

/** A response of a list of restricted suppliers. */
export type ListResponse = StoredList & { captures: number; repeats: boolean };

/**
 * Stores the content of a list's response, in one transaction: the edition, the entries that differ, issues, and the
 * outcome of the response. The entries are computed from all editions in the order in which they were received, under a
 * lock of the list, so that the result is the same whatever the order in which responses are normalised, and however
 * often.
 */
export async function normaliseList(
  pool: Pool,
  response: ListResponse,
  readList: ReadList,
  key: string,
): Promise<ListOutcome> {
  // The same bytes are the same edition, which belongs to the first response with them.
  const reading = response.repeats ? null : await readList(await bytesOf(pool, response.id), key);
  return transaction(pool, async (client) => {
    await lockUntilCommit(client, `supplier-list:${response.source}`);
    if (reading === null) await seenAgain(client, response);
    else {
      await storeEdition(client, response, reading);
      await recordIssues(client, problemIssues(response, reading));
    }
    // While other responses wait, as in a rebuild, the last one computes the list.
    const changed = (await hasOutstanding(client, response)) ? 0 : await storeFolded(client, response.source);
    const outcome =
      reading === null ? 'unchanged' : reading.candidate.unreadable === null ? 'normalised' : 'rejected';
    await storeOutcome(client, response, outcome);
    return { outcome, changed };
  });
}

/** Loads a response of a list. @returns null if it does not exist, has a fault, or is of another source */
export async function loadListResponse(pool: Pool, id: string): Promise<ListResponse | null> {
  const { rows } = await pool.query<ListResponse>(
    `select id::text, source, encode(hash, 'hex') as sha256, captures, normalised_at is not null as done,
       not exists (select from raw.capture where response_id = response.id) as repeats
     from raw.response where id = $1 and fault is null and source = any($2)`,
    [id, listSourceNames],
  );
  return rows[0] ?? null;
}

/** @throws Error if they were removed; the bytes of lists are kept */
async function bytesOf(pool: Pool, id: string): Promise<Buffer> {
  const bytes = await responseBytes(pool, id, formatOf);
  if (bytes === null) throw new Error(`the bytes of response ${id} are not stored`);
  return bytes;
}

async function seenAgain(client: Client, { source, sha256 }: ListResponse): Promise<void> {
  await client.query(
    `update core.supplier_list_edition as edition set last_received_at = received.last
     from (select max(fetched_at) as last from raw.response
       where source = $1 and hash = decode($2, 'hex') and fault is null) received
     where register = $1 and sha256 = $2 and last_received_at is distinct from received.last`,
    [source, sha256],
  );
}

/** Responses that were given up are ignored: waiting for them would freeze the list for ever. */
async function hasOutstanding(client: Client, { id, source }: ListResponse): Promise<boolean> {
  const { rows } = await client.query<{ others: boolean }>(
    `select exists (select from raw.response
       where source = $1 and id <> $2 and normalised_at is null and fault is null
         and not exists (select from ops.issue where kind = 'message-failed' and subject = 'response-' || response.id)) as others`,
    [source, id],
  );
  return rows[0]?.others ?? false;
}

async function storeFolded(client: Client, list: string): Promise<number> {
  const { entries, states } = await foldEditions(client, list);
  const { changed, refused } = await storeList(client, list, entries, states);
  await recordIssues(
    client,
    refused.map((edition) => refusalIssue(list, edition)),
  );
  return changed;
}

/** A response whose page was removed in the meantime keeps the outcome that was reduced then. */
async function storeOutcome(
  client: Client,
  { id, captures }: ListResponse,
  outcome: ListOutcome['outcome'],
): Promise<void> {
  const counts = ['normalised', 'unchanged', 'rejected'].map((name) => (name === outcome ? captures : 0));
  await client.query(
    `update raw.response set normalised = $2, unchanged = $3, rejected = $4, normalised_at = coalesce(normalised_at, now())
     where id = $1 and captures = $2::int + $3::int + $4::int`,
    [id, ...counts],
  );
}
