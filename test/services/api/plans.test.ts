import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#services/api/endpoint.ts';
import { endpoints } from '#services/api/endpoints/index.ts';
import { parametersOf } from '#services/api/openapi/parameters.ts';
import { createAnswers } from '#services/api/serve/answers.ts';
import { createCursors } from '#services/api/serve/cursor.ts';
import type { Services } from '#services/api/serve/handler.ts';
import { standardSort } from '#services/api/serve/plan.ts';
import { serve } from '#services/api/serve/serve.ts';
import { pageStatement } from '#services/api/serve/statement.ts';
import { createTotals } from '#services/api/serve/totals.ts';
import { openPool, type Pool } from '#shared/database.ts';
import type { ColumnType } from '#shared/resources/fields.ts';
import { resources } from '#shared/resources/index.ts';
import { promotedColumns, type Resource } from '#shared/resources/resource.ts';
import { freshDatabase, type TestDatabase } from '#test/support/database.ts';

const ROWS = 50_500;
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
/** Gives every buyer there is, of which there are some hundreds; and what needs a caller, so has no statement here. */
const GIVES_ALL = new Set(['/v2/tenders/counts/organization', '/v2/meta/usage']);

const SQL: Record<ColumnType, (required: boolean) => string> = {
  text: (required) => (required ? `'v' || hashint4(i) || '-' || i` : `'v' || hashint4(i) % 900`),
  'text[]': () => `array['v' || i % 60]`,
  timestamptz: () => `now() + hashint4(i) % 2000000 * interval '1 minute'`,
  numeric: () => 'hashint4(i) % 70000',
  integer: () => 'i % 7000',
  uuid: () => `md5('p' || i % 8000)::uuid`,
};

let database: TestDatabase;
let pool: Pool;
const asked: { text: string; values: unknown[] }[] = [];
let services: Services;

beforeAll(async () => {
  database = await freshDatabase();
  const writer = openPool({ url: database.url, role: 'tender_worker', name: 'writer', size: LARGE.length });
  await Promise.all(LARGE.map((resource) => fill(writer, resource)));
  await writer.end();
  const owner = openPool({ url: database.url, role: 'tender_operator', name: 'owner', size: 1 });
  await owner.query('set role none');
  await owner.query('vacuum analyze');
  await owner.end();
  pool = openPool({ url: database.url, role: 'tender_api', name: 'plans', size: 4 });
  const run = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
  // Notes every statement on its way to the database.
  const noting = ((given: string | pg.QueryConfig, values?: unknown[]) => {
    asked.push(
      typeof given === 'string'
        ? { text: given, values: values ?? [] }
        : { text: given.text, values: (given.values as unknown[]) ?? [] },
    );
    return run(given, values);
  }) as unknown as Pool['query'];
  const noted = Object.assign(Object.create(pool) as Pool, { query: noting });
  const versions = { of: () => null, start: async () => undefined, stop: async () => undefined };
  services = {
    pool: noted,
    versions,
    answers: createAnswers(versions),
    totals: createTotals(noted, versions),
    cursors: createCursors('a secret of this test'),
    description: '{}',
  };
}, 120_000);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function fill(writer: Pool, resource: Resource): Promise<void> {
  const columns = promotedColumns(resource);
  const search = resource.searchable
    ? [['search', `to_tsvector('read.words', 'common rare' || i % 900)`]]
    : [];
  const given = [
    ...[
      ['id', `md5('t' || i)::uuid`],
      ['change_seq', 'i'],
      ['published_at', `now() - i * interval '1 second'`],
      ['body', `'{}'`],
      ['detail', `'{}'`],
    ],
    ...columns.map(({ name, type, required }) => [
      name,
      name === 'status'
        ? `(array['active', 'closed', 'awarded'])[i % 3 + 1]`
        : SQL[type](required || resource.identifiers.includes(name)),
    ]),
    ...search,
  ];
  await writer.query(
    `insert into read.${resource.name} (${given.map(([name]) => name).join(', ')}) select ${given.map(([, sql]) => sql).join(', ')} from generate_series(1, ${ROWS}) i`,
  );
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
};

async function explain(text: string, values: unknown[], options = ''): Promise<Plan> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json${options}) ${text}`,
    values,
  );
  return rows[0]!['QUERY PLAN'][0].Plan;
}

const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Seq Scan') ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

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
  return [[], ...others.map((each) => [pair(each)])].map((more) => ({
    path,
    query: [...needed, ...more].join('&'),
  }));
}

describe('every statement of every path', () => {
  const large = new Set(LARGE.map(({ name }) => name));
  const caller = {
    key: { permissions: ['*'] },
    rate: null,
  } as unknown as Parameters<ReturnType<typeof serve>>[2];

  it.each(endpoints.filter(({ path }) => !GIVES_ALL.has(path)))(
    '$path reads no large table whole',
    async (endpoint) => {
      const handle = serve(endpoint, services);
      const wrong: string[] = [];
      for (const { path, query } of requestsOf(endpoint)) {
        asked.length = 0;
        // Whether there is such a record makes no difference here.
        await Promise.resolve()
          .then(() => handle(path, query, caller))
          .catch((error: { status?: number }) => {
            if ((error.status ?? 500) >= 500) throw error;
          });
        for (const { text, values } of [...asked]) {
          if (!/\bread\b/.test(text)) continue;
          const tables = scanned(await explain(text, values)).filter((name) => large.has(name));
          if (tables.length > 0)
            wrong.push(`${query}: ${tables.join(', ')} in ${text.replaceAll(/\s+/g, ' ')}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('page 5,000', () => {
  it.each([resources.tender, resources.award])(
    'of $plural reads no more than page 1, in every sort',
    async (resource) => {
      const blocks = (plan: Plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
      for (const sort of Object.keys(resource.sorts).flatMap((name) => [name, `-${name}`])) {
        const plan = { conditions: [], sort: standardSort(resource, sort), limit: 10, page: null };
        const cost = async (after: { key: string | null; id: string } | null) => {
          const { text, values } = pageStatement(resource, { ...plan, after }, 'body');
          await pool.query(text, values);
          return blocks(await explain(text, values, ', analyze, buffers'));
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
