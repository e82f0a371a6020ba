import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { freePort } from '#services/local/network.ts';
import { type Postgres, type PostgresOptions, startPostgres } from '#services/local/postgres.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { withClient } from '#test/support/database.ts';
import { serverFolder } from '#test/support/server-folder.ts';

// Most tests start a server two or three times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const isRoot = process.getuid?.() === 0;
/** Most tests start on one cluster, whatever those before them left in it: to make one takes longer than they do. */
let shared: string;
let directory: string;

const NAME = 'with blanks, ünïcode';
beforeAll(async () => {
  shared = await serverFolder('postgres test ', 0o755);
});
afterAll(() => rm(shared, { recursive: true, force: true }));
beforeEach(() => {
  directory = join(shared, NAME);
});

/** Gives the test a folder of its own, for its first start. */
async function useNewFolder(): Promise<void> {
  const parent = await serverFolder('postgres test ', 0o755);
  directory = join(parent, NAME);
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
}

/** Starts a server; the end of the test stops it and removes its shared folder, if it has one. */
async function start(options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const server = await startPostgres({ directory, ephemeral: true, ...options });
  onTestFinished(async () => {
    await server.stop();
    if (!server.folder.startsWith(directory)) await rm(server.folder, { recursive: true, force: true });
  });
  return server;
}

/** The table holds this row also after another test made it. */
const KEEP = 'create table if not exists kept as select 7 as n';
const query = (url: string, text: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query({ text, rowMode: 'array' })).rows.flat());

const ended = (server: Postgres) =>
  new Promise<void>((done) => {
    if (server.process.exitCode !== null || server.process.signalCode !== null) done();
    else server.process.once('exit', () => done());
  });

describe('a server of our own', () => {
  it('keeps its data, address and password between starts', async () => {
    const first = await start();
    await query(first.url, KEEP);
    await first.stop();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(second.recovered).toEqual([]);
    expect(await query(second.url, 'select n from kept')).toEqual([7]);
  });

  it('has the named database, listens on the loopback address only, and asks for a password that only this user may read', async () => {
    const server = await start({ database: 'one "odd" name' });
    expect(await query(server.url, 'select current_database()')).toEqual(['one "odd" name']);
    expect(
      await query(
        server.url,
        `select current_setting('listen_addresses'), current_setting('unix_socket_directories')`,
      ),
    ).toEqual(['127.0.0.1', '']);
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(directory, 'server.json'))).mode & 0o777).toBe(0o600);
  });

  it('sorts and folds text in the same way on every machine', async () => {
    // The server of the test run was started by the same function.
    const url = inject('databaseServer');
    const facts = `select current_setting('server_encoding'), datlocprovider, datlocale, lower('ÉÀŠ'), 'a' > 'B'
                   from pg_database where datname = current_database()`;
    expect(await query(url, facts)).toEqual(['UTF8', 'b', 'C.UTF-8', 'éàš', true]);
  });
});

describe('recovery', () => {
  it('after kill -9 of the server, even with backends at work', async () => {
    const first = await start({ ephemeral: false });
    await query(first.url, KEEP);
    const busy = query(first.url, 'select pg_sleep(60)').catch((error: Error) => error);
    await query(first.url, `select pg_sleep(0.01) from pg_stat_activity where query like '%pg_sleep(60)%'`);
    first.process.kill('SIGKILL');
    await ended(first);
    const second = await start({ ephemeral: false });
    expect(await query(second.url, 'select n from kept')).toEqual([7]);
    expect(await busy).toBeInstanceOf(Error);
  });

  it('from a server that is still running because its parent was killed', async () => {
    const first = await start();
    await query(first.url, KEEP);
    const second = await start();
    expect(second.recovered).toContain(first.process.pid);
    await ended(first);
    expect(await query(second.url, 'select n from kept')).toEqual([7]);
  });

  it('from a lock file whose process id belongs to another process', async () => {
    const first = await start();
    await first.stop();
    await writeFile(
      join(first.folder, 'cluster/postmaster.pid'),
      `${process.pid}\n${join(first.folder, 'cluster')}\n0\n`,
    );
    const second = await start();
    expect(await query(second.url, 'select 1')).toEqual([1]);
  });

  it('from a first start that was killed half way', async () => {
    await useNewFolder();
    await mkdir(join(directory, 'cluster.new-1'), { recursive: true });
    await writeFile(join(directory, 'cluster.new-1', 'PG_VERSION'), '18\n');
    const server = await start();
    expect(await query(server.url, 'select 1')).toEqual([1]);
    expect(existsSync(join(directory, 'cluster.new-1'))).toBe(false);
  });
});

