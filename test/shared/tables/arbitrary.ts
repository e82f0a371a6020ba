import fc from 'fast-check';
import type { Column, SqlType, Table } from '#shared/tables/definition.ts';

/** PostgreSQL holds no zero character; a lone surrogate is no character at all. */
const words = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\\\t\r\n"{},.N']{0,8}$/))
  .map((given) => given.replaceAll('\u0000', ''));
/**
 * Names without escapes in JSON: JSON.parse of Node 24 may read an escaped character at the end of a name as `\\`, once it
 * has read an object with that name (nodejs/node#63785). It affects how tests read rows back, not what is stored.
 */
const names = words.filter((name) => JSON.stringify(name) === `"${name}"`);
const json: fc.Arbitrary<unknown> = fc.oneof(
  words,
  fc.array(words),
  fc.dictionary(names, words),
  fc.integer(),
  fc.boolean(),
);
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.stringMatching(/^(\.[0-9]{1,6})?$/))
  .map(([whole, fraction]) => (whole === 0n ? `0${fraction}` : `${whole}${fraction}`));
/** In UTC with microseconds, as tests read them back. */
const moment = fc
  .tuple(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([at, micros]) => at.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`));

const values: Readonly<Record<SqlType, fc.Arbitrary<unknown>>> = {
  uuid: fc.uuid(),
  text: words,
  'text[]': fc.array(words, { maxLength: 4 }),
  int: fc.integer(),
  bigint: fc.bigInt({ min: 0n, max: 2n ** 62n }).map(String),
  numeric: decimal,
  // JSON has no negative zero.
  float8: fc.double({ noNaN: true, noDefaultInfinity: true }).map((given) => given + 0),
  boolean: fc.boolean(),
  timestamptz: moment,
  date: moment.map((text) => text.slice(0, 10)),
  jsonb: json,
  bytea: fc.constant('\\x00ff'),
  tsvector: fc.constant("'word':1"),
};

const arbitraryOf = ({ type, isNullable, values: closed }: Column): fc.Arbitrary<unknown> => {
  const given = closed ? fc.constantFrom(...closed) : values[type];
  return isNullable ? fc.option(given, { freq: 4 }) : given;
};

/** Rows of a table as they are written, of which no two have a key or another unique value in common. */
export const rowsOf = (table: Table): fc.Arbitrary<Record<string, unknown>[]> =>
  fc.uniqueArray(
    fc.record(
      Object.fromEntries(
        Object.entries(table.columns).flatMap(([name, column]) =>
          column.written ? [[name, arbitraryOf(column)]] : [],
        ),
      ),
    ),
    {
      minLength: 1,
      maxLength: 6,
      comparator: (one, other) =>
        [table.key, ...table.unique].some((columns) => columns.every((name) => one[name] === other[name])),
    },
  );
