import { LRUCache } from 'lru-cache';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/**
 * Keeps answers while they are true: as long as the resource has not been published since, and for five seconds at
 * most, because some conditions depend on the time. While versions are unknown every answer is made anew.
 */
export type ResponseCache = {
  /**
   * @param resources what the answer is made of
   * @param id names the answer, unique over all paths
   * @param make makes it; called once for any number of callers at the same time
   * @param maxAge milliseconds the answer may be kept at most; longer where no time is in it
   */
  get: (
    resources: string | readonly string[],
    id: string,
    make: () => Promise<PreparedResponse>,
    maxAge?: number,
  ) => PreparedResponse | Promise<PreparedResponse>;
};

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 5_000;
/** What an entry weighs beside its bytes. */
const OVERHEAD = 512;

type Entry = { response: PreparedResponse; version: string; until: number };

export function createResponseCache(versions: Versions): ResponseCache {
  const kept = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ response }, id) =>
      response.start.length + (response.meta?.length ?? 0) + id.length + OVERHEAD,
  });
  const underway = new Map<string, Promise<PreparedResponse>>();
  return {
    get: (resources, id, make, maxAge = MAX_AGE_MS) => {
      // Read before the query: a publication in between makes the entry worthless, never wrong.
      const version = typeof resources === 'string' ? versions.of(resources) : versionOf(versions, resources);
      if (version === null) return make();
      const entry = kept.get(id);
      if (entry && entry.version === version && entry.until > Date.now()) return entry.response;
      const flight = `${version} ${id}`;
      const joined = underway.get(flight);
      if (joined) return joined;
      const until = Date.now() + maxAge;
      const made = make()
        .then((response) => {
          kept.set(id, { response, version, until });
          return response;
        })
        .finally(() => underway.delete(flight));
      underway.set(flight, made);
      return made;
    },
  };
}

/** @returns one version for several resources, or null while one of theirs cannot be known */
export function versionOf(versions: Versions, resources: readonly string[]): string | null {
  let all = '';
  for (const resource of resources) {
    const version = versions.of(resource);
    if (version === null) return null;
    all += `${version} `;
  }
  return all;
}