describe('ports', () => {
  const occupy = (port: number) =>
    new Promise<void>((done) => {
      const blocker = createServer().listen(port, '127.0.0.1', done);
      onTestFinished(() => {
        blocker.close();
      });
    });

  it('a stored port that is taken in the meantime is replaced', async () => {
    const first = await start();
    await first.stop();
    await occupy(first.port);
    const second = await start();
    expect(second.port).not.toBe(first.port);
    expect(await query(second.url, 'select 1')).toEqual([1]);
  });

  it('a requested port that stays taken is an error that names it', async () => {
    const port = await freePort();
    const server = await start({ port });
    const other = join(directory, '..', 'other');
    await expect(startPostgres({ directory: other, port, ephemeral: true, patience: 0 })).rejects.toThrow(
      `PostgreSQL's port is taken (port ${port}`,
    );
    expect(await query(server.url, 'select 1')).toEqual([1]);
  });
});

describe('folders', () => {
  it.skipIf(!isRoot)('under one that PostgreSQL’s user cannot enter, as root', async () => {
    await useNewFolder();
    await chmod(join(directory, '..'), 0o700);
    const first = await start({ ephemeral: false });
    expect(first.folder.startsWith(directory)).toBe(false);
    await query(first.url, KEEP);
    await first.stop();
    const second = await start({ ephemeral: false });
    expect(await query(second.url, 'select n from kept')).toEqual([7]);
    await second.stop();
    await rm(directory, { recursive: true });
    const third = await start({ ephemeral: false });
    expect(await query(third.url, `select to_regclass('kept')`)).toEqual([null]);
  });

  it('a file in place of a folder is an error with what to do', async () => {
    const failure = startPostgres({ directory: '/dev/null/data', ephemeral: true });
    await expect(failure).rejects.toThrow(EnvironmentError);
    await expect(failure).rejects.toThrow(/DATA_DIR/);
  });

  it.skipIf(isRoot)('one that this user may not write to is an error with what to do', async () => {
    await useNewFolder();
    await mkdir(directory, { mode: 0o500 });
    await expect(startPostgres({ directory, ephemeral: true })).rejects.toThrow(
      /may not write there.*DATA_DIR/,
    );
  });

  it('a copy is a server of its own, and leaves the first one alone', async () => {
    await useNewFolder();
    const first = await start();
    await query(first.url, KEEP);
    await first.stop();
    const copy = join(directory, '..', 'copy');
    await promisify(execFile)('cp', ['-a', directory, copy]);
    const again = await start();
    const second = await start({ directory: copy });
    expect([second.folder, second.recovered]).toEqual([copy, []]);
    await query(second.url, 'insert into kept values (8)');
    expect(await query(again.url, 'select n from kept')).toEqual([7]);
    expect(await query(second.url, 'select n from kept')).toEqual([7, 8]);
  });

  it('a copy without its data is an error that says where the data is', async () => {
    await useNewFolder();
    await mkdir(directory);
    const server = { password: 'x', folder: join(directory, '..', 'first') };
    await writeFile(join(directory, 'server.json'), JSON.stringify(server));
    await expect(startPostgres({ directory, ephemeral: true })).rejects.toThrow(
      /is a copy of .*first without the data, which is in .*first\/cluster/,
    );
  });

  it('a lost password is an error that says what to do', async () => {
    const first = await start();
    await first.stop();
    const [kept, away] = ['server.json', 'server.json.away'].map((name) => join(directory, name));
    await rename(kept!, away!);
    onTestFinished(() => rename(away!, kept!));
    await expect(startPostgres({ directory, ephemeral: true })).rejects.toThrow(/Put it back, or remove/);
  });
});
