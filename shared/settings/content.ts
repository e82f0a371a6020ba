import { z } from 'zod';
import { url } from '#shared/settings/rules.ts';

/** Settings of articles, authors, newsletters and kinds of service; part of those in `shared/config.ts`. */
export const contentSettings = {
  CONTENT_DIR: z
    .string()
    .optional()
    .describe(
      'Folder with articles, authors, newsletters and kinds of service, such as a git checkout; imported when the workers start and every minute. Without it, `tenders import content` imports one.',
    ),
  SITE_URL: url(['http:', 'https:'])
    .optional()
    .describe(
      'Address of the web site that shows articles, for their canonical addresses and for links to pages of tenders, companies and buyers. Without it, such links are paths from the root, and canonical addresses are those that files give.',
    ),
} as const;
