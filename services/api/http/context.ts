import type { Context, DefaultContext, Middleware as KoaMiddleware } from 'koa';
import type { RateState } from '#services/api/v2/access/quota.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import type { Key } from '#shared/keys.ts';

/** What is known of one request while it is answered. */
export type RequestContext = {
  /** Request id: in the answer's header and body, and in the log. */
  id: string;
  /** When the request arrived, on the monotonic clock. */
  startedAt: number;
  endpoint: Endpoint | null;
  key: Key | null;
  /** State of the key's quota, once it has been asked for. */
  rate: RateState | null;
  /** Whether the call used one of the key's calls. */
  counted: boolean;
};

export type Middleware = KoaMiddleware<RequestContext, DefaultContext>;
export type ApiContext = Parameters<Middleware>[0] & Pick<Context, 'req' | 'res'>;
