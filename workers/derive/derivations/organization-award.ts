import { awards } from '#shared/tables/awards.ts';
import { organizationAwards, tenderEffects, tenderRelations } from '#shared/tables/derived.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';
import { buyerOfChanged } from './organization-aggregate.ts';

/** The awards of a buyer: how many, worth how much, and which of them came within 90 days of closing. */
export const organizationAward: Derivation = {
  name: 'organization_award',
  table: organizationAwards,
  does: 'adds up the awards of each buyer, and those within 90 days of closing',
  staleBy: [
    changeOf(
      tenders,
      [
        'organization_id',
        'validation_errors',
        'first_captured_at',
        'status',
        'notice_kind',
        'closing_date_time',
        'cancelled_at',
      ],
      'select organization_id as key from changed',
    ),
    changeOf(
      awards,
      ['tender_id', 'status', 'amount', 'currency', 'validation_errors', 'awarded_at', 'first_captured_at'],
      'select organization_id as key from core.tender where id in (select tender_id from changed)',
    ),
    changeOf(tenderRelations, ['original_id'], buyerOfChanged),
    changeOf(tenderEffects, ['cancelled_at', 'closing_date_time'], buyerOfChanged),
  ],
  // The days of a buyer's tenders are counted in its aggregate.
  due: 'select id from derived.organization_aggregate where changes_at <= now()',
  everyKey: 'select id from core.organization union select id from derived.organization_award',
  compute: statementOf('organization_award'),
  emits: 'organization',
  pace: 'aggregate',
};
