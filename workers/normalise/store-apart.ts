import { inSavepoint, isOfContent } from '#shared/database/savepoint.ts';
import type { Compiled } from '#shared/domain/tenders/compile.ts';
import { type Changes, type StoreProcesses, storeProcesses } from './store.ts';

/** Stores all processes together, which is fast. A row that cannot be stored fails them all. */
export const storeTogether: StoreProcesses = async (database, compiled) => ({
  changes: await storeProcesses(database, compiled),
  stored: compiled,
  failed: [],
});

/** Stores each process separately, so that one which cannot be stored does not block the others. */
export const storeApart: StoreProcesses = async (database, compiled) => {
  const changes: Changes = { tender: 0, award: 0, organization: 0 };
  const stored: Compiled[] = [];
  const failed: { ocid: string; error: Error }[] = [];
  for (const process of compiled) {
    try {
      const own = await inSavepoint(database, () => storeProcesses(database, [process]));
      for (const record of Object.keys(changes) as (keyof Changes)[]) changes[record] += own[record];
      stored.push(process);
    } catch (error) {
      if (!isOfContent(error)) throw error;
      failed.push({ ocid: process.records.tender.ocid, error: error as Error });
    }
  }
  return { changes, stored, failed };
};
