import { LRUCache } from 'lru-cache';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import { COUNT_BOUND, countBound, countStatement } from '#services/api/v2/serve/sql/statement.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { expiredOf } from '#shared/reading/expiry.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Number of records of a list: exact (`eq`), or a lower bound (`gte`) where counting stopped.
 * Decision: docs/decisions/0012-records-are-published-whole.md
 */
export type Total = { count: number; relation: 'eq' | 'gte' };

/** @param conditions of the list, without its cursor */
export type Totals = (resource: Resource, conditions: readonly Condition[]) => Promise<Total>;

const MAX_AGE_MS = 5_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** Size of an entry besides its id, in bytes. */
const OVERHEAD = 1_024;

/**
 * Totals are read from the counters that publish maintains if one counter suffices; otherwise they are counted up to a
 * bound. They are cached until the resource changes.
 */
export function createTotals(pool: Pool, versions: Versions): Totals {
  const kept = new LRUCache<string, { total: Promise<Total>; version: string; until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_, id) => 2 * id.length + OVERHEAD,
  });
  return (resource, conditions) => {
    const version = versions.of(resource.name);
    if (version === null) return find(pool, resource, conditions);
    const id = JSON.stringify([resource.name, conditions]);
    const entry = kept.get(id);
    if (entry && entry.version === version && entry.until > Date.now()) return entry.total;
    const total = find(pool, resource, conditions);
    kept.set(id, { total, version, until: Date.now() + MAX_AGE_MS });
    total.catch(() => kept.delete(id));
    return total;
  };
}

async function find(pool: Pool, resource: Resource, conditions: readonly Condition[]): Promise<Total> {
  const listed = conditions.filter((condition) => isListed(resource, condition));
  const shown = conditions.filter((condition) => !isListed(resource, condition));
  const held = countersOf(resource, shown, listed.length > 0);
  if (held) {
    const { expiry } = resource;
    const [sum, expired] = await Promise.all([
      readCounters(pool, resource, held),
      // One index covers both conditions.
      held.expired === 0 || !expiry
        ? NONE
        : count(pool, resource, [...listed, expiredOf(expiry)], COUNT_BOUND),
    ]);
    if (expired.relation === 'eq')
      return { count: Math.max(0, sum + held.expired * expired.count), relation: 'eq' };
  }
  const bound = countBound(shown);
  if (listed.length === 0) return count(pool, resource, shown, bound);
  // Few records are left out, and an index has them, so two counts cost less than one that looks at every record.
  const leftOut: Condition = { match: 'equals', column: resource.aside ?? '', value: '1' };
  const [all, others] = await Promise.all([
    count(pool, resource, shown, bound),
    count(pool, resource, [leftOut, ...shown], bound),
  ]);
  return { count: Math.max(0, all.count - others.count), relation: all.relation };
}

const NONE: Total = { count: 0, relation: 'eq' };

/** Counters of a column whose sum is the number of records, and whether expired records are added or subtracted. */
type Counters = { column: string; values: readonly string[]; expired: number };

/** Whether a condition leaves out the records that lists do not show. */
const isListed = ({ aside }: Resource, condition: Condition): boolean =>
  aside !== undefined &&
  condition.match === 'equals' &&
  condition.column === aside &&
  condition.value === '0';

/** Column counters count listed records only, so they do not help a caller who also wants the others. */
function countersOf(resource: Resource, shown: readonly Condition[], listedOnly: boolean): Counters | null {
  const { aside = '' } = resource;
  const [only, ...others] = shown;
  if (!only)
    return listedOnly
      ? { column: aside, values: ['0'], expired: 0 }
      : { column: '', values: [''], expired: 0 };
  if (others.length > 0 || (aside !== '' && !listedOnly)) return null;
  return countersFor(resource, only);
}

function countersFor(resource: Resource, condition: Condition): Counters | null {
  if (condition.match === 'either') {
    const parts = condition.of.map((one) => countersFor(resource, one));
    const known = parts.filter((part) => part !== null);
    const [first] = known;
    return !first || known.length < parts.length
      ? null
      : {
          column: first.column,
          values: known.flatMap(({ values }) => values),
          expired: known.reduce((sum, { expired }) => sum + expired, 0),
        };
  }
  if (!('column' in condition) || !resource.counted.includes(condition.column)) return null;
  const { column } = condition;
  switch (condition.match) {
    case 'equals':
    case 'any':
      return { column, values: [condition.value], expired: 0 };
    case 'among':
      return { column, values: condition.values, expired: 0 };
    case 'current':
      return { column, values: [condition.value], expired: -1 };
    case 'expired':
      return { column, values: [], expired: 1 };
    default:
      return null;
  }
}

async function readCounters(pool: Pool, resource: Resource, { column, values }: Counters): Promise<number> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'counters of values',
    text: 'select coalesce(sum(n), 0)::text as n from read.counter where resource = $1 and "column" = $2 and value = any($3)',
    values: [resource.name, column, values],
  });
  return Number(rows[0]?.n ?? 0);
}

async function count(
  pool: Pool,
  resource: Resource,
  conditions: readonly Condition[],
  bound: number,
): Promise<Total> {
  const { rows } = await pool.query<[string]>(countStatement(resource, conditions, bound));
  const found = Number(rows[0]?.[0] ?? 0);
  return found > bound ? { count: bound, relation: 'gte' } : { count: found, relation: 'eq' };
}
