import { createHash } from 'node:crypto';
import { isUuid } from '#services/api/v2/serve/identifiers.ts';
import { type ListPlan, standardSort } from '#services/api/v2/serve/plan.ts';
import type { Pool } from '#shared/database/connection.ts';
import { identifyingType } from '#shared/reading/columns.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { inTurn, listParts } from '#shared/reading/parts.ts';
import {
  alsoFoundSql,
  alternatives,
  type Bound,
  collect,
  foundSql,
  rangeColumns,
  sourceSql,
  type Values,
} from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A statement for `pg`: rows as arrays; prepared where it has a name. */
export type Statement = { text: string; values: Bound[]; name?: string; rowMode: 'array' };

/** Maximum number of records that are counted if an index finds the matches of the only condition. */
export const COUNT_BOUND = 100_000;
/** The same for several conditions, which are checked record by record. */
const COMBINED_BOUND = 10_000;
/** The same if no single index helps: a search for words, or ranges of two columns. */
export const SEARCH_BOUND = 1_000;

/** @returns the maximum number of records with these conditions that are counted */
export function countBound(conditions: readonly Condition[]): number {
  if (conditions.some(({ match }) => match === 'search')) return SEARCH_BOUND;
  if (new Set(rangeColumns(conditions)).size > 1) return SEARCH_BOUND;
  return conditions.length > 1 ? COMBINED_BOUND : COUNT_BOUND;
}

/** Page sizes whose statements are prepared; others are planned for each request. */
const PREPARED_LIMITS = new Set([1, 10, 20, 50, 100]);
const PREPARABLE: ReadonlySet<Condition['match']> = new Set([
  'equals',
  'current',
  'expired',
  'future',
  'present',
  'not',
]);
/** Maximum number of prepared statements of a process: every connection keeps each of them. */
const MAX_PREPARED = 256;
const prepared = new Map<string, string>();

/** The part of a plan that decides which records a page has. */
export type PagePlan = Pick<ListPlan, 'conditions' | 'sort' | 'limit' | 'after' | 'page'> & {
  /** Records to skip, if not those of the pages before. */
  skip?: number;
};

/**
 * The records of one page, and one more to know whether another page follows. Columns: the JSON text, the sort key as
 * text, the id, the change number.
 *
 * Records without a sort key come last in both directions, so the list has two parts, each one range of the index
 * (sort column, id), read forwards or backwards: a page costs the same at any depth. PostgreSQL runs the parts of a
 * UNION ALL in order, and the second one only if the first leaves room.
 */
export function pageStatement(resource: Resource, plan: PagePlan, source: 'body' | 'detail'): Statement {
  const { after, limit } = plan;
  const values = collect();
  const offset = plan.skip ?? (plan.page === null ? 0 : (plan.page - 1) * limit);
  const select = `t.${source}, t.${plan.sort.column}::text, t.id::text, t.change_seq::text`;
  const parts = listParts(resource, plan, { after }, select, offset + limit + 1, values);
  const ending = offset > 0 ? ` limit ${limit + 1} offset ${offset}` : ` limit ${limit + 1}`;
  return statement(inTurn(parts) + ending, values, preparable(plan));
}

/**
 * Only statements whose best plan does not depend on the values are prepared: a generic plan would have to guess how rare
 * a word, a category or a range is.
 */
const preparable = (plan: PagePlan): boolean =>
  PREPARED_LIMITS.has(plan.limit) &&
  (plan.page ?? 1) === 1 &&
  plan.conditions.flatMap(alternatives).every(({ match }) => PREPARABLE.has(match));

/** Number of matching records, counted to one more than the bound. One row. */
export function countStatement(
  resource: Resource,
  conditions: readonly Condition[],
  bound = countBound(conditions),
): Statement {
  const values = collect();
  const counted = sourceSql(resource, conditions, values, null);
  return statement(
    `select count(*)::text from (select 1 from ${counted} limit ${bound + 1}) counted`,
    values,
    false,
  );
}

/** A column to search, and the value to look for. */
export type IdentifierTerm = { column: string; value: string };

/**
 * Looks up the record that a path names; the first term that finds one decides, and if it finds several, `foundSql`
 * decides.
 * @param select columns of the record
 * @returns null when no term can match
 */
export function lookupStatement(
  resource: Resource,
  terms: readonly IdentifierTerm[],
  select: readonly string[],
): Statement | null {
  const values = collect();
  const branches = boundTerms(resource, terms, values).map(({ column, value }) =>
    foundSql(resource, column, value, select),
  );
  if (branches.length === 0) return null;
  const text = branches.length === 1 ? branches[0]! : `${branches.join(' union all ')} limit 1`;
  return statement(text, values, true);
}

/** @returns the columns of the record that the terms name; undefined if there is none */
export async function lookUp<Row extends unknown[]>(
  pool: Pool,
  resource: Resource,
  terms: readonly IdentifierTerm[],
  select: readonly string[],
): Promise<Row | undefined> {
  const asked = lookupStatement(resource, terms, select);
  return asked === null ? undefined : (await pool.query<Row>(asked)).rows[0];
}

/** @returns text and id of the first records with these conditions, in the default order of their resource */
export async function firstRecords(
  pool: Pool,
  resource: Resource,
  conditions: readonly Condition[],
  limit: number,
  source: 'body' | 'detail',
): Promise<[text: string, id: string][]> {
  const plan = { conditions, sort: standardSort(resource), limit, after: null, page: null };
  const { rows } = await pool.query<[string, string | null, string]>(pageStatement(resource, plan, source));
  return rows.slice(0, limit).map(([text, , id]) => [text, id]);
}

/** Maximum number of records that `alternativesStatement` finds. */
const MAX_ALTERNATIVES = 10;

/**
 * Looks up the list items of other records that a path could also name, besides the one that `lookupStatement` finds.
 */
export function alternativesStatement(
  resource: Resource,
  terms: readonly IdentifierTerm[],
  owner: string,
): Statement {
  const values = collect();
  const bound = boundTerms(resource, terms, values);
  return statement(alsoFoundSql(resource, bound, values.bind(owner, 'uuid'), MAX_ALTERNATIVES), values, true);
}

/** @returns the terms that can match, each with its value as SQL */
const boundTerms = (resource: Resource, terms: readonly IdentifierTerm[], values: Values): IdentifierTerm[] =>
  terms.flatMap(({ column, value }) => {
    const type = identifyingType(resource, column);
    return type === 'uuid' && !isUuid(value) ? [] : [{ column, value: values.bind(value, type) }];
  });

/**
 * @param asked conditions for the index of words
 * @param where further conditions of a record `t`
 * @returns the `from` clause for these records. `offset 0` keeps the planner from reading the list in another order or
 *   using a second index, because it assumes that words are independent.
 */
export const askedFrom = ({ name }: Resource, asked: string, where: readonly string[]): string =>
  `(select * from read.${name} where ${asked} offset 0) t ${whereSql(where)}`;

/** @returns the conditions as a clause; nothing where there are none */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

export function statement(text: string, values: Values, prepare: boolean): Statement {
  const name = prepare ? nameOf(text) : undefined;
  return { text, values: values.all, rowMode: 'array', ...(name === undefined ? {} : { name }) };
}

function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= MAX_PREPARED) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  prepared.set(text, name);
  return name;
}
