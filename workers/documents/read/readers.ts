import type { DocumentFault } from '#shared/documents/document-error.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import type { ReadDocument, ReadText } from '#shared/domain/documents/read-text.ts';

/** Why a file has no text, or a text no analysis. */
export type Unreadable = { fault: DocumentFault; message: string };

/** What is found in a file: its text, or why there is none. */
export type Extracted =
  | { text: DocumentText; mimeType: string; method: string; confidence: number; language?: string | null }
  | Unreadable;

/**
 * What reading needs besides tables. It is given, so that tests can read texts without child processes. Where the signal is aborted,
 * both reject.
 */
export type Readers = {
  /** @returns a text without identity numbers of persons: no rule and no table sees them */
  extract: (
    bytes: Uint8Array,
    hints: { fileName: string | null; mimeType: string | null },
    signal?: AbortSignal,
  ) => Promise<Extracted>;
  /** Another text may come of the same file by another version. */
  extractorVersion: number;
  analyse: (
    text: DocumentText,
    document: ReadDocument,
    signal?: AbortSignal,
  ) => Promise<ReadText | Unreadable>;
  /** Another analysis may come of the same text by another version of either. */
  rulesVersion: number;
  taxonomyVersion: number;
};

/** A document whose file is stored, as its reading needs it. */
export type Unread = {
  id: string;
  tender_id: string;
  depth: number;
  sha256: string;
  closes_at: string | null;
  storage_key: string;
  mime_type: string;
  file_name: string | null;
};
