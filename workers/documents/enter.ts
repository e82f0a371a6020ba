import { type Client, type Pool, transaction } from '#shared/database/connection.ts';
import { HOST } from '#shared/queues/contracts.ts';
import { type ReportedIssue, recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';

/** Keeps core.document_state in step with core.tender_document, which normalise writes without regard to files. */

/** Maximum number of documents in one run; the next run takes the rest. */
const MAX_ENTERED = 20_000;

/** The host of an address, as a message may name it: in lower case, as in URLs. */
const ADDRESS = `^https?://(${HOST})(?:[/?#]|$)`;

/**
 * @param condition which documents, by `document`
 * @returns the publisher's present data for each document. The host is null if none can be requested.
 */
const said = (
  condition: string,
): string => `select document.id, document.tender_id, document.url, document.modified_at,
    substring(lower(document.url) from '${ADDRESS}') as host,
    case when tender.status <> 'cancelled' then tender.closing_date_time end as closes_at
  from core.tender_document document join core.tender on tender.id = document.tender_id
  where document.url is not null and ${condition}`;

const UNREADABLE = 'the address names no host that can be asked';

type Entered = { id: string; fault: string | null };

const addressIssue = ({ id, fault }: Entered): ReportedIssue[] =>
  fault === null
    ? []
    : [stageIssues('documents').warning('document-address', 'documents', id, { reason: UNREADABLE })];

/**
 * Databases for which this process has compared every document, once, because changes may be older than the triggers.
 */
const compared = new WeakSet<Pool>();

/**
 * Adds new documents, marks those whose address or date has changed to be fetched again, and removes those that their
 * publisher has removed, with the members of archives. A document whose address has no host fails with an issue. The
 * first call of a process compares all documents, later ones those that triggers have marked. Safe to run twice: the
 * second time nothing differs.
 * @returns how many documents were entered or are to be fetched again
 */
export async function enterDocuments(pool: Pool): Promise<number> {
  const { changes, isMore } = await transaction(pool, async (client) => {
    await lockUntilCommit(client, 'documents:enter');
    const marked = await takeMarked(client);
    return compared.has(pool)
      ? { changes: await enter(client, marked), isMore: false }
      : await enterAll(client);
  });
  if (!isMore) compared.add(pool);
  return changes;
}

/** @returns the documents that triggers have marked; those marked again later are returned again */
async function takeMarked(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    name: 'documents-take-marked',
    text: `delete from core.stale_document where id in (select id from core.stale_document order by id limit $1)
      returning document_id as id`,
    values: [MAX_ENTERED],
  });
  return [...new Set(rows.map(({ id }) => id))];
}

async function enterAll(client: Client): Promise<{ changes: number; isMore: boolean }> {
  const found = await client.query<{ id: string }>(
    `select coalesce(document.id, known.id) as id
     from (${said('true')}) document
     full join (select * from core.document_state where parent_id is null) known on known.id = document.id
     where document.id is null or known.id is null or known.url is distinct from document.url
       or known.modified_at is distinct from document.modified_at or known.host is distinct from document.host
       or known.state in ('waiting', 'fetched') and known.closes_at is distinct from document.closes_at
     limit $1`,
    [MAX_ENTERED],
  );
  const changes = await enter(
    client,
    found.rows.map(({ id }) => id),
  );
  return { changes, isMore: found.rows.length === MAX_ENTERED };
}

/** Updates stored documents to their publisher's present data. */
async function enter(client: Client, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const these = said('document.id = any($1::uuid[])');
  const entered = await client.query<Entered>({
    name: 'documents-enter-new',
    text: `insert into core.document_state (id, tender_id, url, host, modified_at, closes_at, state, fault, error)
       select id, tender_id, url, host, modified_at, closes_at,
         case when host is null then 'failed' else 'waiting' end,
         case when host is null then 'bad-address' end, case when host is null then '${UNREADABLE}' end
       from (${these}) said
       on conflict (id) do nothing returning id, fault`,
    values: [ids],
  });
  const changed = await client.query<Entered>({
    name: 'documents-enter-changed',
    text: `update core.document_state known set url = said.url, host = said.host, modified_at = said.modified_at,
         state = case when said.host is null then 'failed' else 'waiting' end, attempts = 0, next_attempt_at = now(),
         fault = case when said.host is null then 'bad-address' end,
         error = case when said.host is null then '${UNREADABLE}' end,
         etag = case when known.url = said.url then known.etag end,
         last_modified = case when known.url = said.url then known.last_modified end
       from (${these}) said
       where known.id = said.id and (known.url is distinct from said.url or known.modified_at is distinct from said.modified_at
         or known.host is distinct from said.host)
       returning known.id, known.fault`,
    values: [ids],
  });
  await recordIssues(client, [...entered.rows, ...changed.rows].flatMap(addressIssue));
  await client.query({
    name: 'documents-enter-closings',
    text: `update core.document_state known set closes_at = said.closes_at from (${these}) said
       where (known.id = said.id or known.parent_id = said.id) and known.state in ('waiting', 'fetched')
         and known.closes_at is distinct from said.closes_at`,
    values: [ids],
  });
  await removeGone(client, ids);
  return (entered.rowCount ?? 0) + (changed.rowCount ?? 0);
}

/** Removes documents that their publisher has removed, members of archives among them, and of archives in them. */
async function removeGone(client: Client, ids: readonly string[]): Promise<void> {
  const remove = async (condition: string, of: readonly string[]): Promise<string[]> => {
    const { rows } = await client.query<{ id: string }>(
      `with gone as (delete from core.document_state known where ${condition} returning id),
         analyses as (delete from core.document_analysis where id in (select id from gone)),
         asked as (delete from core.document_model_analysis where id in (select id from gone))
       select id from gone`,
      [of],
    );
    return rows.map(({ id }) => id);
  };
  const removed = `known.id = any($1::uuid[]) and parent_id is null
    and not exists (select from core.tender_document document where document.id = known.id and document.url is not null)`;
  for (let gone = await remove(removed, ids); gone.length > 0; )
    gone = await remove('known.parent_id = any($1::uuid[])', gone);
}
