import { z } from 'zod';
import type { Endpoint, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import { reference } from '#services/api/v2/openapi/components.ts';
import type { Json } from '#services/api/v2/openapi/query-parameter.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { totalName } from '#services/api/v2/serve/profile.ts';

/** @returns the schema of `meta` in the responses of an endpoint */
export function meta(endpoint: Endpoint): Json {
  const parts = [
    reference('schemas', 'Meta'),
    ...(endpoint.access === 'key' ? [reference('schemas', 'RateMeta')] : []),
    ...own(endpoint),
  ];
  return parts.length === 1 ? parts[0]! : { allOf: parts };
}

function own(endpoint: Endpoint): Json[] {
  switch (endpoint.kind) {
    case 'list':
      return [reference('schemas', 'ListMeta')];
    case 'counts':
      return endpoint.names ? [reference('schemas', 'ListMeta')] : [entries];
    case 'groups':
      return [groups(endpoint)];
    case 'profile':
      return [
        object({
          [totalName(endpoint)]: {
            type: 'integer',
            description: 'Records in all pages of the embedded list.',
          },
          nextCursor: { type: ['string', 'null'], description: 'Cursor of its next page.' },
          hasNext: { type: 'boolean', description: 'Whether another page of it follows.' },
          hasPrev: { type: 'boolean', description: 'Whether this is not its first page.' },
        }),
      ];
    case 'procedure': {
      const { meta: shape } = procedures[endpoint.procedure];
      if (!shape) return [];
      const { $schema: _, ...schema } = z.toJSONSchema(shape, { io: 'input' });
      return [schema];
    }
    case 'record':
      return [];
  }
}

const object = (properties: Json): Json => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

function groups({ at }: GroupsEndpoint): Json {
  const shape = object({
    totalCount: { type: 'integer', description: 'Entries of the list.' },
    excluded: { type: 'integer', description: 'Records of all groups whose value is left out.' },
  });
  const dateBasis = {
    type: 'string',
    enum: at.map(({ name }) => name),
    description: 'What periods and ranges go by; absent where the response has neither.',
  };
  return { ...shape, properties: { ...(shape['properties'] as Json), dateBasis } };
}

const entries = object({ totalCount: { type: 'integer', description: 'Entries of the list.' } });
