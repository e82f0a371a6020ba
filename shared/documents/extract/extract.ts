import { mediaType } from '#shared/codelists/media-types.ts';
import { openArchive } from './archive.ts';
import { readDoc } from './doc.ts';
import { readDocx } from './docx.ts';
import { checkSize, type Extraction, extractionOf, type PageLines } from './extraction.ts';
import { type FileHints, type RecognisedFile, recogniseFile } from './file-kind.ts';
import { readHtml } from './html.ts';
import { readOdf } from './odf.ts';
import { pdfText } from './pdf-text.ts';
import { readCsvText, readSheets, readText } from './plain.ts';
import { readPptx } from './pptx.ts';
import { type Recogniser, recogniserOnPath } from './recognise.ts';
import { readRtf } from './rtf.ts';

/**
 * Reads the text of a file, by what its content says that it is. The same bytes always give the same text, on machines that
 * recognise images alike. It may take minutes and much memory, so that a file of an unknown sender belongs into a process of its
 * own (`openDocumentReader`).
 * @param recogniser reads scanned pages; null where nothing does
 * @throws {DocumentError} empty, other-format, encrypted, damaged, too-large. A file without text is no error: its pages say so.
 */
export async function extractText(
  bytes: Uint8Array,
  hints: FileHints = {},
  recogniser: Recogniser | null = recogniserOnPath(),
): Promise<Extraction> {
  checkSize(bytes);
  const file = recogniseFile(bytes, hints);
  if (file.kind === 'odf') {
    const { pages, kind } = readOdf(openArchive(bytes, file.entries));
    return extractionOf(kind, mediaType(kind)!, pages);
  }
  return extractionOf(file.kind, file.mimeType, await pagesOf(file, bytes, recogniser));
}

async function pagesOf(
  file: Exclude<RecognisedFile, { kind: 'odf' }>,
  bytes: Uint8Array,
  recogniser: Recogniser | null,
): Promise<PageLines[]> {
  switch (file.kind) {
    case 'pdf':
      return await pdfText(bytes, recogniser);
    case 'docx':
      return readDocx(openArchive(bytes, file.entries));
    case 'pptx':
      return readPptx(
        openArchive(bytes, file.entries),
        file.entries.map(({ name }) => name),
      );
    case 'xlsx':
      return await readSheets(bytes);
    case 'doc':
      return await readDoc(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'html':
      return readHtml(file.text);
    case 'csv':
      return readCsvText(file.text);
    case 'txt':
      return readText(file.text);
  }
}
