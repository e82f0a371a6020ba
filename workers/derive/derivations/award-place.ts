import { awards } from '#shared/tables/awards.ts';
import { awardPlaces, tenderPlaces } from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/**
 * The columns of awards and their tenders that sums of awards read. A sum over few columns of small rows costs a
 * fraction of one over both tables, so that one changed award does not cost all tenders of its buyer and market.
 * Decision: docs/decisions/0104-the-cost-of-a-change.md
 */
export const awardPlace: Derivation = {
  name: 'award_place',
  table: awardPlaces,
  does: 'says where, when and with what amount each award counts',
  staleBy: [
    changeOf(
      awards,
      ['tender_id', 'status', 'amount', 'currency', 'validation_errors', 'awarded_at', 'first_captured_at'],
      'select id as key from changed',
    ),
    changeOf(
      tenderPlaces,
      ['organization_id', 'province', 'category', 'market_id', 'invites'],
      'select id as key from core.award where tender_id = any(array(select id from changed))',
    ),
  ],
  everyKey: 'select id from core.award union select id from derived.award_place',
  compute: statementOf('award_place'),
  pace: 'aggregate',
  // Each portion makes most buyers, markets and large companies stale again; larger portions make fewer stale twice.
  portion: 10_000,
};
