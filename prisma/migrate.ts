import { parseArgs } from 'node:util';
import type pg from 'pg';
import { loadConfig, requireSetting } from '#shared/config.ts';
import { ConfigError, EnvironmentError, UsageError } from '#shared/errors.ts';
import { migrateQueues } from '#shared/queues/schema.ts';
import { inTransaction, locked, reach, reasonOf } from './connection.ts';
import { openLogins, type Passwords, passwordsOf } from './logins.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import {
  editedSince,
  ensureHistory,
  readHistory,
  readInterrupted,
  recordApplied,
  replaceFormer,
  requireKnown,
  requireSameTexts,
  unknownIn,
} from './migration-history.ts';

/**
 * Migrations: plain SQL in `prisma/migrations/<timestamp>_<name>/migration.sql`, applied forward only. They hold tables,
 * columns and data; everything else is in `prisma/sql` (sql.ts).
 */

/** The migrations of the folder by their state in a database. */
export type MigrationStatus = {
  applied: string[];
  pending: string[];
  /** Started by another program and not finished. `deploy` applies these as pending ones. */
  interrupted: string[];
  /** Applied from a text that is no longer the one in the folder. */
  edited: string[];
  /** Applied by a newer version; the folder does not have them. */
  unknown: string[];
};

type Options = {
  /** Receives one sentence for each step. */
  log?: (line: string) => void;
  /** Folder with one folder per migration; by default the project's. */
  migrations?: string;
  /** Passwords of the roles as which processes log in; a role without one stays as it is. */
  passwords?: Passwords;
};

/** Stands for the files of `prisma/sql` in what `deploy` has applied. */
const SQL = 'prisma/sql';

/**
 * Applies the missing migrations in order, and `prisma/sql` where it has changed, all in one transaction. Safe to run in
 * several processes at once: one works, the others wait and find nothing to do. Afterwards the queues have their schema,
 * and the roles of the processes are logins.
 * @param url a direct connection as the owner of the database (no transaction pooler: session locks)
 * @returns names of the migrations applied now, and `prisma/sql` where its files were run
 * @throws EnvironmentError when the database cannot be reached, when it was made by migrations with other texts or
 *   by a newer version, when something fails (everything is then rolled back), or when the role of a process may do more than it needs
 */
export async function deploy(url: string, options: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(options.migrations);
  // Migrations of another folder have other tables, and need not make the roles.
  const ours = options.migrations === undefined;
  return locked(url, options.log, async (client) => {
    const applied = await inTransaction(client, async () => {
      const recorded = await readHistory(client);
      const history = ours ? await replaceFormer(client, recorded, migrations) : recorded;
      requireSameTexts(history, migrations);
      requireKnown(history, migrations);
      const pending = migrations.filter(({ path }) => !history.has(path));
      if (pending.length > 0) await ensureHistory(client);
      for (const migration of pending) await apply(client, migration);
      const changed = ours && (await attempt(SQL, () => runSql(client, pending.length > 0)));
      return [...pending.map(({ path }) => path), ...(changed ? [SQL] : [])];
    });
    for (const name of applied) options.log?.(`applied ${name}`);
    if (ours) await openToProcesses(client, options.passwords);
    return applied;
  });
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await attempt(migration.path, () => client.query(migration.text));
  await recordApplied(client, migration);
}

/** Loads the declarations of all derivations, which the health check of workers, by `status`, need not. */
async function runSql(client: pg.Client, always: boolean): Promise<boolean> {
  const { applySql } = await import('./sql.ts');
  return applySql(client, always);
}

async function attempt<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new EnvironmentError(`${name} failed and was rolled back: ${reasonOf(error)}`, { cause: error });
  }
}

/** Makes the schema of the queues and the logins of the processes. */
async function openToProcesses(client: pg.Client, passwords: Passwords = {}): Promise<void> {
  await migrateQueues(client);
  await openLogins(client, passwords);
}

/**
 * Compares the folder with what a database has had; changes nothing.
 * @throws EnvironmentError when the database cannot be reached
 */
export async function status(url: string, options: Options = {}): Promise<MigrationStatus> {
  const migrations = await readMigrations(options.migrations);
  const client = await reach(url);
  try {
    const history = await readHistory(client);
    const names = migrations.map(({ path }) => path);
    return {
      applied: names.filter((name) => history.has(name)),
      pending: names.filter((name) => !history.has(name)),
      interrupted: await readInterrupted(client),
      edited: editedSince(history, migrations).map(({ path }) => path),
      unknown: unknownIn(history, migrations),
    };
  } finally {
    await client.end();
  }
}

const usage = 'usage: node prisma/migrate.ts deploy | status | diff [--from empty|database]\n';

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(usage);
    return 0;
  }
  const { command, from } = parse(args);
  const config = loadConfig();
  const url = requireSetting(config, 'DATABASE_URL');
  const log = (line: string) => process.stderr.write(`${line}\n`);
  switch (command) {
    case 'deploy': {
      const applied = await deploy(url, { log, passwords: passwordsOf(config) });
      process.stdout.write(applied.length === 0 ? 'nothing to apply\n' : `${applied.length} applied\n`);
      return 0;
    }
    case 'status': {
      const found = await status(url);
      for (const [state, names] of Object.entries(found))
        process.stdout.write(`${state} ${names.join(' ') || '-'}\n`);
      return Object.entries(found).every(([state, names]) => state === 'applied' || names.length === 0)
        ? 0
        : 1;
    }
    case 'diff':
      // Prisma's engine takes a third of a second to load, and no other command needs it.
      process.stdout.write(await (await import('./schema-diff.ts')).diff(url, from));
      return 0;
  }
}

type Command = { command: 'deploy' | 'status' | 'diff'; from: 'empty' | 'database' };

function parse(args: string[]): Command {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string', default: 'database' } },
    });
    const [command, ...rest] = positionals;
    const { from } = values;
    const wrong = (what: string) => new UsageError(`not understood: ${what}\n${usage}`);
    if (command === undefined) throw new UsageError(usage);
    if (command !== 'deploy' && command !== 'status' && command !== 'diff') throw wrong(command);
    if (rest.length > 0) throw wrong(rest.join(' '));
    if (from !== 'empty' && from !== 'database') throw wrong(`--from ${from}`);
    return { command, from };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${(error as Error).message.split('. To specify')[0]}\n${usage}`);
  }
}

if (import.meta.main) {
  let code: number;
  try {
    code = await main(process.argv.slice(2));
  } catch (error) {
    const misused = error instanceof UsageError || error instanceof ConfigError;
    const expected = misused || error instanceof EnvironmentError;
    process.stderr.write(`${expected ? error.message.trim() : ((error as Error).stack ?? error)}\n`);
    code = misused ? 2 : 1;
  }
  // The engine leaves a timer behind that would keep this process for ten seconds. Exit once the output is written.
  process.stdout.write('', () => process.exit(code));
}
