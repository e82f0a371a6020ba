import { DocumentError } from '#shared/documents/document-error.ts';
import type { DocumentPage, DocumentText } from '#shared/domain/documents/document-text.ts';
import { repeatedLines } from './layout/repeated.ts';

/** Counts how texts are made: a text of an earlier version may be another one for the same bytes. */
export const EXTRACTOR_VERSION = 2;

/** What the text of a file is, and how it was had. */
export type Extraction = {
  text: DocumentText;
  /** Of the content, whatever the name says. */
  mimeType: string;
  /** Kind of the file and how its text was had, e.g. `pdf-text`, `pdf-recognised`, `pdf-mixed`, `docx-text`, `pdf-none`. */
  method: string;
  /** Share of the pages' text that is right, 0 to 1: 1 for text from the file, for a recognised page what recognition says. */
  confidence: number;
};

/** Lines of a page as a reader of one format gives them. */
export type PageLines = {
  lines: string[];
  method?: DocumentPage['method'];
  /** 0 to 1; of a recognised page. */
  confidence?: number;
  /** Numbers of lines that the format itself says are headers or footers. */
  repeated?: number[];
};

/** How much text a document may have, in UTF-16 units. The longest real ones, of 1,000 pages, have 3 million. */
export const MAX_CHARACTERS = 16_777_216;

/** Documents are fetched up to 50 MB. */
const MAX_BYTES = 67_108_864;

/** @throws {DocumentError} too-large */
export function checkSize({ length }: Uint8Array): void {
  if (length > MAX_BYTES)
    throw new DocumentError('too-large', `the file has ${length} bytes, more than ${MAX_BYTES}`);
}

/** @param kind file extension of the format */
export function extractionOf(kind: string, mimeType: string, read: readonly PageLines[]): Extraction {
  const found = repeatedLines(read.map(({ lines }) => lines));
  const pages = read.map(({ lines, method = 'text', repeated }, at): DocumentPage => {
    const numbers = repeated ?? found[at]!;
    return {
      number: at + 1,
      text: lines.map((line) => `${line}\n`).join(''),
      method,
      ...(numbers.length > 0 ? { repeated: numbers } : {}),
    };
  });
  // Blank pages say nothing about how well the others were read.
  const told = read.filter(({ lines, method = 'text' }) => method !== 'text' || lines.length > 0);
  const parts = told.map(({ method = 'text', confidence = 1 }) => (method === 'none' ? 0 : confidence));
  const confidence = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return {
    text: { pages },
    mimeType,
    method: `${kind}-${methodOf(told.map(({ method = 'text' }) => method))}`,
    confidence: Math.round(confidence * 1_000) / 1_000,
  };
}

/** @returns the one way in which all pages with text were had, or `mixed` */
function methodOf(methods: readonly DocumentPage['method'][]): string {
  const ways = new Set(methods.filter((method) => method !== 'none'));
  if (ways.size > 1) return 'mixed';
  return [...ways][0] ?? 'none';
}
