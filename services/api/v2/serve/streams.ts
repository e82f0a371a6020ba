import type { Fields } from '#services/api/http/context.ts';
import type { StreamFormat } from '#services/api/http/negotiate.ts';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { type Snapshot, snapshotOf } from '#services/api/v2/serve/snapshot.ts';
import { tableOf } from '#services/api/v2/serve/table.ts';
import { southAfricanDay } from '#shared/time.ts';

/** A format of a whole list: what opens a stream of it, and the header fields of that stream. */
export type Stream = { open: Snapshot; fields: () => Fields };
export type Streams = Readonly<Record<StreamFormat, Stream>>;

const LINES: Fields = ['Content-Type', 'application/x-ndjson; charset=utf-8'];

/** @returns the streams of a list, by format */
export function streamsOf(endpoint: ListEndpoint, services: Services): Streams {
  const snapshot = snapshotOf(endpoint, services);
  const { plural } = endpoint.resource;
  return {
    ndjson: { open: snapshot, fields: () => LINES },
    csv: {
      open: tableOf(endpoint, snapshot),
      fields: () => [
        'Content-Type',
        'text/csv; charset=utf-8; header=present',
        'Content-Disposition',
        `attachment; filename="${plural}-${southAfricanDay(new Date())}.csv"`,
      ],
    },
  };
}
