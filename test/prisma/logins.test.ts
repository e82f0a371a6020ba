import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deploy, status } from '#prisma/migrate.ts';
import { startPostgres } from '#services/local/postgres.ts';
import { createKey, findKey, hashKey } from '#shared/access/keys.ts';
import { addressAs, type DatabaseRole } from '#shared/database/connection.ts';
import { newDatabase } from '#test/support/database.ts';
import { harness } from '#test/support/harness.ts';

/** PostgreSQL's code for what a role may not do. */
const FORBIDDEN = '42501';

/** What no process needs, whichever login it has. */
const ESCAPES = [
  'set role postgres',
  'set session authorization postgres',
  'set session_replication_role = replica',
  'alter role current_user superuser',
  'alter role current_user createrole',
  'alter role current_user bypassrls',
  'create role intruder',
  'create database intruder',
  'create schema intruder',
  'create extension dblink',
  'alter system set log_statement = none',
  'create table public.intruder (id int)',
  'create temporary table intruder (id int)',
  `create function public.intruder() returns int language sql return 1`,
  `create function pg_temp.intruder() returns int language sql return 1`,
  `create function read.intruder() returns int language sql security definer return 1`,
  'alter table read.tender disable trigger user',
  'drop table read.tender',
  'drop schema read cascade',
  'create trigger intruder before insert on read.tender execute function suppress_redundant_updates_trigger()',
  'grant tender_worker to tender_api',
  `copy (select 1) to program 'true'`,
  `copy (select 1) to '/tmp/intruder'`,
  `select pg_read_file('/etc/passwd')`,
  `select pg_ls_dir('/')`,
  `select lo_import('/etc/passwd')`,
  'select * from pg_authid',
  `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postgres' limit 1`,
];

const attacks: Record<DatabaseRole, string[]> = {
  tender_api: [
    'set role tender_worker',
    'set role tender_operator',
    `alter role tender_worker password 'known'`,
    `insert into read.version (resource) values ('tender')`,
    'update read.version set change_seq = 0',
    'delete from read.tender',
    'truncate read.tender',
    'select from raw.response',
    'select from raw.content',
    'select from core.tender',
    'select from derived.stale',
    `insert into core.outbox (resource, entity_id) values ('tender', gen_random_uuid())`,
    'select from ops.organization_value',
    `insert into ops.organization_import (file_name, sha256, rows) values ('a.csv', 'a', 1)`,
    'select from ops.task',
    'update ops.cron_runs set status = status',
    'create table bullmq.intruder (id int)',
    `insert into app.api_key (name, key_hash, key_prefix, key_last_chars, tier, daily_limit, monthly_limit)
     values ('intruder', 'hash', 'tda', 'abcd', 'enterprise', 1, 1)`,
    `update app.api_key set key_hash = 'other'`,
    `update app.api_key set status = 'active', tier = 'enterprise', permissions = '{*}'`,
    'update app.api_key set daily_limit = 1000000, monthly_limit = 1000000',
    'update app.api_key set expires_at = null',
    'delete from app.api_key',
    'update app.usage_log set api_key_id = gen_random_uuid()',
    'delete from app.usage_log',
  ],
  tender_worker: [
    'set role tender_api',
    'set role tender_operator',
    `alter role tender_operator password 'known'`,
    'select from app.api_key',
    `update app.api_key set key_hash = 'other'`,
    'insert into app.usage_log (api_key_id) values (gen_random_uuid())',
    'alter table core.tender drop column title',
    'create table core.intruder (id int)',
    'create table bullmq.intruder (id int)',
    'update public._prisma_migrations set checksum = checksum',
  ],
  tender_operator: [
    'set role tender_api',
    'set role tender_worker',
    `alter role tender_worker password 'known'`,
    `insert into core.outbox (resource, entity_id) values ('tender', gen_random_uuid())`,
    'update raw.response set normalised = 1',
    'delete from raw.capture',
    'update read.version set change_seq = 0',
    'delete from derived.stale',
    'update ops.cron_runs set status = status',
    `update ops.organization_value set value = '1'`,
    'delete from app.api_key',
    'update app.usage_log set api_key_id = gen_random_uuid()',
    'update app.quota_usage set used = 0',
  ],
};

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** @returns the code with which a statement is refused; null if it is not, and then it is undone */
async function refusal(client: pg.Client, statement: string): Promise<string | null> {
  // Some statements are not allowed in a transaction; these need no undoing, because they are refused.
  const outside = /^(create database|alter system|set )/.test(statement);
  try {
    if (!outside) await client.query('begin');
    await client.query(statement);
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  } finally {
    if (!outside) await client.query('rollback');
  }
}

