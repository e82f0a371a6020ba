import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { sourceFile, sourceFileShape } from '#services/api/v2/source-file.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

/** An address from which the file of a document can be downloaded. */
export const downloadUrl: Procedure = {
  schema: sourceFileShape,
  resource: tenderDocument,
  failures: [404],
  cacheControl: 'private, no-cache',
  handler: (services) => async (_, _query, path) => {
    // Not from the cache of responses: the address of a stored file holds for some minutes only.
    return prepareResponse(JSON.stringify(await sourceFile(services, services.storage, path)), '');
  },
};
