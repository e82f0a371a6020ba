import { z } from 'zod';
import { NDJSON } from '#services/api/http/negotiate.ts';
import { documentVersion } from '#services/api/v2/api-version.ts';
import type { Endpoint, Group } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import { components, failures, reference } from '#services/api/v2/openapi/components.ts';
import { meta } from '#services/api/v2/openapi/meta.ts';
import { parametersOf } from '#services/api/v2/openapi/parameters.ts';
import type { Json } from '#services/api/v2/openapi/query-parameter.ts';
import { countItem, groupItem, profileData, withParts } from '#services/api/v2/openapi/schemas.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { MAX_PART } from '#services/api/v2/serve/lines.ts';
import { pascalCase } from '#shared/case.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

const GROUPS: Record<Group, string> = {
  meta: 'Health, counts and usage. These paths need no permission.',
  changes: 'What was created, changed and withdrawn.',
  tenders: 'Tender notices and what belongs to them.',
  awards: 'Awards to suppliers, and sums over them.',
  organizations: 'Organs of state that buy.',
  companies: 'Suppliers, with what they have won.',
  directors: 'Persons who direct organizations.',
  categories: 'Categories that notices are filed under.',
  provinces: 'Provinces, and how well procurement works there.',
  documents: 'Documents of tenders.',
  content: 'Articles and their authors.',
  seo: 'Texts of pages that list tenders.',
  industry: 'What contracts of an industry are usually worth.',
  services: 'Kinds of service offered around tenders.',
  ocds: 'Parties as the OCDS feed names them.',
  intel: 'News about public procurement.',
  forensic: 'Restricted suppliers.',
  cipc: 'What the company register says.',
  newsletters: 'Editions of newsletters.',
};

const DESCRIPTION = `South African public procurement data: tender notices, awards, buyers, suppliers and what is known about them.

All paths are read-only. Times of day are South African (UTC+02:00). Every answer to a key costs one call of its quota, except 304, 401, 403, 429 and failures of the service.

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
    tags: Object.entries(GROUPS)
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
  if (endpoint.kind === 'profile') return [endpoint.resource];
  if (endpoint.kind !== 'record' && endpoint.kind !== 'list') return [];
  const parts = Object.values(endpoint.include ?? {});
  return [
    endpoint.resource,
    ...parts.flatMap((part) => (part === 'field' || !('resource' in part) ? [] : [part.resource])),
  ];
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
    content: { 'application/json': { schema: content }, ...streamContent(endpoint) },
  };
}

const LINES = `For enterprise keys: everything as lines of JSON, each a record with its \`id\`, or \`meta\`: the number of records so far with \`cursor\`, from which the stream goes on should it break, and at the end \`complete: true\` with \`changes\`, to be sent to /v2/changes as \`since\`. \`limit\`, here up to ${MAX_PART}, ends the stream after so many records.`;

/** The stream that a path gives as well, if any. */
function streamContent(endpoint: Endpoint): Json {
  const streamed =
    endpoint.kind === 'procedure'
      ? procedures[endpoint.procedure].snapshot !== undefined
      : endpoint.kind === 'list' && endpoint.snapshot === true;
  return streamed ? { [NDJSON]: { schema: { type: 'string', description: LINES } } } : {};
}

function payload(endpoint: Endpoint): Json | null {
  switch (endpoint.kind) {
    case 'list':
      return { type: 'array', items: withParts(endpoint, 'list') };
    case 'record':
      return withParts(endpoint, 'detail');
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
