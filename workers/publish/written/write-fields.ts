/** Gives columns of a record, in snake_case, from its row of the publishing statement. */
export type WriteFields = (row: Record<string, unknown>) => Record<string, unknown>;
