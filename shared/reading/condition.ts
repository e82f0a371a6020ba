import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { ColumnType } from '#shared/resources/definition/fields.ts';

/**
 * One condition of a list, as data. Statements are built from it, totals look up counters by it, and cursors are bound to
 * it. Values are text that PostgreSQL can cast to the type of the column.
 */
export type Condition =
  /** `equals`: the column has this value. `any`: the array column contains it. */
  | { match: 'equals' | 'any'; column: string; value: string }
  /** `among`: the column has one of these values. `overlaps`: the array column contains one of them. */
  | { match: 'among' | 'overlaps'; column: string; values: readonly string[] }
  /** Bounds: `from` and `until` include the value, `before` does not. */
  | { match: 'from' | 'until' | 'before'; column: string; value: string }
  /** The published field has this text, in which case and punctuation count; blanks around it do not. */
  | { match: 'spelled'; field: string; value: string }
  /** The column has a value. */
  | { match: 'present'; column: string }
  /**
   * The record is the first one that a row of these columns finds: one row for each record that is named, with what to look
   * for in each column, in their order; null where nothing is to be looked for.
   */
  | { match: 'identified'; columns: readonly Identifying[] }
  /** No record meets it. */
  | { match: 'never' }
  /** The id is another one. */
  | { match: 'not'; column: 'id'; value: string }
  /** The time in the column lies between now and so far ahead; the value is an interval of PostgreSQL. */
  | { match: 'within'; column: string; value: string }
  /** The time in the column is in the future. */
  | { match: 'future'; column: string }
  /** The column has this value, and the time in the column `at` is null or in the future. */
  | { match: 'current'; column: string; value: string; at: string }
  /** The column has this value, and the time in the column `at` has come. */
  | { match: 'expired'; column: string; value: string; at: string }
  /** One of these holds. They exclude each other, being about the values of one column. */
  | { match: 'either'; of: readonly Condition[] }
  /**
   * The record's words match, or one of its codes. `texts` is what the index is asked for, which is known when the words
   * have been looked up; `where` restricts it to records whose title and names match, or to those where only other texts do.
   */
  | { match: 'search'; value: string; texts?: SearchTexts; where?: 'names' | 'elsewhere' };

/** A column by which records are named, with the values that are looked for; `type` is that of a value. */
export type Identifying = { name: string; type: ColumnType; values: readonly (string | null)[] };
