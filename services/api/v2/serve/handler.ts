import type { RateState } from '#services/api/v2/access/quota.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { ResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import type { Totals } from '#services/api/v2/serve/cache/totals.ts';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import type { Pool } from '#shared/database.ts';
import type { Key } from '#shared/keys.ts';

/** What handlers read from. */
export type Services = {
  pool: Pool;
  versions: Versions;
  responses: ResponseCache;
  totals: Totals;
  cursors: Cursors;
  /** @returns the description of the interface, JSON text */
  description: () => string;
};

/** Who calls, and the state of the key's quota; null on a path that needs no key. */
export type Caller = { key: Key; rate: RateState | null } | null;

/**
 * Answers one path for everybody who may call it. Immediate where the answer is cached.
 * @param path parameters of the path, decoded
 * @param query what follows the question mark, still encoded
 * @param caller only for answers that are about the caller; those are never cached
 * @throws RequestError for a request that cannot be answered
 */
export type Handler = (
  path: Parameters,
  query: string,
  caller: Caller,
) => PreparedResponse | Promise<PreparedResponse>;
