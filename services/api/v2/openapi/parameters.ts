import { z } from 'zod';
import type {
  Endpoint,
  GroupsEndpoint,
  ListEndpoint,
  Lookup,
  RecordEndpoint,
} from '#services/api/v2/endpoint.ts';
import { filterSchema, idsExample, idsRule, severalValues } from '#services/api/v2/openapi/filters.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { procedureParameter } from '#services/api/v2/openapi/procedure-parameters.ts';
import { choice, query, TEXT, upTo } from '#services/api/v2/openapi/query.ts';
import { sortParameter } from '#services/api/v2/openapi/sort-parameter.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import { countFilters } from '#services/api/v2/serve/counted.ts';
import { groupsParameters } from '#services/api/v2/serve/groups.ts';
import { MAX_INCLUDED } from '#services/api/v2/serve/include.ts';
import { ENTRIES } from '#services/api/v2/serve/named-counts.ts';
import { pageParameters } from '#services/api/v2/serve/pages.ts';
import { limits, SEARCHED } from '#services/api/v2/serve/parameters.ts';
import { listParameters } from '#services/api/v2/serve/plan.ts';
import { profileParameters } from '#services/api/v2/serve/profile.ts';
import { rankingOrders } from '#services/api/v2/serve/ranking-parameters.ts';
import { recordParameters } from '#services/api/v2/serve/record.ts';
import {
  type Filter,
  fieldNames,
  promotedColumns,
  type Resource,
} from '#shared/resources/definition/resource.ts';

/** @returns the OpenAPI parameters of an endpoint, path first */
export function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    pathParameter(endpoint, name),
  );
  return [...inPath, ...queryParameters(endpoint)];
}

function queryParameters(endpoint: Endpoint): Json[] {
  switch (endpoint.kind) {
    case 'list':
      return listParameters(endpoint).map((name) => listParameter(endpoint, name));
    case 'record':
      return recordParameters(endpoint).map((name) =>
        name === 'include' ? includeParameter(endpoint, 'record') : general(endpoint.resource, name),
      );
    case 'profile':
      return profileParameters.map((name) => general(endpoint.resource, name));
    case 'groups':
      return groupsParameters(endpoint).map((name) => groupsParameter(endpoint, name));
    case 'procedure':
      return (procedures[endpoint.procedure].parameters ?? []).map(procedureParameter);
    case 'counts':
      return [
        ...(endpoint.names ? pageParameters.map(countsParameter) : []),
        ...countFilters(endpoint).map((name) =>
          listParameter({ ...endpoint, filters: [], ...endpoint.list, kind: 'list' }, name),
        ),
      ];
  }
}

function includeParameter({ include = {} }: Pick<RecordEndpoint, 'include'>, level: 'record' | 'list'): Json {
  const names = Object.keys(include);
  const own = names.filter((name) => include[name] === 'field').join(', ');
  const what =
    level === 'record'
      ? `${own}: every answer has these, and \`include\` adds them to \`fields\``
      : `${own}: as in the single record`;
  return query(
    'include',
    `Parts to add, separated by commas: ${names.join(', ')}. ${what}. At most ${MAX_INCLUDED[level]} entries of a part are added; the path of that part lists the rest.`,
    names.slice(0, 2).join(','),
    { type: 'string' },
  );
}

function groupsParameter({ by, at }: GroupsEndpoint, name: string): Json {
  if (name === 'groupBy')
    return choice(
      name,
      'What groups have in common.',
      by.map((grouping) => grouping.name),
    );
  if (name === 'dateBasis') {
    const names = at.map((basis) => basis.name);
    return query(
      name,
      'Date that periods and ranges use; by default the first of these that any record has.',
      names[0],
      { type: 'string', enum: names },
    );
  }
  const [description, example] =
    name === 'from' ? ['First South African day.', '2026-01-01'] : ['Last South African day.', '2026-12-31'];
  return query(name, description, example, { type: 'string', format: 'date' });
}

/** Parameters of counts that come page by page. */
const countsParameter = (name: string): Json =>
  name === 'limit'
    ? query(name, 'Entries on one page.', 50, upTo(ENTRIES.max, ENTRIES.default))
    : general(null, name);

const boundFilter = (endpoint: Endpoint, name: string): Filter | undefined =>
  endpoint.kind === 'list' ? endpoint.resource.filters[endpoint.bound?.[name] ?? ''] : undefined;

function pathParameter(endpoint: Endpoint, name: string): Json {
  const filter = boundFilter(endpoint, name);
  const [description, example] = filter ? [filter.description, filter.example] : nameOf(endpoint);
  return {
    name,
    in: 'path',
    required: true,
    description: `${description} URL-encoded.`,
    schema: filter?.values ? { type: 'string', enum: filter.values } : { type: 'string' },
    example,
  };
}

