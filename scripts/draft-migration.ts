import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { deploy, diff } from '#prisma/migrate.ts';
import { applySql } from '#prisma/sql.ts';
import { startPostgres } from '#services/local/postgres.ts';

/**
 * `node scripts/draft-migration.ts <name>`: writes the next migration, from the state after the present migrations to
 * `prisma/schema` and `prisma/sql`: Prisma's statements for tables and plain indexes, then each file of `prisma/sql`
 * that changes something. Statements that move data are added by hand, before these. Starts a database of its own.
 */

const MIGRATIONS = join(import.meta.dirname, '../prisma/migrations');

async function draft(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tda-draft-'));
  const postgres = await startPostgres({
    directory: join(directory, 'postgres'),
    database: 'draft',
    ephemeral: true,
  });
  try {
    await deploy(postgres.url);
    const tables = await diff(postgres.url, 'database');
    return `${tables}${await changedFiles(postgres.url, tables)}`;
  } finally {
    await postgres.stop();
    await Promise.all(
      [directory, postgres.folder].map((folder) => rm(folder, { recursive: true, force: true })),
    );
  }
}

/** @returns the texts of the files that change something once the statements for the tables have run */
async function changedFiles(url: string, tables: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(tables);
    const changed = await applySql(client);
    return changed.map(({ name, text }) => `\n-- prisma/sql/${name}.sql\n${text}`).join('');
  } finally {
    await client.end();
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const [name] = positionals;
if (name === undefined || !/^[a-z_]+$/.test(name)) {
  process.stderr.write('usage: node scripts/draft-migration.ts <name in snake_case>\n');
  process.exit(2);
}
const text = await draft();
if (text === '') process.stdout.write('the migrations already lead to prisma/schema and prisma/sql\n');
else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${stamp}_${name}`);
  if (!existsSync(folder)) mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), text);
  process.stdout.write(`${join('prisma/migrations', `${stamp}_${name}`, 'migration.sql')}\n`);
}
// The migration engine leaves a timer behind that would keep this process for ten seconds.
process.exit(0);
