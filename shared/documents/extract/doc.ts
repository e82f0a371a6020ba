import { DocumentError } from '#shared/documents/document-error.ts';
import type { PageLines } from './extraction.ts';
import { textFlow } from './text-flow.ts';

/**
 * Reads a document of Word before 2007 (DOC). Its macros are not looked at. The format does not say where pages begin.
 * @throws {DocumentError} encrypted, damaged
 */
export async function readDoc(bytes: Uint8Array): Promise<PageLines[]> {
  const { default: WordExtractor } = await import('word-extractor');
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const flow = textFlow();
    const parts = [
      document.getBody(),
      document.getTextboxes(),
      document.getFootnotes(),
      document.getEndnotes(),
    ];
    for (const line of parts.join('\n').split('\n')) {
      flow.text(line);
      flow.endLine();
    }
    return flow.pages();
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    if (error instanceof Error && /encrypt|password/i.test(error.message))
      throw new DocumentError('encrypted', 'the document needs a password', { cause: error });
    throw new DocumentError('damaged', 'the structure of the document is broken', { cause: error });
  }
}
