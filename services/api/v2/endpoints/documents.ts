import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

export const documentEndpoints: readonly Endpoint[] = [
  {
    kind: 'record',
    group: 'documents',
    access: 'key',
    path: '/v2/documents/{id}',
    resource: tenderDocument,
    summary: 'What is known about one document',
  },
  {
    kind: 'procedure',
    group: 'documents',
    access: 'key',
    path: '/v2/documents/{id}/download-url',
    procedure: 'downloadUrl',
    summary: 'An address to load the file from',
  },
];
