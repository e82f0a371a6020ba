import { describe, expect, it } from 'vitest';
import type { Column, SqlType, Table } from '#shared/tables/definition.ts';
import { coreTables, derivedTables } from '#shared/tables/index.ts';
import { qualifiedName } from '#shared/tables/statements.ts';
import { workerPool } from '#test/support/worker-database.ts';

/** As `format_type` writes them, and as Prisma declares moments. */
const SPELLED: Partial<Record<SqlType, string>> = {
  int: 'integer',
  float8: 'double precision',
  timestamptz: 'timestamp(6) with time zone',
};
/** Indexes over expressions or some rows only, which stand in prisma/sql. */
const BESIDE = [
  ...[
    'tender_reference',
    'tender_reference_of_buyer',
    'tender_title_of_buyer',
    'tender_notice_keys',
    'tender_market',
  ],
  ...['award_latest', 'company_total_by_value', 'company_total_by_awards'],
  ...['document_state_waiting', 'document_state_fetched', 'tender_event_told'],
];

const client = await workerPool(1);

/** Prisma declares no list as not null. */
const described = ([name, { type, isNullable, initial }]: [string, Column]) => ({
  name,
  type: SPELLED[type] ?? type,
  nullable: isNullable || type === 'text[]',
  initial: initial !== null,
});

async function columnsOf(table: Table) {
  const { rows } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable, atthasdef as initial
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [qualifiedName(table)],
  );
  return inOrder(rows);
}

/** A column that a migration added is the table's last, wherever it is declared. */
const inOrder = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Each index as one text: what it is, its method and its columns in order. */
async function indexesOf(table: Table): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select case when indisprimary then 'key' when indisunique then 'unique' else 'index' end || ' ' || amname || ' '
       || (select string_agg(attname, ',' order by place)
           from unnest(indkey) with ordinality as part (number, place)
           join pg_attribute on attrelid = indrelid and attnum = number) as text
     from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
     where indrelid = $1::regclass and relname <> all($2)`,
    [qualifiedName(table), BESIDE],
  );
  return rows.map(({ text }) => text).toSorted();
}

const declaredIndexes = ({ key, unique, indexes }: Table): string[] =>
  [
    `key btree ${key.join()}`,
    ...unique.map((columns) => `unique btree ${columns.join()}`),
    ...indexes.map((index) => ('gin' in index ? `index gin ${index.gin}` : `index btree ${index.join()}`)),
  ].toSorted();

const declared = [...coreTables, ...derivedTables];

describe('declared tables agree with the migrations', () => {
  it.each(declared)('columns of $name of $schema', async (table) => {
    expect(await columnsOf(table)).toEqual(inOrder(Object.entries(table.columns).map(described)));
  });

  it.each(declared)('keys and indexes of $name of $schema', async (table) => {
    expect(await indexesOf(table)).toEqual(declaredIndexes(table));
  });

  it.each(['core', 'derived'])('no other table is in %s', async (schema) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = (select oid from pg_namespace where nspname = $1)`,
      [schema],
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      declared.flatMap((table) => (table.schema === schema ? [table.name] : [])).toSorted(),
    );
  });
});
