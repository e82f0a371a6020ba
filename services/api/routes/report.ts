import type { z } from 'zod';
import type { Answer } from '#services/api/serve/answer.ts';
import type { Caller, Services } from '#services/api/serve/handler.ts';

/** A procedure behind a path of kind `report`. */
export type Report = {
  /** Shape of `data`; null where the answer is a document without the envelope. */
  schema: z.ZodType | null;
  cacheControl: string;
  handler: (services: Services) => (caller: Caller) => Promise<Answer>;
};
