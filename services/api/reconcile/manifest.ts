import { PREVIEW } from '#services/api/reconcile/preview.ts';
import { LIMITS, type Manifest, VERSION } from '#services/api/reconcile/protocol.ts';
import type { Service } from '#services/api/reconcile/service.ts';
import { documentVersion } from '#services/api/v2/api-version.ts';

export const ROOM = '/api/reconcile';

/** @returns what a client learns about a service before it asks anything. @param publicUrl without a slash at the end */
export function manifestOf(
  { name, title, records, schemaSpace, types }: Service,
  publicUrl: string,
): Manifest {
  const path = `${ROOM}/${name}`;
  const place = (service_path: string) => ({
    service_url: publicUrl,
    service_path: `${path}${service_path}`,
  });
  const page = `${publicUrl}${path}/preview?id={{id}}`;
  return {
    versions: [VERSION],
    name: `Tender Data API: ${title}`,
    identifierSpace: publicUrl + records,
    schemaSpace,
    documentation: `${publicUrl}/docs/openrefine`,
    serviceVersion: documentVersion,
    defaultTypes: types.slice(0, 1),
    view: { url: page },
    preview: { url: page, ...PREVIEW },
    suggest: {
      entity: place('/suggest/entity'),
      type: place('/suggest/type'),
      property: place('/suggest/property'),
    },
    extend: { propose_properties: place('/properties'), property_settings: [] },
    batchSize: LIMITS.queries,
  };
}
