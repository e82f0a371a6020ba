import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogOf, ourSchemas } from '#prisma/catalog.ts';
import { deploy } from '#prisma/migrate.ts';
import { diff } from '#prisma/schema-diff.ts';
import { sqlFiles } from '#prisma/sql.ts';
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
    expect(await diff(url, 'database')).toBe('');
  });

  it('is not changed by any file of prisma/sql, however often it is run', async () => {
    const { client } = await migrated();
    const before = await catalogOf(client);
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

/** Makes the next deployment believe that `prisma/sql` has changed. */
const forget = (client: pg.Client) => client.query(`comment on schema ops is 'prisma/sql 0'`);

describe('a deployment without new migrations', () => {
  it('gives any kind of object its current form', async () => {
    const { client, url } = await migrated();
    const before = await catalogOf(client);
    let found = 0;
    for (const [kind, query] of Object.entries(planted)) {
      const { rows } = await client.query<{ statement: string }>(query);
      await client.query(rows[0]!.statement);
      const differing = differences(before, await catalogOf(client)).length;
      expect(differing, kind).toBeGreaterThan(found);
      found = differing;
    }
    await forget(client);
    expect(await deploy(url)).toEqual(['prisma/sql']);
    expect(differences(before, await catalogOf(client))).toEqual([]);
  });

  it('removes functions, views, triggers and policies that no file defines', async () => {
    const { client, url } = await migrated();
    const before = await catalogOf(client);
    await client.query(`
      create view ops.planted as select count(*) from ops.issue;
      create function ops.planted() returns bigint language sql begin atomic select count from ops.planted; end;
      create function ops.planted_too() returns bigint language sql begin atomic select ops.planted(); end;
      create function core.planted() returns trigger language plpgsql as 'begin return null; end';
      create trigger planted after insert on core.award for each statement execute function core.planted();
      create policy planted on app.export to tender_api using (true)`);
    const kinds = differences(before, await catalogOf(client)).map((line) => line.split(' ', 1)[0]);
    expect(new Set(kinds)).toEqual(new Set(['view', 'function', 'trigger', 'policy', 'grant']));
    await forget(client);
    await deploy(url);
    expect(differences(before, await catalogOf(client))).toEqual([]);
  });

  it('runs nothing while prisma/sql is what was recorded', async () => {
    const { client, url } = await migrated();
    await client.query('create view ops.planted as select 1 as one');
    expect(await deploy(url)).toEqual([]);
    expect((await client.query('select * from ops.planted')).rows).toEqual([{ one: 1 }]);
  });

  it('that fails changes nothing', async () => {
    const { client, url } = await migrated();
    await client.query('drop view ops.reconciliation; create table ops.reconciliation (id int)');
    await forget(client);
    const before = await catalogOf(client);
    await expect(deploy(url)).rejects.toThrow(/^prisma\/sql failed and was rolled back: .*not a view/);
    expect(await catalogOf(client)).toEqual(before);
  });
});
