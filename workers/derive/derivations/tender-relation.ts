import { tenderRelations } from '#shared/tables/derived.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/**
 * The earlier tender of the same buyer that a tender duplicates or advertises again, or that a notice is about. The rules are in
 * shared/domain/tenders/relation.ts and, in SQL, in workers/derive/sql/tender_relation.sql and prisma/sql/core.
 */
export const tenderRelation: Derivation = {
  name: 'tender_relation',
  table: tenderRelations,
  does: 'finds the earlier tender that a tender repeats or advertises again, or that a notice is about',
  staleBy: [
    changeOf(
      tenders,
      [
        'tender_id',
        'organization_id',
        'title',
        'reference_key',
        'title_key',
        'readvertised',
        'notice_kind',
        'notice_title',
        'notice_keys',
        'publication_date_time',
        'closing_date_time',
      ],
      // A tender without a buyer, or with neither number nor title, cannot be related to another.
      `select id as key from changed
        where organization_id is not null and (reference_key is not null or title_key is not null or notice_keys is not null)`,
    ),
  ],
  // Tenders that are related to one of these, and those that may become so because they have its number or title. The
  // title alone suffices only for readvertised tenders and tenders of the same day. Each part of the union uses one
  // index.
  related: `
    select other.id from core.tender mine join core.tender other
      on core.buyers_key(other.organization_id, other.reference_key) = any(array[
        core.buyers_key(mine.organization_id, mine.reference_key),
        core.buyers_key(mine.organization_id, mine.reference_key || 'r'),
        core.buyers_key(mine.organization_id, mine.reference_key || 're')])
    where mine.id = any($1::uuid[]) and other.id <> mine.id
    union select other.id from core.tender mine join core.tender other
      on core.buyers_key(other.organization_id, other.title_key) = core.buyers_key(mine.organization_id, mine.title_key)
        and (other.readvertised or core.same_day(other.publication_date_time, mine.publication_date_time))
    where mine.id = any($1::uuid[]) and other.id <> mine.id
    union select other.id from core.tender mine join core.tender other
      on other.notice_keys @> array[mine.reference_key] and other.notice_kind is not null and other.organization_id = mine.organization_id
    where mine.id = any($1::uuid[]) and mine.reference_key is not null
    union select id from derived.tender_relation where parent_id = any($1::uuid[])
    union select id from derived.tender_relation where original_id = any($1::uuid[])`,
  everyKey: 'select id from core.tender union select id from derived.tender_relation',
  compute: statementOf('tender_relation'),
  emits: 'tender',
  pace: 'prompt',
};
