import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import { components, failures, schemasOf } from '#services/api/v2/openapi/components.ts';
import { partsSchemas } from '#services/api/v2/openapi/include.ts';
import { type Json, openapi } from '#services/api/v2/openapi/json.ts';
import { parametersOf } from '#services/api/v2/openapi/parameters.ts';
import { success } from '#services/api/v2/openapi/success.ts';
import { unionSchemas } from '#services/api/v2/openapi/unions.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { groups, type PermissionGroup } from '#shared/access/permissions.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { pascalCase } from '#shared/text/case.ts';

const DESCRIPTION = `South African public procurement data: tender notices, awards, buyers, suppliers and what is known about them.

All paths are read-only. Days are South African; moments are in UTC, to the millisecond. Every answer costs one call of the key's quota, except those of /v2/meta/usage, 304, 401, 403, 405, 406, 429 and failures of the service. Answers with 400 cost nothing, up to a tenth of the limits.

**Lists.** Read on with \`cursor=<meta.nextCursor>\` until \`meta.hasNext\` is false, or by \`page\` from 1. Read by cursor, a list gives each record once, as long as its sort key does not change meanwhile.

**Outages.** While the database does not respond, the service repeats recent answers for up to fifteen minutes, with \`Age\` and \`Warning: 110\`. Every other request gets 503 with \`Retry-After\`, within three seconds.

**Names.** Properties are in camelCase. Each has the snake_case name of the machine-readable schemas as \`x-schema-name\`; \`fields\`, \`include\` and \`sort\` take both.

**Fields.** \`fields=tenderId,sourceOrganization(name)\` gives only those properties; write the parts of an object in parentheses.

**Identity numbers.** Identity numbers of natural persons in texts of publishers are replaced by \`[identity number]\`. A search for such a number finds nothing.

**Permissions.** A key may be limited to some of the groups below; other groups answer 403 with the name of the missing one.`;

/** @returns the OpenAPI 3.1 description of these endpoints, generated from their declarations and the resources' */
export function openapiDocument(endpoints: readonly Endpoint[] = registry): Json {
  const used = new Set(endpoints.map(({ group }) => group));
  const schemas = schemasOf(endpoints.flatMap(resourcesOf), endpoints.flatMap(partsOf));
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint, schemas) }]),
  );
  return openapi('Tender Data API', DESCRIPTION, {
    tags: Object.entries(groups)
      .filter(([name]) => used.has(name as PermissionGroup))
      .map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths,
    components: components(paths, schemas),
  });
}

function resourcesOf(endpoint: Endpoint): readonly Resource[] {
  if (endpoint.kind === 'profile') return [endpoint.resource];
  if (endpoint.kind === 'procedure') return procedures[endpoint.procedure].records ?? [];
  if (endpoint.kind !== 'record' && endpoint.kind !== 'list') return [];
  const parts = Object.values(endpoint.include ?? {});
  return [
    endpoint.resource,
    ...parts.flatMap((part) => (part === 'field' || !('resource' in part) ? [] : [part.resource])),
  ];
}

/** Components that are no records. */
function partsOf(endpoint: Endpoint): Json[] {
  switch (endpoint.kind) {
    case 'procedure':
      return [unionSchemas(procedures[endpoint.procedure])];
    case 'list':
      return [partsSchemas(endpoint, 'list')];
    case 'record':
      return [partsSchemas(endpoint, 'detail')];
    default:
      return [];
  }
}

function operation(endpoint: Endpoint, schemas: Json): Json {
  const { path, group, access, summary, description } = endpoint;
  return {
    operationId: operationId(path),
    tags: [group],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(access === 'public' ? { security: [] } : {}),
    parameters: parametersOf(endpoint),
    responses: {
      200: success(endpoint, schemas),
      304: { description: 'Nothing has changed since the answer with this ETag.' },
      ...failures(endpoint),
    },
  };
}

/** `/v2/tenders/{id}` → `tendersById` */
const operationId = (path: string): string => {
  const words = path
    .replace('/v2/', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by${pascalCase(name)}`);
  const [first = '', ...others] = words.split(/[/.-]/);
  return first + others.map(pascalCase).join('');
};
