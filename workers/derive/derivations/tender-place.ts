import { tenderEffects, tenderRelations } from '#shared/tables/derived.ts';
import { tenderPlaces } from '#shared/tables/markets.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

const CHANGED = 'select id as key from changed';

/**
 * The columns that figures of many tenders read. Their rows are small, and a change of a tender, of a notice about it or
 * of a second publication makes figures stale only through them. Decision: docs/decisions/0104-the-cost-of-a-change.md
 */
export const tenderPlace: Derivation = {
  name: 'tender_place',
  table: tenderPlaces,
  does: 'says where and when each tender counts',
  staleBy: [
    changeOf(
      tenders,
      [
        'organization_id',
        'province',
        'category',
        'sources',
        'notice_kind',
        'validation_errors',
        'status',
        'publication_date_time',
        'closing_date_time',
        'cancelled_at',
        'quality_score',
        'first_captured_at',
      ],
      CHANGED,
    ),
    changeOf(tenderRelations, ['original_id'], CHANGED),
    changeOf(tenderEffects, ['cancelled_at', 'closing_date_time'], CHANGED),
  ],
  everyKey: 'select id from core.tender union select id from derived.tender_place',
  compute: statementOf('tender_place'),
  pace: 'prompt',
};
