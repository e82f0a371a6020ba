import type { ListEndpoint } from '#services/api/endpoint.ts';
import type { Parameters } from '#services/api/router.ts';
import type { Condition } from '#services/api/serve/condition.ts';
import type { Cursors, Position } from '#services/api/serve/cursor.ts';
import {
  limits,
  readCount,
  readFields,
  readFilter,
  readSort,
  readWords,
  type Sort,
  take,
} from '#services/api/serve/parameters.ts';
import { readQuery } from '#services/api/serve/query.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import type { Filter } from '#shared/resources/resource.ts';

/** A list request, understood: which records, in which order, from where, and what of them. */
export type ListPlan = {
  conditions: readonly Condition[];
  sort: Sort;
  limit: number;
  /** Where the page before ended; null for the first. */
  after: Position | null;
  /** 1-based, where the caller iterates by page. */
  page: number | null;
  /** Fields to pick, or null for the finished list item. */
  fields: readonly string[] | null;
  /** The words searched for, to be echoed. */
  query: string | null;
  /** Names the list; what a cursor is bound to. */
  scope: string;
  /** Names the answer; equal for every spelling of the same request. */
  id: string;
};

/** @returns names of the query parameters a list accepts, in documented order */
export function listParameters(endpoint: ListEndpoint): string[] {
  const bound = Object.values(endpoint.bound ?? {});
  const filters = endpoint.filters.filter(
    (name) => !bound.includes(name) && filterOf(endpoint, name).match !== 'search',
  );
  return ['limit', 'cursor', 'page', 'sort', 'fields', ...(endpoint.search ? ['q'] : []), ...filters];
}

/** @returns sort names a list accepts, with the column each stands for */
export const listSorts = (endpoint: ListEndpoint): Record<string, string> => {
  const aliases = Object.entries(endpoint.sortAliases ?? {});
  return {
    ...endpoint.resource.sorts,
    ...Object.fromEntries(aliases.map(([alias, name]) => [alias, endpoint.resource.sorts[name]!])),
  };
};

/** @returns a function from one request's parameters to its plan; it throws RequestError 400 with every problem */
export function listPlanner(endpoint: ListEndpoint, cursors: Cursors) {
  const known = listParameters(endpoint);
  const sorts = listSorts(endpoint);
  const defaultSort = take(readSort(endpoint.sort ?? endpoint.resource.defaultSort, sorts), 'sort', [], null);
  if (!defaultSort) throw new Error(`${endpoint.path}: its default sort is none of the resource's`);

  return (path: Parameters, query: string): ListPlan => {
    const problems: ParameterProblem[] = [];
    const given = readQuery(query, known, problems);
    const read = <Value, Fallback>(
      name: string,
      reader: (text: string) => { value: Value } | { problem: string },
      fallback: Fallback,
    ) => {
      const text = given.get(name);
      return text === undefined ? fallback : take(reader(text), name, problems, fallback);
    };
    const limit = read('limit', (text) => readCount(text, limits.limit.most), limits.limit.default);
    const page = read('page', (text) => readCount(text, limits.page.most), null);
    const sort = read('sort', (text) => readSort(text, sorts), defaultSort);
    const fields = read('fields', (text) => readFields(text, endpoint.resource), null);
    const words = read('q', readWords, null);
    if (
      endpoint.search?.required &&
      !given.has('q') &&
      !problems.some(({ parameter }) => parameter === 'q')
    ) {
      problems.push({ parameter: 'q', reason: `is required, with at least ${limits.q.least} characters` });
    }
    const conditions = readConditions(endpoint, path, given, problems);
    if (words !== null)
      conditions.push({ match: 'search', value: words, exact: endpoint.search?.exact ?? [] });

    const scope = JSON.stringify([endpoint.path, sort, conditions]);
    const cursor = given.get('cursor');
    if (cursor !== undefined && given.has('page')) {
      problems.push({ parameter: 'page', reason: 'cannot be combined with cursor' });
    }
    // Which list a cursor belongs to is only known once all else is understood.
    const after = cursor === undefined || problems.length > 0 ? null : cursors.read(cursor, scope);
    if (cursor !== undefined && problems.length === 0 && after === null) {
      problems.push({
        parameter: 'cursor',
        reason: 'is not a cursor of this list with these filters and this sort',
      });
    }
    if (problems.length > 0) throw badRequest(...problems);
    const id = `${scope} ${limit} ${page} ${cursor} ${fields}`;
    return { conditions, sort, limit, after, page, fields, query: words, scope, id };
  };
}

function readConditions(
  endpoint: ListEndpoint,
  path: Parameters,
  given: ReadonlyMap<string, string>,
  problems: ParameterProblem[],
): Condition[] {
  const texts = new Map(Object.entries(endpoint.defaults ?? {}));
  for (const [name, text] of given) texts.set(name, text);
  const inPath = new Map(Object.entries(endpoint.bound ?? {}).map(([parameter, name]) => [name, parameter]));
  const conditions: Condition[] = [...(endpoint.fixed ?? [])];
  for (const name of endpoint.filters) {
    const filter = filterOf(endpoint, name);
    const parameter = inPath.get(name);
    const text = parameter === undefined ? texts.get(name) : path[parameter];
    if (text === undefined || filter.match === 'search') continue;
    const condition = take(readFilter(filter, text), parameter ?? name, problems, null);
    if (condition) conditions.push(condition);
  }
  return conditions.map((condition) => current(condition, endpoint));
}

/** A value that lapses with time is only held while its time has not come. */
function current(condition: Condition, { lapse }: ListEndpoint): Condition {
  if (!lapse || condition.match !== 'equals') return condition;
  if (condition.column !== lapse.column || condition.value !== lapse.value) return condition;
  return { match: 'current', ...lapse };
}

function filterOf({ resource, path }: ListEndpoint, name: string): Filter {
  const filter = resource.filters[name];
  if (!filter) throw new Error(`${path}: ${resource.name} has no filter ${name}`);
  return filter;
}
