import { NDJSON } from '#services/api/http/negotiate.ts';
import type { Endpoint, ListEndpoint } from '#services/api/v2/endpoint.ts';
import { reference } from '#services/api/v2/openapi/components.ts';
import { envelopeSchemas } from '#services/api/v2/openapi/envelope-schemas.ts';
import { exampleOf } from '#services/api/v2/openapi/examples.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { meta, metaExample } from '#services/api/v2/openapi/meta.ts';
import {
  exampleRecord,
  jsonSchema,
  listData,
  profileData,
  recordData,
  recordReference,
} from '#services/api/v2/openapi/records.ts';
import { countsData, groupsData } from '#services/api/v2/openapi/schemas.ts';
import { unionData } from '#services/api/v2/openapi/unions.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';

/**
 * @param schemas the components that it may refer to, by name
 * @returns the response 200 of an endpoint, with a whole example of each kind of content
 */
export function success(endpoint: Endpoint, schemas: Json): Json {
  const rate =
    endpoint.access === 'key'
      ? ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'X-RateLimit-Policy']
      : [];
  const old = endpoint.kind === 'procedure' ? [] : ['Age', 'Warning'];
  const headers = ['X-Request-Id', 'ETag', ...old, ...rate];
  return {
    description: 'Success',
    headers: Object.fromEntries(headers.map((name) => [name, reference('headers', name)])),
    content: {
      'application/json': envelope(endpoint, schemas),
      ...(endpoint.kind === 'list' && endpoint.snapshot ? { [NDJSON]: lines(endpoint) } : {}),
    },
  };
}

/** The one response without an envelope. */
const DESCRIPTION = {
  type: 'object',
  description: 'An OpenAPI document.',
  required: ['openapi', 'info', 'paths'],
  properties: {
    openapi: { type: 'string', description: 'Version of OpenAPI.' },
    info: { type: 'object', description: 'Title and version.', additionalProperties: true },
    paths: { type: 'object', description: 'The operations.', additionalProperties: true },
  },
  additionalProperties: true,
};

function envelope(endpoint: Endpoint, schemas: Json): Json {
  const data = payload(endpoint);
  if (!data) {
    const example = { openapi: '3.1.0', info: { title: 'Tender Data API', version: '…' }, paths: {} };
    return { schema: DESCRIPTION, example };
  }
  const schema = {
    type: 'object',
    required: ['success', 'data', 'meta'],
    properties: { success: { const: true }, data, meta: meta(endpoint) },
  };
  const example = {
    success: true,
    data: exampleOf(data, schemas),
    meta: metaExample(endpoint),
  };
  return { schema, example };
}

function payload(endpoint: Endpoint): Json | null {
  switch (endpoint.kind) {
    case 'list':
      return listData(endpoint);
    case 'record':
      return recordData(endpoint);
    case 'profile':
      return profileData(endpoint);
    case 'counts':
      return countsData(endpoint);
    case 'groups':
      return groupsData(endpoint);
    case 'procedure': {
      const { schema, records } = procedures[endpoint.procedure];
      return records ? unionData() : schema && jsonSchema(schema);
    }
  }
}

/** The whole list as a stream. OpenAPI 3.1 has no word for lines, so the schema is that of each. */
function lines({ resource }: ListEndpoint): Json {
  const id = {
    type: 'object',
    required: ['id'],
    properties: { id: jsonSchema(fieldSchema(resource.fields['id']!)) },
  };
  const record = { id: exampleRecord(resource, 'detail')['id'], ...exampleRecord(resource, 'list') };
  const end = exampleOf(reference('schemas', 'StreamEnd'), envelopeSchemas);
  return {
    schema: {
      description:
        'One line of the stream: a record as in the list with its `id`, or a mark of how far the stream is. For Enterprise keys. `page` and `limit` do not apply.',
      anyOf: [
        {
          anyOf: [
            { allOf: [recordReference(resource, 'list'), id] },
            { ...recordReference(resource, 'partial'), description: 'With `fields`.' },
          ],
        },
        reference('schemas', 'StreamMark'),
        reference('schemas', 'StreamEnd'),
      ],
    },
    examples: {
      record: { summary: 'A line with a record', value: record },
      end: { summary: 'The last line', value: end },
    },
  };
}
