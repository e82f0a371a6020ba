import { Redis } from 'ioredis';
import { describe, inject, it } from 'vitest';
import { surroundings } from '#shared/config.ts';

/** Which carrier the queues run on, and the settings that choose it. */
export type Backend = {
  name: 'redis' | 'postgres';
  /** Settings for a process or `loadConfig`; each call with Redis gives an empty numbered database of its own. */
  settings: (databaseUrl: string) => Promise<Record<string, string>>;
};

/** @returns address of an empty Redis database that no other test has */
export async function freshRedis(): Promise<string> {
  const availability = inject('redis');
  if ('reason' in availability) throw new Error(`there is no Redis: ${availability.reason}`);
  const client = new Redis(availability.url);
  try {
    // Database 0 only counts which numbers are taken.
    return `${availability.url}/${await client.incr('taken')}`;
  } finally {
    client.disconnect();
  }
}

/**
 * A suite that needs Redis. Without one it is skipped, with the reason in its name, or fails where the run is the
 * project's judge (CI).
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

/** Runs the same suite on both carriers. */
export function eachBackend(suite: (backend: Backend) => void): void {
  describe('on postgres', () => {
    suite({
      name: 'postgres',
      settings: async (databaseUrl) => ({ DATABASE_URL: databaseUrl, REDIS_URL: '' }),
    });
  });
  describeWithRedis('on redis', () => {
    suite({
      name: 'redis',
      settings: async (databaseUrl) => ({ DATABASE_URL: databaseUrl, REDIS_URL: await freshRedis() }),
    });
  });
}
