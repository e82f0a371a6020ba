import { openPool, type Pool } from '#shared/database.ts';
import { newDatabase } from './database.ts';

/** A new database, as a worker reaches it. */
export type WorkerDatabase = {
  /** With the role of workers. */
  pool: Pool;
  close: () => Promise<void>;
};

/** Makes a database for the tests of one file, which closes it. */
export async function openWorkerDatabase(): Promise<WorkerDatabase> {
  const database = await newDatabase();
  const pool = openPool({ url: database.url, role: 'tender_worker', name: 'test' });
  return {
    pool,
    close: async () => {
      await pool.end();
      await database.drop();
    },
  };
}
