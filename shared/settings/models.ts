import { z } from 'zod';
import { positive, url } from '#shared/settings/rules.ts';

/** Settings of the language model that may be asked about documents; part of those in `shared/config.ts`. */
export const modelSettings = {
  AI_BASE_URL: url(['http:', 'https:'])
    .optional()
    .describe(
      'Address of a language model with the interface of OpenAI, such as `http://127.0.0.1:11434/v1`. Workers send it texts of documents, to find what the rules do not. Without this setting and AI_MODEL, no model is asked. Set both for `documents` and `schedule`.',
    ),
  AI_MODEL: z.string().optional().describe('Name of that model at its server.'),
  AI_KEY: z.string().optional().describe('Key of that server, where it asks for one.'),
  AI_DAILY_TOKENS: positive
    .default(2_000_000)
    .describe('Tokens that all processes together may use of that model on one day (UTC).'),
  AI_CONCURRENCY: positive.default(2).describe('Requests to that model at the same time.'),
} as const;
