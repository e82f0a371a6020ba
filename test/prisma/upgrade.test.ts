import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogOf, ourSchemas } from '#prisma/catalog.ts';
import { deploy, drift } from '#prisma/migrate.ts';
import { applySql } from '#prisma/sql.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { emptyDatabase, newDatabase } from '#test/support/database.ts';
import { projectRoot } from '#test/support/processes.ts';
import { fillEmptyTables, quoted, tablesOf } from './minimal-rows.ts';

/**
 * Migrations are forward only, and every released state of the schema can be upgraded with its data. For each state
 * that was released, `releases/<last migration of the state>.sql` holds some rows of it.
 */
const MIGRATIONS = join(projectRoot, 'prisma/migrations');
const RELEASES = join(import.meta.dirname, 'releases');

const migrations = readdirSync(MIGRATIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const releases = readdirSync(RELEASES).map((name) => name.replace(/\.sql$/, ''));

/** Rows of the file of a release, as queries of the current schema find them after the upgrade. */
const kept: Record<string, { query: string; rows: unknown[] }[]> = {
  '20261121000000_foundation': [
    {
      query: `select response.source, status, captures, normalised, fetched_at = '2026-09-16T09:00:00Z' as on_time,
        convert_from(body, 'utf8') as body from raw.response join raw.blob using (hash)`,
      rows: [{ source: 'ocds', status: 200, captures: 2, normalised: 1, on_time: true, body: '{}' }],
    },
    {
      query: 'select position, natural_key, number from raw.capture order by position',
      rows: [
        { position: 0, natural_key: 'ocds-9t57fa-100001', number: 100001 },
        { position: 1, natural_key: null, number: null },
      ],
    },
    {
      query: 'select entity, backfill_complete from ops.sync_meta',
      rows: [{ entity: 'ocds', backfill_complete: 1 }],
    },
    {
      query: 'select name, tier, status, permissions, daily_limit from app.api_key',
      rows: [{ name: 'operator', tier: 'enterprise', status: 'active', permissions: ['*'], daily_limit: 10 }],
    },
  ],
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A folder with the migrations up to and including one, and any others given. */
function folderOf(last: string, others: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of migrations.filter((each) => each <= last))
    cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  for (const [name, sql] of Object.entries(others)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

/** Number of rows by table. */
async function counts(client: pg.Client): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tablesOf(client, ourSchemas)) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(table)}`);
    found[quoted(table)] = rows[0]!.n;
  }
  return found;
}

/** What a release's rows became by an upgrade: the tables that have fewer rows than before, or are gone. */
async function upgrade(url: string, release: string, later?: string): Promise<string[]> {
  await deploy(url, { migrations: folderOf(release) });
  const client = await connect(url);
  try {
    await client.query(readFileSync(join(RELEASES, `${release}.sql`), 'utf8'));
    await fillEmptyTables(client, ourSchemas);
    const before = await counts(client);
    expect(Object.entries(before).filter(([, n]) => n === 0)).toEqual([]);
    await deploy(url, later === undefined ? {} : { migrations: later });
    const after = await counts(client);
    return Object.keys(before).filter((table) => (after[table] ?? 0) < before[table]!);
  } finally {
    await client.end();
  }
}

async function database(make: () => ReturnType<typeof emptyDatabase>): Promise<string> {
  const { url, drop } = await make();
  onTestFinished(drop);
  return url;
}

describe('an upgrade', () => {
  it('is tested from the first migration on, and from none that does not exist', () => {
    expect(existsSync(join(RELEASES, `${migrations[0]}.sql`))).toBe(true);
    expect(releases.filter((name) => !migrations.includes(name))).toEqual([]);
    expect(Object.keys(kept).toSorted()).toEqual(releases.toSorted());
  });

  it.each(releases)('from %s keeps every row and ends in the state of a new database', async (release) => {
    const url = await database(emptyDatabase);
    expect(await upgrade(url, release)).toEqual([]);
    const [upgraded, made] = [await connect(url), await connect(await database(newDatabase))];
    try {
      for (const { query, rows } of kept[release]!) expect((await upgraded.query(query)).rows).toEqual(rows);
      expect(await catalogOf(upgraded)).toEqual(await catalogOf(made));
      expect(await drift(url)).toBeNull();
      expect((await applySql(upgraded)).map(({ name }) => name)).toEqual([]);
    } finally {
      await Promise.all([upgraded.end(), made.end()]);
    }
  });

  it('that loses a row or a table is found', async () => {
    const url = await database(emptyDatabase);
    const last = migrations.at(-1)!;
    const later = folderOf(last, {
      '20990101000000_loses':
        'delete from ops.issue; drop table app.usage_log; create table app.other (id int);',
    });
    expect(await upgrade(url, releases.toSorted().at(-1)!, later)).toEqual([
      '"app"."usage_log"',
      '"ops"."issue"',
    ]);
  });
});

describe('a database made before the first release', () => {
  /** Migrations of that time; only the first has a successor of the same name. */
  const names = [
    '20261121000000_foundation',
    '20261121010000_surface',
    '20261121020000_places',
    '20261121025000_search_quality',
    '20261121030000_both_publishers',
    '20261121040000_rebuild',
    '20261121050000_ingest',
    '20261121060000_parts',
  ];

  it('is refused with what to do, and stays as it is', async () => {
    const url = await database(emptyDatabase);
    await deploy(url, {
      migrations: folderOf('', Object.fromEntries(names.map((name) => [name, `create schema "${name}";`]))),
    });
    const failure = (await deploy(url).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toMatch(/20261121000000_foundation/);
    expect(failure.message).toMatch(/new, empty database/);
    expect(failure.message).toMatch(/DATA_DIR/);
    const client = await connect(url);
    try {
      const { rows } = await client.query('select migration_name from _prisma_migrations order by 1');
      expect(rows.map((row) => row.migration_name)).toEqual(names);
      expect(await tablesOf(client, ourSchemas)).toEqual([]);
    } finally {
      await client.end();
    }
  });

  it('is told from one whose migration only has other line ends', async () => {
    const url = await database(emptyDatabase);
    const text = 'create schema one;\ncreate schema two;\n';
    const windows = folderOf('', { '20260101000000_first': text.replaceAll('\n', '\r\n') });
    expect(await deploy(url, { migrations: windows })).toEqual(['20260101000000_first']);
    expect(await deploy(url, { migrations: folderOf('', { '20260101000000_first': text }) })).toEqual([]);
  });
});
