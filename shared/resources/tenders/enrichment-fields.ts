import { flag, instant, number, text } from '#shared/resources/definition/fields.ts';
import { processingStatuses } from '#shared/tables/documents.ts';

/** What a tender says about how its documents were read. */
export const enrichmentFields = {
  aiTitleEnriched: text('Title made readable.', 'Sanitation programme for schools', { pending: 'derive' }),
  aiTitleFixed: flag('Whether the title was made readable.', 0, { pending: 'derive' }),
  aiEnrichmentStatus: text(
    'Progress of reading its documents. COMPLETED: all readable documents are read, or there are none. FAILED: none can be read.',
    'COMPLETED',
    { values: processingStatuses },
  ),
  aiProcessedAt: instant(
    'When its summary and requirements were last computed from new input.',
    '2026-08-14T20:00:00.000Z',
  ),
  aiProcessingError: text(
    'Why the first of its documents cannot be read, if none can.',
    'the file is encrypted',
  ),
  documentAnalyzed: flag('Whether a document was analysed.', 1),
  analysisQualityScore: number('Quality of the analysis, 0 to 1.', 0.7),
  analysisConfidence: number('Confidence of the analysis, 0 to 1.', 0.7),
} as const;
