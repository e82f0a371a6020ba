import type { Endpoint, ListEndpoint } from '#services/api/endpoint.ts';
import { limits } from '#services/api/serve/parameters.ts';
import { listParameters, listSorts } from '#services/api/serve/plan.ts';
import { recordParameters } from '#services/api/serve/record.ts';
import type { Filter, Resource } from '#shared/resources/resource.ts';

/** A JSON object. */
export type Json = { [name: string]: unknown };

/** @returns the OpenAPI parameters of an endpoint, path first */
export function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathDescription(endpoint, name),
    schema: { type: 'string' },
    example: pathExample(endpoint, name),
  }));
  if (endpoint.kind === 'list')
    return [...inPath, ...listParameters(endpoint).map((name) => listParameter(endpoint, name))];
  if (endpoint.kind === 'record')
    return [...inPath, ...recordParameters.map((name) => general(endpoint.resource, name))];
  return inPath;
}

const boundFilter = (endpoint: Endpoint, name: string): Filter | undefined =>
  endpoint.kind === 'list' ? endpoint.resource.filters[endpoint.bound?.[name] ?? ''] : undefined;

const pathDescription = (endpoint: Endpoint, name: string): string =>
  boundFilter(endpoint, name)?.description ?? endpoint.description ?? 'Identifier of the record.';

function pathExample(endpoint: Endpoint, name: string): unknown {
  if (endpoint.kind !== 'record') return boundFilter(endpoint, name)?.example;
  const { identifiers, fields } = endpoint.resource;
  const own = Object.entries(fields).find(([, { column }]) => column !== undefined);
  return own && identifiers.length > 1 ? own[1].example : fields['id']?.example;
}

function listParameter(endpoint: ListEndpoint, name: string): Json {
  const { resource, search } = endpoint;
  if (name === 'sort') {
    const sorts = Object.keys(listSorts(endpoint));
    const standard = endpoint.sort ?? resource.defaultSort;
    return query(
      name,
      'Field to sort by; `-` before it for descending. Records without a value come last.',
      standard,
      {
        type: 'string',
        enum: sorts.flatMap((sort) => [sort, `-${sort}`]),
        default: standard,
      },
    );
  }
  if (name === 'q') {
    const { description, example } = searchFilter(resource) ?? {
      description: 'Words to search for.',
      example: 'road maintenance',
    };
    const schema = { type: 'string', minLength: limits.q.least, maxLength: limits.q.most };
    return { ...query(name, description, example, schema), required: search?.required ?? false };
  }
  const filter = resource.filters[name];
  if (!filter) return general(resource, name);
  const standard = endpoint.defaults?.[name];
  return query(name, filter.description, filter.type === 'number' ? Number(filter.example) : filter.example, {
    ...filterSchema(filter),
    ...(standard === undefined ? {} : { default: standard }),
  });
}

const searchFilter = (resource: Resource): Filter | undefined =>
  Object.values(resource.filters).find(({ match }) => match === 'search');

function filterSchema({ type, values }: Filter): Json {
  if (values) return { type: 'string', enum: values };
  if (type === 'day') return { type: 'string', format: 'date' };
  return { type: type === 'number' ? 'number' : 'string' };
}

/** Parameters that mean the same everywhere. */
function general(resource: Resource, name: string): Json {
  switch (name) {
    case 'limit':
      return query(name, 'Records on one page.', 50, {
        type: 'integer',
        minimum: 1,
        maximum: limits.limit.most,
        default: limits.limit.default,
      });
    case 'page':
      return query(name, 'Page to read, from 1, for reading by page number; not together with `cursor`.', 1, {
        type: 'integer',
        minimum: 1,
        maximum: limits.page.most,
      });
    case 'cursor':
      return query(
        name,
        'Where to go on: `meta.nextCursor` of the page before, with the same filters and sort.',
        undefined,
        {
          type: 'string',
        },
      );
    default: {
      const example = Object.keys(resource.fields).slice(0, 3).join(',');
      return query(name, 'Fields to answer with, separated by commas; camelCase or snake_case.', example, {
        type: 'string',
      });
    }
  }
}

const query = (name: string, description: string, example: unknown, schema: Json): Json => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example === undefined ? {} : { example }),
});
