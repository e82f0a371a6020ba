import type { ServerResponse } from 'node:http';
import type { Readers } from '#services/api/http/readers.ts';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';

/**
 * Requests that wait for a publication. They hold no connection to the database: the connection that listens for
 * publications wakes them. Each keeps its place until it is closed, and the number of places is limited.
 */
export type Waits = {
  /**
   * @param owner whose limit counts
   * @param response ends the wait when its caller leaves
   * @param milliseconds longest time in all
   * @throws RequestError 429 or 503 where too many are waiting
   */
  open: (owner: string, response: ServerResponse, milliseconds: number) => Wait;
  /** Ends all waits, and those that begin later. */
  stop: () => void;
};

export type Wait = {
  /**
   * @param isNews called now, and whenever a version may have changed
   * @returns whether there is news; false after the time is over, the caller has left or the process stops
   */
  news: (isNews: () => boolean) => Promise<boolean>;
  close: () => void;
};

export function createWaits(versions: Versions, readers: Readers): Waits {
  let stopped = false;
  const endings = new Set<() => void>();

  const open: Waits['open'] = (owner, response, milliseconds) => {
    const leave = readers.wait(owner);
    let over = stopped;
    let ask = () => {};
    const end = () => {
      over = true;
      ask();
    };
    const timer = setTimeout(end, milliseconds);
    endings.add(end);
    response.once('close', end);
    // Node closes a silent connection (server.ts) unless a listener for `timeout` exists; this one is silent on
    // purpose.
    response.on('timeout', heard);
    return {
      news: async (isNews) => {
        if (over || isNews()) return !over;
        const { promise, resolve } = Promise.withResolvers<boolean>();
        ask = () => {
          if (over || isNews()) resolve(!over);
        };
        const unfollow = versions.follow(() => ask());
        try {
          return await promise;
        } finally {
          unfollow();
        }
      },
      close: () => {
        clearTimeout(timer);
        endings.delete(end);
        response.off('close', end);
        response.off('timeout', heard);
        leave();
      },
    };
  };

  return {
    open,
    stop: () => {
      stopped = true;
      for (const end of endings) end();
    },
  };
}

const heard = (): void => undefined;
