import { type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** What a buyer has bought: number and kinds of its tenders, and the value of the awards that were made. */
export const organizationAggregate: Derivation = {
  name: 'organization_aggregate',
  does: 'adds up the tenders and awards of each buyer',
  staleBy: {
    'core.organization': { columns: ['id'], keys: 'select id as key from changed' },
    'core.tender': {
      columns: ['organization_id', 'category', 'province', 'sources', 'first_captured_at'],
      keys: 'select organization_id as key from changed',
    },
    'core.award': {
      columns: ['tender_id', 'status', 'amount', 'currency', 'validation_errors', 'first_captured_at'],
      keys: `select organization_id as key from core.tender where id in (select tender_id from changed)`,
    },
  },
  everyKey: 'select id from core.organization union select id from derived.organization_aggregate',
  compute: statementOf('organization_aggregate'),
  columns: [
    'tenders',
    'categories',
    'provinces',
    'sources',
    'award_value',
    'first_tender_at',
    'last_tender_at',
    'last_award_at',
  ],
  emits: 'organization',
  pace: 'aggregate',
};
