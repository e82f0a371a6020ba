import type { ListEndpoint } from '#services/api/v2/endpoint.ts';
import type { Parameters } from '#services/api/v2/router.ts';
import { identified } from '#services/api/v2/serve/identifiers.ts';
import {
  limits,
  notListed,
  type ParameterCondition,
  readFilter,
  readMoment,
  readWords,
  rejectInverted,
  take,
} from '#services/api/v2/serve/parameters.ts';
import { readerOf } from '#services/api/v2/serve/query.ts';
import { readSeveral, readValues } from '#services/api/v2/serve/several.ts';
import type { ParameterProblem } from '#shared/errors.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { asOfNow } from '#shared/reading/expiry.ts';
import { type Filter, type Resource, takesSeveral } from '#shared/resources/definition/resource.ts';
import { MASK } from '#shared/text/identity-number.ts';

/** The part of a list that decides which records it contains. */
export type Filtered = Pick<
  ListEndpoint,
  | 'path'
  | 'resource'
  | 'filters'
  | 'aliases'
  | 'bound'
  | 'spelled'
  | 'defaults'
  | 'fixed'
  | 'search'
  | 'aside'
> & {
  /** Whether the record that the path names was found; otherwise bound filters select nothing. */
  found?: boolean;
};

/** The filters that select the records of a list, including defaults and those in the path, by their own names. */
export type AppliedFilters = Record<string, string | readonly string[]>;

/**
 * Matches no record. Identity numbers are masked by now, and a caller who asks for one must not find other records that
 * contained one.
 */
const NOTHING: Condition = { match: 'never' };

/** @returns the filter of a list under its own name */
export function filterOf({ resource, path }: Pick<Filtered, 'resource' | 'path'>, name: string): Filter {
  const filter = resource.filters[name];
  if (!filter) throw new Error(`${path}: ${resource.name} has no filter ${name}`);
  return filter;
}

/** @returns names of the parameters that are filters, aliases first */
export const filterNames = (list: Filtered): string[] => [
  ...Object.keys(list.aliases ?? {}),
  ...list.filters.filter((name) => filterOf(list, name).match !== 'search'),
];

/** @returns names of the parameters that take several values */
export const severalNames = (list: Filtered): ReadonlySet<string> =>
  new Set([
    'ids',
    ...filterNames(list).filter((name) => takesSeveral(filterOf(list, list.aliases?.[name] ?? name))),
  ]);

/** @returns the condition that leaves out the records which lists do not show */
export const listedOnly = ({ aside }: Resource): Condition[] =>
  aside === undefined ? [] : [{ match: 'equals', column: aside, value: '0' }];

/**
 * @param given query parameters; others than filters are ignored
 * @param problems receives what is wrong
 * @returns the conditions of the records, and the words that are searched for
 */
export function readConditions(
  list: Filtered,
  path: Parameters,
  given: ReadonlyMap<string, string>,
  problems: ParameterProblem[],
): { conditions: Condition[]; words: string | null; filters: AppliedFilters } {
  const read = readerOf(given, problems);
  const named = given.has('ids') ? read('ids', (text) => readValues(text, false, limits.ids), []) : null;
  // A caller who names records wants them even if the list does not show them to others.
  const wanted = named === null ? list : { ...list, defaults: {} };
  const { conditions, filters } = readFilters(wanted, path, given, problems);
  for (const [parameter, field] of Object.entries(list.spelled ?? {})) {
    const value = (path[parameter] ?? '').trim();
    conditions.push({ match: 'spelled', field, value });
    const filter = list.bound?.[parameter];
    if (filter !== undefined) filters[filter] = value;
  }
  const withAside = readAside(list, given, problems, named !== null);
  if (!withAside) conditions.push(...listedOnly(list.resource));
  if (list.aside) filters[list.aside.parameter] = String(withAside);
  if (named !== null) {
    conditions.push(identified(list.resource, named));
    filters['ids'] = named;
  }
  const moment = read('updatedSince', readMoment, null);
  if (moment !== null) {
    conditions.push({ match: 'from', column: 'published_at', value: moment });
    filters['updatedSince'] = moment;
  }
  const words = read('q', readWords, null);
  if (words !== null) conditions.push({ match: 'search', value: words });
  if ([...given.values(), ...Object.values(path)].some((value) => value.includes(MASK)))
    conditions.push(NOTHING);
  return { conditions, words, filters };
}

