import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogOf, ourSchemas } from '#prisma/catalog.ts';
import { deploy, status } from '#prisma/migrate.ts';
import { diff } from '#prisma/schema-diff.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { emptyDatabase, newDatabase, withClient } from '#test/support/database.ts';
import { newFolder, writeFiles } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';
import { fillEmptyTables, quoted, tablesOf } from './minimal-rows.ts';

/**
 * Migrations are forward only, and every released state of the schema can be upgraded with its data. For each state
 * that was released, `releases/<last migration of the state>.sql` holds some rows of it. The migrations before the first one
 * of today are gone: the file of their last one makes that state from the first one.
 */
const MIGRATIONS = join(projectRoot, 'prisma/migrations');
const RELEASES = join(import.meta.dirname, 'releases');

const migrations = readdirSync(MIGRATIONS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const releases = readdirSync(RELEASES).map((name) => name.replace(/\.sql$/, ''));

const first = migrations[0]!;
const FORMER = '20261127050540_steps_of_entries';

/** Rows of the file of a release, as queries of the current schema find them after the upgrade. */
const kept: Record<string, { query: string; rows: unknown[] }[]> = {
  [FORMER]: [
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
      query: `select position, place, content.natural_key from raw.content join raw.capture using (source, hash) order by 1`,
      rows: [
        { position: 0, place: 0, natural_key: 'ocds-9t57fa-100001' },
        { position: 1, place: 1, natural_key: null },
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

const rowsOf = (url: string, query: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(query)).rows);

const namesIn = async (url: string): Promise<string[]> =>
  (
    (await rowsOf(url, 'select migration_name as name from _prisma_migrations order by 1')) as {
      name: string;
    }[]
  ).map(({ name }) => name);

/** A folder with the migrations up to and including one, and any others given. */
async function folderOf(last: string, others: Record<string, string> = {}): Promise<string> {
  const folder = await newFolder();
  for (const name of migrations.filter((each) => each <= last))
    cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  for (const [name, sql] of Object.entries(others))
    await writeFiles(folder, { [`${name}/migration.sql`]: sql });
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

/** Makes the state of a release, with a row in every table. */
async function makeState(url: string, release: string): Promise<void> {
  await deploy(url, { migrations: await folderOf(migrations.includes(release) ? release : first) });
  await withClient(url, async (client) => {
    await client.query(readFileSync(join(RELEASES, `${release}.sql`), 'utf8'));
    await fillEmptyTables(client, ourSchemas);
    expect(Object.entries(await counts(client)).filter(([, n]) => n === 0)).toEqual([]);
  });
}

/** Tables that are gone, and those that have their rows. */
const MOVED: Readonly<Record<string, string>> = { '"app"."usage_day"': '"app"."quota_usage"' };

/** What the rows of a database became by an upgrade: the tables that have fewer rows than before, or are gone without a trace. */
const lossesOf = (url: string, upgrade: () => Promise<unknown>): Promise<string[]> =>
  withClient(url, async (client) => {
    const before = await counts(client);
    await upgrade();
    const after = await counts(client);
    const [had, has] = [(table: string) => before[table] ?? 0, (table: string) => after[table] ?? 0];
    const isThere = (table: string, now = MOVED[table]) =>
      now !== undefined && !(table in after) ? has(now) >= had(now) + had(table) : has(table) >= had(table);
    return Object.keys(before).filter((table) => !isThere(table));
  });

async function database(make: () => ReturnType<typeof emptyDatabase>): Promise<string> {
  const { url, drop } = await make();
  onTestFinished(drop);
  return url;
}

describe('an upgrade', () => {
  it('is tested only from migrations that exist', () => {
    expect(releases.filter((name) => ![FORMER, ...migrations].includes(name))).toEqual([]);
    expect(Object.keys(kept).toSorted()).toEqual(releases.toSorted());
  });

  it.each(releases)('from %s keeps every row and ends in the state of a new database', async (release) => {
    const [url, made] = [await database(emptyDatabase), await database(newDatabase)];
    await makeState(url, release);
    expect(await lossesOf(url, () => deploy(url))).toEqual([]);
    for (const { query, rows } of kept[release]!) expect(await rowsOf(url, query)).toEqual(rows);
    expect(await withClient(url, catalogOf)).toEqual(await withClient(made, catalogOf));
    expect(await diff(url, 'database')).toBe('');
    expect(await status(url)).toEqual({
      applied: migrations,
      pending: [],
      interrupted: [],
      edited: [],
      unknown: [],
    });
    expect(await namesIn(url)).toEqual(migrations);
    expect(await deploy(url)).toEqual([]);
  });

  it('that loses a row or a table is found', async () => {
    const url = await database(emptyDatabase);
    await deploy(url, { migrations: await folderOf(first) });
    await withClient(url, (client) => fillEmptyTables(client, ourSchemas));
    const later = await folderOf(first, {
      '20990101000000_loses':
        'delete from ops.issue; drop table app.usage_log; create table app.other (id int);',
    });
    expect(await lossesOf(url, () => deploy(url, { migrations: later }))).toEqual([
      '"app"."usage_log"',
      '"ops"."issue"',
    ]);
  });
});

describe('a database whose state has no upgrade', () => {
  const AGES = ['20261121000000_foundation', '20261121010000_surface', '20261121060000_parts'];
  const cases: [what: string, names: string[], last: string][] = [
    ['made before the first release', AGES, '20261121060000_parts'],
    [
      'with some of the former migrations',
      ['20261121000000_foundation', '20261122013835_health'],
      '20261122013835_health',
    ],
    ['whose last former migration had another text', ['20261121000000_foundation', FORMER], FORMER],
  ];

  it.each(cases)('%s is refused with a remedy, and stays as it is', async (_, names, last) => {
    const url = await database(emptyDatabase);
    const former = Object.fromEntries(names.map((name) => [name, `create schema "${name}";`]));
    await deploy(url, { migrations: await folderOf('', former) });
    const failure = (await deploy(url).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toContain(`its last migration is ${last}`);
    expect(failure.message).toMatch(/Deploy commit dbc4e8dc .* leads it to 20261127050540_steps_of_entries/);
    expect(failure.message).toMatch(/new, empty database/);
    expect(failure.message).toMatch(/DATA_DIR/);
    expect(await namesIn(url)).toEqual(names);
    expect(await withClient(url, (client) => tablesOf(client, ourSchemas))).toEqual([]);
  });

  it('because a migration had another text is refused too', async () => {
    const url = await database(emptyDatabase);
    await deploy(url, { migrations: await folderOf('', { [first]: 'create schema other;' }) });
    const failure = (await deploy(url).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toMatch(`${first} was applied to it with another text`);
    expect(failure.message).toMatch(/new, empty database/);
    expect(await namesIn(url)).toEqual([first]);
  });

  it('is distinguished from one whose migration differs only in line ends', async () => {
    const url = await database(emptyDatabase);
    const text = 'create schema one;\ncreate schema two;\n';
    const windows = await folderOf('', { '20260101000000_first': text.replaceAll('\n', '\r\n') });
    expect(await deploy(url, { migrations: windows })).toEqual(['20260101000000_first']);
    expect(await deploy(url, { migrations: await folderOf('', { '20260101000000_first': text }) })).toEqual(
      [],
    );
  });
});
