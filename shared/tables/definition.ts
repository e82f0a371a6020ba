import type { Instant } from '#shared/time.ts';

/**
 * Declarations of tables. Each column is declared once; the type of a row, the column lists in SQL statements, the columns
 * written by COPY and the Prisma schema are generated from the declaration.
 */

/** SQL types of columns. */
export type SqlType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'int'
  | 'bigint'
  | 'numeric'
  | 'float8'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb'
  | 'bytea'
  | 'tsvector';

/** A constant default value (`{}` for jsonb and empty arrays). Rows may be written with another value. */
type Constant = number | boolean | Readonly<Record<string, never>>;
/** A value that the database fills in. */
type Filled = 'now()' | 'autoincrement()';

/**
 * A column, and the TypeScript type of its values.
 * @typeParam Written whether inserted rows contain the column. Other columns are filled in by the database or set by
 *   separate statements.
 */
export class Column<Value = unknown, Written extends boolean = boolean> {
  /** Used only by the type system; never set. */
  declare readonly value: Value;
  readonly type: SqlType;
  readonly comment: string;
  readonly written: Written;
  readonly isNullable: boolean = false;
  readonly initial: Constant | Filled | null = null;
  /** The only values allowed, if they are restricted. */
  readonly values: readonly string[] | null = null;

  constructor(given: Partial<Column> & { type: SqlType; comment: string; written: Written }) {
    this.type = given.type;
    this.comment = given.comment;
    this.written = given.written;
    if (given.isNullable !== undefined) this.isNullable = given.isNullable;
    if (given.initial !== undefined) this.initial = given.initial;
    if (given.values !== undefined) this.values = given.values;
  }

  nullable(): Column<Value | null, Written> {
    return new Column({ ...this, isNullable: true });
  }

  default(initial: Constant): Column<Value, Written> {
    return new Column({ ...this, initial });
  }

  /** Filled in by the database; rows are written without it. */
  filled(initial: Filled): Column<Value, false> {
    return new Column({ ...this, initial, written: false });
  }

  /** Set by separate statements; rows are written without it. */
  setSeparately(): Column<Value, false> {
    return new Column({ ...this, written: false });
  }
}

const column =
  <Value>(type: SqlType) =>
  (comment = ''): Column<Value, true> =>
    new Column({ type, comment, written: true });

export const uuid = column<string>('uuid');
export const text = column<string>('text');
export const texts = column<string[]>('text[]');
export const int = column<number>('int');
/** Read as text, because a JavaScript number would lose digits. */
export const bigint = column<string>('bigint');
/** Decimal text, because a JavaScript number would lose digits. */
export const numeric = column<string>('numeric');
export const float = column<number>('float8');
export const boolean = column<boolean>('boolean');
/** A point in time. */
export const timestamptz = column<Instant>('timestamptz');
/** A South African calendar day, `YYYY-MM-DD`. */
export const date = column<string>('date');
/** Written from JSON as `\x` with hexadecimal digits; large ones are written by statements with parameters. */
export const bytes = column<string>('bytea');
export const tsvector = column<string>('tsvector');
export const jsonb = <Value = unknown>(comment = ''): Column<Value, true> => column<Value>('jsonb')(comment);

/** A text that is one of the given values. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  comment = '',
): Column<Values[number], true> => new Column({ type: 'text', comment, written: true, values });

export type Columns = Readonly<Record<string, Column>>;

/** Columns of the index, in order. It is a B-tree unless declared as `gin`. */
export type Index<Name extends string = string> = readonly Name[] | { gin: Name };

export type Table<Declared extends Columns = Columns> = {
  schema: 'core' | 'derived' | 'read';
  /** In singular and snake_case, unique in its schema. */
  name: string;
  comment: string;
  columns: Declared;
  /** Columns of the primary key: `id` unless declared otherwise. */
  key: readonly string[];
  unique: readonly (readonly string[])[];
  indexes: readonly Index[];
};

/** What is declared of a table. Keys and indexes may name only declared columns; the key `id` and empty lists may be left out. */
type Declaration<Declared extends Columns, Name extends string = keyof Declared & string> = Pick<
  Table<Declared>,
  'columns'
> & {
  comment?: string;
  key?: readonly NoInfer<Name>[];
  unique?: readonly (readonly NoInfer<Name>[])[];
  indexes?: readonly Index<NoInfer<Name>>[];
};

const tableOf =
  (schema: Table['schema']) =>
  <const Declared extends Columns>(name: string, declared: Declaration<Declared>): Table<Declared> => ({
    ...{ schema, name, comment: '', key: ['id'], unique: [], indexes: [] },
    ...declared,
  });

/** Declares a table of schema `core`, by its name. */
export const coreTable = tableOf('core');
export const derivedTable = tableOf('derived');
export const readTable = tableOf('read');

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;

/** A row to be written, as an object keyed by column. */
export type ValuesOf<Declared extends Columns> = {
  -readonly [Name in keyof Declared as Declared[Name]['written'] extends true ? Name : never]: ValueOf<
    Declared[Name]
  >;
};

/** A row of the table to be written, keyed by column. Times and decimals are text, so that no digit is lost. */
export type RowOf<Of extends Table> = ValuesOf<Of['columns']>;
