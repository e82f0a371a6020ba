import { z } from 'zod';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { sourceFile } from '#services/api/v2/source-file.ts';
import { RequestError } from '#shared/errors.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

/** An address from which the file of a document can be downloaded. */
export const downloadUrl: Procedure = {
  schema: z.object({
    downloadUrl: z.string().meta({
      format: 'uri',
      description: 'Address of the file.',
      examples: [tenderDocument.fields.fileUrl.example],
    }),
    fileName: fieldSchema(tenderDocument.fields.fileName),
    source: z.enum(['stored', 'constructed', 'original']).meta({
      description:
        '`stored`: a copy of this service. `original`: the address the publisher gives. `constructed`: an address at the publisher that follows from what it gives.',
    }),
  }),
  resource: tenderDocument,
  failures: [404],
  cacheControl: 'private, no-cache',
  handler: (services) => async (_, _query, path) => {
    // Not from the cache of responses: the address of a stored file holds for some minutes only.
    const file = await sourceFile(services, services.storage, path);
    if (file === null) throw new RequestError('NOT_FOUND', 'No address of this document is known.');
    const source = file.source === 'worker' ? 'constructed' : file.source;
    return prepareResponse(JSON.stringify({ downloadUrl: file.url, fileName: file.fileName, source }), '');
  },
};
