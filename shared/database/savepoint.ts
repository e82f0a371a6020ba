import type { Client } from './connection.ts';

/** Runs statements that are undone where one of them fails, while the transaction goes on. */
export async function inSavepoint<Result>(
  database: Client,
  statements: () => Promise<Result>,
): Promise<Result> {
  await database.query('savepoint statements');
  try {
    const result = await statements();
    await database.query('release savepoint statements');
    return result;
  } catch (error) {
    // The savepoint remains after a rollback to it; released, it does not pile up in a transaction with many of them.
    await database.query('rollback to savepoint statements; release savepoint statements');
    throw error;
  }
}

/**
 * @returns whether storing failed because of what was stored, so that it would fail again: SQLSTATE 21 (one row
 *   twice), 22 (data), 23 (constraints) and 54 (limits of the database), or an error of ours while the rows were written
 */
export function isOfContent(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string'
    ? /^(?:2[123]|54)[0-9A-Z]{3}$/.test(code)
    : error instanceof TypeError || error instanceof RangeError;
}

/**
 * Handles items together. Where that fails because of the content of one, they are halved until it is alone, so that it does not
 * keep back the others.
 * @param work handles some of the items; where it fails, nothing of what it did may stay
 * @param refuse records the one that cannot be handled
 * @throws what `work` throws for another reason than the content
 */
export async function eachSound<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<unknown>,
  refuse: (item: Item, error: Error) => Promise<void> | void,
): Promise<void> {
  try {
    await work(items);
  } catch (error) {
    const [only, ...others] = items;
    if (!isOfContent(error) || only === undefined) throw error;
    if (others.length === 0) return await refuse(only, error as Error);
    const middle = Math.ceil(items.length / 2);
    await eachSound(items.slice(0, middle), work, refuse);
    await eachSound(items.slice(middle), work, refuse);
  }
}
