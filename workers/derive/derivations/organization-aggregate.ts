import { organizationAggregates, tenderEffects, tenderRelations } from '#shared/tables/derived.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** By id of the tender, because its row in core names the buyer; a deleted tender itself makes its buyer stale. */
export const buyerOfChanged =
  'select organization_id as key from core.tender where id = any(array(select id from changed))';

/**
 * What a buyer has bought, how often it cancels, and whether and when it publishes how its tenders ended. Whether a
 * tender was published twice or cancelled by a letter is also derived, so this follows `tender_relation` and
 * `tender_effect`. Awards are added up separately (organization-award.ts), because there are fewer of them and they
 * change long after the tenders.
 */
export const organizationAggregate: Derivation = {
  name: 'organization_aggregate',
  table: organizationAggregates,
  does: 'adds up the tenders of each buyer, and how they ended',
  staleBy: [
    changeOf(organizations, ['id'], 'select id as key from changed'),
    changeOf(
      tenders,
      [
        'organization_id',
        'category',
        'province',
        'sources',
        'validation_errors',
        'first_captured_at',
        'status',
        'notice_kind',
        'publication_date_time',
        'closing_date_time',
        'cancelled_at',
      ],
      'select organization_id as key from changed',
    ),
    changeOf(tenderRelations, ['original_id'], buyerOfChanged),
    changeOf(tenderEffects, ['cancelled_at', 'closing_date_time'], buyerOfChanged),
  ],
  due: 'select id from derived.organization_aggregate where changes_at <= now()',
  everyKey: 'select id from core.organization union select id from derived.organization_aggregate',
  compute: statementOf('organization_aggregate'),
  emits: 'organization',
  pace: 'aggregate',
};
