import { serve } from '#shared/documents/apart/serve.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import { readText } from '#shared/domain/documents/read-text.ts';
import { type DocumentQuestion, failureOf } from './apart.ts';
import { extractText } from './extract.ts';
import { fitToKeep } from './fit-to-keep.ts';

/**
 * The process that reads documents: it is asked for the text of a file, or with a text for what it says. It knows neither settings nor
 * database.
 */
serve(async (question: DocumentQuestion, bytes) => {
  if ('rules' in question) return readText(JSON.parse(bytes.toString()) as DocumentText, question.rules);
  return await extractText(bytes, question.hints).then(fitToKeep, failureOf);
});
