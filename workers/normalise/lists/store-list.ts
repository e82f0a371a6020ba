import type { Client } from '#shared/database/connection.ts';
import type { ListReading } from '#shared/documents/list-reading.ts';
import type { RegisterEntry } from '#shared/domain/supplier-lists/register.ts';
import {
  DEFAULTER,
  RESTRICTED,
  regulatoryReferencesOf,
  restrictionTypeOf,
  severityOfRestriction,
} from '#shared/domain/supplier-lists/restriction-fields.ts';
import { entryOf, type ListSourceName } from '#shared/sources.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { restrictedSuppliers } from '#shared/tables/supplier-lists.ts';
import { editionIdentity } from '#shared/text/identity.ts';
import { storableJson } from '#shared/text/storable.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { EditionState } from './fold.ts';

/** A stored response of a list, with the hash of its bytes. */
export type StoredList = { id: string; source: string; sha256: string; done: boolean };

/** The restriction of an entry that states none. */
const typeOfList: Readonly<Record<ListSourceName, string>> = {
  'treasury-restricted': RESTRICTED,
  'treasury-defaulters': DEFAULTER,
};

const NOT_COMPARED = 'it has not been compared with the edition in use yet';

/** Stores an edition with its content. Whether it is accepted is decided when the list is computed. */
export async function storeEdition(
  client: Client,
  { source, sha256 }: StoredList,
  { form, candidate, entries, problems }: ListReading,
): Promise<void> {
  const { reportDate, lost, unreadable } = candidate;
  await client.query(
    `with received as (
       select min(fetched_at) as first, max(fetched_at) as last, (array_agg(id::text order by fetched_at, id))[1] as response
       from raw.response where source = $2 and hash = decode($3, 'hex') and fault is null)
     insert into core.supplier_list_edition as edition (id, register, sha256, response_id, received_at, last_received_at,
       form, report_date, entries, problems, lost, unreadable, content, state, refusal, accepted)
     select $1, $2, $3, response, first, last, $4, $5, $6, $7, $8, $9, $10, 'refused', $11, false from received
     on conflict (id) do update set register = excluded.register, sha256 = excluded.sha256, response_id = excluded.response_id,
       received_at = excluded.received_at, last_received_at = excluded.last_received_at,
       form = excluded.form, report_date = excluded.report_date, entries = excluded.entries, problems = excluded.problems,
       lost = excluded.lost, unreadable = excluded.unreadable, content = excluded.content`,
    [
      editionIdentity(source, sha256),
      source,
      sha256,
      form,
      reportDate,
      entries.length,
      problems.length,
      lost,
      unreadable,
      storableJson(entries),
      NOT_COMPARED,
    ],
  );
}

/** An edition that did not replace the one in use. */
export type RefusedEdition = {
  sha256: string;
  refusal: string;
  responseId: string;
  reportDate: string | null;
  entries: number;
};

const upsert = upsertStatement(restrictedSuppliers);

/**
 * Stores a computed list: changed entries, and the outcomes of its editions. Puts changed records into the outbox.
 * @returns how many entries were written or removed, and the newly refused editions
 */
export async function storeList(
  client: Client,
  list: string,
  entries: readonly RegisterEntry[],
  states: readonly EditionState[],
): Promise<{ changed: number; refused: RefusedEdition[] }> {
  const settled = await client.query<RefusedEdition & { state: string }>(
    `update core.supplier_list_edition as edition set state = given.state, refusal = given.refusal, accepted = given.accepted
     from json_to_recordset($1::json) as given (id uuid, state text, refusal text, accepted boolean)
     where given.id = edition.id
       and (edition.state, edition.refusal, edition.accepted) is distinct from (given.state, given.refusal, given.accepted)
     returning edition.state, edition.sha256, edition.refusal, edition.response_id as "responseId",
       edition.report_date::text as "reportDate", edition.entries`,
    [JSON.stringify(states)],
  );
  const rows = entries.map((entry) => rowOf(list, entry));
  const gone = await client.query<{ id: string }>(
    'delete from core.restricted_supplier where register = $1 and id <> all($2::uuid[]) returning id',
    [list, rows.map(({ id }) => id)],
  );
  const written = await client.query<{ id: string }>(upsert, [JSON.stringify(rows)]);
  const changed = await emitChanges(
    client,
    'restricted_supplier',
    [...gone.rows, ...written.rows].map(({ id }) => id),
  );
  return { changed, refused: settled.rows.filter(({ state }) => state === 'refused') };
}

function rowOf(list: string, entry: RegisterEntry): RowOf<typeof restrictedSuppliers> {
  const type = restrictionTypeOf(entry.restrictionType, entryOf(typeOfList, list));
  return {
    id: entry.id,
    register: list,
    natural_key: entry.naturalKey,
    supplier_name: entry.supplierName,
    registration_number: entry.registrationNumber,
    identity_hash: entry.identityHash,
    restriction_type: type,
    // No known list states one.
    reference: null,
    reason: entry.reason,
    period_from: entry.from,
    period_to: entry.to,
    authorised_by: entry.authorisedBy,
    severity: severityOfRestriction(type, entry),
    regulatory_references: regulatoryReferencesOf(entry.legalBasis),
    edition_id: editionIdentity(list, entry.sha256),
    report_date: entry.reportDate,
    sha256: entry.sha256,
    first_seen_at: entry.firstSeenAt,
    last_seen_at: entry.lastSeenAt,
    listed: entry.listed,
    steps: entry.steps,
    updated_at: entry.listed ? entry.lastSeenAt : (entry.steps.at(-1)?.at ?? entry.lastSeenAt),
  };
}
