import { events } from '#shared/tables/child-records.ts';
import { tenderEffects, tenderRelations } from '#shared/tables/derived.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/**
 * What notices change in the tender that they are about: a cancellation letter cancels it, an extension moves its
 * dates. Reads the relation of the notice to its tender, so it follows `tender_relation`. How the record is served with
 * it is in prisma/sql/derived/tender_now.sql and timeline.sql.
 */
export const tenderEffect: Derivation = {
  name: 'tender_effect',
  table: tenderEffects,
  does: 'gathers what notices say about a tender',
  staleBy: [
    changeOf(tenderRelations, ['parent_id'], 'select parent_id as key from changed'),
    changeOf(
      tenders,
      ['tender_id', 'notice_kind', 'publication_type', 'closing_date_time', 'captured_at'],
      `select parent_id as key from derived.tender_relation where id = any(array(select id from changed where notice_kind is not null))
        union select parent_id from derived.tender_relation where parent_id = any(array(select id from changed))`,
    ),
    changeOf(
      events,
      ['tender_id', 'event_type', 'occurred_at', 'title', 'description', 'after', 'of_subject'],
      'select parent_id as key from derived.tender_relation where id = any(array(select tender_id from changed where of_subject))',
    ),
  ],
  everyKey: `select distinct parent_id from derived.tender_relation where parent_id is not null
    union select id from derived.tender_effect`,
  compute: statementOf('tender_effect'),
  emits: 'tender',
  pace: 'prompt',
};
