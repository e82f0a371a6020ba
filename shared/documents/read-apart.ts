import { join } from 'node:path';
import { formOf, type ListReading, unreadable } from '#shared/documents/supplier-list.ts';
import { type ReadingLimits, runApart } from './apart.ts';

/** A list of 2,000 entries is read in a few seconds, with less than half of this memory. */
const LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 384 };

const PROGRAM = join(import.meta.dirname, 'reader.ts');

/** Reads a list. @param key by which identity numbers are hashed */
export type ReadList = (bytes: Buffer, key: string) => Promise<ListReading>;

/**
 * Reads a list in a process of its own. One that exceeds the limits is unreadable, as a broken one is. Normalise, and a rebuild with
 * it, wait for the list, so it has the priority of the stages.
 */
export const readApart = async (
  bytes: Buffer,
  key: string,
  limits: ReadingLimits = LIMITS,
): Promise<ListReading> => {
  const read = await runApart(PROGRAM, bytes, limits, {
    priority: 'as-stages',
    settings: { IDENTITY_KEY: key },
  });
  if ('output' in read) return JSON.parse(read.output.toString()) as ListReading;
  const reasons = {
    'too-slow': `reading it took longer than ${limits.milliseconds / 1_000} s`,
    'too-much-memory': `reading it failed: it takes more than ${limits.megabytes} MB of memory`,
    failed: 'reading it failed: our rules fail for it',
  };
  return unreadable(formOf(bytes), reasons[read.ended]);
};
