import { z } from 'zod';
import { mediaType } from '#shared/codelists/media-types.ts';
import {
  instant,
  integer,
  number,
  object,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { equals } from '#shared/resources/definition/filters.ts';
import { ofTender } from '#shared/resources/definition/parents.ts';
import { recordId } from '#shared/resources/definition/record.ts';
import { defineResource } from '#shared/resources/definition/resource.ts';
import { processingStatuses } from '#shared/tables/documents.ts';

export const cacheStatuses = ['CACHED', 'UNCACHED', 'PROCESSING'] as const;

const later = { pending: 'documents' } as const;

/** Documents attached to tenders: the data about each, not the file itself. */
export const tenderDocument = defineResource({
  name: 'tender_document',
  description: 'A document attached to a tender, with what was read from it.',
  fields: {
    documentId: uuid(
      'Permanent id of the document, the same as `id`.',
      '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10',
    )
      .present()
      .listed(),
    tenderId: ofTender.tenderId,
    fileName: text('Name of the file as published.', 'ZNTM01266W Bid document.pdf').listed(),
    fileUrl: uri(
      'Address at the publisher.',
      'https://www.etenders.gov.za/home/Download/?blobName=4f2c.pdf',
    ).listed(),
    downloadUrl: uri(
      'Address from which to download the file.',
      'https://www.etenders.gov.za/home/Download/?blobName=4f2c.pdf',
    ).listed(),
    fileSize: integer('Size in bytes.', 482113).listed(),
    mimeType: text(
      'Media type by the content or, while that is unknown, by the published format or the file name.',
      'application/pdf',
      {
        prepare: mediaType,
      },
    ).listed(),
    cacheStatus: text('Whether a copy is kept here.', 'UNCACHED', { values: cacheStatuses })
      .present()
      .listed(),
    processingStatus: text('Whether the document has been read.', 'PENDING', { values: processingStatuses })
      .present()
      .listed(),
    id: recordId('3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10'),
    tenderRecordId: ofTender.tenderRecordId,
    archiveId: uuid(
      "For a document in an archive: the id of the archive's document.",
      '5b1c7a10-0c55-5a7c-a1a5-3d0f3c7f1b52',
    ),
    position: integer(
      "Place in the publisher's list, from 0; for documents in archives from 1000.",
      0,
    ).required(),
    description: text('What the publisher says about it.', 'Bid document'),
    documentType: text('OCDS document type.', 'tenderNotice'),
    format: text('Format as published, otherwise the file name extension.', 'pdf'),
    language: text('Language as published.', 'en'),
    publishedAt: instant('When it was published.', '2026-08-14T07:00:00.000Z'),
    modifiedAt: instant('When it was changed.', '2026-08-20T07:00:00.000Z'),
    storagePath: text('The same as `storageKey`.', 'documents/3c/3c7f1b52'),
    storageKey: text('Key of the copy in the storage.', 'documents/3c/3c7f1b52'),
    processedAt: instant('When it was read.', '2026-08-14T20:00:00.000Z'),
    processingError: text('Why it could not be fetched or read.', 'the file is encrypted'),
    r2StorageKey: text('The same as `storageKey`.', 'documents/3c/3c7f1b52'),
    r2StorageUrl: uri(
      'Permanent address of the copy; always null, because `/v2/documents/{id}/download-url` gives a temporary one.',
      'https://files.example.org/3c7f1b52.pdf',
    ),
    r2UploadedAt: instant('When it was stored.', '2026-08-14T19:20:00.000Z'),
    r2FileSize: integer('Size of the copy in bytes.', 482113),
    extractedTextLength: integer('Characters of text found.', 18230),
    extractedAt: instant('When the text was extracted.', '2026-08-14T20:00:00.000Z'),
    extractionMethod: text('How the text was extracted.', 'pdf-text'),
    extractionConfidence: number('Confidence of the extraction, 0 to 1.', 0.98),
    aiSummary: text('What is bought, in sentences of the document.', 'Construction of ablution facilities.'),
    aiKeyPoints: texts('What it requires of bidders.', ['CIDB grade 5GB or higher']),
    aiAnalysis: object(
      'What was found in it.',
      z.record(z.string(), z.unknown()),
      { pages: 42, sections: 7 },
      later,
    ),
    aiProcessedAt: instant('When its analysis last changed.', '2026-08-14T20:00:05.000Z'),
    aiProcessingError: text('Why it could not be analysed.', 'no text', later),
    documentCategory: text('What kind of document it is.', 'bid-document'),
    priority: text('How important it is for a bidder.', 'high', later),
    downloadCount: integer('How often it was requested.', 3, later),
    lastAccessedAt: instant('When it was last requested.', '2026-08-15T08:00:00.000Z', later),
    createdAt: instant(
      'When the document was published, otherwise when its tender was first seen.',
      '2026-08-14T07:00:00.000Z',
    ),
    updatedAt: instant(
      'When the document was last changed, as published.',
      '2026-08-20T07:00:00.000Z',
    ).promoted({ required: true }),
    syncedAt: instant('When its tender was first seen here.', '2026-08-14T19:13:26.000Z'),
  },
  part: true,
  sorts: { position: 'position' },
  defaultSort: 'position',
  filters: {
    tenderId: equals('tender_id', "The publisher's number of the tender.", '165050'),
  },
  indexes: [['tender_record_id', 'position']],
});
