import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { type PreparedResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';

/** The OpenAPI description of the interface. */
export const openapi: Procedure = {
  schema: null,
  cacheControl: 'public, max-age=300',
  handler: ({ description }) => {
    // Made when it is first asked for, because that takes memory which most processes never need.
    let document: PreparedResponse | undefined;
    return async () => {
      document ??= prepareVerbatim(description());
      return document;
    };
  },
};
