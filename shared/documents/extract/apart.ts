import { join } from 'node:path';
import { surroundings } from '#shared/config.ts';
import { type ReadingLimits, runApart } from '#shared/documents/apart.ts';
import { DocumentError, type DocumentFault } from '#shared/documents/document-error.ts';
import { checkSize, type Extraction } from './extraction.ts';
import type { FileHints } from './file-kind.ts';

/** Why a file has no text, in a sentence that never quotes the file. */
export type ExtractionFailure = { fault: DocumentFault; message: string };

/** How much one document may take. One of 1,000 pages takes some 20 s; recognising images takes a few seconds for each page. */
export const EXTRACTION_LIMITS: ReadingLimits = { milliseconds: 300_000, megabytes: 512 };

const PROGRAM = join(import.meta.dirname, 'program.ts');

/**
 * Extracts the text of a file in a process of its own (`extractText`), so that a file that hangs, fills the memory or makes our rules
 * fail costs one answer. It never rejects because of the file. It runs at a lower priority than the stages: nobody waits for one
 * document, but everybody for the next sync.
 * @param path the folders in which `tesseract` is looked for, without which scanned pages are not recognised
 */
export async function extractApart(
  bytes: Uint8Array,
  hints: FileHints,
  limits: ReadingLimits = EXTRACTION_LIMITS,
  path: string = surroundings.childEnvironment({})['PATH'] ?? '',
): Promise<Extraction | ExtractionFailure> {
  try {
    checkSize(bytes);
  } catch (error) {
    return failureOf(error);
  }
  const read = await runApart(PROGRAM, bytes, limits, {
    priority: 'behind-stages',
    settings: { PATH: path },
    args: [JSON.stringify(hints)],
  });
  if ('output' in read) return JSON.parse(read.output.toString()) as Extraction | ExtractionFailure;
  const messages = {
    'too-slow': `reading it took longer than ${limits.milliseconds / 1_000} s`,
    'too-much-memory': `reading it took more than ${limits.megabytes} MB of memory`,
    failed: 'our rules fail for it',
  };
  return { fault: read.ended, message: messages[read.ended] };
}

/** @returns what is said about a file that cannot be read; other errors are thrown again */
export function failureOf(error: unknown): ExtractionFailure {
  if (error instanceof DocumentError) return { fault: error.fault, message: error.message };
  throw error;
}
