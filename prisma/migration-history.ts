import { createHash } from 'node:crypto';
import type pg from 'pg';
import { EnvironmentError } from '#shared/errors.ts';
import type { Migration } from './migration-files.ts';

/** What a database has recorded about its migrations, in Prisma's table `_prisma_migrations`. */

/** Marks a migration whose statements are committed, until the engine has recorded it as finished. */
export const COMMITTED = 'committed';

/**
 * Checks that a database was made by the migrations of the folder. A migration of the same name with another text made
 * other tables than the later migrations expect; this is so for databases made before the first release.
 * @throws EnvironmentError naming the migrations that differ, with what to do
 */
export async function requireSameTexts(client: pg.Client, migrations: Migration[]): Promise<void> {
  if (!(await isKnown(client))) return;
  const { rows } = await client.query<{ migration_name: string; checksum: string }>(
    'select migration_name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null order by started_at',
  );
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  const edited = migrations.filter(({ path, migrationFile }) => {
    const checksum = checksums.get(path);
    return checksum !== undefined && !checksumsOf(migrationFile.content.value).includes(checksum);
  });
  if (edited.length === 0) return;
  throw new EnvironmentError(
    `this database cannot be upgraded: ${edited.map(({ path }) => path).join(', ')} was applied to it with another text than prisma/migrations has. ` +
      'Databases made before the first release have no upgrade: use a new, empty database (for npm start: remove the folder DATA_DIR or choose another), which then collects everything again',
  );
}

/** SHA-256 of a migration as Prisma records it, whichever line ends the file had when it was applied. */
const checksumsOf = (text: string): string[] => {
  const unix = text.replaceAll('\r\n', '\n');
  return [text, unix, unix.replaceAll('\n', '\r\n')].map((each) =>
    createHash('sha256').update(each).digest('hex'),
  );
};

/** Whether the database has had any migration. */
async function isKnown(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('_prisma_migrations') is not null as known`);
  return rows[0].known;
}

/**
 * Settles migrations whose process was killed. A migration is one transaction: either it committed as a whole and has
 * the mark, or it changed nothing and runs again.
 */
export async function settleInterrupted(client: pg.Client, log?: (line: string) => void): Promise<void> {
  if (!(await isKnown(client))) return;
  const open = 'finished_at is null and rolled_back_at is null';
  await client.query(
    `update _prisma_migrations set finished_at = now(), applied_steps_count = 1, logs = null
     where ${open} and logs = $1`,
    [COMMITTED],
  );
  const repeated = await client.query(
    `update _prisma_migrations set rolled_back_at = now() where ${open} returning migration_name`,
  );
  for (const row of repeated.rows) log?.(`${row.migration_name} was interrupted, it runs again`);
}

/** Whether a database has had every migration of the folder, so that nothing is left to apply. */
export async function hasEvery(client: pg.Client, migrations: Migration[]): Promise<boolean> {
  if (!(await isKnown(client))) return false;
  const { rows } = await client.query(
    `select from unnest($1::text[]) as name where not exists (
       select from _prisma_migrations where migration_name = name and finished_at is not null and rolled_back_at is null)`,
    [migrations.map(({ path }) => path)],
  );
  return rows.length === 0;
}

/** Removes the marks of migrations that the engine has recorded as finished. */
export const clearMarks = (client: pg.Client): Promise<unknown> =>
  client.query('update _prisma_migrations set logs = null where logs = $1', [COMMITTED]);
