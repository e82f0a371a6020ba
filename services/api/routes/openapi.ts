import type { Report } from '#services/api/routes/report.ts';
import { createDocument } from '#services/api/serve/answer.ts';

/** The interface's own description. */
export const openapi: Report = {
  schema: null,
  cacheControl: 'public, max-age=300',
  handler: ({ description }) => {
    const document = createDocument(description);
    return async () => document;
  },
};
