/** Gives the columns that a resource declares as `written`, from the column `facts` of its publishing statement. */
export type WriteFields = (facts: unknown) => Record<string, unknown>;
