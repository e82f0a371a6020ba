import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogOf, ourSchemas } from '#prisma/catalog.ts';
import { drift } from '#prisma/migrate.ts';
import { applySql, sqlFiles } from '#prisma/sql.ts';
import { newDatabase } from '#test/support/database.ts';

/** A connection to a migrated database, closed when the test ends. */
async function migrated(): Promise<{ url: string; client: pg.Client }> {
  const database = await newDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return { url: database.url, client };
}

/** Removes functions, views and triggers of our schemas, and with them the indexes that use a function. */
async function dropObjects(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
     from pg_trigger join pg_class c on c.oid = tgrelid
     where c.relnamespace = any($1::regnamespace[]) and not tgisinternal
     union all
     select format('drop view if exists %s cascade', c.oid::regclass) from pg_class c
     where relkind = 'v' and relnamespace = any($1::regnamespace[])
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
     where prokind = 'f' and pronamespace = any($1::regnamespace[])`,
    [await presentSchemas(client)],
  );
  for (const { statement } of rows) await client.query(statement);
  return rows.length;
}

async function presentSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select nspname::text as name from pg_namespace where nspname = any($1)',
    [ourSchemas],
  );
  return rows.map(({ name }) => name);
}

/** Lines that only one of two catalogues has. */
const differences = (one: string[], other: string[]): string[] => [
  ...one.filter((line) => !other.includes(line)),
  ...other.filter((line) => !one.includes(line)),
];

describe('a migrated database', () => {
  it('has the tables of prisma/schema', async () => {
    const { url } = await migrated();
    expect(await drift(url)).toBeNull();
  });

  it('is not changed by any file of prisma/sql, however often it is run', async () => {
    const { client } = await migrated();
    const before = await catalogOf(client);
    expect((await applySql(client)).map(({ name }) => name)).toEqual([]);
    for (const { text } of sqlFiles()) {
      await client.query(text);
      await client.query(text);
    }
    expect(differences(before, await catalogOf(client))).toEqual([]);
  });

  it('gets the same functions, views, triggers, indexes and grants from prisma/sql alone', async () => {
    const { client } = await migrated();
    const before = await catalogOf(client);
    expect(await dropObjects(client)).toBeGreaterThan(20);
    expect((await catalogOf(client)).length).toBeLessThan(before.length - 20);
    for (const { text } of sqlFiles()) await client.query(text);
    expect(differences(before, await catalogOf(client))).toEqual([]);
  });
});

/** Queries that give a statement which changes a migrated database, by what it changes. */
const planted: Record<string, string> = {
  function: `select 'create or replace function core.same_day(one timestamptz, other timestamptz) returns boolean
    language sql immutable parallel safe return true' as statement`,
  view: `select format('drop view %I.%I', schemaname, viewname) as statement from pg_views
    where schemaname = 'ops' order by 1 limit 1`,
  trigger: `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement from pg_trigger
    where not tgisinternal order by 1 limit 1`,
  'partial index': `select format('drop index %I.%I', schemaname, indexname) as statement from pg_indexes
    where schemaname = 'raw' and indexdef like '% WHERE %' order by 1 limit 1`,
  storage: `select 'alter table raw.blob alter column body set storage extended' as statement`,
  collation: `select 'alter table read.company alter column name type text collate "C"' as statement`,
  grant: `select 'revoke select on read.tender from tender_api' as statement`,
  'grant of a column': `select 'grant update (key_hash) on app.api_key to tender_api' as statement`,
};

describe('a database that differs', () => {
  it('in any kind of object is found, and gets the current form from prisma/sql', async () => {
    const { client } = await migrated();
    const before = await catalogOf(client);
    let found = 0;
    for (const [kind, query] of Object.entries(planted)) {
      const { rows } = await client.query<{ statement: string }>(query);
      await client.query(rows[0]!.statement);
      const differing = differences(before, await catalogOf(client)).length;
      expect(differing, kind).toBeGreaterThan(found);
      found = differing;
    }
    const changed = (await applySql(client)).map(({ name }) => name);
    expect(changed).toEqual(expect.arrayContaining(['raw/storage', 'core/same_day', 'access/grants']));
    expect(changed.length).toBeLessThan(sqlFiles().length / 2);
    expect(differences(before, await catalogOf(client))).toEqual([]);
  });
});
