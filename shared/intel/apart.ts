import { join } from 'node:path';
import type { IntelFormat } from '#shared/codelists/intel-sources.ts';
import type { ReadingLimits } from '#shared/documents/apart/limits.ts';
import { openApart } from '#shared/documents/apart/pool.ts';
import type { FeedReading, PageReading } from '#shared/domain/intel/item.ts';

/** What the process that reads is asked about the bytes of a response. */
export type IntelQuestion = {
  read: IntelFormat | 'page';
  /** Header of the response. */
  contentType: string | null;
  /** Address of the response. */
  base: string;
  selector: string | null;
  pattern: string | null;
};

/** A feed of 100,000 items takes some 450 MB and five seconds. */
const LIMITS: ReadingLimits = { milliseconds: 30_000, megabytes: 640 };

const PROGRAM = join(import.meta.dirname, 'program.ts');

/** Reads feeds and pages in processes of their own. A signal ends the reading: then it rejects with the signal's reason. */
export type IntelReader = {
  feed: (question: IntelQuestion, bytes: Uint8Array, signal?: AbortSignal) => Promise<FeedReading>;
  page: (question: IntelQuestion, bytes: Uint8Array, signal?: AbortSignal) => Promise<PageReading>;
  close: () => void;
};

/**
 * Opens a reader, in the same kind of process as documents are read in. Anybody may have written what a publisher sends: a feed that
 * hangs or fills the memory costs one answer. It never rejects because of what it reads.
 * Decision: docs/decisions/0159-files-are-read-by-processes-with-limits-of-their-own.md
 */
export function openIntelReader(): IntelReader {
  const apart = openApart({
    file: PROGRAM,
    limits: LIMITS,
    priority: 'behind-stages',
  });
  const messages = {
    'too-slow': `reading it took longer than ${LIMITS.milliseconds / 1_000} s of the processor`,
    'too-much-memory': `reading it took more than ${LIMITS.megabytes} MB of memory`,
    failed: 'our rules fail for it',
  };
  const ask = async <Reading>(question: IntelQuestion, bytes: Uint8Array, signal?: AbortSignal) => {
    const read = await apart.ask(question, bytes, signal);
    if ('output' in read) return JSON.parse(read.output.toString()) as Reading;
    if (read.ended === 'stopped') throw signal?.reason;
    return { fault: read.ended, message: messages[read.ended] };
  };
  return { feed: ask<FeedReading>, page: ask<PageReading>, close: apart.close };
}
