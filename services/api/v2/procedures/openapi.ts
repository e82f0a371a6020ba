import type { Report } from '#services/api/v2/procedures/procedure.ts';
import { type Answer, createDocument } from '#services/api/v2/serve/response.ts';

/** The interface's own description. */
export const openapi: Report = {
  schema: null,
  cacheControl: 'public, max-age=300',
  handler: ({ description }) => {
    // Making it takes memory that most processes never need.
    let document: Answer | undefined;
    return async () => {
      document ??= createDocument(description());
      return document;
    };
  },
};
