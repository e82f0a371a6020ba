import { LRUCache } from 'lru-cache';
import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import {
  type AppliedFilters,
  filterNames,
  readConditions,
  severalNames,
} from '#services/api/v2/serve/conditions.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import { readFields, type Selection } from '#services/api/v2/serve/fields.ts';
import {
  limits,
  oneOf,
  type ReadParameter,
  readCount,
  readFlag,
  readNames,
  readSort,
  readWhere,
} from '#services/api/v2/serve/parameters.ts';
import { type ReadOne, readerOf, readQuery } from '#services/api/v2/serve/query.ts';
import { rankingParameters } from '#services/api/v2/serve/ranking-parameters.ts';
import type { Where } from '#shared/domain/search/word-texts.ts';
import { badRequest, type ParameterProblem } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';
import type { Position, Sort } from '#shared/reading/parts.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A parsed list request: which records, in which order, from which position, with which fields. */
export type ListPlan = {
  conditions: readonly Condition[];
  sort: Sort;
  limit: number;
  /** End of the previous page; null for the first page. */
  after: Position | null;
  /** 1-based page number; null if the caller reads by cursor. */
  page: number | null;
  /** Selected fields; null for the list item as published. */
  fields: Selection | null;
  /** The words searched for, which `meta.query` repeats. */
  query: string | null;
  /** The filters that selected the records, which `meta.filters` repeats. */
  filters: AppliedFilters;
  /** Chosen variant, which `meta` repeats under the name of its parameter; null where the list has none. */
  variant: { parameter: string; value: string } | null;
  /** Whether the best matches come first; the sort then decides among equals. */
  ranked: boolean;
  /** Which texts are searched; null for the default of the list. */
  where: Where | null;
  /** Whether misspelt words are corrected. */
  correct: boolean;
  /** Whether each record says where it matches. */
  matches: boolean;
  /** Whether the words that were found are marked in the texts of the records. */
  highlight: boolean;
  /** Names of the facets that are counted, and the maximum number of found records that are counted. */
  facets: readonly string[];
  facetRecords: number;
  /** Names of the parts that are added to each record. */
  include: readonly string[];
  /** Address of the list with the words as they were written; null if nothing would be corrected anyway. */
  uncorrected: string | null;
  /** Identifies the list; cursors are bound to it. */
  scope: string;
  /** Identifies the list and what is shown of it, regardless of the page. */
  list: string;
  /** Identifies the response; equal for every spelling of the same request. */
  id: string;
};

/**
 * Plans by path and query without its cursor: they depend on the request alone, so a repeated request is not parsed again, and all
 * pages of a list share the plan of the first.
 */
export type PlanCache = Pick<LRUCache<string, ListPlan>, 'get' | 'set'>;

const MAX_PLAN_BYTES = 6 * 1024 * 1024;
/** Size of a plan relative to its id: the conditions repeat what the id says, as objects. */
const PLAN_COPIES = 4;
const PLAN_OVERHEAD = 1_024;

export const createPlanCache = (): PlanCache =>
  new LRUCache<string, ListPlan>({
    maxSize: MAX_PLAN_BYTES,
    sizeCalculation: ({ id }, address) => PLAN_COPIES * (id.length + address.length) + PLAN_OVERHEAD,
  });

/** @returns names of the query parameters a list accepts, in documented order */
export function listParameters(endpoint: ListEndpoint): string[] {
  return [
    'limit',
    'cursor',
    'page',
    'sort',
    'fields',
    ...(endpoint.include ? ['include'] : []),
    'updatedSince',
    'ids',
    ...(endpoint.search ? ['q'] : []),
    ...(endpoint.aside ? [endpoint.aside.parameter] : []),
    ...(endpoint.variants ? [endpoint.variants.parameter] : []),
    ...(endpoint.ranking ? rankingParameters : []),
    ...(endpoint.search?.ranked ? ['correct'] : []),
    ...(endpoint.search?.chooses ? ['in'] : []),
    ...(endpoint.search?.highlight ? ['highlight'] : []),
    ...(endpoint.search?.facets ? ['facets', 'facetRecords'] : []),
    ...filterNames(endpoint),
  ];
}

