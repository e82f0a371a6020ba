import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadConfig, requireSetting } from '#shared/config.ts';
import { ConfigError, EnvironmentError, UsageError } from '#shared/errors.ts';
import { migrateQueues } from '#shared/queues/schema.ts';
import { openLogins, type Passwords, passwordsOf } from './logins.ts';
import { type Migration, migrationsList, readMigrations, readSchema } from './migration-files.ts';
import { COMMITTED, clearMarks, hasEvery, requireSameTexts, settleInterrupted } from './migration-history.ts';
import { withSchemaEngine } from './schema-engine.ts';

/**
 * Migrations: plain SQL in `prisma/migrations/<timestamp>_<name>/migration.sql`, applied forward only, each in one
 * transaction, recorded in `_prisma_migrations` exactly as `prisma migrate deploy` records them.
 */

/** The migrations of the folder by their state in a database. */
export type MigrationStatus = {
  applied: string[];
  pending: string[];
  /** Started and not finished, because the process died in between. `deploy` finishes or repeats these. */
  interrupted: string[];
  /** Applied from a text that is no longer the one in the folder. */
  edited: string[];
};

type Options = {
  /** Receives one sentence for each step. */
  log?: (line: string) => void;
  /** Folder with one folder per migration; by default the project's. */
  migrations?: string;
  /** Folder of `*.prisma` files; by default the project's. */
  schema?: string;
  /** Passwords of the roles as which processes log in; a role without one stays as it is. */
  passwords?: Passwords;
};

const FOLDER = import.meta.dirname;
/** Advisory lock under which a database has one deployment at a time; an arbitrary number that nothing else uses. */
const DEPLOY_LOCK = 7_201_980_001;
const FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Applies what is missing, in order. Safe to run in several processes at once: one works, the others wait and find
 * nothing to do. A migration that a killed process left behind is finished or repeated. Afterwards the queues have their
 * schema, and the roles of the processes are logins.
 * @param url a direct connection as the owner of the database (no transaction pooler: session locks)
 * @returns names of the migrations applied now
 * @throws EnvironmentError when the database cannot be reached, when it was made by migrations with other texts, or when
 *   a migration fails (it is then rolled back whole), or when the role of a process may do more than it needs
 */
export async function deploy(url: string, options: Options = {}): Promise<string[]> {
  const migrations = await readMigrations(options.migrations);
  return locked(url, options, async (client) => {
    await requireSameTexts(client, migrations);
    await settleInterrupted(client, options.log);
    const complete = await hasEvery(client, migrations);
    const applied = complete ? [] : await apply(url, options, client, migrations);
    // Migrations of another folder need not make the roles.
    if (options.migrations === undefined) await openToProcesses(client, options.passwords);
    return applied;
  });
}

/** Lets the engine apply what is missing. Where nothing is missing it is not loaded, which takes a third of a second. */
async function apply(
  url: string,
  options: Options,
  client: pg.Client,
  migrations: Migration[],
): Promise<string[]> {
  const files = await readSchema(options.schema);
  const scripts = new Set(migrations.map((migration) => migration.migrationFile.content.value));
  const finish = (script: string) =>
    scripts.has(script)
      ? `${script}\n;update public._prisma_migrations set logs = '${COMMITTED}' where finished_at is null and rolled_back_at is null;`
      : script;
  try {
    const { appliedMigrationNames } = await withSchemaEngine(
      url,
      files,
      (engine) => engine.applyMigrations({ migrationsList: migrationsList(migrations), filters: FILTERS }),
      finish,
    );
    await clearMarks(client);
    for (const name of appliedMigrationNames) options.log?.(`applied ${name}`);
    return appliedMigrationNames;
  } catch (error) {
    const { rows } = await client.query(
      'select migration_name from _prisma_migrations where finished_at is null and rolled_back_at is null',
    );
    const name = rows[0]?.migration_name ?? 'a migration';
    throw new EnvironmentError(`${name} failed and was rolled back: ${firstLines(error)}`, { cause: error });
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
  await reach(url).then((client) => client.end());
  const files = await readSchema(options.schema);
  const found = await withSchemaEngine(url, files, (engine) =>
    engine.diagnoseMigrationHistory({
      migrationsList: migrationsList(migrations),
      optInToShadowDatabase: false,
      filters: FILTERS,
    }),
  );
  const pending =
    found.history && 'unappliedMigrationNames' in found.history ? found.history.unappliedMigrationNames : [];
  const interrupted = found.failedMigrationNames;
  const names = migrations.map((migration) => migration.path);
  return {
    applied: names.filter((name) => !pending.includes(name) && !interrupted.includes(name)),
    pending,
    interrupted,
    edited: found.editedMigrationNames,
  };
}

/**
 * The SQL that leads to `prisma/schema`, from nothing or from the database as it is.
 * @returns SQL, empty when there is no difference
 * @throws EnvironmentError when the database cannot be reached
 */
export async function diff(url: string, from: 'empty' | 'database', options: Options = {}): Promise<string> {
  await reach(url).then((client) => client.end());
  const files = await readSchema(options.schema);
  const { exitCode, stdout } = await withSchemaEngine(url, files, (engine) =>
    engine.diff({
      from: from === 'empty' ? { tag: 'empty' } : { tag: 'schemaDatasource', files, configDir: FOLDER },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      shadowDatabaseUrl: null,
      filters: FILTERS,
    } as Parameters<typeof engine.diff>[0]),
  );
  return exitCode === 0 ? '' : (stdout ?? '');
}

/**
 * Compares a migrated database with `prisma/schema`, except for objects that Prisma cannot express: views, functions,
 * expression indexes, expressions of generated columns (see catalog.ts).
 * @returns the SQL that would be missing, or null when there is none
 */
export const drift = async (url: string, options: Options = {}): Promise<string | null> =>
  (await diff(url, 'database', options)) || null;

/** Runs `work` under the deployment lock, which PostgreSQL releases by itself when this process dies. */
async function locked<Result>(url: string, options: Options, work: (client: pg.Client) => Promise<Result>) {
  const client = await reach(url);
  try {
    const taken = await client.query('select pg_try_advisory_lock($1) as free', [DEPLOY_LOCK]);
    if (!taken.rows[0].free) {
      options.log?.('another process is migrating this database, waiting for it');
      await client.query('select pg_advisory_lock($1)', [DEPLOY_LOCK]);
    }
    return await work(client);
  } finally {
    await client.end();
  }
}

async function reach(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  // A connection lost between two statements is reported by the next statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new EnvironmentError(`PostgreSQL at ${withoutPassword(url)} cannot be used: ${firstLines(error)}`, {
      cause: error,
    });
  }
}

const withoutPassword = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** An error's message without the engine's stack. */
const firstLines = (error: unknown): string => {
  const message =
    error instanceof AggregateError ? error.errors.map(String).join('; ') : (error as Error).message;
  return (message || String(error)).split(/\n\s+\d+: /)[0]!.trim();
};

const usage = 'usage: node prisma/migrate.ts deploy | status | diff [--from empty|database]\n';

async function main(args: string[]): Promise<number> {
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
      return found.pending.length + found.interrupted.length + found.edited.length === 0 ? 0 : 1;
    }
    case 'diff':
      process.stdout.write(await diff(url, from));
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
    if (command !== 'deploy' && command !== 'status' && command !== 'diff') throw new UsageError(usage);
    if (rest.length > 0 || (from !== 'empty' && from !== 'database')) throw new UsageError(usage);
    return { command, from };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`${(error as Error).message}\n${usage}`);
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