/** @returns whether the caller wants the records that lists leave out */
function readAside(
  { aside }: Filtered,
  given: ReadonlyMap<string, string>,
  problems: ParameterProblem[],
  standard: boolean,
): boolean {
  const text = aside && given.get(aside.parameter)?.toLowerCase();
  if (aside && text !== undefined && text !== 'true' && text !== 'false')
    problems.push({ parameter: aside.parameter, reason: notListed(text, ['true', 'false']) });
  return text === undefined ? standard : text === 'true';
}

function readFilters(
  list: Filtered,
  path: Parameters,
  given: ReadonlyMap<string, string>,
  problems: ParameterProblem[],
): { conditions: Condition[]; filters: AppliedFilters } {
  const texts = new Map(Object.entries(list.defaults ?? {}));
  const sent = new Map<string, string>();
  for (const [name, text] of given) {
    const filter = list.aliases?.[name] ?? name;
    const before = sent.get(filter);
    if (before !== undefined && texts.get(filter) !== text) {
      const [parameter, other] = name === filter ? [before, name] : [name, before];
      problems.push({ parameter, reason: `cannot be combined with ${other}, which means the same` });
    }
    texts.set(filter, text);
    sent.set(filter, name);
  }
  const inPath = new Map(Object.entries(list.bound ?? {}).map(([parameter, name]) => [name, parameter]));
  const read: ParameterCondition[] = [];
  const filters: AppliedFilters = {};
  for (const name of list.filters) {
    const filter = filterOf(list, name);
    if (filter.match === 'search') continue;
    const { type } = columnOf(list.resource, filter.column);
    const one = (text: string) => readFilter(filter, type, text);
    const note = (parameter: string, condition: Condition | null) => {
      if (condition) read.push({ parameter, condition });
    };
    const text = texts.get(name);
    const other = sent.get(name) ?? name;
    const wanted = text === undefined ? null : take(readSeveral(filter, text, one), other, problems, null);
    if (text !== undefined) filters[name] = shownValue(wanted, text);
    const parameter = inPath.get(name);
    if (parameter === undefined) {
      note(other, wanted);
      continue;
    }
    const named = take(one(path[parameter] ?? ''), parameter, problems, null);
    filters[name] = list.found ? (path[parameter] ?? '') : shownValue(named, path[parameter] ?? '');
    if (!list.found) note(parameter, named);
    // Known clients repeat the path's own value as a filter.
    if (wanted && JSON.stringify(wanted) !== JSON.stringify(named))
      problems.push({
        parameter: other,
        reason: 'must have the same value as in the path, or be left out',
      });
  }
  rejectInverted(read, problems);
  for (const condition of list.fixed ?? []) {
    const name = condition.match === 'equals' ? filterNamed(list.resource, condition.column) : undefined;
    if (name === undefined || condition.match !== 'equals') continue;
    // A filter that contradicts the path finds nothing, and stays as the caller gave it.
    if (!read.some(({ condition: one }) => excludes(one, condition))) filters[name] = condition.value;
  }
  const conditions = [...(list.fixed ?? []), ...read.map(({ condition }) => condition)];
  return { conditions: conditions.map((condition) => asOfNow(condition, list.resource)), filters };
}

/** @returns whether a condition of the same column lets no record of this value pass */
const excludes = (condition: Condition, { column, value }: Extract<Condition, { match: 'equals' | 'any' }>) =>
  (condition.match === 'equals' && condition.column === column && condition.value !== value) ||
  (condition.match === 'among' && condition.column === column && !condition.values.includes(value));

/** @returns the filter that selects records by one value of a column */
const filterNamed = ({ filters }: Resource, column: string): string | undefined =>
  Object.keys(filters).find((name) => {
    const filter = filters[name];
    return (filter?.match === 'equals' || filter?.match === 'any') && filter.column === column;
  });

/**
 * @returns a value as the filter understood it; a bound, or a value that selects all or unknown values, as it was
 *   written
 */
function shownValue(condition: Condition | null, text: string): string | readonly string[] {
  switch (condition?.match) {
    case 'equals':
    case 'any':
      return condition.value;
    case 'among':
    case 'overlaps':
      return condition.values;
    default:
      return text.trim();
  }
}
