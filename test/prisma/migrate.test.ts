import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deploy, status } from '#prisma/migrate.ts';
import { diff } from '#prisma/schema-diff.ts';
import { surroundings } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { emptyDatabase, newDatabase, type Row, withClient } from '#test/support/database.ts';
import { newFolder, writeFiles } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

const FIRST = `
create schema app;
create table app.thing (id int primary key, name text);
do $$
begin
  insert into app.thing values (1, 'a;b');
  if not exists (select from pg_roles where rolname = 'test_migrate_reader') then
    create role test_migrate_reader;
  end if;
exception when duplicate_object or unique_violation then null;
end
$$;
create function app.count_things() returns bigint language plpgsql as $body$
declare n bigint;
begin
  select count(*) into n from app.thing;
  return n;
end;
$body$;
-- ends with a comment; and without a line break`;
const SECOND = `insert into app.thing values (2, 'second'); alter table app.thing add column more text;`;

let folder: string;
let url: string;

async function write(migrations: Record<string, string>): Promise<void> {
  await rm(join(folder, 'migrations'), { recursive: true, force: true });
  for (const [name, sql] of Object.entries(migrations))
    await writeFiles(folder, { [`migrations/${name}/migration.sql`]: sql });
}

const rows = (sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows);

const options = () => ({ migrations: join(folder, 'migrations') });

beforeEach(async () => {
  folder = await newFolder();
  const database = await emptyDatabase();
  url = database.url;
  onTestFinished(database.drop);
});

