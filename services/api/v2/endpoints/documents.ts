import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { inGroup } from '#services/api/v2/endpoints/in-group.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

const { record, procedure } = inGroup('documents');

export const documentEndpoints: readonly Endpoint[] = [
  record('/v2/documents/{id}', tenderDocument, 'What is known about one document'),
  procedure('/v2/documents/{id}/download-url', 'downloadUrl', 'An address to load the file from'),
];
