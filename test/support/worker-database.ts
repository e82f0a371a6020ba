import { afterAll } from 'vitest';
import { openPool, type Pool } from '#shared/database/connection.ts';
import { newDatabase } from './database.ts';

/**
 * Makes a database for the tests of one file, which is closed after them.
 * @param size of the pool
 * @returns a pool with the role of workers
 */
export async function workerPool(size = 10): Promise<Pool> {
  const database = await newDatabase();
  const pool = openPool({ url: database.url, role: 'tender_worker', name: 'test', size });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}
