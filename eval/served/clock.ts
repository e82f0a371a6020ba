import type pg from 'pg';

/**
 * The database's clock for a comparison: what a record says must not depend on the day on which the comparison is made.
 * Schema `public` comes first in the search path, so that its `now()` is used instead of PostgreSQL's.
 */

/** The column of a stored response that says when it was captured. */
const CAPTURED = 'fetched_at';

/** Makes `now()` begin at a South African time and go on from there. */
export async function setClock(client: pg.Client, time: string): Promise<void> {
  const ahead = Date.parse(`${time}:00+02:00`) - Date.now();
  await client.query(
    `create or replace function public.now() returns timestamptz language sql stable parallel safe
     as $$ select pg_catalog.now() + interval '${ahead} milliseconds' $$`,
  );
  await client.query(
    `create or replace function public.phase() returns timestamptz language sql stable
     as $$ select timestamptz '${time}:00+02:00' $$`,
  );
  await client.query('grant usage on schema public to public');
}

/**
 * Makes every response count as captured at the time set last: events are dated by the capture that showed them first,
 * and the publisher, whose clock stands still, says the same until the clock is set again.
 */
export async function fixCaptureTimes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'raw' and column_name = $1`,
    [CAPTURED],
  );
  if (rows.length === 0) throw new Error(`no table of schema raw has a column ${CAPTURED}`);
  await client.query(
    `create function public.at_phase() returns trigger language plpgsql
     as $$ begin new.${CAPTURED} := public.phase(); return new; end $$`,
  );
  for (const { name } of rows)
    await client.query(
      `create trigger at_phase before insert or update of ${CAPTURED} on raw."${name}"
       for each row execute function public.at_phase()`,
    );
}
