import type { Availability } from '#services/api/v2/availability.ts';
import { createRemembered } from '#services/api/v2/serve/cache/remembered.ts';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/**
 * Caches responses, as `Remembered` describes. A response that is given because the database does not respond has its
 * age.
 */
export type ResponseCache = {
  /**
   * @param resources names of the resources that the response is made of
   * @param id of the response, unique over all paths
   * @param make makes it
   * @param maxAge milliseconds; longer than the default where the response does not depend on the time
   */
  get: (
    resources: string | readonly string[],
    id: string,
    make: () => Promise<PreparedResponse>,
    maxAge?: number,
  ) => PreparedResponse | Promise<PreparedResponse>;
};

const MAX_BYTES = 24 * 1024 * 1024;
/** Size of an entry besides its texts, in bytes. */
const OVERHEAD = 1_024;
/** Size of a kept response relative to its bytes: they are also kept compressed, in one or two formats. */
const WITH_COMPRESSED = 1.5;

export function createResponseCache(versions: Versions, availability: Availability): ResponseCache {
  const kept = createRemembered<PreparedResponse>({
    availability,
    maxBytes: MAX_BYTES,
    size: ({ start, meta }, id) =>
      Math.ceil(start.length * WITH_COMPRESSED) + 2 * ((meta?.length ?? 0) + id.length) + OVERHEAD,
    stale: (response, age) => ({ ...response, age }),
  });
  return {
    // The version is read before the query: after a publication in between the entry is not used, so it cannot be wrong.
    get: (resources, id, make, maxAge) =>
      kept.get(
        id,
        typeof resources === 'string' ? versions.of(resources) : versionOf(versions, resources),
        make,
        maxAge,
      ),
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
