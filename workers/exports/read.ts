import type { Client } from '#shared/database/connection.ts';
import type { ReadStatement } from '#workers/exports/statements.ts';

/** A record as it is read: its id and its JSON text. */
export type ReadRecord = [id: string, text: string];

/** Records that are read at a time, which are all that is in memory. */
const BATCH = 500;

/**
 * Reads the records of some statements through cursors, batch by batch. The transaction sees one state of the tables, so that
 * records which are published meanwhile are neither doubled nor left out.
 * @param client in a transaction of isolation level repeatable read
 */
export async function* readRecords(
  client: Client,
  statements: readonly ReadStatement[],
): AsyncGenerator<ReadRecord[]> {
  for (const { text, values } of statements) {
    await client.query(`declare records no scroll cursor for ${text}`, values);
    for (;;) {
      const { rows } = await client.query<ReadRecord>({
        text: `fetch ${BATCH} from records`,
        rowMode: 'array',
      } as never);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) break;
    }
    await client.query('close records');
  }
}

/** @returns the number of records that the statements read */
export async function countRecords(client: Client, statements: readonly ReadStatement[]): Promise<number> {
  let count = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from (${text}) counted`, values);
    count += Number(rows[0]?.n ?? 0);
  }
  return count;
}
