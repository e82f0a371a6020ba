import type pg from 'pg';
import { expect } from 'vitest';
import { createAvailability } from '#services/api/v2/availability.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { createParentCache } from '#services/api/v2/serve/cache/parents.ts';
import { createResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import { createRestrictions } from '#services/api/v2/serve/cache/restrictions.ts';
import { createTotals } from '#services/api/v2/serve/cache/totals.ts';
import { createCursors } from '#services/api/v2/serve/cursor.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { createPlanCache } from '#services/api/v2/serve/plan.ts';
import { createSearchWords } from '#services/api/v2/serve/search/index-words.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { openPool, type Pool } from '#shared/database.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { fillLargeTables, large, ROWS } from './large-tables.ts';

/** What the statements of the API read in large tables. */

/**
 * A record is on a page of its own here or there, so this is a third of the table: what the worst filters need when each has a fifth
 * of the records or, by a day, half of them, and no two have an index together. A page of 21 among one record in 250 is found in the
 * order of the list after some 5,300, however large the table is.
 */
const MAX_BLOCKS = ROWS / 3;

type Statement = { text: string; values: unknown[] /** Of its transaction. */; settings: string };

/** What PostgreSQL explains of a statement. */
export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
};

type Handle = ReturnType<typeof serve>;

export type StatementPlans = {
  pool: Pool;
  handlerOf: (endpoint: Endpoint) => Handle;
  /** Answers a request. @returns every statement that it takes */
  statementsFor: (handle: Handle, path: Record<string, string>, query: string) => Promise<Statement[]>;
  /** Fails if the statement reads a large table whole, or too much of it. @param where is named with a failure */
  expectCheap: (statement: Statement, where: string) => Promise<void>;
  /** The same from the plan alone, for statements that have to read every record. */
  expectNotWhole: (statement: Statement, where: string) => Promise<void>;
  blocksOf: (statement: Statement) => Promise<number>;
  close: () => Promise<void>;
};

/** Fills these tables and serves them. */
export async function openStatementPlans(filled: readonly Resource[]): Promise<StatementPlans> {
  const database = await fillLargeTables(filled);
  const pool = openPool({ url: database.url, role: 'tender_api', name: 'plans', size: 4 });
  const asked: Statement[] = [];
  const services = servicesOn(noting(pool, asked));
  const explain = explainOn(pool);
  const ofExecution = (statement: Statement) => explain(statement, ', analyze, buffers, timing off');
  return {
    pool,
    handlerOf: (endpoint) => serve(endpoint, services),
    statementsFor: async (handle, path, query) => {
      asked.length = 0;
      // Whether such a record exists makes no difference to the statements.
      await Promise.resolve()
        .then(() => handle(path, query, caller))
        .catch((error: { status?: number }) => {
          if ((error.status ?? 500) >= 500) throw error;
        });
      return asked.filter(({ text }) => /^\s*(select|with|\()/.test(text));
    },
    expectCheap: async (statement, where) => {
      const plan = await ofExecution(statement);
      expect(wholeReads(plan), where).toEqual([]);
      expect(blocks(plan), where).toBeLessThanOrEqual(MAX_BLOCKS);
    },
    expectNotWhole: async (statement, where) =>
      expect(wholeReads(await explain(statement, '')), where).toEqual([]),
    blocksOf: async (statement) => blocks(await ofExecution(statement)),
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}

export const caller = {
  key: { id: '00000000-0000-4000-8000-000000000001', name: 'test', tier: 'enterprise', permissions: ['*'] },
  rate: { used: { daily: 1, monthly: 1 }, limits: { daily: 10, monthly: 10 } },
  call: { deadline: 1_000_000_000, waited: 0 },
} as unknown as Parameters<ReturnType<typeof serve>>[2];

function servicesOn(pool: Pool): Services {
  const versions = {
    of: () => null,
    follow: () => () => undefined,
    catchUp: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  const availability = createAvailability();
  return {
    pool,
    storage: null,
    versions,
    responses: createResponseCache(versions, availability),
    plans: createPlanCache(),
    parents: createParentCache(availability),
    totals: createTotals(pool, versions),
    cursors: createCursors('a secret of this test'),
    words: createSearchWords(pool),
    restrictions: createRestrictions(pool, versions),
    waits: { open: () => ({ news: async () => false, close: () => undefined }), stop: () => undefined },
    verdict: async () => ({ ready: true, state: 'healthy', reasons: [] }),
    description: () => '{}',
  };
}

/**
 * The same pool, which also records every statement. Many requests ask the same one, and the data stays as it is: each is run
 * once.
 */
function noting(given: Pool, asked: Statement[]): Pool {
  const results = new Map<string, Promise<unknown>>();
  const note = (on: Pick<Pool, 'query'>, settingsNow: () => string) => {
    const run = on.query.bind(on) as (...args: unknown[]) => Promise<unknown>;
    return ((query: string | pg.QueryConfig, values?: unknown[]) => {
      const { text, values: bound = values } = typeof query === 'string' ? { text: query } : query;
      const statement = { text, values: (bound as unknown[] | undefined) ?? [], settings: settingsNow() };
      asked.push(statement);
      if (!/^\s*(select|\()/.test(text)) return run(query, values);
      const id = JSON.stringify([statement, typeof query === 'object' && query]);
      const result = results.get(id) ?? run(query, values);
      results.set(id, result);
      return result;
    }) as unknown as Pool['query'];
  };
  const connect = async () => {
    const client = await given.connect();
    const first = asked.length;
    const settings = () =>
      asked
        .slice(first)
        .flatMap(({ text }) => (text.startsWith('set local') ? text : []))
        .join(';');
    return Object.assign(Object.create(client) as pg.PoolClient, { query: note(client, settings) });
  };
  return Object.assign(Object.create(given) as Pool, { query: note(given, () => ''), connect });
}

/** Explains each statement once. */
function explainOn(pool: Pool): (statement: Statement, options: string) => Promise<Plan> {
  const plans = new Map<string, Promise<Plan>>();
  const explainNow = async ({ text, values, settings }: Statement, options: string): Promise<Plan> => {
    const client = await pool.connect();
    try {
      if (settings !== '') await client.query(`begin; ${settings}`);
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json${options}) ${text}`,
        values,
      );
      if (settings !== '') await client.query('rollback');
      return rows[0]!['QUERY PLAN'][0].Plan;
    } finally {
      client.release();
    }
  };
  return (statement, options) => {
    const id = JSON.stringify([statement, options]);
    const plan = plans.get(id) ?? explainNow(statement, options);
    plans.set(id, plan);
    return plan;
  };
}

/** @returns the tables that are read whole */
export const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Seq Scan') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

const wholeReads = (plan: Plan): string[] => scanned(plan).filter((name) => large.has(name));

/** @returns how many pages of 8 kB are read */
export const blocks = (plan: Plan): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