/** @returns the sort names that a list accepts, with their columns */
export const listSorts = (endpoint: ListEndpoint): Record<string, string> => {
  const aliases = Object.entries(endpoint.sortAliases ?? {});
  return {
    ...endpoint.resource.sorts,
    ...Object.fromEntries(aliases.map(([alias, name]) => [alias, endpoint.resource.sorts[name]!])),
  };
};

/** @returns the default sort of a list: `sort`, otherwise that of the resource */
export function standardSort(resource: Resource, sort = resource.defaultSort): Sort {
  const read = readSort(sort, resource.sorts);
  if ('problem' in read) throw new Error(`${resource.name} cannot be sorted by ${sort}`);
  return read.value;
}

/**
 * @returns a function from the parameters of a request and the conditions of its parent to a plan; it throws RequestError
 * 400 with all problems
 */
export function listPlanner(endpoint: ListEndpoint, cursors: Cursors) {
  const known = listParameters(endpoint);
  const several = severalNames(endpoint);
  const sorts = listSorts(endpoint);
  const variants = variantsOf(endpoint);
  const partNames = Object.keys(endpoint.include ?? {});
  // A parameter that repeats the path is compared with it by the list, and is no condition.
  const ownFilters = endpoint.filters.filter((name) => name !== endpoint.parent?.parameter);

  return (path: Parameters, query: string, related: readonly Condition[]): ListPlan => {
    const problems: ParameterProblem[] = [];
    const given = readQuery(query, known, problems, several);
    const read = readerOf(given, problems);
    const variant = endpoint.variants ? readVariant(endpoint.variants, read) : null;
    const chosen = variants.get(variant?.value) ?? endpoint;
    const defaultSort = standardSort(chosen.resource, chosen.sort);
    const limit = read('limit', (text) => readCount(text, limits.limit.max), limits.limit.default);
    const page = read('page', (text) => readCount(text, limits.page.max), null);
    const sort = read('sort', (text) => readSort(text, sorts), defaultSort);
    const shown = read('fields', (text) => readShown(text, endpoint), null);
    const include = read('include', (text) => readNames(text, partNames), []);
    if (
      endpoint.search?.required &&
      !given.has('q') &&
      !problems.some(({ parameter }) => parameter === 'q')
    ) {
      problems.push({ parameter: 'q', reason: `is required, with at least ${limits.q.min} characters` });
    }
    const correct = read('correct', readFlag, true);
    const where = read('in', readWhere, null);
    const highlight = read('highlight', readFlag, false);
    const facetNames = endpoint.search?.facets?.map(({ name }) => name) ?? [];
    const facets = read('facets', (text) => readNames(text, facetNames), []);
    const facetRecords = read(
      'facetRecords',
      (text) => readCount(text, limits.facetRecords),
      limits.facetRecords,
    );
    const found = chosen.behind !== undefined && related.length > 0;
    const filtered = { ...chosen, filters: ownFilters, found };
    const { conditions: own, words, filters: chosenBy } = readConditions(filtered, path, given, problems);
    const filters = { ...ownerIn(path, endpoint), ...chosenBy };
    const conditions = [...related, ...own];
    const ranked = words !== null && endpoint.search?.ranked === true && !given.has('sort');

    const order = ranked ? (correct ? 'relevance' : 'relevance of these words') : sort;
    const scope = JSON.stringify([
      endpoint.path,
      variant,
      order,
      conditions,
      ...(where === null ? [] : [where]),
    ]);
    const cursor = given.get('cursor') ?? null;
    if (cursor !== null && given.has('page'))
      problems.push({ parameter: 'page', reason: 'cannot be combined with cursor' });
    // Whether a cursor belongs to the list is known only if everything else is valid.
    const after = cursor === null || problems.length > 0 ? null : cursors.read(cursor, scope);
    if (cursor !== null && problems.length === 0 && after === null)
      problems.push({
        parameter: 'cursor',
        reason: 'is not a cursor of this list with these filters and this sort',
      });
    if (problems.length > 0) throw badRequest(...problems);
    const fields = shown?.fields ?? null;
    const matches = shown?.matches ?? true;
    const seen = `${fields && JSON.stringify(fields)} ${shown?.matches} ${highlight} ${facets.join(',')} ${facetRecords} ${include.join(',')}`;
    const uncorrected = ranked && correct ? uncorrectedAddress(endpoint.path, given) : null;
    const list = `${scope} ${limit} ${page} ${seen} ${JSON.stringify(filters)}`;
    const first: ListPlan = {
      ...{ conditions, sort, limit, after: null, page, fields, query: words, filters, variant, ranked },
      ...{ where, correct, matches, highlight, facets, facetRecords, include, uncorrected, scope, list },
      id: list,
    };
    return after ? pageAfter(first, after) : first;
  };
}

