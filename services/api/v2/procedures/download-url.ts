import { z } from 'zod';
import { STALE_S } from '#services/api/v2/availability.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { lookupTerms, missing } from '#services/api/v2/serve/parent.ts';
import { prepareResponse } from '#services/api/v2/serve/response.ts';
import { lookupStatement } from '#services/api/v2/serve/sql/statement.ts';
import { RequestError } from '#shared/errors.ts';
import { fieldSchema } from '#shared/resources/definition/fields.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';

/** The addresses in a document's record. */
type Addresses = Record<'fileName' | 'fileUrl' | 'downloadUrl' | 'r2StorageUrl', string | null>;

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
  cacheControl: `private, no-cache, stale-if-error=${STALE_S}`,
  handler: (services) => async (_, _query, path) => {
    const terms = lookupTerms(tenderDocument, path, {});
    return services.responses.get(tenderDocument.name, `download-url ${JSON.stringify(terms)}`, async () => {
      const statement = lookupStatement(tenderDocument, terms, ['detail']);
      const { rows } = statement ? await services.pool.query<[string]>(statement) : { rows: [] };
      const [row] = rows;
      if (!row) throw missing(tenderDocument, path);
      const found = JSON.parse(row[0]) as Addresses;
      const at = locate(found);
      if (!at) throw new RequestError('NOT_FOUND', 'No address of this document is known.');
      return prepareResponse(
        JSON.stringify({ downloadUrl: at.url, fileName: found.fileName, source: at.source }),
        '',
      );
    });
  },
};

function locate({ r2StorageUrl, downloadUrl: address, fileUrl }: Addresses) {
  if (r2StorageUrl !== null) return { url: r2StorageUrl, source: 'stored' };
  if (address !== null) return { url: address, source: address === fileUrl ? 'original' : 'constructed' };
  return fileUrl === null ? null : { url: fileUrl, source: 'original' };
}
