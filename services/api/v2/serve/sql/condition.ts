/**
 * One condition of a list, as data: what the statement builder turns into SQL, what totals recognise, and what a cursor
 * is bound to. Values are text in a form PostgreSQL casts to the column's type.
 */
export type Condition =
  /** The column is the value; an array column holds it. */
  | { match: 'equals' | 'any'; column: string; value: string }
  /** Bounds: `from` and `until` include the value, `before` does not. */
  | { match: 'from' | 'until' | 'before'; column: string; value: string }
  /** The column has a value. */
  | { match: 'present'; column: string }
  /** The id is another one. */
  | { match: 'not'; column: 'id'; value: string }
  /** The moment in the column is still to come. */
  | { match: 'future'; column: string }
  /** The column is the value, and the moment in `at` is absent or still to come. */
  | { match: 'current'; column: string; value: string; at: string }
  /**
   * The record's words match, or one of its codes is the text. `query` is what the text was understood as, if not itself;
   * `where` narrows it to records whose title and names match, or to those where they do not.
   */
  | { match: 'search'; value: string; query?: string; where?: 'names' | 'elsewhere' };
