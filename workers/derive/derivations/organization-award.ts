import { organizationAwards, organizationTimelinesses } from '#shared/tables/derived.ts';
import { awardPlaces, tenderPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** The awards of a buyer: their number and total value. */
export const organizationAward: Derivation = {
  name: 'organization_award',
  table: organizationAwards,
  does: 'adds up the awards of each buyer',
  staleBy: [
    changeOf(
      awardPlaces,
      ['organization_id', 'made', 'amount', 'seen_at'],
      'select organization_id as key from changed',
    ),
  ],
  everyKey: 'select id from core.organization union select id from derived.organization_award',
  compute: statementOf('organization_award'),
  emits: 'organization',
  pace: 'aggregate',
};

/**
 * How many tenders of a buyer were awarded within 90 days of closing. Separate from the sums, because it also reads
 * tenders.
 */
export const organizationTimeliness: Derivation = {
  name: 'organization_timeliness',
  table: organizationTimelinesses,
  does: 'counts the tenders of each buyer that were awarded within 90 days of closing',
  staleBy: [
    changeOf(
      tenderPlaces,
      ['organization_id', 'invites', 'closes_at', 'cancelled_at', 'seen_at'],
      'select organization_id as key from changed',
    ),
    changeOf(
      awardPlaces,
      ['tender_id', 'organization_id', 'made', 'at'],
      'select organization_id as key from changed',
    ),
  ],
  // The buyer's aggregate counts the days of its tenders.
  due: 'select id from derived.organization_aggregate where changes_at <= now()',
  everyKey: 'select id from core.organization union select id from derived.organization_timeliness',
  compute: statementOf('organization_timeliness'),
  emits: 'organization',
  pace: 'aggregate',
};
