import pg from 'pg';
import { logFailure, type Outages, watchOutages } from '#shared/database/outage.ts';
import { isUnavailable } from '#shared/database/unavailable.ts';
import type { Logger } from '#shared/log.ts';

export type Pool = pg.Pool;
export type Client = pg.PoolClient;
/** A pool, or one connection inside a transaction. */
export type Executor = Pick<pg.ClientBase, 'query'>;

/**
 * The database role of a process, which is also its login name. Each role is granted only the schemas it needs, so that
 * the API cannot write tables of the pipeline even if its code tried to.
 */
export type DatabaseRole = 'tender_api' | 'tender_worker' | 'tender_operator';

/**
 * Session settings of a role's connections, besides role and time zone.
 *
 * Workers do not wait for the disk at each commit. A crash of the server may lose their last transactions, but only
 * whole ones, and the newest first. The run log is part of the same transactions and then shows the work that has to be
 * repeated. The API has a time limit for one statement; its statements normally take less than a second, and the few
 * that may take longer raise the limit for their transaction (`ALLOW_LONG`). Its statements use no sequential scans,
 * which the planner would choose when it misjudges phrases of common words or several filters. A random page costs
 * about as much as a sequential one, as on solid-state disks. JIT is off, because compiling a statement takes longer
 * than the few milliseconds in which it runs.
 */
const sessionSettings: Record<DatabaseRole, string> = {
  tender_api: '-c statement_timeout=2500 -c enable_seqscan=off -c random_page_cost=1.1 -c jit=off',
  tender_worker: '-c synchronous_commit=off',
  tender_operator: '',
};

const sessionOptions = (role: DatabaseRole): string =>
  `-c role=${role} -c timezone=UTC ${sessionSettings[role]}`.trimEnd();

/**
 * Limits of a role's connections, enforced by the client, because a frozen or unreachable server does not enforce its
 * own. `connect`: the wait for a connection, whether a new one or one that is in use. `query`: the wait for the result
 * of one statement; afterwards the connection is closed. Callers of the API wait no longer than that; a statement of a
 * worker may wait for locks and may read every record.
 */
const LIMITS_MS: Record<DatabaseRole, { connect: number; query: number }> = {
  tender_api: { connect: 2_000, query: 3_000 },
  tender_worker: { connect: 10_000, query: 1_800_000 },
  tender_operator: { connect: 10_000, query: 1_800_000 },
};
/** An idle connection is probed after this time, so that a connection to a vanished machine does not stay open. */
const KEEP_ALIVE_MS = 10_000;
/**
 * Number of queries that may wait for a connection of a pool. Further ones would be answered too late, and cost memory.
 */
const MAX_WAITING = 1_000;

/** The first statement of a transaction of the API that may take fifteen seconds, with the option `query_timeout`. */
export const ALLOW_LONG = `set local statement_timeout = '15s'`;
/**
 * For the other statements of such a transaction; longer than the limit of the server, which can say what it cancelled.
 */
export const LONG_QUERY = { query_timeout: 16_000 };

/**
 * @returns a sentence for the log if a process logs in with a role other than its own, otherwise null. Setting its role
 *   on each connection keeps its code out of other schemas, but anyone with its address could leave the role
 */
export function sharedLogin(url: string, role: DatabaseRole): string | null {
  const login = decodeURIComponent(new URL(url).username);
  if (login === role) return null;
  const advice = `give this process the login ${role} (docs/operations/deploy.md)`;
  // The server refuses it the role, so nothing will work.
  if (Object.hasOwn(sessionSettings, login))
    return `the database login ${login} is that of other processes and may not do what this one does; ${advice}`;
  return `the database login ${login || 'of this user'} may do more than this process needs; ${advice}`;
}

/** @returns the address of the same database for another login */
export function addressAs(url: string, role: DatabaseRole, password: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = encodeURIComponent(password);
  return address.href;
}

export type DatabaseOptions = { url: string; role: DatabaseRole; name: string; size?: number };

/** How a pool connects under a role. */
export function poolOptions({ url, role, name, size }: Required<DatabaseOptions>) {
  const limits = LIMITS_MS[role];
  return {
    connectionString: url,
    max: size,
    application_name: name,
    options: sessionOptions(role),
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

/**
 * Opens a connection pool under a role, in UTC. Values of the types numeric and bigint and all timestamps are returned
 * as text, because a JavaScript number or Date would lose digits.
 */
export function openPool({ url, role, name, size = 10 }: DatabaseOptions, log?: Logger): Pool {
  const pool = new pg.Pool({
    ...poolOptions({ url, role, name, size }),
    types: { getTypeParser: textual },
  });
  const outages = log && watchOutages(pool, log);
  pool.on('error', (error) => {
    outages?.failed(error);
    if (log) logFailure(log, pool, error, 'idle database connection lost');
  });
  // The pool itself listens for errors only while a connection is idle. A connection that is lost between two
  // statements of a transaction also emits an error, which would end the process; its next statement fails with the
  // reason.
  pool.on('connect', (client) => {
    client.on('error', (error) => log?.debug({ err: error }, 'database connection lost'));
  });
  return bounded(pool, outages);
}

/**
 * Opens a pool for queues in PostgreSQL, without changing the role.
 * @param schema of the queues, which BullMQ also uses as the name of the pool
 */
export function openQueuePool(url: string, schema: string, size: number): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: `-c search_path=${schema}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Each queue listens to its own errors.
  return pool.setMaxListeners(0);
}

/**
 * Makes a pool reject requests if too many are already waiting, and tell when it gets no connection. This also applies to
 * `query` of the pool.
 */
function bounded(pool: Pool, outages: Outages | undefined): Pool {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<Client> | undefined;
  const limited = (callback?: Callback) => {
    if (pool.waitingCount >= MAX_WAITING) {
      const error = new Error(`too many queries wait for a connection: ${MAX_WAITING}`);
      return callback ? callback(error) : Promise.reject(error);
    }
    const since = performance.now();
    const failed = (error: Error) => {
      if (!pool.ending) outages?.failed(error, since);
    };
    if (callback) {
      return connect((error, ...connected) => {
        if (error) failed(error);
        return callback(error, ...connected);
      });
    }
    const connecting = connect();
    // Before the caller learns of it.
    connecting?.catch(failed);
    return connecting;
  };
  pool.connect = limited as Pool['connect'];
  return pool;
}
type Callback = (error: Error | undefined, ...connected: unknown[]) => undefined;

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
    return await inTransaction(
      client,
      () => work(client),
      (lost) => {
        broken = lost;
      },
    );
  } finally {
    client.release(broken);
  }
}

/**
 * The same on a connection of the caller.
 * @param lost receives the error after which the connection cannot be used any more
 */
export async function inTransaction<Result>(
  client: Client,
  work: () => Promise<Result>,
  lost: (error: Error) => void = () => undefined,
): Promise<Result> {
  try {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A server that does not respond would not respond to the rollback either; it rolls back when the connection is
    // lost.
    if (isUnavailable(error)) lost(error as Error);
    else await client.query('rollback').catch(lost);
    throw error;
  }
}

/**
 * The time by the clock of the database. Use it if processes must agree on a time, and for all stored times: clocks of
 * machines differ, sometimes by days. Decision: docs/decisions/0055-the-database-keeps-the-time.md
 */
export async function databaseTime(database: Executor): Promise<Date> {
  const { rows } = await database.query<{ now: string }>('select clock_timestamp() as now');
  return new Date(rows[0]!.now);
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
