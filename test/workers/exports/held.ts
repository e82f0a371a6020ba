import type { Client } from 'pg';
import type { Harness } from '#test/support/harness.ts';

/** Connections to this database that wait for a lock, whose number is $1: other tests have databases of their own on the same server. */
const WAITING = `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/**
 * @param table such as `app.export`
 * @param stops conditions of a row, by the number of the lock at which a process that updates such a row stands still
 * @param held locks that are held from now on
 * @returns SQL
 */
export function stopsAt(
  table: `${string}.${string}`,
  stops: Readonly<Record<number, string>>,
  held: readonly number[],
): string {
  const name = `${table.split('.')[0]}.stop_here`;
  const lines = Object.entries(stops).map(
    ([lock, condition]) => `if ${condition} then perform pg_advisory_xact_lock(${lock}); end if;`,
  );
  return `
    create function ${name}() returns trigger language plpgsql as $$ begin ${lines.join(' ')} return new; end $$;
    create trigger stop_here before update on ${table} for each row execute function ${name}();
    grant execute on function ${name} to tender_worker;
    select ${held.map((lock) => `pg_advisory_lock(${lock})`).join(', ')}`;
}

/** Kills a process that stands still at a lock, and releases the lock. */
export async function killAt(
  lock: number,
  process: { end: (signal: 'SIGKILL') => Promise<unknown> },
  { until, client }: Pick<Harness, 'until'> & { client: Client },
): Promise<void> {
  const { pid } = await until(WAITING, [lock]);
  await process.end('SIGKILL');
  // Otherwise the server would finish the statement of the dead process.
  await client.query('select pg_terminate_backend($1)', [pid]);
  await client.query('select pg_advisory_unlock($1)', [lock]);
}
