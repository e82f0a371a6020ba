import type { Fields } from '#services/api/http/context.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { type Snapshot, snapshotOf } from '#services/api/v2/serve/snapshot.ts';

/** A path, what serves it, and the header fields of its responses: those about keeping them, and all of a 200. */
export type Route = {
  endpoint: Endpoint;
  handle: Handler;
  /** Gives the whole list as lines, where the path does. */
  snapshot: Snapshot | null;
  caching: Fields;
  fields: Fields;
  /** Every call counts, because every response is a new one. */
  aboutCaller: boolean;
};

/** @returns the route of an endpoint */
export function routeOf(endpoint: Endpoint, services: Services): Route {
  const caching = cachingOf(endpoint);
  return {
    endpoint,
    handle: serve(endpoint, services),
    snapshot: endpoint.kind === 'list' && endpoint.snapshot ? snapshotOf(endpoint, services) : null,
    caching,
    fields: ['Content-Type', 'application/json; charset=utf-8', ...caching],
    aboutCaller: endpoint.kind === 'procedure' && procedures[endpoint.procedure].aboutCaller === true,
  };
}

/** Records are kept by the caller alone and revalidated each time; public paths may be kept by anyone for 30 seconds. */
function cachingOf(endpoint: Endpoint): Fields {
  if (endpoint.kind === 'procedure') {
    const { cacheControl } = procedures[endpoint.procedure];
    return ['Cache-Control', cacheControl, 'Vary', 'Accept, Accept-Encoding, Authorization'];
  }
  return endpoint.access === 'public' ? PUBLIC : PRIVATE;
}

const PUBLIC: Fields = ['Cache-Control', 'public, max-age=30', 'Vary', 'Accept, Accept-Encoding'];
const PRIVATE: Fields = [
  'Cache-Control',
  'private, no-cache',
  'Vary',
  'Accept, Accept-Encoding, Authorization',
];
