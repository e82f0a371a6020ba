import {
  bigint,
  boolean,
  coreTable,
  derivedTable,
  float,
  int,
  jsonb,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** Data of stage documents: which documents it has fetched, their contents, and what the rules found in them. */

/**
 * `waiting`: to be fetched once `next_attempt_at` has passed. `fetched`: the file is stored and has to be read. `done`: it was
 * read; an archive has its members as documents of their own. `failed`: it cannot be fetched or read, and `fault` says why.
 */
export const documentStates = ['waiting', 'fetched', 'done', 'failed'] as const;

export const staleDocuments = coreTable('stale_document', {
  comment:
    'Documents of which the publisher has said something else than is stored, added by triggers. Rows are never updated; stage documents deletes those that it has taken.',
  columns: {
    id: bigint().filled('autoincrement()'),
    document_id: uuid('Id of the row of core.tender_document, which may be gone.'),
  },
});

export const documentStatus = coreTable('document_state', {
  comment:
    'How far stage documents has come with each document of a tender, and with each member of an archive among them.',
  columns: {
    id: uuid(
      'Id of the row of core.tender_document; of a member, UUIDv5 of that of its archive, its path in it, and how many before it have the same.',
    ),
    tender_id: uuid(),
    parent_id: uuid('The archive that contains it.').nullable(),
    member: text('Path in the archive, without identity numbers and what cannot be seen.').nullable(),
    place: int('Order in the archive, 0-based; 0 for other documents.').default(0),
    depth: int('How many archives it is in.').default(0),
    url: text('Address at the publisher; of a member, null.').nullable(),
    host: text('Host and port of the address; null where there is nothing to fetch.').nullable(),
    modified_at: timestamptz('When the publisher says that it was changed.').nullable(),
    closes_at: timestamptz(
      'When its tender closes, unless it was cancelled: what closes last is fetched first.',
    ).nullable(),
    state: oneOf(documentStates),
    attempts: int('Failed in a row.').default(0),
    next_attempt_at: timestamptz().filled('now()'),
    fault: text('Kind of the last failure.').nullable(),
    error: text('The last failure in words.').nullable(),
    sha256: text('Of the stored file.').nullable(),
    etag: text().nullable(),
    last_modified: text('Header of the last answer, to ask whether it has changed.').nullable(),
    fetched_at: timestamptz('When the file was received, or found unchanged.').nullable(),
    read_at: timestamptz('When it was read, or found unreadable.').nullable(),
    read_again: text(
      'Content that was read once more while the machine had nothing else to do, because reading it had been ended by a limit.',
    ).nullable(),
  },
  indexes: [['tender_id'], ['parent_id'], ['sha256']],
});

export const documentFiles = coreTable('document_file', {
  comment: 'Files of documents in the storage, each content once.',
  columns: {
    sha256: text(),
    size: bigint('In bytes.'),
    mime_type: text('By its content.'),
    storage_key: text(),
    fetched_at: timestamptz('When it was first received.').filled('now()'),
    unused_at: timestamptz('When it was found that no document has this content any more.').nullable(),
  },
  key: ['sha256'],
});

export const documentTexts = coreTable('document_text', {
  comment: 'What extraction found in a file: its text, or why there is none. Each content once.',
  columns: {
    sha256: text(),
    version: int('Of the extraction.'),
    mime_type: text('As extraction recognised it.').nullable(),
    method: text('How the text was had.').nullable(),
    confidence: float('0 to 1.').nullable(),
    language: text().nullable(),
    characters: int(),
    pages: jsonb<readonly object[]>('As shared/domain/documents/document-text.ts has them.'),
    fault: text('Kind of failure; null where there is a text.').nullable(),
    error: text('The failure in words.').nullable(),
    extracted_at: timestamptz().filled('now()'),
  },
  key: ['sha256'],
});

export const documentAnalyses = coreTable('document_analysis', {
  comment: 'What the rules found in a document. The same text and version give the same analysis.',
  columns: {
    id: uuid('Id of the document.'),
    tender_id: uuid(),
    sha256: text('Of the file that was read.'),
    text_version: int('Of the extraction that made the text.'),
    rules_version: int(),
    taxonomy_version: int(),
    analysis: jsonb<object>('As shared/domain/documents/analysis.ts has it.'),
    summary: text('Sentences of the document on what is bought.').nullable(),
    key_points: texts('What it requires of bidders.').nullable(),
    analysed_at: timestamptz('When the analysis became what it is.').filled('now()'),
  },
  indexes: [['tender_id']],
});

export const documentHosts = coreTable('document_host', {
  comment: 'Hosts that documents are fetched from, and until when they are left alone.',
  columns: {
    host: text('Host and port.'),
    failures: int('Of the host, in a row.').default(0),
    error: text('The last one, in words.').nullable(),
    resumes_at: timestamptz('Until when nothing is asked for.').nullable(),
    requested_at: timestamptz('Of the last request.').nullable(),
  },
  key: ['host'],
});

/** Of a document, and of those of a tender together. */
export const processingStatuses = ['COMPLETED', 'PROCESSING', 'FAILED', 'PENDING'] as const;

export const tenderReadings = derivedTable('tender_reading', {
  comment:
    'How far stage documents has come with those of a tender; no row before the first of them was fetched or has failed.',
  columns: {
    id: uuid('Id of the tender.'),
    status: oneOf(processingStatuses),
    error: text('Why the first of them cannot be read, where none can.').nullable(),
  },
});

export const tenderAnalyses = derivedTable('tender_analysis', {
  comment: 'What the documents of a tender say together, as its records show it.',
  columns: {
    id: uuid('Id of the tender.'),
    rules_version: int(),
    taxonomy_version: int(),
    method: text('`rules-<n>`, or the model that was asked.'),
    documents: int('Documents with a text.'),
    analysed_at: timestamptz('When the last of their analyses became what it is.'),
    analysis: jsonb<object>(
      'Fields of the record of tender_analysis that the rules fill, by their name in snake_case.',
    ),
    evidence: jsonb<readonly object[]>('Every value with document, page, characters and quote.'),
    points: jsonb<object>(
      'Sentences and requirements for the summary of the tender, each with its confidence; null before rules 2.',
    ).nullable(),
    missing_evidence: jsonb<readonly object[]>(
      'Values that were left out because the stored text does not have their passage: document, field, page and place. Null for none.',
    ).nullable(),
    required: jsonb<readonly object[]>('Records of submission_requirement.'),
    required_ids: texts('Their ids.'),
    requirements: text().nullable(),
    eligibility_criteria: text().nullable(),
    bbbee_requirements: text().nullable(),
    briefing_session: boolean().nullable(),
    briefing_compulsory: boolean().nullable(),
    briefing_date_time: timestamptz().nullable(),
    briefing_venue: text().nullable(),
    validity_period: int('Days.').nullable(),
    closing_date_time: timestamptz('As the documents say it; never served as that of the tender.').nullable(),
    contradictions: texts('Checks that fail because the documents give another date than the notice.'),
    quality_score: float('0 to 1.').nullable(),
    confidence: float('0 to 1.').nullable(),
  },
  indexes: [{ gin: 'required_ids' }],
});
