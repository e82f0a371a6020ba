import type { Endpoint, ListEndpoint } from '#services/api/v2/endpoint.ts';
import { parametersOf } from '#services/api/v2/openapi/parameters.ts';
import { takesSeveral } from '#shared/resources/definition/resource.ts';
import type { Parameter } from './contract.ts';
import { uuidOf } from './rows.ts';

/** Requests that show which statements an endpoint may send. */

/** The values of its path, and the rest of its address. */
export type PlannedRequest = { path: Record<string, string>; query: string };

/** A second value for filters that take several; rare or common, as the first one may be. */
const ANOTHER: Readonly<Record<string, string>> = { status: 'closed', publicationType: 'CORRIGENDUM' };

/** @returns queries with two values of each filter that takes several, and with a hundred ids */
function severalOf(endpoint: Endpoint): string[] {
  const list = endpoint.kind === 'counts' ? endpoint.list : endpoint.kind === 'list' && endpoint;
  if (!list || endpoint.kind === 'procedure') return [];
  const { resource } = endpoint;
  const bound = endpoint.kind === 'list' ? (endpoint.bound ?? {}) : {};
  const taken = list.filters.filter((name) => {
    const filter = resource.filters[name];
    return filter && takesSeveral(filter) && !Object.values(bound).includes(name);
  });
  const pairs = taken.flatMap((name) => {
    const filter = resource.filters[name]!;
    const other =
      ANOTHER[name] ??
      filter.among?.find((value) => value !== filter.example) ??
      filter.values?.at(-1) ??
      'v17';
    return [`${name}=${encodeURIComponent(filter.example)},${encodeURIComponent(other)}`];
  });
  const statuses = taken.includes('status') ? ['status=closed', 'status=closed&sort=closingDate'] : [];
  const ids = Array.from({ length: 100 }, (_, n) => (n % 2 ? `v${n}` : uuidOf(n)));
  return [
    ...pairs,
    ...pairs.slice(1).map((pair) => `${pairs[0]}&${pair}`),
    ...statuses,
    `ids=${ids.join(',')}`,
  ];
}

/** The examples of the parameters of a path. */
const pathOf = (parameters: readonly Parameter[]): PlannedRequest['path'] =>
  Object.fromEntries(
    parameters.filter((each) => each.in === 'path').map(({ name, example }) => [name, String(example)]),
  );

const pair = ({ name, example }: Parameter): string => `${name}=${encodeURIComponent(String(example))}`;

/** Requests that send nothing but what must be sent, and each parameter on its own. */
export function requestsOf(endpoint: Endpoint): PlannedRequest[] {
  const parameters = parametersOf(endpoint) as Parameter[];
  const path = pathOf(parameters);
  const needed = parameters.filter((each) => each.in === 'query' && each.required).map(pair);
  const others = parameters.filter(
    (each) => each.in === 'query' && !each.required && each.example !== undefined,
  );
  return [[], ...others.map((each) => [pair(each)]), ...severalOf(endpoint).map((each) => [each])].map(
    (more) => ({
      path,
      query: [...needed, ...more].join('&'),
    }),
  );
}

/** Filters two and three at a time, each with another sort. What the path itself demands counts as one of the three. */
export function combinationsOf(endpoint: ListEndpoint): PlannedRequest[] {
  const narrowed = Boolean(endpoint.bound ?? endpoint.fixed ?? endpoint.defaults);
  const parameters = parametersOf(endpoint) as Parameter[];
  const path = pathOf(parameters);
  const given = new Set([...endpoint.filters, ...Object.keys(endpoint.aliases ?? {}), 'q']);
  // A filter that repeats the value of the path adds no condition.
  const repeated = new Set(Object.values(endpoint.bound ?? {}));
  const filters = parameters
    .filter((each) => each.in === 'query' && given.has(each.name) && !repeated.has(each.name))
    .map(pair);
  const sorts = Object.keys(endpoint.resource.sorts).flatMap((name) => [name, `-${name}`]);
  return filters.flatMap((one, at) =>
    filters.slice(at + 1).flatMap((other, distance) => {
      const sort = sorts[(at + distance) % sorts.length];
      const third = filters[(at + 3 * distance + 4) % filters.length]!;
      const pair = { path, query: `${one}&${other}&sort=${sort}` };
      return narrowed || third === one || third === other
        ? [pair]
        : [pair, { path, query: `${third}&${pair.query}` }];
    }),
  );
}
