import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '#prisma/client/client.ts';
import type { Logger } from '#shared/log.ts';

export type { PrismaClient };
export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** A pool, or one connection inside a transaction. */
export type Executor = Pick<pg.ClientBase, 'query'>;

/**
 * The database role of a process. Each role is granted only the schemas it needs, so that the API cannot write tables
 * of the pipeline even if its code tried to.
 */
export type DatabaseRole = 'tender_api' | 'tender_worker' | 'tender_operator';

/**
 * Session settings of a role's connections, besides role and time zone.
 *
 * Workers do not wait for the disk at each commit. A crash of the server may lose their last transactions, always as a
 * whole and from the end; the run log is part of the same transactions and then shows the work that has to be repeated.
 * The API has a limit for one statement, far above the second that none of its statements takes. Its statements use no
 * sequential scans, which the planner would choose when it misjudges phrases of common words or several filters; and a
 * random page costs about as much as a sequential one, as on solid-state disks. Compiling a statement takes longer than the
 * few milliseconds in which it runs.
 */
const sessionSettings: Record<DatabaseRole, string> = {
  tender_api: '-c statement_timeout=15000 -c enable_seqscan=off -c random_page_cost=1.1 -c jit=off',
  tender_worker: '-c synchronous_commit=off',
  tender_operator: '',
};

const sessionOptions = (role: DatabaseRole): string =>
  `-c role=${role} -c timezone=UTC ${sessionSettings[role]}`.trimEnd();

/** A server that accepts no connection for so long is reported as unreachable. */
const CONNECT_TIMEOUT_MS = 10_000;

export type DatabaseOptions = { url: string; role: DatabaseRole; name: string; size?: number };

/**
 * Opens a connection pool under a role, in UTC. Values of the types numeric and bigint and all timestamps are returned
 * as text, because a JavaScript number or Date would lose digits.
 */
export function openPool({ url, role, name, size = 10 }: DatabaseOptions, log?: Logger): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    options: sessionOptions(role),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: textual },
  });
  pool.on('error', (error) => log?.warn({ err: error }, 'idle database connection lost'));
  return pool;
}

/** Opens Prisma under a role, with a small pool of its own, for rows that are handled one by one. */
export const openPrisma = ({ url, role, name, size = 3 }: DatabaseOptions): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg({
      connectionString: url,
      max: size,
      application_name: name,
      options: sessionOptions(role),
    }),
  });

/**
 * Runs `work` in one transaction; commits its result, rolls back on any error.
 * @throws whatever `work` throws, or the database's error
 */
export async function transaction<Result>(
  pool: Pool,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Select-list expressions that make every later statement of the transaction use indexes, so that a batch costs in
 * proportion to its own size. Otherwise the planner, which finds small tables when a load begins, chooses sequential
 * scans and keeps them in its cached plans while the tables grow.
 */
export const COST_BY_THE_BATCH = `set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`;

const keptAsText = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
]);

function textual(oid: number, format?: 'text' | 'binary') {
  if (keptAsText.has(oid)) return (value: string) => value;
  return pg.types.getTypeParser(oid, format as 'text');
}
