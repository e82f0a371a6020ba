import type { Instant } from '#shared/time.ts';

/**
 * How tables are declared. A column is spelled once, here; the type of a row, the lists in SQL statements, what COPY
 * writes and the Prisma schema follow from it.
 */

/** The types that columns of our tables have, as SQL spells them. */
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
  | 'tsvector';

/** A default: a constant (`{}` for jsonb), which a row that is written may still differ from. */
type Constant = number | boolean | Readonly<Record<string, never>>;
/** What the database fills in by itself. */
type Filled = 'now()' | 'autoincrement()';

/**
 * A column, and the TypeScript type of its values.
 * @typeParam Written whether rows are written with it. Other columns are filled by the database, or set by statements
 *   of their own.
 */
export class Column<Value = unknown, Written extends boolean = boolean> {
  /** For the compiler only: no column has it. */
  declare readonly value: Value;
  readonly type: SqlType;
  readonly comment: string;
  readonly written: Written;
  readonly isNullable: boolean = false;
  readonly initial: Constant | Filled | null = null;
  /** Closed list of values, where there is one. */
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

  /** Filled by the database; rows are written without it. */
  filled(initial: Filled): Column<Value, false> {
    return new Column({ ...this, initial, written: false });
  }

  /** Set by statements of its own; rows are written without it. */
  apart(): Column<Value, false> {
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
/** Arrives as text, because a JavaScript number would lose digits. */
export const bigint = column<string>('bigint');
/** Decimal text, because a JavaScript number would lose digits. */
export const numeric = column<string>('numeric');
export const float = column<number>('float8');
export const boolean = column<boolean>('boolean');
/** A moment. */
export const timestamptz = column<Instant>('timestamptz');
/** A South African calendar day, `YYYY-MM-DD`. */
export const date = column<string>('date');
export const tsvector = column<string>('tsvector');
export const jsonb = <Value = unknown>(comment = ''): Column<Value, true> => column<Value>('jsonb')(comment);

/** A text with a closed list of values. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  comment = '',
): Column<Values[number], true> => new Column({ type: 'text', comment, written: true, values });

export type Columns = Readonly<Record<string, Column>>;

/** Columns in order; a B-tree unless it is said otherwise. */
export type Index<Name extends string = string> = readonly Name[] | { gin: Name };

export type Table<Declared extends Columns = Columns> = {
  schema: 'core' | 'derived' | 'read';
  /** Singular, snake_case, unique in its schema. */
  name: string;
  comment: string;
  columns: Declared;
  /** The primary key. */
  key: readonly string[];
  unique: readonly (readonly string[])[];
  indexes: readonly Index[];
};

/** What a declaration gives: keys and indexes are of columns that there are, and lists of none may be left out. */
type Declaration<Declared extends Columns, Name extends string = keyof Declared & string> = Pick<
  Table<Declared>,
  'schema' | 'name' | 'columns'
> & {
  comment?: string;
  key: readonly NoInfer<Name>[];
  unique?: readonly (readonly NoInfer<Name>[])[];
  indexes?: readonly Index<NoInfer<Name>>[];
};

export const defineTable = <const Declared extends Columns>({
  comment = '',
  unique = [],
  indexes = [],
  ...given
}: Declaration<Declared>): Table<Declared> => ({ ...given, comment, unique, indexes });

type ValueOf<Of> = Of extends Column<infer Value> ? Value : never;

/** A row of these columns, in the columns' names, as it is written. */
export type ValuesOf<Declared extends Columns> = {
  -readonly [Name in keyof Declared as Declared[Name]['written'] extends true ? Name : never]: ValueOf<
    Declared[Name]
  >;
};

/** A row as it is written, in the columns' names: moments and decimals as text, so that no digit is lost. */
export type RowOf<Of extends Table> = ValuesOf<Of['columns']>;

/** A row as it is stored, with what the database and other statements add. */
export type StoredRowOf<Of extends Table> = {
  -readonly [Name in keyof Of['columns']]: ValueOf<Of['columns'][Name]>;
};
