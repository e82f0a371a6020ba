import type { DocumentFault } from '#shared/documents/document-error.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import type { ReadDocument, ReadText } from '#shared/domain/documents/read-text.ts';

/** Why a file has no text, or a text no analysis. */
export type UnreadableDocument = { fault: DocumentFault; message: string };

/** What is found in a file: its text, or why there is none. */
export type Extracted =
  | { text: DocumentText; mimeType: string; method: string; confidence: number; language?: string | null }
  | UnreadableDocument;

/**
 * What reading needs besides tables. Tests replace it, to read texts without child processes. If the signal is aborted, both reject.
 */
export type DocumentReaders = {
  /** @returns a text without identity numbers of persons: no rule and no table sees them */
  extract: (
    bytes: Uint8Array,
    hints: { fileName: string | null; mimeType: string | null },
    signal?: AbortSignal,
  ) => Promise<Extracted>;
  /** Another version may find another text in the same file. */
  extractorVersion: number;
  analyse: (
    text: DocumentText,
    document: ReadDocument,
    signal?: AbortSignal,
  ) => Promise<ReadText | UnreadableDocument>;
  /** Another version of either may find another analysis in the same text. */
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
