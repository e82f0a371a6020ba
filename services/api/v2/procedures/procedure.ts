import type { z } from 'zod';
import type { Parameters } from '#services/api/v2/router.ts';
import type { Caller, Services } from '#services/api/v2/serve/handler.ts';
import type { Snapshot } from '#services/api/v2/serve/lines.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** Code behind a path of kind `procedure`. */
export type Procedure = {
  /** Shape of `data`; null for a response without the envelope. */
  schema: z.ZodType | null;
  /** Kinds of record that the member `record` of each item of `data` may be; the item's `resource` is the plural of its kind. */
  records?: readonly Resource[];
  /** Shape of the members that the procedure adds to `meta`, if any. */
  meta?: z.ZodObject;
  /** Names of the query parameters, which the procedure parses itself; without this none are accepted. */
  parameters?: readonly string[];
  /** The response is about the caller and differs from call to call, so every call is counted. */
  aboutCaller?: true;
  /** The handler may wait for news, so it keeps the deadline of what it asks the database itself. */
  waits?: true;
  /** Calls cost nothing, and are answered when no call is left. */
  free?: true;
  /** Kind of record that the path's parameter names. */
  resource?: Resource;
  /** Error statuses besides those of every path. */
  failures?: readonly number[];
  cacheControl: string;
  /** Streams everything there is as lines; without it the path has no streams. */
  snapshot?: (services: Services) => Snapshot;
  handler: (
    services: Services,
  ) => (caller: Caller, query: string, path: Parameters) => Promise<PreparedResponse>;
};
