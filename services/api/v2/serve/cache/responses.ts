import { LRUCache } from 'lru-cache';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/**
 * Caches responses until a resource they are made of is published again, and for at most five seconds, because some
 * conditions depend on the time. While versions are unknown nothing is cached.
 */
export type ResponseCache = {
  /**
   * @param resources names of the resources that the response is made of
   * @param id of the response, unique over all paths
   * @param make makes it; called once for any number of callers at the same time
   * @param maxAge milliseconds; longer than the default where the response does not depend on the time
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
/** Size of an entry besides its texts, in bytes. */
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
      // Read before the query: after a publication in between the entry is not used, so it cannot be wrong.
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

/** @returns one version for several resources; null while any of theirs is unknown */
export function versionOf(versions: Versions, resources: readonly string[]): string | null {
  let all = '';
  for (const resource of resources) {
    const version = versions.of(resource);
    if (version === null) return null;
    all += `${version} `;
  }
  return all;
}
