import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  findRedisProgram,
  placeOfQueues,
  type RedisServer,
  startRedisServer,
} from '#services/local/redis.ts';
import { loadConfig } from '#shared/config.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';
import { describeWithRedis } from '#test/support/redis.ts';

let directory: string;

beforeEach(async () => {
  directory = await newFolder();
});

it.each([
  [true, '', '/usr/bin/redis-server', { program: '/usr/bin/redis-server' }],
  [true, '', null, { inPostgres: 'no redis-server or valkey-server here, no REDIS_URL' }],
  [true, 'redis://there', '/usr/bin/redis-server', { url: 'redis://there' }],
  [false, 'redis://there', '/usr/bin/redis-server', { inPostgres: '--no-redis' }],
])('queues with redis %j, REDIS_URL %j and the program %j are at %j', (redis, url, program, place) => {
  expect(placeOfQueues({ redis }, loadConfig({ REDIS_URL: url }), () => program)).toEqual(place);
});

const PASSWORD = 'a password: "quoted" \\ @/#';

async function start(): Promise<RedisServer> {
  const server = await startRedisServer({ program: findRedisProgram()!, directory, password: PASSWORD });
  onTestFinished(server.stop);
  return server;
}

async function withClient<Result>(url: string, work: (client: Redis) => Promise<Result>): Promise<Result> {
  const client = new Redis(url);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

describeWithRedis('a Redis of our own', () => {
  it('keeps what was written, listens on the loopback address, and never evicts', async () => {
    const first = await start();
    await withClient(first.url, (client) => client.set('kept', '7'));
    await first.stop();
    const second = await start();
    const facts = await withClient(second.url, async (client) => [
      await client.get('kept'),
      await client.config('GET', 'bind'),
      await client.config('GET', 'maxmemory-policy'),
    ]);
    expect(facts).toEqual(['7', ['bind', '127.0.0.1'], ['maxmemory-policy', 'noeviction']]);
  });

  it('asks for its password, which only this user may read, like all its files', async () => {
    const server = await start();
    await withClient(server.url, (client) => client.set('kept', '7'));
    for (const url of [`redis://127.0.0.1:${server.port}`, `redis://:wrong@127.0.0.1:${server.port}`]) {
      const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      client.on('error', () => undefined);
      await expect(client.get('kept')).rejects.toThrow();
      client.disconnect();
    }
    const line = await readFile(`/proc/${server.process.pid}/cmdline`, 'utf8').catch(() => '');
    expect(line + server.process.spawnargs.join(' ')).not.toContain('quoted');
    const paths = await readdir(directory, { recursive: true });
    expect(paths).toEqual(expect.arrayContaining(['redis.conf', 'redis.log', 'appendonlydir']));
    for (const path of paths) {
      const { mode } = await stat(join(directory, path));
      expect([path, (mode & 0o077).toString(8)]).toEqual([path, '0']);
    }
  });

  it('ends a server that a killed parent left on the folder', async () => {
    const first = await start();
    await withClient(first.url, (client) => client.set('kept', '7'));
    const ended = new Promise((done) => first.process.once('exit', done));
    const second = await start();
    await ended;
    expect(await withClient(second.url, (client) => client.get('kept'))).toBe('7');
  });

  it('recovers after kill -9', async () => {
    const first = await start();
    await withClient(first.url, (client) => client.set('kept', '7'));
    const ended = new Promise((done) => first.process.once('exit', done));
    first.process.kill('SIGKILL');
    await ended;
    const second = await start();
    expect(await withClient(second.url, (client) => client.get('kept'))).toBe('7');
  });

  it('that does not start says why', async () => {
    const failure = startRedisServer({
      program: findRedisProgram()!,
      directory,
      password: PASSWORD,
      port: 0,
      settings: { 'no-such-setting': 1 },
    });
    await expect(failure).rejects.toThrow(EnvironmentError);
    await expect(failure).rejects.toThrow(/no-such-setting/);
  });
});
