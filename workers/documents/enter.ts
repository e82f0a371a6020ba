import type { Pool } from '#shared/database.ts';
import { transaction } from '#shared/database.ts';
import { HOST } from '#shared/queues/contracts.ts';
import { type ReportedIssue, recordIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';

/** core.document_state follows core.tender_document, which normalise writes and which knows nothing of files. */

/** Documents entered by one run; the next run enters the rest. */
const MAX_ENTERED = 20_000;

/** The host of an address, as a message may name it: in lower case, as in URLs. */
const ADDRESS = `^https?://(${HOST})(?:[/?#]|$)`;

/** What the publisher says now about each document. Its host is null where there is none that can be asked. */
const SAID = `select document.id, document.tender_id, document.url, document.modified_at,
    substring(lower(document.url) from '${ADDRESS}') as host,
    case when tender.status <> 'cancelled' then tender.closing_date_time end as closes_at
  from core.tender_document document join core.tender on tender.id = document.tender_id
  where document.url is not null`;

const UNREADABLE = 'the address names no host that can be asked';

type Entered = { id: string; fault: string | null };

const addressIssue = ({ id, fault }: Entered): ReportedIssue[] =>
  fault === null
    ? []
    : [
        {
          ...{ stage: 'documents', kind: 'document-address', severity: 'warning', source: 'documents' },
          subject: id,
          detail: { reason: UNREADABLE },
        },
      ];

/**
 * Enters documents that are new, lets those be fetched again whose address or date has changed, and removes those that their
 * publisher has removed, with the members of archives. One whose address names no host has failed, with an issue. Safe to run twice: the second time nothing differs.
 * @returns how many documents were entered or are to be fetched again
 */
export async function enterDocuments(pool: Pool): Promise<number> {
  return await transaction(pool, async (client) => {
    await lockUntilCommit(client, 'documents:enter');
    const entered = await client.query<Entered>(
      `insert into core.document_state (id, tender_id, url, host, modified_at, closes_at, state, fault, error)
       select id, tender_id, url, host, modified_at, closes_at,
         case when host is null then 'failed' else 'waiting' end,
         case when host is null then 'bad-address' end, case when host is null then '${UNREADABLE}' end
       from (${SAID} and not exists (select from core.document_state known where known.id = document.id) limit $1) said
       on conflict (id) do nothing returning id, fault`,
      [MAX_ENTERED],
    );
    const changed = await client.query<Entered>(
      `update core.document_state known set url = said.url, host = said.host, modified_at = said.modified_at,
         state = case when said.host is null then 'failed' else 'waiting' end, attempts = 0, next_attempt_at = now(),
         fault = case when said.host is null then 'bad-address' end,
         error = case when said.host is null then '${UNREADABLE}' end,
         etag = case when known.url = said.url then known.etag end,
         last_modified = case when known.url = said.url then known.last_modified end
       from (${SAID}) said
       where known.id = said.id and (known.url is distinct from said.url or known.modified_at is distinct from said.modified_at
         or known.host is distinct from said.host)
       returning known.id, known.fault`,
    );
    await recordIssues(client, [...entered.rows, ...changed.rows].flatMap(addressIssue));
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
