import type { CountsEndpoint } from '#services/api/v2/endpoint.ts';
import {
  type AppliedFilters,
  type Filtered,
  filterNames,
  listedOnly,
  readConditions,
  severalNames,
} from '#services/api/v2/serve/conditions.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { readQuery } from '#services/api/v2/serve/query.ts';
import { askAllWords } from '#services/api/v2/serve/search/asking.ts';
import {
  COUNTED_RECORDS,
  type CountsRow,
  countersStatement,
  countsStatement,
  type Names,
  type Slice,
} from '#services/api/v2/serve/sql/counts-statement.ts';
import type { ParameterProblem } from '#shared/errors.ts';
import type { Condition } from '#shared/reading/condition.ts';

/** Which records are counted: those of a list with these conditions; null for all that lists show. */
export type CountedList = { conditions: readonly Condition[]; words: string | null } | null;

/** @returns names of the parameters that decide what is counted: those of the list except those for pages */
export function countFilters(endpoint: CountsEndpoint): string[] {
  const list = listOf(endpoint);
  return list ? ['updatedSince', 'ids', ...(list.search ? ['q'] : []), ...filterNames(list)] : [];
}

/** The list without its `aside`: records that the list does not show are not counted. */
function listOf({ path, resource, list }: CountsEndpoint): Filtered | null {
  if (!list) return null;
  const { aside: _, ...shown } = list;
  return { path, resource, ...shown };
}

/** @returns the filters that apply to counts without being sent, in the terms of the list */
const standing = ({ list }: CountsEndpoint): AppliedFilters =>
  list?.aside ? { [list.aside.parameter]: 'false' } : {};

/**
 * @param others names of the parameters that do not affect what is counted
 * @returns a function from a query to its parameters, what is counted, and the filters that `meta` repeats
 */
export function countReader(endpoint: CountsEndpoint, others: readonly string[]) {
  const list = listOf(endpoint);
  const known = [...others, ...countFilters(endpoint)];
  const several = list ? severalNames(list) : undefined;
  const everything = JSON.stringify(listedOnly(endpoint.resource));
  return (query: string, problems: ParameterProblem[]) => {
    const given = readQuery(query, known, problems, several);
    const read = list && readConditions(list, {}, given, problems);
    // If all records are wanted, the counters give the answer.
    const counted: CountedList = read && JSON.stringify(read.conditions) !== everything ? read : null;
    return { given, counted, filters: { ...standing(endpoint), ...read?.filters } };
  };
}

/** @returns a function that reads the numbers by the values of the endpoint's column, and whether all records were counted */
export function countsOf({ resource, column, list }: CountsEndpoint, { pool, words }: Services) {
  const index = list?.search ? words(resource) : null;
  return async (counted: CountedList, names: Names | null, slice: Slice | null) => {
    const plan = counted && { query: counted.words, conditions: counted.conditions };
    const asked = plan && index ? await askAllWords(plan, index) : plan;
    const { rows } = await pool.query<CountsRow>(
      asked
        ? countsStatement(resource, column, asked.conditions, names, slice)
        : countersStatement(resource, column, names, slice),
    );
    const [first] = rows;
    return {
      values: Number(first?.[0] ?? 0),
      exact: Number(first?.[1] ?? 0) <= COUNTED_RECORDS,
      rows: rows.flatMap(([, , value, n, name]) => (value === null ? [] : [{ value, n: Number(n), name }])),
    };
  };
}
