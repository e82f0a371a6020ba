import type { Pool } from '#shared/database.ts';
import { transaction } from '#shared/database.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';

/** core.document_state follows core.tender_document, which normalise writes and which knows nothing of files. */

/** Documents entered by one run; the next run enters the rest. */
const MAX_ENTERED = 20_000;

/** What the publisher says now about each document. Its host in lower case, as in URLs; null where there is nothing to ask. */
const SAID = `select document.id, document.tender_id, document.url, document.modified_at,
    lower(substring(document.url from '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@\\s]+)(?:[/?#]|$)')) as host,
    case when tender.status <> 'cancelled' then tender.closing_date_time end as closes_at
  from core.tender_document document join core.tender on tender.id = document.tender_id
  where document.url is not null`;

/**
 * Enters documents that are new, lets those be fetched again whose address or date has changed, and removes those that their
 * publisher has removed, with the members of archives. Safe to run twice: the second time nothing differs.
 * @returns how many documents were entered or are to be fetched again
 */
export async function enterDocuments(pool: Pool): Promise<number> {
  return await transaction(pool, async (client) => {
    await lockUntilCommit(client, 'documents:enter');
    const entered = await client.query(
      `insert into core.document_state (id, tender_id, url, host, modified_at, closes_at, state, fault, error)
       select id, tender_id, url, host, modified_at, closes_at,
         case when host is null then 'failed' else 'waiting' end,
         case when host is null then 'bad-address' end, case when host is null then 'the address cannot be read' end
       from (${SAID} and not exists (select from core.document_state known where known.id = document.id) limit $1) said
       on conflict (id) do nothing`,
      [MAX_ENTERED],
    );
    const changed = await client.query(
      `update core.document_state known set url = said.url, host = said.host, modified_at = said.modified_at,
         state = case when said.host is null then 'failed' else 'waiting' end, attempts = 0, next_attempt_at = now(),
         fault = case when said.host is null then 'bad-address' end,
         error = case when said.host is null then 'the address cannot be read' end,
         etag = case when known.url = said.url then known.etag end,
         last_modified = case when known.url = said.url then known.last_modified end
       from (${SAID}) said
       where known.id = said.id and (known.url is distinct from said.url or known.modified_at is distinct from said.modified_at)`,
    );
    await client.query(
      `update core.document_state known set closes_at = said.closes_at from (${SAID}) said
       where said.id = coalesce(known.parent_id, known.id) and known.state in ('waiting', 'fetched')
         and known.closes_at is distinct from said.closes_at`,
    );
    await client.query(
      `with gone as (
         delete from core.document_state known where parent_id is null
           and not exists (select from core.tender_document document where document.id = known.id and document.url is not null)
         returning id
       ), asked as (delete from core.document_model_analysis where id in (select id from gone))
       delete from core.document_analysis where id in (select id from gone)`,
    );
    // Members of archives that are gone, and of archives in them.
    for (let removed = 1; removed > 0; ) {
      const { rowCount } = await client.query(
        `with gone as (
           delete from core.document_state known where parent_id is not null
             and not exists (select from core.document_state parent where parent.id = known.parent_id)
           returning id
         ), analyses as (delete from core.document_analysis where id in (select id from gone)),
         asked as (delete from core.document_model_analysis where id in (select id from gone))
         select from gone`,
      );
      removed = rowCount ?? 0;
    }
    return (entered.rowCount ?? 0) + (changed.rowCount ?? 0);
  });
}
