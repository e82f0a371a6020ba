import type { Facet } from '#services/api/v2/endpoint.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import type { Pool } from '#shared/database.ts';
import { monthsIn } from '#shared/domain/search/months.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import { columnOf, SHOWN_VALUE } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { valueNow } from '#shared/reading/expiry.ts';
import { askedSql, collect, conditionsSql, narrowing, type Search } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Numbers of records by the values of each facet, and whether every record was counted. */
export type Facets = {
  facets: Record<string, { value: string; count: number }[]>;
  facetsExact: boolean;
};

type Counted = Pick<ListPlan, 'conditions' | 'facetRecords'>;

/** Values of one facet, the most common ones. */
const MAX_VALUES = 100;

/**
 * Counts the records of a list by the values of columns.
 * @param plan conditions of the list, whose words are replaced by `texts`, one of which a record must match; and how many records are counted
 * @param recent only matches since the beginning of this month are counted, where there are many more than are counted; null for all
 */
export async function facetsOf(
  pool: Pool,
  resource: Resource,
  wanted: readonly Facet[],
  plan: Counted,
  texts: readonly SearchTexts[],
  recent: string | null,
): Promise<Facets> {
  const asked = statementOf(resource, wanted, plan, texts, recent);
  const { rows } = await pool.query<[name: string, value: string | null, count: string]>(asked);
  const facets: Facets['facets'] = Object.fromEntries(wanted.map(({ name }) => [name, []]));
  let exact = recent === null;
  for (const [name, value, count] of rows) {
    if (name === '') exact &&= Number(count) <= plan.facetRecords;
    else if (value !== null && facets[name] && facets[name].length < MAX_VALUES)
      facets[name].push({ value, count: Number(count) });
  }
  return { facets, facetsExact: exact };
}

function statementOf(
  resource: Resource,
  wanted: readonly Facet[],
  { conditions, facetRecords }: Counted,
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
  const columns = wanted.map(({ column }) => `${valueNow(resource, column, values.bind)} as ${column}`);
  // `offset 0` keeps the planner from reading the list in another order: it takes words for independent.
  const from = `(select * from read.${resource.name} where ${matching} offset 0) t`;
  const counts = wanted.map(({ name, column }) => {
    const each = columnOf(resource, column).type === 'text[]' ? `unnest(${column})` : column;
    return `(select ${values.bind(name, 'text')} as name, value, count(*)::text as count from
      (select ${each}::text as value from counted) found where ${SHOWN_VALUE} group by value order by count(*) desc, value)`;
  });
  return statement(
    `with matched as materialized (select ${columns.join(', ')} from ${from} ${
      where.length > 0 ? `where ${where.join(' and ')}` : ''
    } limit ${facetRecords + 1}), counted as (select * from matched limit ${facetRecords})
    select '' as name, null as value, count(*)::text as count from matched union all ${counts.join(' union all ')}`,
    values,
    false,
  );
}

const isSearch = (condition: Condition): condition is Search => condition.match === 'search';
