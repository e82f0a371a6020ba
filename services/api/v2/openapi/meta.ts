import { z } from 'zod';
import type { Endpoint, GroupsEndpoint } from '#services/api/v2/endpoint.ts';
import { reference } from '#services/api/v2/openapi/components.ts';
import type { Json } from '#services/api/v2/openapi/parameters.ts';
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
      return [
        endpoint.names ? reference('schemas', 'ListMeta') : entries,
        ...(endpoint.list ? [countsExact] : []),
      ];
    case 'groups':
      return [groups(endpoint)];
    case 'profile':
      return [
        {
          type: 'object',
          required: [totalName(endpoint), 'hasNext', 'hasPrev'],
          properties: {
            [totalName(endpoint)]: whole('Records in all pages of the embedded list.'),
            nextCursor: {
              type: ['string', 'null'],
              description: 'Cursor of its next page; absent where it is read by page number.',
            },
            hasNext: { type: 'boolean', description: 'Whether another page of it follows.' },
            hasPrev: { type: 'boolean', description: 'Whether this is not its first page.' },
            page: whole('Page of it that was read; only where it is read by page number, as the next three.'),
            limit: whole('Records of it on one page.'),
            pageSize: whole('The same as `limit`.'),
            totalPages: whole('Pages of it.'),
          },
        },
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

const whole = (description: string): Json => ({ type: 'integer', description });

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

const countsExact: Json = {
  type: 'object',
  properties: {
    countsExact: {
      type: 'boolean',
      description:
        'Only with filters: whether every record was counted. False where there are too many; each number is then a lower bound.',
    },
  },
};
