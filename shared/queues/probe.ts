import { Redis } from 'ioredis';

/** A connection to Redis that only asks whether it answers. */
export type Probe = {
  /** @throws where it does not answer; waits no longer than the caller lets it */
  ask: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

export function openProbe(url: string): Probe {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, lazyConnect: true });
  redis.on('error', () => undefined);
  return {
    ask: async () => {
      if (redis.status === 'wait') await redis.connect();
      return redis.ping();
    },
    close: async () => redis.disconnect(),
  };
}
