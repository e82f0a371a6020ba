import type { RateState } from '#services/api/access/quota.ts';
import type { Parameters } from '#services/api/router.ts';
import type { Answer } from '#services/api/serve/answer.ts';
import type { Answers } from '#services/api/serve/answers.ts';
import type { Cursors } from '#services/api/serve/cursor.ts';
import type { Totals } from '#services/api/serve/totals.ts';
import type { Versions } from '#services/api/serve/versions.ts';
import type { Pool } from '#shared/database.ts';
import type { Key } from '#shared/keys.ts';

/** What handlers read from. */
export type Services = {
  pool: Pool;
  versions: Versions;
  answers: Answers;
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
export type Handler = (path: Parameters, query: string, caller: Caller) => Answer | Promise<Answer>;
