import { CSV, NDJSON } from '#services/api/http/negotiate.ts';
import type { Endpoint, ListEndpoint } from '#services/api/v2/endpoint.ts';
import { reference } from '#services/api/v2/openapi/components.ts';
import { envelopeSchemas } from '#services/api/v2/openapi/envelope-schemas.ts';
import { exampleOf } from '#services/api/v2/openapi/examples.ts';
import { listData, recordData } from '#services/api/v2/openapi/include.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { meta, metaExample } from '#services/api/v2/openapi/meta.ts';
import { exampleRecord, jsonSchema, profileData, recordReference } from '#services/api/v2/openapi/records.ts';
import { countsData, groupsData } from '#services/api/v2/openapi/schemas.ts';
import { unionData, unionLine } from '#services/api/v2/openapi/unions.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { MAX_PART } from '#services/api/v2/serve/lines.ts';
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
    content: { 'application/json': envelope(endpoint, schemas) },
    ...streams(endpoint),
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

/**
 * What a path gives as a stream, if it does. It stands beside `content`, because generated clients take every kind of content
 * there for what a call may give them, and their records would have no type.
 */
function streams(endpoint: Endpoint): Json {
  if (endpoint.kind === 'list' && endpoint.snapshot)
    return { [STREAMS]: { [NDJSON]: lines(listLine(endpoint)), [CSV]: TABLE } };
  if (endpoint.kind === 'procedure' && procedures[endpoint.procedure].snapshot)
    return { [STREAMS]: { [NDJSON]: lines(unionLine(procedures[endpoint.procedure])) } };
  return {};
}

/** The member of a response with its streams: further kinds of content, by the type that `Accept` asks for. */
export const STREAMS = 'x-streams';

const TABLE = {
  schema: {
    type: 'string',
    description:
      'For Enterprise keys: the whole list as a CSV table (RFC 4180), as a stream. The first row has the names of the fields; objects and lists are JSON, null is an empty cell, and an apostrophe is put before a text that begins like a formula.',
  },
};

/** A line with a record: its schema and an example. */
type Line = { schema: Json; example: unknown };

/** A stream of lines. OpenAPI 3.1 has no word for those, so the schema is that of each. */
function lines({ schema, example }: Line): Json {
  const end = exampleOf(reference('schemas', 'StreamEnd'), envelopeSchemas);
  return {
    schema: {
      description: `One line of the stream: a record, or a line with \`meta\` that says how far the stream has come. For Enterprise keys. The stream ends after \`limit\` records, here up to ${MAX_PART}; \`cursor\` of the last \`meta\` resumes it.`,
      anyOf: [schema, reference('schemas', 'StreamMark'), reference('schemas', 'StreamEnd')],
    },
    examples: {
      record: { summary: 'A line with a record', value: example },
      end: { summary: 'The last line', value: end },
    },
  };
}

/** A record as in the list with its `id`. */
function listLine({ resource }: ListEndpoint): Line {
  const id = {
    type: 'object',
    required: ['id'],
    properties: { id: jsonSchema(fieldSchema(resource.fields['id']!)) },
  };
  const record = { id: exampleRecord(resource, 'detail')['id'], ...exampleRecord(resource, 'list') };
  const schema = {
    anyOf: [
      { allOf: [recordReference(resource, 'list'), id] },
      { ...recordReference(resource, 'partial'), description: 'With `fields`.' },
    ],
  };
  return { schema, example: record };
}
