import type { Fields } from '#services/api/http/context.ts';
import { CSV, NDJSON, type StreamFormat } from '#services/api/http/negotiate.ts';
import { STALE_S } from '#services/api/v2/availability.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import type { Handler, Services } from '#services/api/v2/serve/handler.ts';
import type { Snapshot } from '#services/api/v2/serve/lines.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { snapshotOf } from '#services/api/v2/serve/snapshot.ts';
import { tableOf } from '#services/api/v2/serve/table.ts';
import { southAfricanDay } from '#shared/time.ts';

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
  const procedure = endpoint.kind === 'procedure' ? procedures[endpoint.procedure] : null;
  const caching = procedure
    ? ['Cache-Control', procedure.cacheControl, 'Vary', 'Accept, Accept-Encoding, Authorization']
    : endpoint.access === 'public'
      ? PUBLIC
      : PRIVATE;
  return {
    endpoint,
    handle: serve(endpoint, services),
    streams: streamsOf(endpoint, services),
    caching,
    fields: ['Content-Type', 'application/json; charset=utf-8', ...caching],
    aboutCaller: procedure?.aboutCaller === true,
    waits: procedure?.waits === true,
    free: procedure?.free === true,
  };
}

/**
 * Records are cached by the caller alone and revalidated each time; public paths may be cached by anyone for 30 s. Should this
 * service fail, a cache may give what it has for as long as the service itself would.
 */
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

/** A format of a whole list: what opens a stream of it, and the header fields of that stream. */
type Stream = { open: Snapshot; fields: () => Fields };
type Streams = Partial<Record<StreamFormat, Stream>>;

const LINES: Fields = ['Content-Type', `${NDJSON}; charset=utf-8`];

/** @returns the streams of an endpoint, by format: whole lists also as a table */
function streamsOf(endpoint: Endpoint, services: Services): Streams {
  if (endpoint.kind === 'procedure') {
    const open = procedures[endpoint.procedure].snapshot?.(services);
    return open ? { ndjson: { open, fields: () => LINES } } : {};
  }
  if (endpoint.kind !== 'list' || !endpoint.snapshot) return {};
  const snapshot = snapshotOf(endpoint, services);
  const { plural } = endpoint.resource;
  return {
    ndjson: { open: snapshot, fields: () => LINES },
    csv: {
      open: tableOf(endpoint, snapshot),
      fields: () => [
        'Content-Type',
        `${CSV}; charset=utf-8; header=present`,
        'Content-Disposition',
        `attachment; filename="${plural}-${southAfricanDay(new Date())}.csv"`,
      ],
    },
  };
}
