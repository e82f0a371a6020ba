import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { valueEstimates } from '#shared/tables/estimates.ts';
import {
  awardPlaces,
  categoryHealthScores,
  provinceHealthScores,
  tenderPlaces,
} from '#shared/tables/markets.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

/** What the scores are about: entries of a codelist, whose names are in a column of tenders. */
type Scored = {
  table: Derivation['table'];
  /** The resource of the codelist. */
  entries: 'province' | 'tender_category';
  /** Of `derived.tender_place`. */
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
   * @param source of rows of `tender_place`
   * @returns statement: the keys of the scores that count such a tender
   */
  const scoresOf = (source: string): string =>
    `select derived.month_key(entry.id, (closed.month + make_interval(months => later))::date) as key
    from (select distinct ${column} as name, core.south_african_month(stated_closing_at) as month from ${source}) closed
    join core.codelist_entry entry on entry.resource = '${entries}' and entry.entry->>'name' = closed.name
    cross join unnest('${COUNTED_IN}'::int[]) later
    where closed.month between '2000-01-01' and core.south_african_month(now())`;
  /** @param ids statement that selects ids of tenders */
  const scoresOfTenders = (ids: string): string =>
    scoresOf(`(select * from derived.tender_place where id = any(array(${ids}))) place`);
  return {
    name,
    table,
    does: `counts what the score of each ${each} at the end of each month is made of`,
    staleBy: [
      changeOf(
        tenderPlaces,
        [
          column,
          'stated_closing_at',
          'closes_at',
          'published_at',
          'status',
          'cancelled_at',
          'invites',
          'quality_score',
          'seen_at',
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
      changeOf(
        valueEstimates,
        ['as_estimated'],
        scoresOfTenders('select id from changed where as_estimated is not null'),
      ),
      changeOf(
        codelistEntries,
        ['resource', 'entry'],
        `${scoresOf(`(select * from derived.tender_place
          where ${column} = any(array(select entry->>'name' from changed where resource = '${entries}'))) place`)}
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
      and exists (select from derived.tender_place place where place.${column} = entry.entry->>'name'
        and place.stated_closing_at >= (ended.month - interval '6 months') at time zone 'Africa/Johannesburg'
        and place.stated_closing_at < (ended.month + interval '1 month') at time zone 'Africa/Johannesburg')`,
    everyKey: `${scoresOf('derived.tender_place')} union select id from derived.${name}`,
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
