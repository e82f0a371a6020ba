import { type Client, type Pool, transaction } from './connection.ts';

/** Ends the transaction of a rehearsal. */
class OnlyTried extends Error {}

/**
 * Runs `work` in a transaction that is rolled back: it finds out what it would change, and nothing stays.
 * @throws whatever `work` throws, or the database's error
 */
export async function rehearsal<Result>(
  pool: Pool,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  let result: { of: Result } | undefined;
  try {
    await transaction(pool, async (client) => {
      result = { of: await work(client) };
      throw new OnlyTried();
    });
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return result!.of;
}
