import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '#prisma/client/client.ts';
import type { Logger } from '#shared/log.ts';

export type { PrismaClient };
export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** What runs a statement: a pool, or one connection inside a transaction. */
export type Executor = Pick<pg.ClientBase, 'query'>;

/**
 * The database role a process works under. A migration grants each role its own boxes only, so that the API cannot
 * write what the pipeline owns whatever its code says.
 */
export type DatabaseRole = 'tender_api' | 'tender_worker' | 'tender_operator';

/**
 * What a role's connections start with, besides role and time zone.
 *
 * Workers need not wait for the disk at each commit: a crash of the server may take back their last moments, but always
 * as whole transactions in order, and the books, which are part of the same transactions, then say what is to be done
 * again. A caller of the API is not kept waiting by one statement: none of its statements takes a second. None of them
 * should read a table whole either, however the planner misjudges a phrase of common words or three filters together;
 * and a page read here or there costs what any other does, unlike on disks that turn.
 */
const sessionSettings: Record<DatabaseRole, string> = {
  tender_api: '-c statement_timeout=15000 -c enable_seqscan=off -c random_page_cost=1.1',
  tender_worker: '-c synchronous_commit=off',
  tender_operator: '',
};

const sessionOptions = (role: DatabaseRole): string =>
  `-c role=${role} -c timezone=UTC ${sessionSettings[role]}`.trimEnd();

/** A server that does not take a connection for this long is reported as unreachable. */
const CONNECT_TIMEOUT_MS = 10_000;

export type DatabaseOptions = { url: string; role: DatabaseRole; name: string; size?: number };

/**
 * Opens a connection pool under a role, in UTC. Numbers of type numeric and bigint and all timestamps arrive as text:
 * a JavaScript Date or float would lose digits.
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

/** Prisma over its own small pool, under the same role, for rows that are handled one by one. */
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
 * Expressions that make every statement of a transaction look its rows up: what is done for a batch then costs by the
 * batch. A planner that looks at the tables finds them small when a load begins, reads them whole, and keeps to that.
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
