import { awards } from '#shared/tables/awards.ts';
import { organizationAggregates } from '#shared/tables/derived.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** Number, categories and provinces of a buyer's tenders, and the total value of its awards. */
export const organizationAggregate: Derivation = {
  name: 'organization_aggregate',
  table: organizationAggregates,
  does: 'adds up the tenders and awards of each buyer',
  staleBy: [
    changeOf(organizations, ['id'], 'select id as key from changed'),
    changeOf(
      tenders,
      ['organization_id', 'category', 'province', 'sources', 'validation_errors', 'first_captured_at'],
      'select organization_id as key from changed',
    ),
    changeOf(
      awards,
      ['tender_id', 'status', 'amount', 'currency', 'validation_errors', 'first_captured_at'],
      'select organization_id as key from core.tender where id in (select tender_id from changed)',
    ),
  ],
  everyKey: 'select id from core.organization union select id from derived.organization_aggregate',
  compute: statementOf('organization_aggregate'),
  emits: 'organization',
  pace: 'aggregate',
};
