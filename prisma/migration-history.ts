import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { EnvironmentError } from '#shared/errors.ts';
import type { Migration } from './migration-files.ts';

/** What a database has recorded about its migrations, in Prisma's table `_prisma_migrations`. */

/** Checksums of the applied migrations, by their names, oldest first. */
export type History = ReadonlyMap<string, string>;

/** The state in which the first release found databases: the last of the migrations that the first one now replaces. */
const FORMER = {
  last: '20261127050540_steps_of_entries',
  checksum: '61a2382903fb4b1414a2c72f6691d973e1553eea49e2a5194754e8ebfdfa3eac',
  commit: 'dbc4e8dc',
};

const NEW_DATABASE =
  'use a new, empty database (for npm start: remove the folder DATA_DIR or choose another), which then collects everything again';

/** @returns the migrations that a database has had; empty where it has had none */
export async function readHistory(client: pg.ClientBase): Promise<History> {
  if (!(await isKnown(client))) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from public._prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @returns the migrations that Prisma's own program has begun and not ended, as a process that was killed leaves them */
export async function readInterrupted(client: pg.ClientBase): Promise<string[]> {
  if (!(await isKnown(client))) return [];
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from public._prisma_migrations
     where finished_at is null and rolled_back_at is null order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Whether the database has had any migration. */
async function isKnown(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('public._prisma_migrations') is not null as known`);
  return rows[0].known;
}

/** @returns the migrations of the folder that a database has had from another text */
export const editedSince = (history: History, migrations: readonly Migration[]): Migration[] =>
  migrations.filter(({ path, text }) => {
    const checksum = history.get(path);
    return checksum !== undefined && !checksumsOf(text).includes(checksum);
  });

/**
 * Checks that a database was made by the migrations of the folder. A migration of the same name with another text made
 * other tables than the later migrations expect.
 * @throws EnvironmentError naming the migrations that differ, with what to do
 */
export function requireSameTexts(history: History, migrations: readonly Migration[]): void {
  const edited = editedSince(history, migrations);
  if (edited.length === 0) return;
  throw new EnvironmentError(
    `this database cannot be upgraded: ${edited.map(({ path }) => path).join(', ')} was applied to it with another text than prisma/migrations has. ` +
      `There is no upgrade from such a database: ${NEW_DATABASE}`,
  );
}

/** @returns the migrations that a database has had and the folder lacks: those of a newer version, or of another branch */
export const unknownIn = (history: History, migrations: readonly Migration[]): string[] => {
  const names = new Set(migrations.map(({ path }) => path));
  return [...history.keys()].filter((name) => !names.has(name));
};

/**
 * Checks that a database has had no migration that the folder lacks. Its triggers would be replaced by those of the folder,
 * which fill none of the newer tables, and nothing would tell the newer version which rows are missing.
 * @throws EnvironmentError naming these migrations, with what to do
 */
export function requireKnown(history: History, migrations: readonly Migration[]): void {
  const unknown = unknownIn(history, migrations);
  if (unknown.length === 0) return;
  throw new EnvironmentError(
    `this database belongs to a newer version of this service, which has applied ${unknown.join(', ')}. ` +
      `Start that version or a later one; or restore the backup from before the upgrade; or ${NEW_DATABASE}`,
  );
}

/**
 * Moves a database that has had all former migrations to the one that replaces them: its tables are the same, so only its
 * history is rewritten.
 * @returns its history from now on
 * @throws EnvironmentError when the database has had some of them only, with what to do
 */
export async function replaceFormer(
  client: pg.ClientBase,
  history: History,
  [replacement]: readonly Migration[],
): Promise<History> {
  const former = [...history.keys()].filter((name) => name <= FORMER.last);
  if (former.length === 0 || replacement === undefined) return history;
  if (history.get(FORMER.last) !== FORMER.checksum)
    throw new EnvironmentError(
      `this database cannot be upgraded by this version: its last migration is ${[...history.keys()].at(-1)}. ` +
        `Deploy commit ${FORMER.commit} of this service first, which leads it to ${FORMER.last}, and then this version; or ${NEW_DATABASE}`,
    );
  await client.query('delete from public._prisma_migrations where migration_name <= $1', [FORMER.last]);
  await recordApplied(client, replacement);
  return readHistory(client);
}

/** Makes the table of the history as Prisma makes it. */
export const ensureHistory = (client: pg.ClientBase): Promise<unknown> =>
  client.query(
    `create table if not exists public._prisma_migrations (
       id varchar(36) primary key not null,
       checksum varchar(64) not null,
       finished_at timestamptz,
       migration_name varchar(255) not null,
       logs text,
       rolled_back_at timestamptz,
       started_at timestamptz not null default now(),
       applied_steps_count integer not null default 0)`,
  );

/** Records a migration as applied, as Prisma does; an attempt that was interrupted counts no longer. */
export async function recordApplied(client: pg.ClientBase, { path, text }: Migration): Promise<void> {
  await client.query(
    `update public._prisma_migrations set rolled_back_at = now()
     where migration_name = $1 and finished_at is null and rolled_back_at is null`,
    [path],
  );
  await client.query(
    `insert into public._prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     values ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
    [randomUUID(), checksumsOf(text)[0], path],
  );
}

/** SHA-256 of a migration as Prisma records it, whichever line ends the file had when it was applied. */
const checksumsOf = (text: string): string[] => {
  const unix = text.replaceAll('\r\n', '\n');
  return [text, unix, unix.replaceAll('\n', '\r\n')].map((each) =>
    createHash('sha256').update(each).digest('hex'),
  );
};
