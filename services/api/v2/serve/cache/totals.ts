import { LRUCache } from 'lru-cache';
import type { Versions } from '#services/api/v2/serve/cache/versions.ts';
import type { Condition } from '#services/api/v2/serve/sql/condition.ts';
import { COUNT_BOUND, countBound, countStatement } from '#services/api/v2/serve/sql/statement.ts';
import type { Pool } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Number of records of a list: exact (`eq`), or a lower bound (`gte`) where counting stopped. */
export type Total = { count: number; relation: 'eq' | 'gte' };

/** @param conditions of the list, without its cursor */
export type Totals = (resource: Resource, conditions: readonly Condition[]) => Promise<Total>;

const MAX_AGE_MS = 5_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** Size of an entry besides its id, in bytes. */
const OVERHEAD = 1_024;

/**
 * Totals are read from the counters that publish maintains where one counter suffices, and are counted up to a bound
 * otherwise. They are cached while the resource stays the same.
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
  const counter = counterOf(resource, conditions);
  if (counter) return { count: await readCounter(pool, resource, counter), relation: 'eq' };
  const shown = conditions.filter((condition) => !isListed(resource, condition));
  const [only] = shown;
  if (shown.length === 1 && only?.match === 'current') {
    const listed = conditions.filter((condition) => isListed(resource, condition));
    const past: Condition[] = [
      ...listed,
      { match: 'equals', column: only.column, value: only.value },
      // PostgreSQL casts `now` to the current time.
      { match: 'until', column: only.at, value: 'now' },
    ];
    // One index covers both conditions.
    const expired = await count(pool, resource, past, COUNT_BOUND);
    const held = counterOf(resource, [...listed, { ...only, match: 'equals' }]);
    if (held && expired.relation === 'eq') {
      return {
        count: Math.max(0, (await readCounter(pool, resource, held)) - expired.count),
        relation: 'eq',
      };
    }
  }
  const bound = countBound(shown);
  if (shown.length === conditions.length) return count(pool, resource, shown, bound);
  // Few records are left out, and an index has them, so both numbers cost less than one that looks at every record.
  const leftOut: Condition = { match: 'equals', column: resource.aside ?? '', value: '1' };
  const [all, others] = await Promise.all([
    count(pool, resource, shown, bound),
    count(pool, resource, [leftOut, ...shown], bound),
  ]);
  return { count: Math.max(0, all.count - others.count), relation: all.relation };
}

type Counter = { column: string; value: string };

/** Whether a condition leaves out the records that lists do not show. */
const isListed = ({ aside }: Resource, condition: Condition): boolean =>
  aside !== undefined &&
  condition.match === 'equals' &&
  condition.column === aside &&
  condition.value === '0';

/** Counters of columns contain listed records alone, so they do not help where a caller wants the others as well. */
function counterOf(resource: Resource, conditions: readonly Condition[]): Counter | null {
  const [only, ...others] = conditions.filter((condition) => !isListed(resource, condition));
  const all = resource.aside === undefined || !conditions.some((condition) => isListed(resource, condition));
  if (!only) return all ? { column: '', value: '' } : { column: resource.aside ?? '', value: '0' };
  if (all && resource.aside !== undefined) return null;
  const counted = (only.match === 'equals' || only.match === 'any') && resource.counted.includes(only.column);
  return counted && others.length === 0 ? { column: only.column, value: only.value } : null;
}

async function readCounter(pool: Pool, resource: Resource, { column, value }: Counter): Promise<number> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'counter',
    text: 'select n from read.counter where resource = $1 and "column" = $2 and value = $3',
    values: [resource.name, column, value],
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
