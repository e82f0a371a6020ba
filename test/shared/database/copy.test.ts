import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#shared/database/connection.ts';
import { type CopyColumn, copyRows } from '#shared/database/copy.ts';
import { propertyOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';

const COLUMNS: readonly CopyColumn[] = [
  { name: 'nth', type: 'int' },
  { name: 'words', type: 'text' },
  { name: 'list', type: 'text[]' },
  { name: 'amount', type: 'numeric' },
  { name: 'flag', type: 'boolean' },
  { name: 'share', type: 'float8' },
  { name: 'given', type: 'jsonb' },
  { name: 'at', type: 'timestamptz' },
];
const DEFINITION = COLUMNS.map(({ name, type }) => `${name} ${type}`).join(', ');

const pool = await workerPool(1);
beforeAll(async () => {
  await pool.query('set role none');
  await pool.query(
    `create table raw.copied (${DEFINITION}, unique (nth)); create table raw.inserted (${DEFINITION});
     grant all on raw.copied, raw.inserted to tender_worker; set role tender_worker; set search_path = raw`,
  );
});
beforeEach(() => pool.query('delete from copied; delete from inserted'));

/** PostgreSQL cannot store the character with code 0. */
const words = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\\\t\r\n"{},.N]{0,8}$/))
  .map((text) => text.replaceAll('\u0000', ''));
const perhaps = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { freq: 4 });
const row = fc.tuple(
  perhaps(words),
  perhaps(fc.array(perhaps(words), { maxLength: 4 })),
  perhaps(fc.integer()),
  perhaps(fc.boolean()),
  perhaps(fc.double({ noNaN: true, noDefaultInfinity: true })),
  perhaps(fc.oneof(words, fc.array(words), fc.dictionary(words, words), fc.integer(), fc.boolean())),
  perhaps(fc.constantFrom('2026-08-14T07:00:00.123Z', '2026-08-14 07:00:00+02')),
);

describe('copying rows', () => {
  it('writes what INSERT from JSON writes, whatever the values are', () =>
    propertyOf({ numRuns: 60 }, fc.array(row, { maxLength: 20 }), async (given) => {
      const rows = given.map((values, nth) => [nth, ...values]);
      await pool.query('delete from copied; delete from inserted');
      await transaction(pool, (client) => copyRows(client, 'copied', COLUMNS, rows));
      await pool.query(
        `insert into inserted select * from json_to_recordset($1::json) as rows (${DEFINITION})`,
        [
          JSON.stringify(
            rows.map((values) => Object.fromEntries(COLUMNS.map(({ name }, at) => [name, values[at]]))),
          ),
        ],
      );
      const read = async (table: string) =>
        (await pool.query(`select to_json(${table})::text as text from ${table} order by nth`)).rows;
      expect(await read('copied')).toEqual(await read('inserted'));
      expect(await read('copied')).toHaveLength(rows.length);
    }));

  it('fails with the error of the database and leaves the connection usable', async () => {
    const rows = [1, 1].map((nth) => [nth, ...COLUMNS.slice(1).map(() => null)]);
    await expect(
      transaction(pool, (client) => copyRows(client, 'copied', COLUMNS, rows)),
    ).rejects.toMatchObject({ code: '23505' });
    expect((await pool.query('select count(*)::int as n from copied')).rows).toEqual([{ n: 0 }]);
  });

  it('writes more than is sent at a time', async () => {
    const rows = Array.from({ length: 3_000 }, (_, nth) => [
      nth,
      'wörds '.repeat(40),
      ...COLUMNS.slice(2).map(() => null),
    ]);
    await transaction(pool, (client) => copyRows(client, 'copied', COLUMNS, rows));
    expect(
      (await pool.query('select count(*)::int as n, sum(length(words))::int as length from copied')).rows,
    ).toEqual([{ n: 3_000, length: 3_000 * 240 }]);
  });
});
