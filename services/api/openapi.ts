import { z } from 'zod';
import { documentVersion } from '#services/api/api-version.ts';
import type { Endpoint, Group } from '#services/api/endpoint.ts';
import { endpoints as registry } from '#services/api/endpoints/index.ts';
import { components, failures, reference, schemaName } from '#services/api/openapi/components.ts';
import { type Json, parametersOf } from '#services/api/openapi/parameters.ts';
import { reports } from '#services/api/routes/index.ts';
import { pascalCase } from '#shared/case.ts';
import type { Field } from '#shared/resources/fields.ts';
import type { Resource } from '#shared/resources/resource.ts';

const GROUPS: Record<Group, string> = {
  meta: 'Health, counts and usage.',
  tenders: 'Tender notices.',
  awards: 'Awards to suppliers.',
};

/** @returns the OpenAPI 3.1 description of these endpoints, generated from their declarations and the resources' */
export function openapiDocument(endpoints: readonly Endpoint[] = registry): Json {
  const resources = new Set(
    endpoints.flatMap((endpoint) => ('resource' in endpoint ? [endpoint.resource] : [])),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tender Data API',
      version: documentVersion,
      description:
        'South African public procurement data: tender notices and awards. All paths are read-only. Times of day are South African (UTC+02:00). Every answer to a key costs one call of its quota, except 304, 401, 403, 429 and failures of the service. Records are listed once each while a list is read by cursor, as long as their sort key does not change meanwhile.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: components(resources),
  };
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
      ...(endpoint.kind === 'report'
        ? {}
        : { 304: { description: 'Nothing has changed since the answer with this ETag.' } }),
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
      ? {
          'X-RateLimit-Limit': {},
          'X-RateLimit-Remaining': {},
          'X-RateLimit-Reset': {},
          'X-RateLimit-Policy': {},
        }
      : {};
  const headers = Object.keys({ 'X-Request-Id': {}, ETag: {}, ...rate });
  return {
    description: 'Success',
    headers: Object.fromEntries(headers.map((name) => [name, reference('headers', name)])),
    content: { 'application/json': { schema: content } },
  };
}

function payload(endpoint: Endpoint): Json | null {
  switch (endpoint.kind) {
    case 'list':
      return { type: 'array', items: record(endpoint.resource, 'list') };
    case 'record':
      return record(endpoint.resource, 'detail');
    case 'counts':
      return { type: 'array', items: countItem(endpoint.item) };
    case 'report': {
      const { schema } = reports[endpoint.report];
      return schema && withoutDialect(z.toJSONSchema(schema, { io: 'input' }));
    }
  }
}

const record = (resource: Resource, level: Field['level']): Json =>
  reference('schemas', schemaName(resource, level));

const countItem = (item: Readonly<Record<string, string>>): Json => ({
  type: 'object',
  required: Object.keys(item),
  properties: Object.fromEntries(
    Object.entries(item).map(([name, part]) => [
      name,
      part === 'count' ? { type: 'integer', minimum: 0 } : { type: 'string' },
    ]),
  ),
});

const withoutDialect = ({ $schema: _, ...schema }: Json): Json => schema;

const meta = (endpoint: Endpoint): Json => {
  const parts = [
    reference('schemas', 'Meta'),
    ...(endpoint.access === 'key' ? [reference('schemas', 'RateMeta')] : []),
    ...(endpoint.kind === 'list' ? [reference('schemas', 'ListMeta')] : []),
    ...(endpoint.kind === 'counts'
      ? [{ type: 'object', required: ['totalCount'], properties: { totalCount: { type: 'integer' } } }]
      : []),
  ];
  return parts.length === 1 ? parts[0]! : { allOf: parts };
};