describe('deploy', () => {
  it('applies in order what is missing, whole scripts with their bodies, and then nothing', async () => {
    await write({ '20260101000000_first': FIRST });
    expect(await deploy(url, options())).toEqual(['20260101000000_first']);
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    expect(await deploy(url, options())).toEqual(['20260102000000_second']);
    expect(await deploy(url, options())).toEqual([]);
    expect(await rows('select name, app.count_things()::int as n from app.thing where id = 1')).toEqual([
      { name: 'a;b', n: 2 },
    ]);
    expect(
      await rows(`select migration_name, applied_steps_count, finished_at is not null as finished, logs
                  from _prisma_migrations order by started_at`),
    ).toEqual([
      { migration_name: '20260101000000_first', applied_steps_count: 1, finished: true, logs: null },
      { migration_name: '20260102000000_second', applied_steps_count: 1, finished: true, logs: null },
    ]);
  });

  it('from several callers at once applies each migration once', async () => {
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    const results = await Promise.all(Array.from({ length: 4 }, () => deploy(url, options())));
    expect(results.flat().toSorted()).toEqual(['20260101000000_first', '20260102000000_second']);
    expect(await rows('select count(*)::int as n from app.thing')).toEqual([{ n: 2 }]);
  });

  it('rolls everything back when a migration fails, and applies it once it is mended', async () => {
    const broken = `${SECOND} select 1 / 0;`;
    await write({ '20260101000000_first': FIRST });
    await deploy(url, options());
    await write({
      '20260101000000_first': FIRST,
      '20260101010000_between': 'create table app.between ()',
      '20260102000000_second': broken,
    });
    const failure = await deploy(url, options()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect((failure as Error).message).toMatch(/20260102000000_second failed .* division by zero$/);
    expect((failure as Error).message).not.toMatch(/\.rs:/);
    expect(await rows('select count(*)::int as n from app.thing')).toEqual([{ n: 1 }]);
    expect(await rows(`select to_regclass('app.between') as between`)).toEqual([{ between: null }]);
    expect((await status(url, options())).applied).toEqual(['20260101000000_first']);
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    expect(await deploy(url, options())).toEqual(['20260102000000_second']);
    expect(await rows('select count(*)::int as n from app.thing')).toEqual([{ n: 2 }]);
  });

  it('applies a migration that another program has begun and not ended', async () => {
    await write({ '20260101000000_first': FIRST });
    await deploy(url, options());
    await rows(`insert into _prisma_migrations (id, checksum, migration_name)
                values ('x', repeat('0', 64), '20260102000000_second')`);
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    expect((await status(url, options())).interrupted).toEqual(['20260102000000_second']);
    expect(await deploy(url, options())).toEqual(['20260102000000_second']);
    expect(await status(url, options())).toMatchObject({ pending: [], interrupted: [] });
    expect(await rows('select count(*)::int as n from app.thing')).toEqual([{ n: 2 }]);
  });

  it('whose process dies leaves the database as it was, and the next one applies everything', async () => {
    await write({ '20260101000000_first': FIRST, '20260102000000_second': 'select pg_sleep(60)' });
    const failing = deploy(url, options()).catch((error: unknown) => error);
    const ended = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'migrate' and query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`;
    await expect.poll(() => rows(ended), { timeout: 20_000 }).toHaveLength(1);
    expect(await failing).toBeInstanceOf(EnvironmentError);
    expect(
      await rows(`select to_regclass('app.thing') as thing, to_regclass('_prisma_migrations') as history`),
    ).toEqual([{ thing: null, history: null }]);
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    expect(await deploy(url, options())).toEqual(['20260101000000_first', '20260102000000_second']);
  });

  it('leaves a database alone that a newer version has migrated', async () => {
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    await deploy(url, options());
    await write({ '20260101000000_first': FIRST });
    const failure = (await deploy(url, options()).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toMatch(
      /newer version .* has applied 20260102000000_second\. Start that version/,
    );
    expect((await status(url, options())).unknown).toEqual(['20260102000000_second']);
  });

  it('says where it could not connect, without the password', async () => {
    const wrong = new URL(url);
    wrong.pathname = '/no_such_database';
    wrong.password = 'very-secret';
    const failure = (await deploy(wrong.href, options()).catch((error: unknown) => error)) as Error;
    expect(failure).toBeInstanceOf(EnvironmentError);
    expect(failure.message).toContain(wrong.host);
    expect(failure.message).not.toContain('very-secret');
  });
});

describe('status', () => {
  it('distinguishes applied, pending and edited migrations', async () => {
    await write({ '20260101000000_first': FIRST, '20260102000000_second': SECOND });
    expect((await status(url, options())).pending).toHaveLength(2);
    await deploy(url, options());
    await write({
      '20260101000000_first': FIRST,
      '20260102000000_second': `${SECOND} select 2;`,
      '20260103000000_third': 'select 3;',
    });
    expect(await status(url, options())).toEqual({
      applied: ['20260101000000_first', '20260102000000_second'],
      pending: ['20260103000000_third'],
      interrupted: [],
      edited: ['20260102000000_second'],
      unknown: [],
    });
  });
});

describe('the project’s own migrations', () => {
  it('lead to exactly what prisma/schema says', async () => {
    const database = await newDatabase();
    onTestFinished(database.drop);
    expect(await diff(database.url, 'database')).toBe('');
  });

  it('a column that is not in prisma/schema is found', async () => {
    const database = await newDatabase();
    onTestFinished(database.drop);
    url = database.url;
    await rows('alter table app.api_key add column planted text');
    expect(await diff(database.url, 'database')).toMatch(/DROP COLUMN "planted"/);
  });

  it('diff from nothing builds all tables', async () => {
    expect(await diff(url, 'empty')).toMatch(/CREATE TABLE "app"."api_key"/);
  });
});

describe('the program', () => {
  const run = (args: string[], databaseUrl: string) =>
    spawnSync(process.execPath, [join(projectRoot, 'prisma/migrate.ts'), ...args], {
      encoding: 'utf8',
      env: surroundings.childEnvironment({ DATABASE_URL: databaseUrl }),
    });

  it('deploys the project’s migrations and reports them', () => {
    expect(run(['status'], url).status).toBe(1);
    const deployed = run(['deploy'], url);
    expect(deployed).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ applied\n$/) });
    expect(run(['deploy'], url).stdout).toBe('nothing to apply\n');
    expect(run(['status'], url)).toMatchObject({ status: 0, stdout: expect.stringMatching(/pending -\n/) });
  });

  it.each([
    [[], /usage/],
    [['deplyo'], /usage/],
    [['deploy', 'twice'], /usage/],
    [['diff', '--from', 'mars'], /usage/],
    [['deploy', '--force'], /--force/],
  ])('%j is a usage error', (args, reason) => {
    const result = run(args, url);
    expect(result.status).toBe(2);
    expect(result.stderr).toMatch(reason);
  });

  it('replaces nothing of a database that a newer version has migrated', async () => {
    const database = await newDatabase();
    onTestFinished(database.drop);
    await withClient(database.url, (client) =>
      client.query(`insert into _prisma_migrations (id, checksum, migration_name, finished_at)
        values ('x', repeat('0', 64), '29990101000000_newer', now()); comment on schema ops is 'newer'`),
    );
    expect(run(['deploy'], database.url)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/newer version .* 29990101000000_newer/),
    });
    expect(run(['status'], database.url)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/unknown 29990101000000_newer\n/),
    });
  });

  it('needs a database', () => {
    expect(run(['status'], '')).toMatchObject({ status: 2, stderr: expect.stringMatching(/DATABASE_URL/) });
  });
});
