import { setTimeout as wait } from 'node:timers/promises';
import type { Client, Pool } from '#shared/database/connection.ts';
import { logFailure } from '#shared/database/outage.ts';
import type { Logger } from '#shared/log.ts';
import { within } from '#shared/within.ts';

/**
 * The version of each resource: the last change number that publish committed. Responses are cached as long as it stays
 * the same. New versions arrive by LISTEN; a poll every second also shows that the connection is alive.
 */
export type Versions = {
  /** @returns the version of the resource; null while it is unknown, so that nothing may be cached */
  of: (resource: string) => string | null;
  /**
   * Calls the listener whenever a version may have changed, at least once a second while versions are known.
   * @returns a function that stops it
   */
  follow: (listener: () => void) => () => void;
  /**
   * Reads the versions now. Afterwards either everything that was committed before the call is known, or no version is
   * known.
   */
  catchUp: () => Promise<void>;
  /** Starts listening; resolves after the first attempt, whether it succeeded or not. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

const POLL_MS = 1_000;
/** A connection that does not respond within this time is taken for dead. */
const SILENCE_MS = 3_000;
const NEVER_PUBLISHED = '0';
const UNKNOWN = 'versions are unknown, responses are not cached';

/** @param pool gives one connection, which is kept */
export function createVersions(pool: Pool, log: Logger): Versions {
  let known: Map<string, string> | null = null;
  let stopping = false;
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  /** Reads the versions on the listening connection, in the order in which it learns of them. */
  let read: () => Promise<void> = async () => undefined;
  const followers = new Set<() => void>();
  const tell = () => {
    for (const follower of followers) follower();
  };

  /** Listens on one connection until it is lost or `stop` is called. */
  const listen = async (ready: () => void): Promise<void> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    const lose = (error?: Error) => {
      lost ??= error ?? new Error('the connection ended');
      known = null;
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => {
      const at = payload.lastIndexOf(':');
      known?.set(payload.slice(0, at), payload.slice(at + 1));
      tell();
    });
    try {
      await client.query('listen read_version');
      read = async () => {
        const versions = await poll(client);
        if (lost === undefined) known = versions;
      };
      while (!stopping && lost === undefined) {
        await read();
        ready();
        tell();
        await wait(POLL_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    } catch (error) {
      lose(error as Error);
    } finally {
      known = null;
      read = async () => undefined;
      client.release(true);
    }
    if (lost !== undefined && !stopping) logFailure(log, pool, lost, UNKNOWN);
  };

  const run = async (ready: () => void): Promise<void> => {
    while (!stopping) {
      await listen(ready).catch((error) => logFailure(log, pool, error, UNKNOWN));
      ready();
      if (!stopping) await wait(POLL_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  return {
    of: (resource) => (known === null ? null : (known.get(resource) ?? NEVER_PUBLISHED)),
    follow: (listener) => {
      followers.add(listener);
      return () => followers.delete(listener);
    },
    catchUp: () => read(),
    start: () =>
      new Promise((ready) => {
        running = run(ready);
      }),
    stop: async () => {
      stopping = true;
      stopped.abort();
      await running;
    },
  };
}

async function poll(client: Client): Promise<Map<string, string>> {
  const { rows } = await within(
    SILENCE_MS,
    client.query<{ resource: string; change_seq: string }>('select resource, change_seq from read.version'),
    `no response within ${SILENCE_MS} ms`,
  );
  return new Map(rows.map((row) => [row.resource, row.change_seq]));
}
