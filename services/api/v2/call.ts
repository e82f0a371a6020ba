import type { RateState } from '#services/api/v2/access/quota.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import type { Key } from '#shared/keys.ts';

/** What is known of one call of /v2 while it is served. */
export type Call = {
  endpoint: Endpoint | null;
  key: Key | null;
  /** State of the key's quota, once it has been asked for. */
  rate: RateState | null;
  /** Whether the call used one of the key's calls. */
  counted: boolean;
};
