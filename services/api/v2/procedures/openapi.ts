import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { type PreparedResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';

/** The interface's own description. */
export const openapi: Procedure = {
  schema: null,
  cacheControl: 'public, max-age=300',
  handler: ({ description }) => {
    // Making it takes memory that most processes never need.
    let document: PreparedResponse | undefined;
    return async () => {
      document ??= prepareVerbatim(description());
      return document;
    };
  },
};
