import type { Endpoint, GroupsEndpoint, ListEndpoint, ProfileEndpoint } from '#services/api/v2/endpoint.ts';
import { reference } from '#services/api/v2/openapi/components.ts';
import { envelopeSchemas } from '#services/api/v2/openapi/envelope-schemas.ts';
import { exampleOf } from '#services/api/v2/openapi/examples.ts';
import { example, type Json, object, truth, whole } from '#services/api/v2/openapi/json.ts';
import { searchExample } from '#services/api/v2/openapi/parameters.ts';
import { exampleRecord, jsonSchema, listItem } from '#services/api/v2/openapi/records.ts';
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
      return listParts(endpoint);
    case 'counts':
      return [
        endpoint.names ? reference('schemas', 'ListMeta') : entries,
        reference('schemas', 'FilterMeta'),
        ...(endpoint.list ? [countsExact] : []),
      ];
    case 'groups':
      return [groups(endpoint), reference('schemas', 'FilterMeta')];
    case 'profile':
      return [
        {
          type: 'object',
          required: [
            totalName(endpoint),
            'hasNext',
            'hasPrev',
            ...(endpoint.alternatives ? ['alternatives'] : []),
          ],
          properties: {
            [totalName(endpoint)]: whole('Records in all pages of the embedded list.', { minimum: 1 }),
            ...(endpoint.alternatives ? { alternatives: alternatives(endpoint) } : {}),
            nextCursor: {
              type: ['string', 'null'],
              description: 'Cursor of the next page of that list; absent when reading by page number.',
              ...example(null),
            },
            hasNext: truth('Whether another page of that list follows.', example(false)),
            hasPrev: truth('Whether this is not the first page of that list.', example(false)),
            page: whole(
              'Number of the page of that list. This member and the next three are present only when reading by page number.',
            ),
            limit: whole('Records of that list on one page.'),
            pageSize: whole('The same as `limit`.'),
            totalPages: whole('Total number of pages of that list.'),
          },
        },
      ];
    case 'procedure': {
      const { meta: shape } = procedures[endpoint.procedure];
      return shape ? [jsonSchema(shape)] : [];
    }
    case 'record':
      return [];
  }
}

/** Others that the same text names; empty in nearly all responses. */
const alternatives = ({ resource, alternatives: names = [] }: ProfileEndpoint): Json => ({
  type: 'array',
  description: 'Other records with the same name, at most ten, in order of preference, with their ids.',
  items: listItem(resource, names),
  examples: [[]],
});

function listParts({ search, related, ranking, variants }: ListEndpoint): Json[] {
  return [
    reference('schemas', 'ListMeta'),
    reference('schemas', 'FilterMeta'),
    ...(search?.ranked ? [reference('schemas', 'SearchMeta')] : []),
    ...(related ? [reference('schemas', 'RelatedMeta')] : []),
    ...(ranking ? [reference('schemas', 'RankingMeta')] : []),
    ...(variants
      ? [
          object({
            [variants.parameter]: {
              type: 'string',
              enum: Object.keys(variants.of),
              description: variants.description,
            },
          }),
        ]
      : []),
  ];
}

/**
 * @returns the example of `meta` in the first page of an endpoint that finds one record; what a list adds only in some
 * responses is there where it is in that one
 */
export function metaExample(endpoint: Endpoint): Json {
  const shown = exampleOf(meta(endpoint), envelopeSchemas) as Json;
  const part = (component: string, name: string): unknown => {
    const { properties } = envelopeSchemas[component] as { properties: Record<string, Json> };
    return exampleOf(properties[name]!, envelopeSchemas);
  };
  if (endpoint.kind === 'counts') {
    const { names, codelist } = endpoint;
    return names
      ? { ...shown, nextCursor: part('ListMeta', 'nextCursor') }
      : { ...shown, totalCount: codelist.length };
  }
  if (endpoint.kind === 'profile') return { ...shown, nextCursor: part('ListMeta', 'nextCursor') };
  if (endpoint.kind !== 'list') return shown;
  const { resource, search, related } = endpoint;
  const [found] = part('RelatedMeta', 'related') as [Json];
  return {
    ...shown,
    ...(search?.required ? { query: searchExample(resource) } : {}),
    totalIsExact: true,
    ...(search?.required && search.ranked ? { matching: part('SearchMeta', 'matching') } : {}),
    ...(related ? { related: [{ ...found, id: exampleRecord(resource, 'detail')['id'] }] } : {}),
    nextCursor: part('ListMeta', 'nextCursor'),
  };
}

function groups({ at }: GroupsEndpoint): Json {
  const shape = object({
    totalCount: { type: 'integer', minimum: 1, description: 'Entries of the list.' },
    excluded: whole('Records in all groups that sums, means and medians leave out.'),
  });
  const dateBasis = {
    type: 'string',
    enum: at.map(({ name }) => name),
    description: 'Date that periods and ranges use; absent if the response has neither.',
  };
  return { ...shape, properties: { ...(shape['properties'] as Json), dateBasis } };
}

const entries = object({ totalCount: whole('Entries of the list.') });

const countsExact: Json = {
  type: 'object',
  properties: {
    countsExact: truth(
      'Only with filters: whether every record was counted. False if there are too many; each number is then a lower bound.',
    ),
  },
};
