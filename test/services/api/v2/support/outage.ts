import pg from 'pg';
import { inject } from 'vitest';

/** Drops a database while it is in use. */
export async function dropDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(`drop database "${new URL(url).pathname.slice(1)}" with (force)`);
  await client.end();
}
