import { openPool, type Pool } from '#shared/database/connection.ts';
import type { ColumnType } from '#shared/resources/definition/fields.ts';
import { type Filter, promotedColumns, type Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';

/** Read tables with many records, to see what statements cost on them. */

/** Records of each large table. */
export const ROWS = 18_250;
/** Tables that grow with the country's procurement; the others hold what a person could read. */
export const LARGE: readonly Resource[] = [
  resources.tender,
  resources.award,
  resources.organization,
  resources.company,
  resources.tender_document,
  resources.tender_timeline,
  resources.ocds_party,
  resources.company_director,
];
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

/** Names of the tables that no statement may read whole. */
export const large = new Set([...LARGE.map(({ name }) => name), ...BESIDE]);

/** Makes a database with these tables filled. Nothing is compared with an empty list. */
export async function fillLargeTables(filled: readonly Resource[]): Promise<TestDatabase> {
  const database = await newDatabase();
  const owner = openPool({ url: database.url, role: 'tender_operator', name: 'owner', size: 1 });
  await owner.query('set role none');
  for (const resource of filled) await fill(owner, resource);
  await owner.query(
    `insert into read.restricted_supplier (id, change_seq, published_at, body, detail, supplier_name, status, updated_at)
     values (gen_random_uuid(), 1, now(), '{}', '{"supplierName": "Skyline"}', 'Skyline', 'active', now())`,
  );
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
  return database;
}

/** Fills a table. Its indexes are made afterwards, which takes less time. */
async function fill(owner: Pool, resource: Resource): Promise<void> {
  const { rows: indexes } = await owner.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid = $1::regclass and not indisprimary`,
    [`read.${resource.name}`],
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await insert(owner, resource);
  for (const { made } of indexes) await owner.query(made);
}

async function insert(owner: Pool, resource: Resource): Promise<void> {
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
  await owner.query(
    `insert into read.${resource.name} (${given.map(([name]) => name).join(', ')}) select ${given.map(([, sql]) => sql).join(', ')} from generate_series(1, ${ROWS}) i`,
  );
}

/** @returns what the example of a column's filter is looked for as; null if there is no such filter */
function filterExample(resource: Resource, column: string): string | null {
  const filter = Object.values<Filter>(resource.filters).find(
    (one) => one.column === column && (one.match === 'equals' || one.match === 'any'),
  );
  return filter ? (filter.canonical?.(filter.example) ?? filter.example) : null;
}