/** Description and example of a path's parameter. */
function nameOf(endpoint: Endpoint): [description: string, example: unknown] {
  const lookup: Partial<Lookup> =
    ('parent' in endpoint ? endpoint.parent : undefined) ??
    ('lookup' in endpoint ? endpoint.lookup : {}) ??
    {};
  const resource =
    ('parent' in endpoint ? endpoint.parent?.resource : undefined) ??
    (endpoint.kind === 'procedure' ? procedures[endpoint.procedure].resource : endpoint.resource);
  if (!resource) throw new Error(`${endpoint.path}: what its parameter names is not declared`);
  const { columns = resource.identifiers, example } = lookup;
  const named = promotedColumns(resource).filter(({ name }) => columns.includes(name) && name !== 'id');
  const usual = named.find(({ required }) => required) ?? named[0];
  const shown = resource.fields[usual?.field ?? 'id']?.example;
  return [
    `${resource.title}, by ${columns.map((column) => column.replaceAll('_', ' ')).join(' or ')}.`,
    example ?? (Array.isArray(shown) ? shown[0] : shown),
  ];
}

function listParameter(endpoint: ListEndpoint, name: string): Json {
  const { resource, search } = endpoint;
  if (name === 'include') return includeParameter(endpoint, 'list');
  if (name === 'sort') return sortParameter(endpoint);
  if (name === 'q') {
    const description = searchFilter(resource)?.description ?? 'Words to search for.';
    const schema = { type: 'string', minLength: limits.q.min, maxLength: limits.q.max };
    return {
      ...query(name, description, searchExample(resource), schema),
      required: search?.required ?? false,
    };
  }
  if (name === endpoint.aside?.parameter)
    return query(name, endpoint.aside.description, true, { type: 'boolean', default: false });
  if (name === endpoint.variants?.parameter)
    return choice(name, endpoint.variants.description, Object.keys(endpoint.variants.of));
  if (name === 'facets') {
    const names = search?.facets?.map((facet) => facet.name).join(',');
    return query(name, `Values to count the found records by, in \`meta.facets\`: ${names}.`, names, TEXT);
  }
  if (name === 'facetRecords')
    return query(
      name,
      'How many of the found records are counted for `facets` at most; `meta.facetsExact` says whether all were.',
      300,
      upTo(limits.facetRecords, limits.facetRecords),
    );
  if (endpoint.ranking && name === 'by')
    return query(
      name,
      'Returns a ranking of companies by the value or number of the awards that they won in `province`, `category` and `year`. No other parameter except `limit` can be sent with it. If `year` is sent without it, it is `value`.',
      rankingOrders[0],
      { type: 'string', enum: rankingOrders },
    );
  if (endpoint.ranking && name === 'year')
    return query(name, 'Returns a ranking by the awards of this South African year, see `by`.', 2026, {
      type: 'integer',
    });
  if (name === endpoint.parent?.parameter)
    return query(
      name,
      'May repeat the value in the path. A value that names another record is rejected.',
      undefined,
      TEXT,
    );
  const filter = resource.filters[endpoint.aliases?.[name] ?? name];
  if (!filter) return general(resource, name);
  const standard = endpoint.defaults?.[name];
  const example = filter.type === 'number' ? Number(filter.example) : filter.example;
  return query(name, filter.description + severalValues(filter), example, {
    ...filterSchema(filter),
    ...(standard === undefined ? {} : { default: standard }),
  });
}

/** @returns the words that examples of searches look for */
export const searchExample = (resource: Resource): string =>
  searchFilter(resource)?.example ?? 'road maintenance';

const searchFilter = (resource: Resource): Filter | undefined =>
  Object.values(resource.filters).find(({ match }) => match === 'search');

/** Parameters with the same meaning on all paths: description, example, schema. */
const GENERAL: Readonly<Record<string, readonly [string, unknown, Json]>> = {
  limit: ['Records on one page.', 50, upTo(limits.limit.max, limits.limit.default)],
  page: ['Number of the page to read, from 1; not together with `cursor`.', 1, upTo(limits.page.max)],
  correct: ['Whether words that no record has are corrected.', true, { type: 'boolean', default: true }],
  in: [
    '`notice`: only words of the notice are searched. `documents`: only what its documents specify and ask for.',
    'documents',
    { type: 'string', enum: SEARCHED },
  ],
  highlight: [
    'Whether `meta.highlights` gives fragments of the texts with the words marked.',
    true,
    { type: 'boolean', default: false },
  ],
  updatedSince: [
    'Records that were published or changed at or after this moment or South African day. Only /v2/changes shows withdrawn records.',
    '2026-11-01',
    { type: 'string', anyOf: [{ format: 'date' }, { format: 'date-time' }] },
  ],
  cursor: [
    'Cursor of the next page: `meta.nextCursor` of the page before, with the same filters and sort.',
    undefined,
    TEXT,
  ],
};
const FIELDS =
  'Fields to return, separated by commas, camelCase or snake_case; write the parts of an object in parentheses.';

function general(resource: Resource | null, name: string): Json {
  const known = GENERAL[name];
  if (known) return query(name, ...known);
  if (name === 'ids') return query(name, idsRule, resource ? idsExample(resource) : undefined, TEXT);
  return query(name, FIELDS, resource ? fieldsExample(resource) : undefined, TEXT);
}

/** Two fields, and one field inside an object where there is an object. */
function fieldsExample(resource: Resource): string {
  const names = fieldNames(resource, 'list');
  const objects = names.flatMap((name) => {
    const shape = resource.fields[name]?.shape;
    const [part] = shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
    return part === undefined ? [] : [`${name}(${part})`];
  });
  return [...names.slice(0, 2), ...objects.slice(0, 1)].join(',');
}
