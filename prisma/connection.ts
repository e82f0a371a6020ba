import pg from 'pg';
import { EnvironmentError } from '#shared/errors.ts';

/** Advisory lock under which a database has one deployment at a time; an arbitrary number that nothing else uses. */
const DEPLOY_LOCK = 7_201_980_001;

/**
 * Connects as the owner of the database.
 * @throws EnvironmentError when the database cannot be reached; its message has no password
 */
export async function reach(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  // A connection lost between two statements is reported by the next statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new EnvironmentError(`PostgreSQL at ${withoutPassword(url)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Runs `work` under the deployment lock, which PostgreSQL releases by itself when this process dies. */
export async function locked<Result>(
  url: string,
  log: ((line: string) => void) | undefined,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await reach(url);
  try {
    const taken = await client.query('select pg_try_advisory_lock($1) as free', [DEPLOY_LOCK]);
    if (!taken.rows[0].free) {
      log?.('another process is migrating this database, waiting for it');
      await client.query('select pg_advisory_lock($1)', [DEPLOY_LOCK]);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs `work` in one transaction: all of it or nothing. */
export async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that was lost has been rolled back by the server.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** @returns the message of an error, or those of the errors that it is made of */
export const reasonOf = (error: unknown): string => {
  const message =
    error instanceof AggregateError ? error.errors.map(String).join('; ') : (error as Error).message;
  return (message || String(error)).trim();
};

const withoutPassword = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
