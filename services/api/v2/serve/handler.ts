import type { ServerResponse } from 'node:http';
import type { ApiVerdict } from '#services/api/http/verdict.ts';
import type { RateState } from '#services/api/v2/access/rate-state.ts';
import type { Call } from '#services/api/v2/call.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import type { ParentCache } from '#services/api/v2/serve/cache/parents.ts';
import type { ResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import type { Restrictions } from '#services/api/v2/serve/cache/restrictions.ts';
import type { Totals } from '#services/api/v2/serve/cache/totals.ts';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import type { PlanCache } from '#services/api/v2/serve/plan.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import type { SearchWords } from '#services/api/v2/serve/search/index-words.ts';
import type { Waits } from '#services/api/v2/serve/waiting.ts';
import type { Key } from '#shared/access/keys.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** Dependencies of the handlers. */
export type Services = {
  pool: Pool;
  versions: Versions;
  responses: ResponseCache;
  totals: Totals;
  plans: PlanCache;
  parents: ParentCache;
  cursors: Cursors;
  words: SearchWords;
  waits: Waits;
  restrictions: Restrictions;
  /** Storage of copies of documents; null if none are kept. */
  storage: Storage | null;
  /** Whether the service is healthy. */
  verdict: () => Promise<ApiVerdict>;
  /** @returns the OpenAPI description as JSON text */
  description: () => string;
};

/** The caller's key and the state of its quota, its call and the response to it; null on a path that needs no key. */
export type Caller = {
  key: Key;
  rate: RateState | null;
  call: Pick<Call, 'deadline' | 'waited'>;
  response: ServerResponse;
} | null;

/**
 * Serves one path. Returns at once if the response is cached.
 * @param path parameters of the path, decoded
 * @param query text after the question mark, still encoded
 * @param caller only for responses about the caller, which are never cached
 * @throws RequestError for a request that is rejected
 */
export type Handler = (
  path: Parameters,
  query: string,
  caller: Caller,
) => PreparedResponse | Promise<PreparedResponse>;
