import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { about, listOf, text } from '#services/api/http/shapes.ts';
import { ALLOW_LONG, LONG_QUERY, type Pool, transaction } from '#shared/database/connection.ts';

/** What a key has called, for /v2/meta/usage and for its owner in the application. */

const calls = about(z.int().min(0), 'Number of calls, also of those that cost nothing.', 12);
/** The breakdown of a key is reused this long: a year of a busy key is millions of rows. Where it takes longer
 * than a caller waits, it is there at the next call. */
const MAX_AGE_MS = 60_000;
/** Number of keys whose breakdown is cached. */
const MAX_ENTRIES = 1_000;

const MONTHS = 12;
const DAYS = 31;

/**
 * Calls by South African day and month, read from the index alone, with those that are only kept as numbers; by path for
 * this month.
 */
const BREAKDOWN = `
with days as (
  select (created_at at time zone 'Africa/Johannesburg')::date as day, count(*) as calls from app.usage_log
  where api_key_id = $1 and created_at >= now() - interval '${MONTHS} months' group by 1
  union all
  select day, calls from app.usage_day where api_key_id = $1 and day >= (now() - interval '${MONTHS} months')::date
),
paths as (
  select endpoint, count(*) as calls from app.usage_log
  where api_key_id = $1
    and created_at >= date_trunc('month', now() at time zone 'Africa/Johannesburg') at time zone 'Africa/Johannesburg'
  group by 1
)
select
  (select coalesce(json_agg(json_build_object('day', day, 'calls', calls) order by day desc), '[]')
   from (select day, sum(calls)::bigint as calls from days where day > current_date - ${DAYS} group by 1) as latest) as "byDay",
  (select coalesce(json_agg(json_build_object('month', month, 'calls', calls) order by month desc), '[]')
   from (select to_char(day, 'YYYY-MM') as month, sum(calls)::bigint as calls from days group by 1) as months) as "byMonth",
  (select coalesce(json_agg(json_build_object('endpoint', endpoint, 'calls', calls) order by calls desc, endpoint), '[]')
   from paths) as "byEndpoint"`;

const byDay = z.object({ day: about(z.iso.date(), 'South African day.'), calls });
const byMonth = z.object({
  month: about(z.string().regex(/^\d{4}-\d{2}$/), 'South African month.', '2026-08'),
  calls,
});
const byEndpoint = z.object({
  endpoint: text('The path.', '/v2/tenders'),
  calls,
});
export const breakdownShape = z.object({
  byDay: listOf(byDay, 'The last days, latest first; up to a minute old.'),
  byMonth: listOf(byMonth, 'The last months, latest first; up to a minute old.'),
  byEndpoint: listOf(byEndpoint, 'Paths called this month, the most called first; up to a minute old.'),
});
export type Breakdown = z.output<typeof breakdownShape>;

/** Gives the breakdown of a key by its id. @throws the database's error */
export type Breakdowns = (key: string) => Promise<Breakdown>;

export function keptBreakdowns(pool: Pool): Breakdowns {
  const kept = new LRUCache<string, Promise<Breakdown>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const made = transaction(pool, async (client) => {
      await client.query(ALLOW_LONG);
      const { rows } = await client.query<Breakdown>({ text: BREAKDOWN, values: [key], ...LONG_QUERY });
      return rows[0]!;
    });
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
}