/** @returns the name, in the path, of the record whose child records are listed */
const ownerIn = (path: Parameters, { parent }: ListEndpoint): AppliedFilters =>
  parent ? { [parent.parameter]: path[parent.parameter] ?? '' } : {};

/** The member that a search adds to records; `fields` can name it like a field. */
const MATCHES = 'matches';

function readShown(
  text: string,
  { resource, search }: ListEndpoint,
): ReadParameter<{ fields: Selection; matches: boolean }> {
  const names = text.split(',');
  const others = search?.matched ? names.filter((name) => name.trim() !== MATCHES) : names;
  const matches = others.length < names.length;
  if (matches && others.length === 0) return { value: { fields: [], matches } };
  const read = readFields(others.join(','), resource);
  return 'value' in read ? { value: { fields: read.value, matches } } : read;
}

/** @returns the plan of the page that begins after a place of the list */
export const pageAfter = (plan: ListPlan, after: Position): ListPlan => ({
  ...plan,
  after,
  id: `${plan.list} ${JSON.stringify([after.key, after.id])}`,
});

/** @returns the plan of the first page of the list */
export const firstPage = (plan: ListPlan): ListPlan => ({ ...plan, after: null, id: plan.list });

/** @returns the address of the first page without corrections */
function uncorrectedAddress(path: string, given: ReadonlyMap<string, string>): string {
  const parameters = new URLSearchParams([...given].filter(([name]) => name !== 'cursor' && name !== 'page'));
  parameters.set('correct', 'false');
  return `${path}?${parameters}`;
}

/** @returns the declaration for each value of the parameter that chooses a variant, and for the list without it */
function variantsOf(endpoint: ListEndpoint): ReadonlyMap<string | undefined, ListEndpoint> {
  const parts = Object.entries(endpoint.variants?.of ?? {});
  return new Map<string | undefined, ListEndpoint>([
    [undefined, endpoint],
    ...parts.map(([name, part]) => [name, { ...endpoint, ...part }] as const),
  ]);
}

/** @returns the variant of a list that a query, still encoded, asks for; the list itself if the query asks for none */
export function variantAsked(endpoint: ListEndpoint, query: string): Partial<ListEndpoint> {
  const { variants } = endpoint;
  if (!variants) return endpoint;
  const value = new URLSearchParams(query).get(variants.parameter) ?? standardVariant(variants);
  return { ...endpoint, ...variants.of[value] };
}

const standardVariant = ({ of }: NonNullable<ListEndpoint['variants']>): string => Object.keys(of)[0] ?? '';

const readVariant = (variants: NonNullable<ListEndpoint['variants']>, read: ReadOne) => ({
  parameter: variants.parameter,
  value: read(variants.parameter, oneOf(Object.keys(variants.of)), standardVariant(variants)),
});
