import type { Grouping, Period } from '#services/api/v2/endpoint.ts';
import { type Statement, statement, whereSql } from '#services/api/v2/serve/sql/statement.ts';
import { columnOf } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { collect, conditionsSql } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Formats of the South African period that a time belongs to. */
const PERIODS: Record<Period, string> = { month: 'YYYY-MM', quarter: 'YYYY-"Q"Q', year: 'YYYY' };

/**
 * Groups of records. Columns: value of the group, number of records, sum, mean and median of the measure, number of
 * records with a measure, number of records with a stated value that is not measured.
 * @param at time column of groupings by period
 */
export function groupsStatement(
  resource: Resource,
  grouping: Grouping,
  { measure, stated, at }: { measure: string; stated: string; at: string },
  conditions: readonly Condition[],
): Statement {
  const values = collect();
  const where = conditionsSql(resource, conditions, values, null);
  const local = columnOf(resource, at).type === 'date' ? '' : ` at time zone 'Africa/Johannesburg'`;
  const periods = 'period' in grouping;
  const value = periods ? `to_char(t.${at}${local}, '${PERIODS[grouping.period]}')` : `t.${grouping.column}`;
  // Periods in order of time, all other groups by descending sum.
  const order = periods ? '1' : `sum(t.${measure}) desc nulls last, count(*) desc, 1`;
  return statement(
    `select ${value}, count(*)::text, coalesce(sum(t.${measure}), 0)::text, round(avg(t.${measure}), 2)::text,
       round((percentile_cont(0.5) within group (order by t.${measure}))::numeric, 2)::text,
       count(t.${measure})::text, (count(t.${stated}) - count(t.${measure}))::text
     from read.${resource.name} t ${whereSql(where)} group by 1 order by ${order}`,
    values,
    false,
  );
}

/** Whether any record with these conditions has a value in a column. One row. */
export function anyStatement(
  resource: Resource,
  conditions: readonly Condition[],
  column: string,
): Statement {
  const values = collect();
  const where = conditionsSql(resource, [...conditions, { match: 'present', column }], values, null);
  return statement(
    `select exists (select from read.${resource.name} t where ${where.join(' and ')})`,
    values,
    false,
  );
}
