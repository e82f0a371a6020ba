import type { DocumentFault } from '#shared/documents/document-error.ts';
import type { DocumentAnalysis } from '#shared/domain/documents/analysis.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';

/** What is found in a file: its text, or why there is none. */
export type Extracted =
  | { text: DocumentText; mimeType: string; method: string; confidence: number; language?: string | null }
  | { fault: DocumentFault; message: string };

/** What reading needs besides tables. It is given, so that tests can read texts without child processes. */
export type Readers = {
  extract: (
    bytes: Uint8Array,
    hints: { fileName: string | null; mimeType: string | null },
  ) => Promise<Extracted>;
  /** Another text may come of the same file by another version. */
  extractorVersion: number;
  analyse: (text: DocumentText, hints: { fileName: string }) => DocumentAnalysis;
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
