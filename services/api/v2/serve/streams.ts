import type { Fields } from '#services/api/http/context.ts';
import { CSV, NDJSON, type StreamFormat } from '#services/api/http/negotiate.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import type { Snapshot } from '#services/api/v2/serve/lines.ts';
import { snapshotOf } from '#services/api/v2/serve/snapshot.ts';
import { tableOf } from '#services/api/v2/serve/table.ts';
import { southAfricanDay } from '#shared/time.ts';

/** A format of a whole list: what opens a stream of it, and the header fields of that stream. */
export type Stream = { open: Snapshot; fields: () => Fields };
export type Streams = Partial<Record<StreamFormat, Stream>>;

const LINES: Fields = ['Content-Type', `${NDJSON}; charset=utf-8`];

/** @returns the streams of an endpoint, by format: whole lists also as a table */
export function streamsOf(endpoint: Endpoint, services: Services): Streams {
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
