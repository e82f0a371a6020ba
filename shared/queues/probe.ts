import type { Redis } from 'ioredis';

/** A connection to Redis that only asks whether it answers. */
export type Probe = {
  /** @throws where it does not answer; waits no longer than the caller lets it */
  ask: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

export function openProbe(url: string): Probe {
  let opened: Promise<Redis> | null = null;
  const open = async (): Promise<Redis> => {
    const { Redis } = await import('ioredis');
    const redis = new Redis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false, lazyConnect: true });
    redis.on('error', () => undefined);
    return redis;
  };
  return {
    ask: async () => {
      opened ??= open();
      const redis = await opened;
      if (redis.status === 'wait') await redis.connect();
      return redis.ping();
    },
    close: async () => (await opened)?.disconnect(),
  };
}
