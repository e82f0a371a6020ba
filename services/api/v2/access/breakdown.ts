import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { about, listOf, text } from '#services/api/http/shapes.ts';
import { ALLOW_LONG, LONG_QUERY, type Pool, transaction } from '#shared/database/connection.ts';
import { southAfricanDay } from '#shared/time.ts';

/** What a key has called, for /v2/meta/usage and for its owner in the application. */

const counted = about(z.int().min(0), 'Number of calls that count against the limits.', 12);
const calls = about(z.int().min(0), 'Number of calls, also of those that cost nothing.', 12);
/** The breakdown of a key is reused this long: a month of a busy key is hundreds of thousands of rows. Where it takes longer
 * than a caller waits, it is there at the next call. */
const MAX_AGE_MS = 60_000;
/** Number of keys whose breakdown is cached. */
const MAX_ENTRIES = 1_000;

const MONTHS = 12;
const DAYS = 31;

/**
 * What earlier South African days and months have counted, as the quota has it; by path for this month, from the log, which
 * also has calls that cost nothing.
 */
const BREAKDOWN = `
with today as (select (now() at time zone 'Africa/Johannesburg')::date as day),
counted as (select "window", start, used as calls from app.quota_usage where key_id = $1 and used > 0),
paths as (
  select endpoint, count(*) as calls from app.usage_log
  where api_key_id = $1
    and created_at >= date_trunc('month', now() at time zone 'Africa/Johannesburg') at time zone 'Africa/Johannesburg'
  group by 1
)
select
  (select coalesce(json_agg(json_build_object('day', start, 'calls', calls) order by start desc), '[]')
   from counted, today where "window" = 'day' and start < day and start > day - ${DAYS}) as "byDay",
  (select coalesce(json_agg(json_build_object('month', to_char(start, 'YYYY-MM'), 'calls', calls) order by start desc), '[]')
   from counted, today where "window" = 'month' and start < date_trunc('month', day)
     and start > day - interval '${MONTHS} months') as "byMonth",
  (select coalesce(json_agg(json_build_object('endpoint', endpoint, 'calls', calls) order by calls desc, endpoint), '[]')
   from paths) as "byEndpoint"`;

const byDay = z.object({ day: about(z.iso.date(), 'South African day.'), calls: counted });
const byMonth = z.object({
  month: about(z.string().regex(/^\d{4}-\d{2}$/), 'South African month.', '2026-08'),
  calls: counted,
});
const byEndpoint = z.object({
  endpoint: text('The path.', '/v2/tenders'),
  calls,
});
export const breakdownShape = z.object({
  byDay: listOf(byDay, 'The last days with calls that count, latest first.'),
  byMonth: listOf(byMonth, 'The last months with calls that count, latest first.'),
  byEndpoint: listOf(byEndpoint, 'Paths called this month, the most called first; up to a minute old.'),
});
export type Breakdown = z.output<typeof breakdownShape>;

/** What a key has used on this South African day and in this month. */
type Used = { daily: number; monthly: number };

/** Gives the breakdown of a key by its id. @throws the database's error */
export type Breakdowns = (key: string, used: Used) => Promise<Breakdown>;

export function keptBreakdowns(pool: Pool): Breakdowns {
  const kept = new LRUCache<string, Promise<Breakdown>>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });
  const read = (key: string): Promise<Breakdown> => {
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
  return async (key, { daily, monthly }) => {
    const { byDay: days, byMonth: months, byEndpoint: paths } = await read(key);
    const day = southAfricanDay(new Date());
    const month = day.slice(0, 'YYYY-MM'.length);
    // Kept over midnight, the list still lacks the day before; it is there a minute later.
    return {
      byDay: daily > 0 ? [{ day, calls: daily }, ...days] : days,
      byMonth: monthly > 0 ? [{ month, calls: monthly }, ...months] : months,
      byEndpoint: paths,
    };
  };
}
