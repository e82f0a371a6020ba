import type { QuotaStore, Used } from '#services/api/v2/access/quota-store.ts';
import { type Pool, transaction } from '#shared/database/connection.ts';
import type { Logger } from '#shared/log.ts';

/** The rows of both windows of a key: $1 is its id, $2 the day, $3 the first day of the month. */
const ROWS = `key_id = $1 and (("window" = 'day' and start = $2) or ("window" = 'month' and start = $3))`;
/** Locks them, always the day first, so that two processes that want both never wait for each other. */
const HELD = `select * from app.quota_usage where ${ROWS} order by "window" for update`;

/**
 * Grants as many calls as both windows have left. Because of the lock the second of two processes sees how many the first
 * has taken. Returns no row where a window has no row yet.
 */
const RESERVE = `
with held as materialized (${HELD}), allowed as (
  select count(*) as rows,
    greatest(0, least($4::int, $5::int - $7::int - max(used) filter (where "window" = 'day'),
      $6::int - $7::int - max(used) filter (where "window" = 'month'))) as granted
  from held
)
update app.quota_usage q set used = q.used + allowed.granted + $7::int from allowed
where allowed.rows = 2 and ${ROWS}
returning q."window", q.used, allowed.granted`;

const BEGIN = `
insert into app.quota_usage (key_id, "window", start) values ($1, 'day', $2), ($1, 'month', $3) on conflict do nothing`;

const USED = `select "window", used from app.quota_usage where ${ROWS}`;

const GIVE_BACK = `
with held as materialized (${HELD})
update app.quota_usage q set used = greatest(0, q.used - $4::int) from held
where (q.key_id, q."window", q.start) = (held.key_id, held."window", held.start)`;

const FORGIVE = `
with held as materialized (${HELD}), allowed as (
  select coalesce(bool_and(forgiven < case "window" when 'day' then $4::int else $5::int end), false) as allowed
  from held having count(*) = 2
)
update app.quota_usage q set forgiven = q.forgiven + allowed.allowed::int from allowed
where ${ROWS}
returning q."window", q.forgiven, allowed.allowed`;

type ForgivenRow = { window: 'day' | 'month'; forgiven: number; allowed: boolean };
type UsedRow = { window: 'day' | 'month'; used: number };
type GrantRow = UsedRow & { granted: number };

/**
 * Counts in app.quota_usage. Each change is a transaction of its own statements: when a frozen server goes on, it finds
 * only the beginning of what we have given up, and rolls it back.
 */
export function postgresQuota(pool: Pool, log: Logger): QuotaStore {
  return {
    reserve: (key, windows, wanted, limits, owed) => {
      const bounds = [key, windows.day, windows.month];
      const values = [...bounds, wanted, limits.daily, limits.monthly, owed];
      return transaction(pool, async (client) => {
        for (;;) {
          const { rows } = await client.query<GrantRow>({ name: 'quota-reserve', text: RESERVE, values });
          if (rows.length === 2) return { granted: rows[0]?.granted ?? 0, ...usedOf(rows) };
          await client.query(BEGIN, bounds);
        }
      });
    },
    used: async (key, windows) =>
      usedOf((await pool.query<UsedRow>(USED, [key, windows.day, windows.month])).rows),
    giveBack: async (key, windows, count) => {
      let committing = false;
      try {
        await transaction(pool, async (client) => {
          await client.query(GIVE_BACK, [key, windows.day, windows.month, count]);
          committing = true;
        });
      } catch (error) {
        if (!committing) throw error;
        log.warn({ err: error, key, count }, 'whether reserved calls were given back is not known');
      }
    },
    forgive: (key, windows, limits) =>
      transaction(pool, async (client) => {
        const values = [key, windows.day, windows.month, limits.daily, limits.monthly];
        const { rows } = await client.query<ForgivenRow>({ name: 'quota-forgive', text: FORGIVE, values });
        const of = (window: UsedRow['window']) => rows.find((row) => row.window === window);
        const [day, month] = [of('day'), of('month')];
        return day && month ? { forgiven: day.allowed, day: day.forgiven, month: month.forgiven } : null;
      }),
  };
}

function usedOf(rows: readonly UsedRow[]): Used {
  const used = (window: UsedRow['window']) => rows.find((row) => row.window === window)?.used ?? 0;
  return { day: used('day'), month: used('month') };
}
