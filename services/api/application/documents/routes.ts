import { z } from 'zod';
import type { Application } from '#services/api/application/application.ts';
import { flag } from '#services/api/application/parameters.ts';
import { type ApplicationRoute, routesIn } from '#services/api/application/route.ts';
import { about } from '#services/api/http/shapes.ts';
import { sourceFile, sourceFileShape } from '#services/api/v2/source-file.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

const route = routesIn('Tenders');

/** Files of tenders, for everyone. The same path without `/download-url` is a document of a company's vault. */
export function sourceDocumentRoutes({ records, storage }: Application): readonly ApplicationRoute[] {
  return [
    route(
      'GET',
      '/api/v1/documents/{documentId}/download-url',
      'An address from which the file of a tender document can be downloaded',
      {
        access: 'public',
        pathParameters: z.object({
          documentId: about(
            z.string().max(100),
            'Id of the tender document.',
            tenderDocument.fields.id.example,
          ),
        }),
        query: z.object({
          redirect: about(flag().default(false), '1 to be redirected to the address.'),
        }),
        answers: {
          200: { description: 'The address.', schema: sourceFileShape },
          307: { description: 'With `redirect=1`: the address is in the header `Location`.' },
        },
        failures: ['NOT_FOUND'],
        handle: async ({ path: { documentId }, query: { redirect } }) => {
          const file = await sourceFile(records, storage, { documentId });
          return redirect ? { status: 307, headers: { Location: file.downloadUrl } } : { json: file };
        },
      },
    ),
  ];
}
