import type { Fields } from '#services/api/http/context.ts';
import { STALE_S } from '#services/api/v2/availability.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { type Streams, streamsOf } from '#services/api/v2/serve/streams.ts';

/** An endpoint, its handler, and the header fields of its responses: those about caching, and all fields of a 200. */
export type Route = {
  endpoint: Endpoint;
  handle: Handler;
  /** What the path gives as a stream, by format. */
  streams: Streams;
  caching: Fields;
  fields: Fields;
  /** Every call is counted, even a conditional one: the response is about the caller and differs each time. */
  aboutCaller: boolean;
  /** The handler may wait for news, so it keeps the deadline itself. */
  waits: boolean;
  /** Calls are not deducted from the quota. */
  free: boolean;
};

/** @returns the route of an endpoint */
export function routeOf(endpoint: Endpoint, services: Services): Route {
  const caching = cachingOf(endpoint);
  return {
    endpoint,
    handle: serve(endpoint, services),
    streams: streamsOf(endpoint, services),
    caching,
    fields: ['Content-Type', 'application/json; charset=utf-8', ...caching],
    aboutCaller: endpoint.kind === 'procedure' && procedures[endpoint.procedure].aboutCaller === true,
    waits: endpoint.kind === 'procedure' && procedures[endpoint.procedure].waits === true,
    free: endpoint.kind === 'procedure' && procedures[endpoint.procedure].free === true,
  };
}

/**
 * Records are cached by the caller alone and revalidated each time; public paths may be cached by anyone for 30 s. Should this
 * service fail, a cache may give what it has for as long as the service itself would.
 */
function cachingOf(endpoint: Endpoint): Fields {
  if (endpoint.kind === 'procedure') {
    const { cacheControl } = procedures[endpoint.procedure];
    return ['Cache-Control', cacheControl, 'Vary', 'Accept, Accept-Encoding, Authorization'];
  }
  return endpoint.access === 'public' ? PUBLIC : PRIVATE;
}

const PUBLIC: Fields = [
  'Cache-Control',
  `public, max-age=30, stale-if-error=${STALE_S}`,
  'Vary',
  'Accept, Accept-Encoding',
];
const PRIVATE: Fields = [
  'Cache-Control',
  `private, no-cache, stale-if-error=${STALE_S}`,
  'Vary',
  'Accept, Accept-Encoding, Authorization',
];
