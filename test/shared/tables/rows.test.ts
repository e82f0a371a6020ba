import { describe, expect, it } from 'vitest';
import { type Client, transaction } from '#shared/database/connection.ts';
import { copyRows } from '#shared/database/copy.ts';
import type { Table } from '#shared/tables/definition.ts';
import { coreTables, derivedTables } from '#shared/tables/index.ts';
import {
  qualifiedName,
  replaceStatement,
  storeStatement,
  upsertStatement,
  writtenColumns,
  writtenValues,
} from '#shared/tables/statements.ts';
import { repeatedInAwards, tenders } from '#shared/tables/tenders.ts';
import { propertyOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { rowsOf } from './arbitrary.ts';

const RUNS = { numRuns: 15 };

const pool = await workerPool(1);

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

/** What a table holds, by key; moments as the rows are made with, in UTC. */
async function stored(client: Client, table: Table): Promise<Record<string, unknown>[]> {
  const columns = writtenColumns(table).map(({ name, type }) =>
    type === 'timestamptz'
      ? `to_char("${name}" at time zone 'UTC', ${MOMENT}) as "${name}"`
      : type === 'bytea'
        ? `"${name}"::text`
        : `"${name}"`,
  );
  const { rows } = await client.query(`select ${columns.join(', ')} from ${qualifiedName(table)}`);
  return sorted(table, rows);
}

const sorted = (table: Table, rows: readonly Record<string, unknown>[]): Record<string, unknown>[] => {
  const key = (row: Record<string, unknown>) => JSON.stringify(table.key.map((name) => row[name]));
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1));
};

const copy = (client: Client, table: Table, rows: readonly object[]): Promise<void> =>
  copyRows(client, qualifiedName(table), writtenColumns(table), writtenValues(table, rows));

/** Runs in a transaction that leaves nothing behind. */
async function tried<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const undo = new Error('undo');
  let result: Result | undefined;
  await transaction(pool, async (client) => {
    result = await work(client);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return result as Result;
}

/** A table whose key the database gives has no rows that could be written twice. */
const keyed = [...coreTables, ...derivedTables].filter(({ key, columns }) =>
  key.every((name) => columns[name]?.written),
);

describe.each(keyed)('rows of $name of $schema', (table) => {
  it('read back as COPY has written them', () =>
    propertyOf(RUNS, rowsOf(table), (rows) =>
      tried(async (client) => {
        await copy(client, table, rows);
        expect(await stored(client, table)).toEqual(sorted(table, rows));
      }),
    ));

  it('read back as an upsert has written them over rows with the same keys; a second upsert writes nothing', () =>
    propertyOf(RUNS, rowsOf(table), rowsOf(table), (rows, others) =>
      tried(async (client) => {
        const old = rows.map((row, at) => ({ ...others[at % others.length], ...keysOf(table, row) }));
        await client.query(upsertStatement(table), [JSON.stringify(old)]);
        const changed = rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(old[at]));
        const { rowCount } = await client.query(upsertStatement(table), [JSON.stringify(rows)]);
        expect(rowCount).toBeLessThanOrEqual(changed.length);
        expect(await stored(client, table)).toEqual(sorted(table, rows));
        expect((await client.query(upsertStatement(table), [JSON.stringify(rows)])).rows).toEqual([]);
      }),
    ));
});

/** The values of a row that no other row may have. */
const keysOf = ({ key, unique }: Table, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries([...key, ...unique.flat()].map((name) => [name, row[name]]));

describe('child records', () => {
  const children = coreTables.filter(({ columns }) => columns['tender_id']?.type === 'uuid');

  it.each(children)('of $name of $schema are replaced by exactly the given ones of their tenders', (table) =>
    propertyOf(RUNS, rowsOf(table), rowsOf(table), (before, after) =>
      tried(async (client) => {
        const [kept, other] = [
          '10000000-0000-4000-8000-000000000001',
          '10000000-0000-4000-8000-000000000002',
        ];
        const elsewhere = { ...before[0], tender_id: other };
        const first = before.slice(1).map((row) => ({ ...row, tender_id: kept }));
        const keys = new Set([...before].map(({ id }) => id));
        const then = after.flatMap((row) => (keys.has(row['id']) ? [] : [{ ...row, tender_id: kept }]));
        await copy(client, table, [elsewhere, ...first]);
        await client.query(replaceStatement(table), [JSON.stringify(then), [kept]]);
        expect(await stored(client, table)).toEqual(sorted(table, [elsewhere, ...then]));
      }),
    ),
  );
});

describe('storing tenders', () => {
  it('returns which of them changed in a column that awards repeat', () =>
    propertyOf(RUNS, rowsOf(tenders), (rows) =>
      tried(async (client) => {
        const statement = storeStatement(tenders, repeatedInAwards);
        const store = async (given: readonly object[]) =>
          (await client.query(statement, [JSON.stringify(given)])).rows.toSorted((a, b) =>
            a.id < b.id ? -1 : 1,
          );
        const ids = sorted(tenders, rows).map(({ id }) => id);
        expect(await store(rows)).toEqual(ids.map((id) => ({ id, watched: false })));
        expect(await store(rows)).toEqual([]);
        const renamed = rows.map(
          (row): Record<string, unknown> => ({ ...row, title: `${row['title']} renamed` }),
        );
        expect(await store(renamed)).toEqual(ids.map((id) => ({ id, watched: true })));
        const moved = renamed.map((row) => ({ ...row, delivery: `${row['delivery']} moved` }));
        expect(await store(moved)).toEqual(ids.map((id) => ({ id, watched: false })));
      }),
    ));
});
