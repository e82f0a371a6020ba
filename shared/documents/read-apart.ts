import { join } from 'node:path';
import type { ReadingLimits } from '#shared/documents/apart/limits.ts';
import { openApart } from '#shared/documents/apart/pool.ts';
import { formOf, type ListReading, unreadable } from '#shared/documents/list-reading.ts';

/** A list of 2,000 entries is read in a few seconds, with less than half of this memory. */
const LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 384 };

const PROGRAM = join(import.meta.dirname, 'reader.ts');

/** Reads a list. @param key by which identity numbers are hashed */
export type ReadList = (bytes: Buffer, key: string) => Promise<ListReading>;

/**
 * Reads a list in a process of its own. One that exceeds the limits is unreadable, as a broken one is. Normalise, and a rebuild with
 * it, wait for the list, so it has the priority of the stages. Lists are rare, so that the process ends with each.
 */
export const readApart = async (
  bytes: Buffer,
  key: string,
  limits: ReadingLimits = LIMITS,
): Promise<ListReading> => {
  const apart = openApart({
    file: PROGRAM,
    limits,
    priority: 'as-stages',
  });
  try {
    const read = await apart.ask({ key }, bytes);
    if ('output' in read) return JSON.parse(read.output.toString()) as ListReading;
    const reasons = {
      'too-slow': `reading it took longer than ${limits.milliseconds / 1_000} s of the processor`,
      'too-much-memory': `reading it failed: it takes more than ${limits.megabytes} MB of memory`,
      failed: 'reading it failed: our rules fail for it',
      stopped: 'reading it was stopped',
    };
    return unreadable(formOf(bytes), reasons[read.ended]);
  } finally {
    apart.close();
  }
};
