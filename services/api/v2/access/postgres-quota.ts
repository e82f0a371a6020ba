import type { Grant, QuotaStore } from '#services/api/v2/access/quota-store.ts';
import type { Pool } from '#shared/database.ts';

/**
 * Locks the rows of both windows, always the day first, then grants as many calls as both have left. Because of the lock
 * the second of two processes sees how many the first has taken. Returns no row where a window has no row yet.
 */
const RESERVE = `
with held as materialized (
  select "window", used from app.quota_usage
  where key_id = $1 and (("window" = 'day' and start = $2) or ("window" = 'month' and start = $3))
  order by "window" for update
), allowed as (
  select count(*) as rows,
    greatest(0, least($4::int, $5::int - max(used) filter (where "window" = 'day'), $6::int - max(used) filter (where "window" = 'month'))) as granted
  from held
)
update app.quota_usage q set used = q.used + allowed.granted from allowed
where allowed.rows = 2 and q.key_id = $1
  and ((q."window" = 'day' and q.start = $2) or (q."window" = 'month' and q.start = $3))
returning q."window", q.used, allowed.granted`;

const BEGIN = `
insert into app.quota_usage (key_id, "window", start) values ($1, 'day', $2), ($1, 'month', $3)
on conflict do nothing`;

const GIVE_BACK = `
update app.quota_usage q set used = greatest(0, q.used - $4::int) from (
  select key_id, "window", start from app.quota_usage
  where key_id = $1 and (("window" = 'day' and start = $2) or ("window" = 'month' and start = $3))
  order by "window" for update
) held
where (q.key_id, q."window", q.start) = (held.key_id, held."window", held.start)`;

type Row = { window: 'day' | 'month'; used: number; granted: number };

/** Counts in app.quota_usage, for deployments without Redis. */
export function postgresQuota(pool: Pool): QuotaStore {
  const reserve: QuotaStore['reserve'] = async (key, windows, wanted, limits) => {
    const bounds = [key, windows.day, windows.month];
    const values = [...bounds, wanted, limits.daily, limits.monthly];
    for (;;) {
      const { rows } = await pool.query<Row>({ name: 'quota-reserve', text: RESERVE, values });
      if (rows.length === 2) return grantOf(rows);
      await pool.query(BEGIN, bounds);
    }
  };
  return {
    kind: 'postgres',
    reserve,
    giveBack: async (key, windows, count) => {
      await pool.query(GIVE_BACK, [key, windows.day, windows.month, count]);
    },
    close: async () => undefined,
  };
}

function grantOf(rows: Row[]): Grant {
  const used = (window: Row['window']) => rows.find((row) => row.window === window)?.used ?? 0;
  return { granted: rows[0]?.granted ?? 0, day: used('day'), month: used('month') };
}
