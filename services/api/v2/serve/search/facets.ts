import type { Facet } from '#services/api/v2/endpoint.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { askedFrom, type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import type { Pool } from '#shared/database/connection.ts';
import { monthsIn } from '#shared/domain/search/months.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import { columnOf, SHOWN_VALUE } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { valueNow } from '#shared/reading/expiry.ts';
import {
  askedSql,
  collect,
  conditionsSql,
  narrowing,
  type Search,
  type Values,
} from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Numbers of records by the values of each facet, and whether all records were counted. */
export type Facets = {
  facets: Record<string, { value: string; count: number }[]>;
  facetsExact: boolean;
};
/** With the number of all found records; null unless all of them were counted. */
export type FoundFacets = { facets: Facets; records: number | null };

type Asked = Pick<ListPlan, 'conditions' | 'facetRecords'>;

/** Maximum number of values of a facet; the most common ones are given. */
const MAX_VALUES = 100;

/**
 * Counts the records of a list by the values of columns.
 * @param plan conditions of the list, whose words are replaced by `texts`, one of which a record must match; and the
 *   maximum number of records that are counted
 * @param recent beginning of the month from which matches are counted, if there are many more than may be counted; null
 *   for all
 */
export async function facetsOf(
  pool: Pool,
  resource: Resource,
  wanted: readonly Facet[],
  plan: Asked,
  texts: readonly SearchTexts[],
  recent: string | null,
): Promise<FoundFacets> {
  const asked = statementOf(resource, wanted, plan, texts, recent);
  const { rows } = await pool.query<FacetCount>(asked);
  const [[, , seen] = ['', null, '0'], ...counts] = rows;
  const isAll = recent === null && Number(seen) <= plan.facetRecords;
  return { facets: facetsFrom(wanted, counts, isAll), records: isAll ? Number(seen) : null };
}

/** A value of a facet, and how many records have it. */
export type FacetCount = [name: string, value: string | null, count: string];

/**
 * Numbers that the windows of a search also give, the number of records behind them, and whether these are all that
 * were found.
 */
export type CountedFacets = { counts: readonly FacetCount[]; records: number; isAll: boolean };

/** @returns the combined numbers of parts of a list that share no record */
export const countedOf = (parts: readonly CountedFacets[]): CountedFacets => ({
  counts: parts.flatMap(({ counts }) => counts),
  records: parts.reduce((sum, { records }) => sum + records, 0),
  isAll: parts.every(({ isAll }) => isAll),
});

/**
 * @param counts values of several parts of a list, each with its number
 * @returns their sums, the most common values first
 */
export function facetsFrom(
  wanted: readonly Facet[],
  counts: readonly FacetCount[],
  facetsExact: boolean,
): Facets {
  const sums = new Map(wanted.map(({ name }) => [name, new Map<string, number>()]));
  for (const [name, value, count] of counts) {
    const of = sums.get(name);
    if (of && value !== null) of.set(value, (of.get(value) ?? 0) + Number(count));
  }
  const facets = [...sums].map(([name, values]) => [
    name,
    [...values]
      .map(([value, count]) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, MAX_VALUES),
  ]);
  return { facets: Object.fromEntries(facets) as Facets['facets'], facetsExact };
}

function statementOf(
  resource: Resource,
  wanted: readonly Facet[],
  { conditions, facetRecords }: Asked,
  texts: readonly SearchTexts[],
  recent: string | null,
): Statement {
  const values = collect();
  const also = narrowing(resource, conditions);
  if (recent !== null) {
    const months = monthsIn(new Date(recent)).map((month) => `'${month}'`);
    also.push(months.join(' | '));
  }
  const matching = askedSql(
    texts.flatMap(({ asked }) => asked.anywhere),
    values,
    also,
  );
  const others = conditions.filter((condition) => !isSearch(condition));
  const where = conditionsSql(resource, others, values, null);
  if (texts.some(({ isLoose }) => isLoose)) {
    const exact = texts.map(({ anywhere }) => `t.search @@ ${values.bind(anywhere, 'tsquery')}`);
    where.push(`(${exact.join(' or ')})`);
  }
  return statement(
    `with matched as materialized (select ${facetColumns(resource, wanted, values).join(', ')} from ${askedFrom(resource, matching, where)}
      limit ${facetRecords + 1}), counted as (select * from matched limit ${facetRecords})
    select '' as name, null as value, count(*)::text as count from matched union all ${countsSql(resource, wanted, 'counted', values)}`,
    values,
    false,
  );
}

/** @returns the columns of a record `t` by which `countsSql` counts */
export const facetColumns = (resource: Resource, wanted: readonly Facet[], values: Values): string[] =>
  wanted.map(({ name, column }) => `${valueNow(resource, column, values.bind)} as ${columnName(name)}`);

const columnName = (name: string): string => `"facet ${name}"`;

/** @returns the numbers of records by their values in each facet: name, value and count as text, the most common values first */
export const countsSql = (
  resource: Resource,
  wanted: readonly Facet[],
  from: string,
  values: Values,
): string =>
  wanted
    .map(({ name, column }) => {
      const isArray = columnOf(resource, column).type === 'text[]';
      const each = isArray ? `unnest(${columnName(name)})` : columnName(name);
      return `(select ${values.bind(name, 'text')} as name, value, count(*)::text as count from
        (select ${each}::text as value from ${from}) found where ${SHOWN_VALUE} group by value order by count(*) desc, value)`;
    })
    .join(' union all ');

const isSearch = (condition: Condition): condition is Search => condition.match === 'search';
