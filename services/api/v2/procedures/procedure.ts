import type { z } from 'zod';
import type { Parameters } from '#services/api/v2/router.ts';
import type { Caller, Services } from '#services/api/v2/serve/handler.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A procedure behind a path of kind `procedure`. */
export type Procedure = {
  /** Shape of `data`; null where the answer is a document without the envelope. */
  schema: z.ZodType | null;
  /** Shape of what the answer adds to `meta`, where it adds something. */
  meta?: z.ZodObject;
  /** Names of the query parameters, which the procedure reads itself; none are accepted without this. */
  parameters?: readonly string[];
  /** The answer is about the caller and differs from call to call, so every call of it counts. */
  aboutCaller?: true;
  /** Kind of record that the path's parameter names. */
  resource?: Resource;
  /** Statuses it can fail with, beside those of every path. */
  failures?: readonly number[];
  cacheControl: string;
  handler: (
    services: Services,
  ) => (caller: Caller, query: string, path: Parameters) => Promise<PreparedResponse>;
};
