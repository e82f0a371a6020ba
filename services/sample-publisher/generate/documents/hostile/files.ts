import { mimeTypes } from '../file-kind.ts';
import { entityBomb, nestedArchive, withMacros, zipBomb } from './archives.ts';
import { cyclic, encrypted, manyPages, nestedArrays, truncated, withoutUnicode } from './pdfs.ts';

/** A file that does harm to a careless reader; `name` has the extension under which it is offered. */
export type HostileFile = { name: string; type: string; bytes(): Buffer | Promise<Buffer> };

const ZIP = 'application/zip';
const PDF = mimeTypes.pdf;

/** Files that readers must survive, each for its own reason. The same bytes each time. */
export const hostileFiles: readonly HostileFile[] = [
  { name: 'encrypted.pdf', type: PDF, bytes: encrypted },
  { name: 'truncated.pdf', type: PDF, bytes: truncated },
  { name: 'cyclic.pdf', type: PDF, bytes: cyclic },
  { name: 'many-pages.pdf', type: PDF, bytes: manyPages },
  { name: 'nested-arrays.pdf', type: PDF, bytes: nestedArrays },
  { name: 'without-unicode.pdf', type: PDF, bytes: withoutUnicode },
  { name: 'empty.pdf', type: PDF, bytes: () => Buffer.alloc(0) },
  { name: 'word-as.pdf', type: PDF, bytes: withMacros },
  {
    name: 'page-as.pdf',
    type: PDF,
    bytes: () =>
      Buffer.from('<!DOCTYPE html><html><body><h1>The file could not be found.</h1></body></html>'),
  },
  { name: 'zip-bomb.zip', type: ZIP, bytes: zipBomb },
  { name: 'nested-archive.zip', type: ZIP, bytes: nestedArchive },
  { name: 'macros.docm', type: 'application/vnd.ms-word.document.macroEnabled.12', bytes: withMacros },
  { name: 'entity-bomb.docx', type: mimeTypes.docx, bytes: entityBomb },
];

/** The name of a PDF of 200 MB that never ends like one; it is sent in pieces, and never held as a whole. */
export const ENDLESS = 'endless.pdf';
const PIECES = 3_200;
const PIECE = 'a'.repeat(64 * 1024);

export function* endlessPieces(): Generator<string> {
  yield '%PDF-1.4\n';
  for (let sent = 0; sent < PIECES; sent += 1) yield PIECE;
}
