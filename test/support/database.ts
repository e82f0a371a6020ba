import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { addressAs, type DatabaseRole } from '#shared/database/connection.ts';

export type Row = Record<string, unknown>;
/** Runs a statement and gives its rows. */
export type Rows = <Found = Row>(sql: string, values?: unknown[]) => Promise<Found[]>;

/** A database that no other test uses. */
export type TestDatabase = {
  /** Address as superuser; the functions of `#shared/database/connection.ts` set a role. */
  url: string;
  /** Address as the login of a process. */
  login: (role: DatabaseRole) => string;
  /** Removes the database and ends all connections to it. */
  drop: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/** Passwords of the processes' logins on the server of the test run. */
export const PASSWORDS: Readonly<Record<DatabaseRole, string>> = {
  tender_api: 'password-of-the-api',
  tender_worker: 'password-of-workers',
  tender_operator: 'password-of-commands',
};

const ATTEMPTS = 20;
/** PostgreSQL's code for "the source database is being accessed by other users". */
const OBJECT_IN_USE = '55006';

/** A migrated, empty database: a copy of the template. Any number of tests may make one at the same time. */
export const newDatabase = (): Promise<TestDatabase> => copyOf('template_tda');

/** A database without any migration. */
export const emptyDatabase = (): Promise<TestDatabase> => copyOf('template0');

/** A copy of a database. Nobody may be connected to the original while it is copied. */
export const copyDatabase = (source: TestDatabase): Promise<TestDatabase> => copyOf(databaseName(source));

/**
 * A database to copy, shared by all processes of the test run: the first request fills it, and the others wait.
 * @param content its name during the run
 * @param fill makes the content, and leaves no connection open
 * @returns the database, which nobody drops
 */
export async function sharedDatabase(
  content: string,
  fill: (database: TestDatabase) => Promise<unknown>,
): Promise<TestDatabase> {
  const client = await connected();
  try {
    // The lock ends with the connection: if filling fails, the next process tries.
    await client.query('select pg_advisory_lock(hashtext($1))', [content]);
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where shobj_description(oid, 'pg_database') = $1`,
      [content],
    );
    const database = rows[0] ? databaseCalled(rows[0].name) : await newDatabase();
    if (!rows[0]) {
      await fill(database);
      await client.query(`comment on database ${databaseName(database)} is ${client.escapeLiteral(content)}`);
    }
    return { ...database, drop: async () => undefined };
  } finally {
    await client.end();
  }
}

const databaseName = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyTemplate(template, name);
  return databaseCalled(name);
}

function databaseCalled(name: string): TestDatabase {
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${name}`;
  const drop = () => onServer((client) => client.query(`drop database if exists ${name} with (force)`));
  const login = (role: DatabaseRole) => addressAs(url.href, role, PASSWORDS[role]);
  return { url: url.href, login, drop, [Symbol.asyncDispose]: drop };
}

async function copyTemplate(template: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await onServer(async (client) => {
        await client.query(`create database ${name} template ${template} strategy file_copy`);
        // PostgreSQL does not copy the rights on a database, and a deployed one gives nobody temporary tables.
        await client.query(`revoke temporary on database ${name} from public`);
      });
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error;
      await wait(50);
    }
  }
}

/** Connects to a database for some work. @returns what the work gives */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // The end of a server that is killed also fails the statement that is running.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs work on the server as its superuser, outside the databases of tests. All calls of a process share a connection.
 */
export async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  kept ??= connected().then((client) =>
    client.on('error', () => {
      kept = undefined;
    }),
  );
  await work(await kept);
}
let kept: Promise<pg.Client> | undefined;

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  return client;
}
