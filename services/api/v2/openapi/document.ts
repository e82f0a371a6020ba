import { z } from 'zod';
import { documentVersion } from '#services/api/v2/api-version.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import { components, failures, reference } from '#services/api/v2/openapi/components.ts';
import { meta } from '#services/api/v2/openapi/meta.ts';
import { type Json, parametersOf } from '#services/api/v2/openapi/parameters.ts';
import {
  countItem,
  groupItem,
  profileData,
  recordData,
  recordReference,
} from '#services/api/v2/openapi/schemas.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { pascalCase } from '#shared/case.ts';
import { type Group, groups } from '#shared/permissions.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

const DESCRIPTION = `South African public procurement data: tender notices, awards, buyers, suppliers and what is known about them.

All paths are read-only. Days are South African; moments are in UTC, to the millisecond. Every answer to a key costs one call of its quota, except those of /v2/meta/usage, 304, 401, 403, 405, 406, 429 and failures of the service. Answers with 400 cost nothing up to a tenth of the limits.

**Lists.** Read on with \`cursor=<meta.nextCursor>\` until \`meta.hasNext\` is false, or by \`page\` from 1. Records are listed once each while a list is read by cursor, as long as their sort key does not change meanwhile.

**Outages.** While the database does not respond, answers that this service remembers are given with \`Age\` and \`Warning: 110\`, for up to fifteen minutes; all others are 503 with \`Retry-After\`, within three seconds.

**Names.** Properties are in camelCase. Each has the snake_case name of the machine-readable schemas as \`x-schema-name\`; \`fields\`, \`include\` and \`sort\` take both.

**Fields.** \`fields=tenderId,sourceOrganization(name)\` answers with those properties only; the parts of an object stand in parentheses.

**Identity numbers.** Where a publisher's text contains the identity number of a natural person, \`[identity number]\` stands in its place. Nothing is found by such a number.

**Permissions.** A key may be limited to some of the groups below; other groups answer 403 with the name of the missing one.`;

/** @returns the OpenAPI 3.1 description of these endpoints, generated from their declarations and the resources' */
export function openapiDocument(endpoints: readonly Endpoint[] = registry): Json {
  const used = new Set(endpoints.map(({ group }) => group));
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tender Data API',
      version: documentVersion,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(groups)
      .filter(([name]) => used.has(name as Group))
      .map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths,
    components: components(new Set(endpoints.flatMap(resourcesOf)), referred(paths)),
  };
}

/** @returns whether these paths point to a component */
function referred(paths: Json): (pointer: string) => boolean {
  const text = JSON.stringify(paths);
  return (pointer) => text.includes(`"${pointer}"`);
}

function resourcesOf(endpoint: Endpoint): Resource[] {
  if (endpoint.kind === 'list' || endpoint.kind === 'profile') return [endpoint.resource];
  if (endpoint.kind !== 'record') return [];
  const parts = Object.values(endpoint.include ?? {});
  return [endpoint.resource, ...parts.flatMap((part) => (part === 'field' ? [] : [part.resource]))];
}

function operation(endpoint: Endpoint): Json {
  const { path, group, access, summary, description } = endpoint;
  return {
    operationId: operationId(path),
    tags: [group],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(access === 'public' ? { security: [] } : {}),
    parameters: parametersOf(endpoint),
    responses: {
      200: success(endpoint),
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

function success(endpoint: Endpoint): Json {
  const schema = payload(endpoint);
  const content = schema
    ? {
        type: 'object',
        required: ['success', 'data', 'meta'],
        properties: { success: { const: true }, data: schema, meta: meta(endpoint) },
      }
    : { type: 'object', description: 'An OpenAPI document.' };
  const rate =
    endpoint.access === 'key'
      ? ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-RateLimit-Policy']
      : [];
  const old = endpoint.kind === 'procedure' ? [] : ['Age', 'Warning'];
  const headers = ['X-Request-Id', 'ETag', ...old, ...rate];
  return {
    description: 'Success',
    headers: Object.fromEntries(headers.map((name) => [name, reference('headers', name)])),
    content: { 'application/json': { schema: content }, ...streamed(endpoint) },
  };
}

/** What a list gives as a stream besides. */
const streamed = (endpoint: Endpoint): Json =>
  endpoint.kind === 'list' && endpoint.snapshot
    ? {
        'text/csv': {
          schema: {
            type: 'string',
            description:
              'Enterprise keys: the whole list as a table by RFC 4180, as a stream. The first row names the fields; objects and lists are JSON, null is an empty cell, and a text that begins like a formula has an apostrophe before it.',
          },
        },
      }
    : {};

function payload(endpoint: Endpoint): Json | null {
  switch (endpoint.kind) {
    case 'list':
      return { type: 'array', items: recordReference(endpoint.resource, 'list') };
    case 'record':
      return recordData(endpoint);
    case 'profile':
      return profileData(endpoint);
    case 'counts':
      return { type: 'array', items: countItem(endpoint) };
    case 'groups':
      return { type: 'array', items: groupItem(endpoint) };
    case 'procedure': {
      const { schema } = procedures[endpoint.procedure];
      return schema && withoutDialect(z.toJSONSchema(schema, { io: 'input' }));
    }
  }
}

const withoutDialect = ({ $schema: _, ...schema }: Json): Json => schema;
