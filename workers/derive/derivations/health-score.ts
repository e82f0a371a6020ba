import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { tenderEffects, tenderRelations } from '#shared/tables/derived.ts';
import { valueEstimates } from '#shared/tables/estimates.ts';
import { awardPlaces, categoryHealthScores, provinceHealthScores } from '#shared/tables/markets.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** What the scores are about: entries of a codelist, whose names are in a column of tenders. */
type Scored = {
  table: Derivation['table'];
  /** The resource of the codelist. */
  entries: 'province' | 'tender_category';
  /** Of `core.tender`. */
  column: 'province' | 'category';
  /** Which of the entries have a score, as SQL over `entry`. */
  having: string;
  /** The same in words, for `does`. */
  each: string;
};

/**
 * The months at whose ends the score counts a tender that closed in month 0: as a recent one, and later with its known
 * outcome.
 */
const COUNTED_IN = '{0,1,2,4,5,6}';

/** Figures of procurement at the end of each month. The rules in shared/domain/buyers compute the score from them. */
function healthScoresOf({ table, entries, column, having, each }: Scored): Derivation {
  const { name } = table;
  const given = { name, entries, column, having };
  /**
   * @param source of rows with the column and `closing_date_time` of a tender
   * @returns statement: the keys of the scores that count such a tender
   */
  const scoresOf = (source: string): string =>
    `select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key
    from (select distinct ${column} as name, core.south_african_month(closing_date_time) as month from ${source}) closed
    join core.codelist_entry entry on entry.resource = '${entries}' and entry.entry->>'name' = closed.name
    cross join unnest('${COUNTED_IN}'::int[]) later
    where closed.month between '2000-01-01' and core.south_african_month(now())`;
  /** @param ids statement that selects ids of tenders */
  const scoresOfTenders = (ids: string): string =>
    scoresOf(`(select ${column}, closing_date_time from core.tender where id = any(array(${ids}))) tender`);
  const ofChanged = scoresOfTenders('select id from changed');
  return {
    name,
    table,
    does: `counts what the score of each ${each} at the end of each month is made of`,
    staleBy: [
      changeOf(
        tenders,
        [
          column,
          'closing_date_time',
          'publication_date_time',
          'status',
          'cancelled_at',
          'notice_kind',
          'validation_errors',
          'quality_score',
          'first_captured_at',
        ],
        scoresOf('changed'),
      ),
      // The amount itself is not read: only whether one is stated and believed counts, so another amount costs no
      // tender of the entry.
      changeOf(
        awardPlaces,
        ['tender_id', 'made', 'at', 'amount_state', 'seen_at'],
        scoresOfTenders('select tender_id from changed'),
      ),
      changeOf(tenderRelations, ['original_id'], ofChanged),
      changeOf(tenderEffects, ['cancelled_at', 'closing_date_time'], ofChanged),
      changeOf(
        valueEstimates,
        ['as_estimated'],
        scoresOfTenders('select id from changed where as_estimated is not null'),
      ),
      changeOf(
        codelistEntries,
        ['resource', 'entry'],
        `${scoresOf(`(select ${column}, closing_date_time from core.tender
          where ${column} = any(array(select entry->>'name' from changed where resource = '${entries}'))) tender`)}
        union select id from derived.${name} where entry_id = any(array(select id from changed))`,
      ),
    ],
    // When a month ends, its score counts tenders that closed before. Months that the stopped schedule missed follow
    // later.
    due: `select score.key from core.codelist_entry entry
    cross join generate_series(1, 6) ago
    cross join lateral (select core.south_african_month(now() - make_interval(months => ago)) as month) ended
    cross join lateral (select derived.month_key(entry.id, ended.month) as key) score
    where entry.resource = '${entries}' and ${having}
      and not exists (select from derived.${name} known where known.id = score.key)
      and exists (select from core.tender where tender.${column} = entry.entry->>'name'
        and tender.closing_date_time >= (ended.month - interval '6 months') at time zone 'Africa/Johannesburg'
        and tender.closing_date_time < (ended.month + interval '1 month') at time zone 'Africa/Johannesburg')`,
    everyKey: `${scoresOf('core.tender')} union select id from derived.${name}`,
    compute: statementOf('health_score').replace(/\{(\w+)\}/g, (_, part: keyof typeof given) => given[part]),
    emits: name,
    pace: 'aggregate',
  };
}

export const provinceHealthScore = healthScoresOf({
  ...{ table: provinceHealthScores, entries: 'province', column: 'province', each: 'province' },
  having: `(entry.entry->>'isProvince')::boolean`,
});

export const categoryHealthScore = healthScoresOf({
  ...{ table: categoryHealthScores, entries: 'tender_category', column: 'category', each: 'category' },
  having: 'true',
});
