import { Redis } from 'ioredis';
import { describe, inject, it } from 'vitest';
import { surroundings } from '#shared/config.ts';

/** A queue backend, and the settings that choose it. */
export type Backend = {
  name: 'redis' | 'postgres';
  /** Settings for a process or `loadConfig`; with Redis, each call gives another empty numbered database. */
  settings: (databaseUrl: string) => Promise<Record<string, string>>;
};

/** Queues in PostgreSQL. */
export const postgresBackend: Backend = {
  name: 'postgres',
  settings: async (databaseUrl) => ({ DATABASE_URL: databaseUrl, REDIS_URL: '' }),
};

export const redisBackend: Backend = {
  name: 'redis',
  settings: async (databaseUrl) => ({ DATABASE_URL: databaseUrl, REDIS_URL: await newRedis() }),
};

/** @returns address of an empty Redis database that no other test uses */
export async function newRedis(): Promise<string> {
  const availability = inject('redis');
  if ('reason' in availability) throw new Error(`there is no Redis: ${availability.reason}`);
  const client = new Redis(availability.url);
  try {
    // Database 0 only counts the numbers that are in use.
    return `${availability.url}/${await client.incr('taken')}`;
  } finally {
    client.disconnect();
  }
}

/** Deletes everything in a Redis database, as after the loss of its files. */
export async function flush(url: string): Promise<void> {
  const client = new Redis(url);
  try {
    await client.flushdb();
  } finally {
    client.disconnect();
  }
}

/**
 * A suite that needs Redis. Without Redis it is skipped, with the reason in its name; in continuous integration it fails.
 */
export function describeWithRedis(name: string, suite: () => void): void {
  const availability = inject('redis');
  if ('url' in availability) {
    describe(name, suite);
    return;
  }
  const reason = `${name} (${availability.reason})`;
  if (surroundings.continuousIntegration) {
    it(name, () => {
      throw new Error(availability.reason);
    });
    return;
  }
  process.stderr.write(`skipped: ${reason}\n`);
  describe.skip(reason, suite);
}

/** Runs a suite on each queue backend. */
export function eachBackend(suite: (backend: Backend) => void): void {
  describe('on postgres', () => suite(postgresBackend));
  describeWithRedis('on redis', () => suite(redisBackend));
}
