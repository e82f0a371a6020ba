import { organizationAggregates } from '#shared/tables/derived.ts';
import { tenderPlaces } from '#shared/tables/markets.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/**
 * What a buyer has bought, how often it cancels, and whether and when it publishes how its tenders ended. Awards are
 * added up separately (organization-award.ts), because there are fewer of them and they change long after the tenders.
 */
export const organizationAggregate: Derivation = {
  name: 'organization_aggregate',
  table: organizationAggregates,
  does: 'adds up the tenders of each buyer, and how they ended',
  staleBy: [
    changeOf(organizations, ['id'], 'select id as key from changed'),
    changeOf(
      tenderPlaces,
      [
        'organization_id',
        'category',
        'province',
        'sources',
        'invites',
        'notice',
        'placeholder',
        'status',
        'published_at',
        'closes_at',
        'cancelled_at',
        'seen_at',
      ],
      'select organization_id as key from changed',
    ),
  ],
  due: 'select id from derived.organization_aggregate where changes_at <= now()',
  everyKey: 'select id from core.organization union select id from derived.organization_aggregate',
  compute: statementOf('organization_aggregate'),
  emits: 'organization',
  pace: 'aggregate',
};
