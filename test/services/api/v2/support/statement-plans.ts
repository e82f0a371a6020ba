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
import { openPool, type Pool } from '#shared/database/connection.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { withClient } from '#test/support/database.ts';
import { fillLargeTables, large, ROWS } from './large-tables.ts';

/** What the statements of the API read in large tables. */

/**
 * A record is on a page of its own here or there, so this is a third of the table: what the worst filters need when each has a fifth
 * of the records or, by a day, half of them, and no two have an index together. A page of 21 among one record in 250 is found in the
 * order of the list after some 5,300, however large the table is.
 */
const MAX_BLOCKS = ROWS / 3;

type Statement = { text: string; values: unknown[] };
/** A statement that was run, and how. */
type Asked = Statement & { plan: Promise<Plan> };

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
  statementsFor: (handle: Handle, path: Record<string, string>, query: string) => Promise<Asked[]>;
  /** Fails if the statement has read a large table whole, or too much of it. @param where is named with a failure */
  expectCheap: (statement: Asked, where: string) => Promise<void>;
  /** The same without a limit, for statements that have to read every record. */
  expectNotWhole: (statement: Asked, where: string) => Promise<void>;
  /** Runs a statement. @returns how many pages of 8 kB it reads */
  blocksOf: (statement: Statement) => Promise<number>;
  close: () => Promise<void>;
};

/** Fills these tables and serves them. */
export async function openStatementPlans(filled: readonly Resource[]): Promise<StatementPlans> {
  const database = await fillLargeTables(filled);
  await tellPlans(database.url);
  const pool = openPool({ url: database.url, role: 'tender_api', name: 'plans', size: 4 });
  const asked: Asked[] = [];
  const services = servicesOn(noting(pool, asked));
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
      return asked.slice();
    },
    expectCheap: async (statement, where) => {
      const plan = await statement.plan;
      expect(wholeReads(plan), where).toEqual([]);
      expect(blocks(plan), where).toBeLessThanOrEqual(MAX_BLOCKS);
    },
    expectNotWhole: async (statement, where) => expect(wholeReads(await statement.plan), where).toEqual([]),
    blocksOf: async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json, analyze, buffers, timing off) ${text}`,
        values,
      );
      return blocks(rows[0]!['QUERY PLAN'][0].Plan);
    },
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

/** From now on PostgreSQL tells every client of the database how it has run each statement, so that none has to be run again for it. */
async function tellPlans(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_level': 'notice',
    'auto_explain.log_format': 'json',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
  };
  await withClient(url, async (client) => {
    for (const [setting, value] of Object.entries(settings))
      await client.query(`alter database ${name} set ${setting} = '${value}'`);
  });
}

/**
 * The same pool, which also records every statement and its plan. Many requests ask the same one, and the data stays as it is: each is
 * run once.
 */
function noting(given: Pool, asked: Asked[]): Pool {
  const results = new Map<string, { result: Promise<unknown>; plan: Promise<Plan> }>();
  const told = new Map<string, (plan: Plan) => void>();
  given.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const [, json] = /plan:\n(.+)/s.exec(message ?? '') ?? [];
      if (json === undefined) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Plan };
      told.get(numberOf(text))?.(plan);
    });
  });
  /** Runs a statement with a number at its end, by which its plan is known. */
  const numbered = (run: Run, query: string | pg.QueryConfig, text: string, values: unknown[]) => {
    const { promise: plan, resolve, reject } = Promise.withResolvers<Plan>();
    const number = String(told.size);
    told.set(number, resolve);
    const { name: _, ...config } = typeof query === 'string' ? { text } : query;
    const result = run({ ...config, text: `${text}\n-- ${number}`, values });
    result.catch(reject);
    plan.catch(() => undefined);
    return { result, plan };
  };
  /** @param settings of the transaction so far */
  const note = (on: Pick<Pool, 'query'>, settings: string[]) => {
    const run = on.query.bind(on) as Run;
    return ((query: string | pg.QueryConfig, values?: unknown[]) => {
      const { text, values: bound = values } = typeof query === 'string' ? { text: query } : query;
      if (text.startsWith('set local')) settings.push(text);
      if (!IS_READ.test(text)) return run(query, values);
      const statement = { text, values: (bound as unknown[] | undefined) ?? [] };
      const id = JSON.stringify([statement, settings, typeof query === 'object' && query]);
      const known = results.get(id) ?? numbered(run, query, text, statement.values);
      results.set(id, known);
      asked.push({ ...statement, plan: known.plan });
      return known.result;
    }) as unknown as Pool['query'];
  };
  const connect = async () => {
    const client = await given.connect();
    return Object.assign(Object.create(client) as pg.PoolClient, { query: note(client, []) });
  };
  return Object.assign(Object.create(given) as Pool, { query: note(given, []), connect });
}

type Run = (...args: unknown[]) => Promise<unknown>;
const IS_READ = /^\s*(select|with|\()/;
const numberOf = (text: string): string => /-- (\d+)$/.exec(text)?.[1] ?? '';

/** @returns the tables that are read whole */
export const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Seq Scan') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

const wholeReads = (plan: Plan): string[] => scanned(plan).filter((name) => large.has(name));

/** @returns how many pages of 8 kB are read */
export const blocks = (plan: Plan): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
