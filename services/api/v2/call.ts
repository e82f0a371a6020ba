import type { RateState } from '#services/api/v2/access/rate-state.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import type { Key } from '#shared/access/keys.ts';

/** State of one call of /v2 while it is served. */
export type Call = {
  endpoint: Endpoint | null;
  key: Key | null;
  /** State of the key's quota, once it is known. */
  rate: RateState | null;
  /** Whether the call was deducted from the quota. */
  counted: boolean;
  /** When it must be answered, milliseconds on the monotonic clock. */
  deadline: number;
  /** Milliseconds for which it waited for news because the caller asked for that. */
  waited: number;
};
