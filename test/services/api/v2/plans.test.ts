import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAvailability } from '#services/api/v2/availability.ts';
import type { Endpoint, ListEndpoint } from '#services/api/v2/endpoint.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { parametersOf } from '#services/api/v2/openapi/parameters.ts';
import { createParentCache } from '#services/api/v2/serve/cache/parents.ts';
import { createResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import { createTotals } from '#services/api/v2/serve/cache/totals.ts';
import { createCursors } from '#services/api/v2/serve/cursor.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { createPlanCache, standardSort } from '#services/api/v2/serve/plan.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { openPool, type Pool } from '#shared/database.ts';
import type { ColumnType } from '#shared/resources/definition/fields.ts';
import {
  type Filter,
  promotedColumns,
  type Resource,
  takesSeveral,
} from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';
import { uuidOf } from './support/rows.ts';

const ROWS = 25_250;
/** Tables that grow with the country's procurement; the others hold what a person could read. */
const LARGE: readonly Resource[] = [
  resources.tender,
  resources.award,
  resources.organization,
  resources.company,
  resources.tender_document,
  resources.tender_timeline,
  resources.ocds_party,
  resources.company_director,
];
/**
 * A record is on a page of its own here or there, so this is a quarter of the table: what the worst filters need when each
 * has a fifth of the records, no two have an index together, and they have almost nothing in common.
 */
const MAX_BLOCKS = ROWS / 4;
/** Further tables that grow: with the records, or with the calls. */
const BESIDE = ['counter', 'lexeme', 'usage_log'];
/** One in so many records has the example of a filter: a state or a province is common, a number is not. */
const COMMON = 5;
const RARE = 500;

/** Values of the nth column: the columns are independent. */
const SQL: Record<ColumnType, (at: number, required: boolean) => string> = {
  text: (at, required) => (required ? `'v' || hashint4(i) || '-' || i` : `'v' || hashint4(i + ${at}) % 900`),
  'text[]': (at, required) =>
    required ? `array['v' || hashint4(i) || '-' || i]` : `array['v' || abs(hashint4(i + ${at})) % 60]`,
  timestamptz: (at) => `now() + hashint4(i + ${at}) % 2000000 * interval '1 minute'`,
  date: (at) => `current_date + hashint4(i + ${at}) % 1400`,
  numeric: (at) => `abs(hashint4(i + ${at})::bigint) % 7000000`,
  int: (at) => `abs(hashint4(i + ${at})::bigint) % 7000`,
  uuid: (at) => `md5('p' || (i + ${at}) % 8000)::uuid`,
};

let database: TestDatabase;
let pool: Pool;
/** Statements on their way to the database, each with the settings of its transaction. */
const asked: { text: string; values: unknown[]; settings: string }[] = [];
let services: Services;

beforeAll(async () => {
  database = await newDatabase();
  const writer = openPool({ url: database.url, role: 'tender_worker', name: 'writer', size: LARGE.length });
  await Promise.all(LARGE.map((resource) => fill(writer, resource)));
  // Nothing is compared with an empty list.
  await writer.query(
    `insert into read.restricted_supplier (id, change_seq, published_at, body, detail, supplier_name, status, updated_at)
     values (gen_random_uuid(), 1, now(), '{}', '{"supplierName": "Skyline"}', 'Skyline', 'active', now())`,
  );
  await writer.end();
  const owner = openPool({ url: database.url, role: 'tender_operator', name: 'owner', size: 1 });
  await owner.query('set role none');
  await owner.query(
    `insert into read.counter select 'tender', 'organization_slug', 'v' || i, 1 from generate_series(1, ${ROWS}) i`,
  );
  await owner.query(
    `insert into read.lexeme select 'tender', 'word' || i from generate_series(1, ${ROWS}) i union all select 'tender', 'common'`,
  );
  await owner.query(
    `insert into app.usage_log (api_key_id, endpoint, method, status_code, response_time_ms, created_at)
     select md5('k' || i % 300)::uuid, '/v2/tenders', 'GET', 200, 1, now() - i * interval '7 minutes' from generate_series(1, ${ROWS}) i`,
  );
  await owner.query('vacuum analyze');
  await owner.end();
  pool = openPool({ url: database.url, role: 'tender_api', name: 'plans', size: 4 });
  const noted = noting(pool);
  const versions = {
    of: () => null,
    follow: () => () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  };
  const availability = createAvailability();
  services = {
    pool: noted,
    versions,
    responses: createResponseCache(versions, availability),
    plans: createPlanCache(),
    parents: createParentCache(availability),
    totals: createTotals(noted, versions),
    cursors: createCursors('a secret of this test'),
    waits: { open: () => ({ news: async () => false, close: () => undefined }), stop: () => undefined },
    verdict: async () => ({ ready: true, reasons: [] }),
    description: () => '{}',
  };
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Many requests ask the same statement, and the data stays as it is: each is run once, and explained once. */
const results = new Map<string, Promise<unknown>>();
const plans = new Map<string, Promise<Plan>>();

/** The same pool, which also records every statement. */
function noting(given: Pool): Pool {
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

async function fill(writer: Pool, resource: Resource): Promise<void> {
  const columns = promotedColumns(resource);
  const search = resource.searchable
    ? [
        [
          'search',
          `read.search_vector('common rare' || i % 900, 'name' || i % 7, 'beside' || i % 5, array['c' || i])`,
        ],
      ]
    : [];
  const given = [
    ...[
      ['id', `md5('t' || i)::uuid`],
      ['change_seq', 'i'],
      ['published_at', `now() - i * interval '1 second'`],
      ['body', `'{}'`],
      ['detail', `'{}'`],
    ],
    ...columns.map(({ name, type, required }, at) => {
      // Nearly all records are listed.
      if (name === resource.aside) return [name, `(i % 500 = 0)::int`];
      const example = filterExample(resource, name);
      const any = SQL[type](997 * at, required || resource.identifiers.includes(name));
      if (example === null) return [name, any];
      const value = type === 'text[]' ? `array['${example}', 'v' || i % 60]` : `'${example}'::${type}`;
      const rare = resource.identifiers.includes(name) || /_id$|number|_slug$/.test(name);
      const oneIn = rare && !resource.counted.includes(name) ? RARE : COMMON;
      return [name, `case when hashint4(i + ${991 * at}) % ${oneIn} = 0 then ${value} else ${any} end`];
    }),
    ...search,
  ];
  await writer.query(
    `insert into read.${resource.name} (${given.map(([name]) => name).join(', ')}) select ${given.map(([, sql]) => sql).join(', ')} from generate_series(1, ${ROWS}) i`,
  );
}

/** @returns what the example of a column's filter is looked for as; null where there is no such filter */
function filterExample(resource: Resource, column: string): string | null {
  const filter = Object.values<Filter>(resource.filters).find(
    (one) => one.column === column && (one.match === 'equals' || one.match === 'any'),
  );
  return filter ? (filter.canonical?.(filter.example) ?? filter.example) : null;
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
};

function explain(statement: (typeof asked)[number], options = ''): Promise<Plan> {
  const id = JSON.stringify([statement, options]);
  const plan = plans.get(id) ?? explainNow(statement, options);
  plans.set(id, plan);
  return plan;
}

async function explainNow(
  { text, values, settings }: (typeof asked)[number],
  options: string,
): Promise<Plan> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${settings}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json${options}) ${text}`,
      values,
    );
    await client.query('rollback');
    return rows[0]!['QUERY PLAN'][0].Plan;
  } finally {
    client.release();
  }
}

const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Seq Scan') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

/** A second value for filters that take several; rare or common, as the first one may be. */
const ANOTHER: Readonly<Record<string, string>> = { status: 'closed', publicationType: 'CORRIGENDUM' };

/** @returns queries with two values of each filter that takes several, and with a hundred ids */
function severalOf(endpoint: Endpoint): string[] {
  const list = endpoint.kind === 'counts' ? endpoint.list : endpoint.kind === 'list' && endpoint;
  if (!list || endpoint.kind === 'procedure') return [];
  const { resource } = endpoint;
  const bound = endpoint.kind === 'list' ? (endpoint.bound ?? {}) : {};
  const taken = list.filters.filter((name) => {
    const filter = resource.filters[name];
    return filter && takesSeveral(filter) && !Object.values(bound).includes(name);
  });
  const pairs = taken.flatMap((name) => {
    const filter = resource.filters[name]!;
    const other =
      ANOTHER[name] ??
      filter.among?.find((value) => value !== filter.example) ??
      filter.values?.at(-1) ??
      'v17';
    return [`${name}=${encodeURIComponent(filter.example)},${encodeURIComponent(other)}`];
  });
  const statuses = taken.includes('status') ? ['status=closed', 'status=closed&sort=closingDate'] : [];
  const ids = Array.from({ length: 100 }, (_, n) => (n % 2 ? `v${n}` : uuidOf(n)));
  return [
    ...pairs,
    ...pairs.slice(1).map((pair) => `${pairs[0]}&${pair}`),
    ...statuses,
    `ids=${ids.join(',')}`,
  ];
}

/** Requests that send nothing but what must be sent, and each parameter on its own. */
function requestsOf(endpoint: Endpoint): { path: Record<string, string>; query: string }[] {
  const parameters = parametersOf(endpoint) as {
    name: string;
    in: string;
    required?: boolean;
    example?: unknown;
  }[];
  const path = Object.fromEntries(
    parameters.filter((each) => each.in === 'path').map(({ name, example }) => [name, String(example)]),
  );
  const pair = ({ name, example }: { name: string; example?: unknown }) =>
    `${name}=${encodeURIComponent(String(example))}`;
  const needed = parameters.filter((each) => each.in === 'query' && each.required).map(pair);
  const others = parameters.filter(
    (each) => each.in === 'query' && !each.required && each.example !== undefined,
  );
  return [[], ...others.map((each) => [pair(each)]), ...severalOf(endpoint).map((each) => [each])].map(
    (more) => ({
      path,
      query: [...needed, ...more].join('&'),
    }),
  );
}

const large = new Set([...LARGE.map(({ name }) => name), ...BESIDE]);
const caller = {
  key: { id: '00000000-0000-4000-8000-000000000001', name: 'test', tier: 'enterprise', permissions: ['*'] },
  rate: { used: { daily: 1, monthly: 1 }, limits: { daily: 10, monthly: 10 } },
  call: { deadline: 1_000_000_000, waited: 0 },
} as unknown as Parameters<ReturnType<typeof serve>>[2];

/** @returns every statement that responding to a request takes */
async function statementsFor(
  handle: ReturnType<typeof serve>,
  path: Record<string, string>,
  query: string,
): Promise<typeof asked> {
  asked.length = 0;
  // Whether such a record exists makes no difference to the statements.
  await Promise.resolve()
    .then(() => handle(path, query, caller))
    .catch((error: { status?: number }) => {
      if ((error.status ?? 500) >= 500) throw error;
    });
  return asked.filter(({ text }) => /^\s*(select|with|\()/.test(text));
}

const wholeReads = (plan: Plan): string[] => scanned(plan).filter((name) => large.has(name));

const blocks = (plan: Plan): number => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

describe('every statement of every path', () => {
  it.each(endpoints)('$path reads no large table whole', async (endpoint) => {
    const handle = serve(endpoint, services);
    let count = 0;
    for (const { path, query } of requestsOf(endpoint)) {
      for (const statement of await statementsFor(handle, path, query)) {
        count += 1;
        const where = `${query}: ${statement.text}`;
        // Aggregates over all records have to read them.
        const whole = endpoint.kind === 'groups';
        const plan = await explain(statement, whole ? '' : ', analyze, buffers');
        expect(wholeReads(plan), where).toEqual([]);
        expect(blocks(plan), where).toBeLessThanOrEqual(MAX_BLOCKS);
      }
    }
    if (endpoint.kind !== 'procedure') expect(count).toBeGreaterThan(0);
  });
});

/** Filters two and three at a time, each with another sort. */
function combinationsOf(endpoint: ListEndpoint): { path: Record<string, string>; query: string }[] {
  const parameters = parametersOf(endpoint) as { name: string; in: string; example?: unknown }[];
  const path = Object.fromEntries(
    parameters.filter((each) => each.in === 'path').map(({ name, example }) => [name, String(example)]),
  );
  const given = new Set([...endpoint.filters, ...Object.keys(endpoint.aliases ?? {}), 'q']);
  // A filter that repeats the value of the path adds no condition.
  const repeated = new Set(Object.values(endpoint.bound ?? {}));
  const filters = parameters
    .filter((each) => each.in === 'query' && given.has(each.name) && !repeated.has(each.name))
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  const sorts = Object.keys(endpoint.resource.sorts).flatMap((name) => [name, `-${name}`]);
  return filters.flatMap((one, at) =>
    filters.slice(at + 1).flatMap((other, distance) => {
      const sort = sorts[(at + distance) % sorts.length];
      const third = filters[(at + 3 * distance + 4) % filters.length]!;
      const pair = { path, query: `${one}&${other}&sort=${sort}` };
      return third === one || third === other ? [pair] : [pair, { path, query: `${third}&${pair.query}` }];
    }),
  );
}

describe('filters together', () => {
  const lists = endpoints.filter(
    (endpoint): endpoint is ListEndpoint => endpoint.kind === 'list' && large.has(endpoint.resource.name),
  );

  it.each(lists)('$path finds its page without reading many other rows', async (endpoint) => {
    const handle = serve(endpoint, services);
    for (const { path, query } of combinationsOf(endpoint)) {
      for (const statement of await statementsFor(handle, path, query)) {
        const plan = await explain(statement, ', analyze, buffers');
        const where = `${query}: ${statement.text}`;
        expect(wholeReads(plan), where).toEqual([]);
        expect(blocks(plan), where).toBeLessThanOrEqual(MAX_BLOCKS);
      }
    }
  });
});

describe('a search', () => {
  const endpoint = endpoints.find(({ path }) => path === '/v2/tenders/search')!;

  it.each([
    ['a word that all have', 'common'],
    ['a rare word', 'rare5'],
    ['several words', 'common rare5 name3'],
    ['a phrase', '"common rare5"'],
    ['a phrase of common words that nothing has', '"name3 common"'],
    ['an exclusion', 'common -rare5'],
    ['a number', 'C17'],
    ['a buyer', 'name3'],
    ['a word of descriptions', 'beside2'],
    ['a misspelt word', 'wrod77'],
    ['several misspelt words', 'comon commno'],
    ['what nothing has', 'nosuchthing'],
  ])('for %s reads only few tenders', async (_, words) => {
    const handle = serve(endpoint, services);
    const wanted = { path: {}, query: `q=${encodeURIComponent(words)}&limit=10` };
    for (const beside of ['', '&province=gauteng', '&province=gauteng&status=active', '&page=20']) {
      for (const statement of await statementsFor(handle, wanted.path, wanted.query + beside)) {
        const plan = await explain(statement, ', analyze, buffers');
        const where = `${beside}: ${statement.text}`;
        expect(wholeReads(plan), where).toEqual([]);
        expect(blocks(plan), where).toBeLessThanOrEqual(MAX_BLOCKS);
      }
    }
  });

  it('costs no more when it is continued from a cursor', async () => {
    const handle = serve(endpoint, services);
    let cursor = '';
    for (let page = 0; page < 15; page += 1) {
      const { meta } = await handle({}, `q=common+name3&limit=20${cursor}`, caller);
      const next = /"nextCursor":"([^"]+)"/.exec(meta ?? '')?.[1];
      expect(next).toBeDefined();
      cursor = `&cursor=${next}`;
      for (const statement of await statementsFor(handle, {}, `q=common+name3&limit=20${cursor}`)) {
        const plan = await explain(statement, ', analyze, buffers');
        expect(wholeReads(plan), statement.text).toEqual([]);
        expect(blocks(plan), statement.text).toBeLessThanOrEqual(MAX_BLOCKS);
      }
    }
  });
});

describe('page 5,000', () => {
  it.each([resources.tender, resources.award])(
    'of $plural reads no more than page 1, in every sort',
    async (resource) => {
      for (const sort of Object.keys(resource.sorts).flatMap((name) => [name, `-${name}`])) {
        const plan = { conditions: [], sort: standardSort(resource, sort), limit: 10, page: null };
        const cost = async (after: { key: string | null; id: string } | null) => {
          const { text, values } = pageStatement(resource, { ...plan, after }, 'body');
          await pool.query(text, values);
          return blocks(await explain({ text, values, settings: '' }, ', analyze, buffers'));
        };
        const { column, descending } = plan.sort;
        const direction = descending ? 'desc' : 'asc';
        const { rows } = await pool.query<{ key: string | null; id: string }>(
          `select ${column}::text as key, id from read.${resource.name} order by ${column} ${direction} nulls last, id ${direction} offset 49989 limit 1`,
        );
        expect(await cost(rows[0] ?? null), sort).toBeLessThanOrEqual(1.2 * (await cost(null)));
      }
    },
  );
});
