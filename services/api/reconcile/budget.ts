import { LRUCache } from 'lru-cache';
import { RequestError } from '#shared/errors.ts';

/** Queries that one address may have in hand, and by how many these grow in a second. */
export const BUDGET = { most: 500, perSecond: 20 } as const;
/** Addresses that are remembered. With more within half a minute, the first of them begin anew. */
const MAX_ADDRESSES = 10_000;

/**
 * Limits what one address may ask, because clients of this room send no keys. Each process counts for itself.
 * @returns takes queries from the budget of an address; it throws RequestError 429 where it has not so many left
 */
export function createBudget(now = () => performance.now()): (address: string, queries: number) => void {
  const budgets = new LRUCache<string, { left: number; at: number }>({ max: MAX_ADDRESSES });
  return (address, queries) => {
    const at = now();
    const known = budgets.get(address) ?? { left: BUDGET.most, at };
    const left = Math.min(BUDGET.most, known.left + ((at - known.at) / 1_000) * BUDGET.perSecond);
    if (left < queries) throw tooMany(left, queries);
    budgets.set(address, { left: left - queries, at });
  };
}

function tooMany(left: number, queries: number): RequestError {
  const seconds = Math.max(1, Math.ceil((queries - left) / BUDGET.perSecond));
  return new RequestError(
    'RATE_LIMITED',
    `This address has used up its ${BUDGET.most} queries, and ${BUDGET.perSecond} a second are added. It may go on in ${seconds} s.`,
    {
      ...{ rule: 'queries-of-an-address', limit: BUDGET.most, used: Math.ceil(BUDGET.most - left) },
      window: 'second',
      resetsAt: new Date(Date.now() + seconds * 1_000).toISOString(),
    },
    { 'Retry-After': String(seconds) },
  );
}