describe('the login of a process', () => {
  it.each(Object.entries(attacks) as [DatabaseRole, string[]][])(
    '%s is nothing but itself, and is refused what its process does not do',
    async (role, statements) => {
      const test = await harness({ api: true });
      // A copied database has the rights in it, and not those on the database itself.
      await deploy(test.database.url);
      const client = await connected(test.settingsOf(role)['DATABASE_URL'] ?? '');
      const refused: Record<string, string | null> = {};
      for (const statement of [...ESCAPES, ...statements])
        refused[statement] = await refusal(client, statement);
      expect(refused).toEqual(
        Object.fromEntries([...ESCAPES, ...statements].map((statement) => [statement, FORBIDDEN])),
      );
      for (const leave of ['reset role', 'set role none', 'reset session authorization']) {
        await client.query(leave);
        const { rows } = await client.query('select session_user as login, current_user as role');
        expect(rows, leave).toEqual([{ login: role, role }]);
      }
      const { rows } = await client.query(
        `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more,
           (select count(*)::int from pg_auth_members where member = pg_roles.oid) as roles from pg_roles where rolname = $1`,
        [role],
      );
      expect(rows).toEqual([{ more: false, roles: 0 }]);
    },
  );

  it('may do what its process does: the API counts the calls of a key and cannot make it another key', async () => {
    const test = await harness({ api: true });
    const { id, key } = await createKey(test.pool('tender_operator'), { name: 'a', tier: 'professional' });
    expect((await test.api.get('/v2/tenders', { key })).status).toBe(200);
    await test.api.stop();
    const pool = test.pool('tender_api');
    const { rows } = await pool.query('select calls_today, last_used_at from app.api_key where id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([{ calls_today: 1, last_used_at: expect.any(String) }]);
    const other = `tda_live_${'0'.repeat(48)}`;
    await expect(
      pool.query('update app.api_key set key_hash = $1 where id = $2', [hashKey(other), id]),
    ).rejects.toMatchObject({ code: FORBIDDEN });
    expect(await findKey(pool, other)).toBeNull();
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '2500ms' }]);
  });

  it('is enough to ask whether the database lacks a migration, as the health check of workers does', async () => {
    await using database = await newDatabase();
    const found = await status(database.login('tender_worker'));
    expect(found).toMatchObject({ pending: [], interrupted: [], edited: [] });
    expect(found.applied.length).toBeGreaterThan(0);
  });

  it('sends and handles messages through queues in PostgreSQL', async () => {
    const test = await harness({ stages: ['rebuild'] });
    await test.queues.send('rebuild', { kind: 'start', requestId: randomUUID() });
    await test.until(`select from ops.cron_runs where kind = 'rebuild'`);
    const operator = await connected(test.database.login('tender_operator'));
    expect((await operator.query('select from bullmq.job')).rowCount).toBeGreaterThan(0);
  });
});

describe('deploy', () => {
  it('makes the logins as an owner who is not a superuser, changes passwords, and refuses a role that may do too much', async () => {
    const directory = join(tmpdir(), `tda-logins-${randomUUID()}`);
    const server = await startPostgres({ directory, ephemeral: true });
    onTestFinished(async () => {
      await server.stop();
      for (const folder of [directory, server.folder]) await rm(folder, { recursive: true, force: true });
    });
    const admin = await connected(server.url);
    await admin.query(`create role owner login createrole password 'of the owner'`);
    await admin.query('create database owned owner owner');
    const url = new URL(server.url);
    [url.username, url.password, url.pathname] = ['owner', encodeURIComponent('of the owner'), '/owned'];
    const passwordOf = async (password: string) =>
      (await connected(addressAs(url.href, 'tender_api', password))).query('select from read.tender');

    await deploy(url.href, { passwords: { tender_api: 'first, with $ and ’ in it' } });
    await expect(passwordOf('another')).rejects.toMatchObject({ code: '28P01' });
    await passwordOf('first, with $ and ’ in it');
    expect(await deploy(url.href, { passwords: { tender_api: 'second' } })).toEqual([]);
    await passwordOf('second');
    await deploy(url.href);
    await passwordOf('second');

    await admin.query('grant pg_read_all_data to tender_api');
    await expect(deploy(url.href)).rejects.toThrow(/tender_api member of pg_read_all_data/);
    await admin.query('revoke pg_read_all_data from tender_api');
    await admin.query('alter role tender_worker createrole');
    await expect(deploy(url.href)).rejects.toThrow(/tender_worker createrole/);
  });
});
