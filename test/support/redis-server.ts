import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findRedisProgram, startRedisServer } from '#services/local/redis.ts';
import { surroundings } from '#shared/config.ts';

/** The address of the Redis of the test run, or the reason why there is none. */
export type RedisAvailability = { url: string } | { reason: string };

type TestRedis = { availability: RedisAvailability; pid: number | undefined; stop: () => Promise<void> };

/** Enough numbered databases for each test to have its own. */
const DATABASES = 10_000;

/** Finds Redis or Valkey, or installs it if apt-get can, and starts it. */
export async function startTestRedis(directory: string): Promise<TestRedis> {
  const absent = { pid: undefined, stop: async () => undefined };
  const problem = findRedisProgram() === null ? install() : null;
  const program = findRedisProgram();
  if (program === null)
    return { ...absent, availability: { reason: problem ?? 'redis-server is not installed' } };
  const server = await startRedisServer({
    program,
    directory: `${directory}/redis`,
    password: 'of the test run',
    persistent: false,
    settings: { databases: DATABASES },
  });
  return { availability: { url: server.url }, pid: server.process.pid, stop: server.stop };
}

/** @returns null when installed, else why not */
function install(): string | null {
  const byHand = 'redis-server is not installed (Debian: apt-get install redis-server)';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return byHand;
  process.stderr.write('test: installing redis-server with apt-get\n');
  // RUNLEVEL=1 keeps the package from starting a server of its own.
  const env = surroundings.childEnvironment({ DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
  const apt = (...args: string[]) =>
    spawnSync(
      'apt-get',
      ['-qq', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=20', ...args],
      {
        env,
        encoding: 'utf8',
        timeout: 180_000,
      },
    );
  let result = apt('install', '-y', '--no-install-recommends', 'redis-server');
  if (result.status !== 0) {
    apt('update');
    result = apt('install', '-y', '--no-install-recommends', 'redis-server');
  }
  return result.status === 0
    ? null
    : `redis-server could not be installed: ${result.stderr.trim().split('\n').at(-1)}`;
}
