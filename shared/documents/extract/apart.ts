import { join } from 'node:path';
import { surroundings } from '#shared/config.ts';
import type { ReadingLimits } from '#shared/documents/apart/limits.ts';
import { openApart } from '#shared/documents/apart/pool.ts';
import { DocumentError, type DocumentFault } from '#shared/documents/document-error.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import type { ReadDocument, ReadText } from '#shared/domain/documents/read-text.ts';
import { checkSize, type Extraction } from './extraction.ts';
import type { FileHints } from './file-kind.ts';

/** Why a file has no text, or a text no analysis, in a sentence that never quotes the file. */
export type ReadingFailure = { fault: DocumentFault; message: string };

/** What the process that reads documents is asked. */
export type DocumentQuestion = { hints: FileHints } | { rules: ReadDocument };

/**
 * How much one document may take. One of 1,000 pages takes some 20 s; recognising images takes a few seconds for each page. Rules take
 * some hundred milliseconds for the longest real ones.
 */
export const DOCUMENT_LIMITS: ReadingLimits = { milliseconds: 300_000, megabytes: 512 };

const PROGRAM = join(import.meta.dirname, 'program.ts');

/** Reads documents in processes of their own. A signal ends the reading: then it rejects with the signal's reason. */
export type DocumentReader = {
  /** Extracts the text of a file (`extractText`), without identity numbers of persons. */
  extract: (
    bytes: Uint8Array,
    hints: FileHints,
    signal?: AbortSignal,
  ) => Promise<Extraction | ReadingFailure>;
  /** Applies the rules to a text (`readText`). */
  analyse: (
    text: DocumentText,
    document: ReadDocument,
    signal?: AbortSignal,
  ) => Promise<ReadText | ReadingFailure>;
  close: () => void;
};

/**
 * Opens a reader: a file that hangs, fills the memory or makes our rules fail costs one answer. It never rejects because of the file.
 * Its processes run at a lower priority than the stages: nobody waits for one document, but everybody for the next sync.
 * @param path the folders in which `tesseract` is looked for, without which scanned pages are not recognised
 */
export function openDocumentReader({
  limits = DOCUMENT_LIMITS,
  path = surroundings.childEnvironment({})['PATH'] ?? '',
}: {
  limits?: ReadingLimits;
  path?: string;
} = {}): DocumentReader {
  const apart = openApart({
    file: PROGRAM,
    limits,
    priority: 'behind-stages',
    settings: { PATH: path },
  });
  const messages = {
    'too-slow': `reading it took longer than ${limits.milliseconds / 1_000} s of the processor`,
    'too-much-memory': `reading it took more than ${limits.megabytes} MB of memory`,
    failed: 'our rules fail for it',
  };
  const ask = async <Answer>(
    question: DocumentQuestion,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<Answer | ReadingFailure> => {
    const read = await apart.ask(question, bytes, signal);
    if ('output' in read) return JSON.parse(read.output.toString()) as Answer;
    if (read.ended === 'stopped') throw signal?.reason;
    return { fault: read.ended, message: messages[read.ended] };
  };
  return {
    extract: async (bytes, hints, signal) => {
      try {
        checkSize(bytes);
      } catch (error) {
        return failureOf(error);
      }
      return await ask<Extraction>({ hints }, bytes, signal);
    },
    analyse: async (text, document, signal) =>
      await ask<ReadText>({ rules: document }, Buffer.from(JSON.stringify(text)), signal),
    close: apart.close,
  };
}

/** @returns what is said about a file that cannot be read; other errors are thrown again */
export function failureOf(error: unknown): ReadingFailure {
  if (error instanceof DocumentError) return { fault: error.fault, message: error.message };
  throw error;
}
