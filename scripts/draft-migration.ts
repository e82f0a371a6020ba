import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deploy } from '#prisma/migrate.ts';
import { diff } from '#prisma/schema-diff.ts';
import { startPostgres } from '#services/local/postgres.ts';

/**
 * `node scripts/draft-migration.ts <name>`: writes the next migration, from the tables after the present migrations to those
 * of `prisma/schema`. Statements that move data are added by hand, before these. What `prisma/sql` defines is not part of
 * migrations; one that changes a column which a view shows drops the view first. Starts a database of its own.
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
    // Without `prisma/sql`, which may already name the tables that are to be drafted.
    await deploy(postgres.url, { migrations: MIGRATIONS });
    return await diff(postgres.url, 'database');
  } finally {
    await postgres.stop();
    await Promise.all(
      [directory, postgres.folder].map((folder) => rm(folder, { recursive: true, force: true })),
    );
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const [name] = positionals;
if (name === undefined || !/^[a-z_]+$/.test(name)) {
  process.stderr.write('usage: node scripts/draft-migration.ts <name in snake_case>\n');
  process.exit(2);
}
const text = await draft();
if (text === '') process.stdout.write('nothing differs: the migrations already lead to prisma/schema\n');
else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS, `${stamp}_${name}`);
  if (!existsSync(folder)) mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), text);
  process.stdout.write(`${join('prisma/migrations', `${stamp}_${name}`, 'migration.sql')}\n`);
}
// The migration engine leaves a timer behind that would keep this process for ten seconds.
process.exit(0);
