import type { Client } from '#shared/database.ts';

/** Runs statements that are undone where one of them fails, while the transaction goes on. */
export async function apart<Result>(database: Client, statements: () => Promise<Result>): Promise<Result> {
  await database.query('savepoint apart');
  try {
    const result = await statements();
    await database.query('release savepoint apart');
    return result;
  } catch (error) {
    // The savepoint remains after a rollback to it; released, it does not pile up in a transaction with many of them.
    await database.query('rollback to savepoint apart; release savepoint apart');
    throw error;
  }
}

/**
 * @returns whether storing failed because of what was stored, so that it would fail again: SQLSTATE 22 (data), 23
 *   (constraints) and 54 (limits of the database), or an error of ours while the rows were written
 */
export function isOfContent(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string'
    ? /^(?:22|23|54)[0-9A-Z]{3}$/.test(code)
    : error instanceof TypeError || error instanceof RangeError;
}
