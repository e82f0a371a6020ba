import type { ApiContext, Middleware } from '#services/api/http/context.ts';
import { ANSWER_MS } from '#services/api/http/deadline.ts';
import { toRequestError } from '#services/api/http/errors.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { createReaders, type Readers } from '#services/api/http/readers.ts';
import type { DirectRoom } from '#services/api/http/requests.ts';
import type { ApiVerdict } from '#services/api/http/verdict.ts';
import { createAuthentication } from '#services/api/v2/access/authentication.ts';
import { postgresQuota } from '#services/api/v2/access/postgres-quota.ts';
import { createQuota } from '#services/api/v2/access/quota.ts';
import { createUsageLog } from '#services/api/v2/access/usage.ts';
import { type Availability, createAvailability } from '#services/api/v2/availability.ts';
import type { Call } from '#services/api/v2/call.ts';
import { createDispatch } from '#services/api/v2/dispatch.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import { fieldsOf, OPEN_CORS } from '#services/api/v2/fields.ts';
import { checkFormat, isRead, preflight } from '#services/api/v2/methods.ts';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { createReadV2, type ReadV2 } from '#services/api/v2/read.ts';
import { type Route, routeOf } from '#services/api/v2/route.ts';
import { createRouter } from '#services/api/v2/router.ts';
import { createParentCache } from '#services/api/v2/serve/cache/parents.ts';
import { createResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import { createRestrictions } from '#services/api/v2/serve/cache/restrictions.ts';
import { createTotals } from '#services/api/v2/serve/cache/totals.ts';
import { createVersions } from '#services/api/v2/serve/cache/versions.ts';
import { createCursors } from '#services/api/v2/serve/cursor.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { createPlanCache } from '#services/api/v2/serve/plan.ts';
import { createSearchWords } from '#services/api/v2/serve/search/index-words.ts';
import { createWaits } from '#services/api/v2/serve/waiting.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';
import type { ObserveRequest } from '#shared/operator/metrics.ts';
import type { Storage } from '#shared/storage/storage.ts';

export type V2Dependencies = {
  log: Logger;
  /** Connects with the role of the API. */
  pool: Pool;
  /** Has the one connection that listens for publications. */
  listener: Pool;
  /** Signs cursors; equal for all processes of a deployment. */
  secret: string;
  /** Earlier secrets, whose cursors are still valid. */
  previousSecrets?: readonly string[];
  /** Is told of every call that was answered. */
  observe: ObserveRequest;
  /** Whether the service is healthy. */
  verdict: () => Promise<ApiVerdict>;
  /** Where copies of documents are; null where none are kept. */
  storage?: Storage | null;
  endpoints?: readonly Endpoint[];
};

/** The room /v2: reads only, open to browsers of any origin, with keys, quotas and metering. */
export type V2 = {
  /** What its handlers use, for rooms that serve the same records. */
  services: Services;
  readers: Readers;
  availability: Availability;
  /** Reads what a path answers, for rooms that show it in another form. */
  read: ReadV2;
  /** Serves every path below /v2/. */
  handle: DirectRoom;
  /** Rejects a path that no room has, with the path of /v2 that was probably meant. */
  notFound: Middleware;
  /** Begins to follow publications; responses are not cached before. */
  start: () => Promise<void>;
  /** Knows afterwards of every publication that was committed before the call. */
  catchUp: () => Promise<void>;
  /** Answers the requests that wait for news, and lets no more wait. */
  stopWaiting: () => void;
  /** Returns reserved calls and writes the usage log. To be called when no request is under way any more. */
  close: () => Promise<void>;
};

/** Assembles /v2 from the declarations of its endpoints. */
export function mountV2({ endpoints = registry, ...dependencies }: V2Dependencies): V2 {
  const { log, pool } = dependencies;
  const versions = createVersions(dependencies.listener, log);
  const availability = createAvailability();
  const readers = createReaders();
  const waits = createWaits(versions, readers);
  const services: Services = {
    pool,
    versions,
    responses: createResponseCache(versions, availability),
    totals: createTotals(pool, versions),
    plans: createPlanCache(),
    parents: createParentCache(availability),
    cursors: createCursors(dependencies.secret, dependencies.previousSecrets),
    words: createSearchWords(pool),
    waits,
    restrictions: createRestrictions(pool, versions),
    storage: dependencies.storage ?? null,
    verdict: dependencies.verdict,
    description: () => JSON.stringify(openapiDocument(endpoints)),
  };
  const quota = createQuota(postgresQuota(pool, log), log, Date.now, availability);
  const usage = createUsageLog(pool, log);
  const router = createRouter<Route>(
    endpoints.map((endpoint) => [endpoint.path, routeOf(endpoint, services)]),
  );
  const unknown = unknownPath(endpoints.map(({ path }) => path));
  const dispatch = createDispatch(createAuthentication(pool, availability), quota, readers);

  const serve = (context: ApiContext, call: Call): Promise<void> | void => {
    const { method = '', url = '/', headers } = context.req;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    if (isRead(method)) checkFormat(headers.accept);
    const found = router.find(path);
    if (!found) throw unknown(method, url);
    if (isRead(method)) return dispatch(context, call, found, mark === -1 ? '' : url.slice(mark + 1));
    preflight(context);
  };

  const answer = async (context: ApiContext): Promise<void> => {
    const deadline = context.state.startedAt + ANSWER_MS;
    const answered = (status: number, error: RequestError | null) => {
      const { req, state } = context;
      const { key, endpoint, counted } = call;
      const took = performance.now() - state.startedAt - call.waited;
      dependencies.observe(endpoint?.path ?? 'none', status, took / 1_000);
      // Calls without a known key are not logged.
      if (key && endpoint)
        usage.record({
          key: key.id,
          tier: key.tier,
          endpoint: endpoint.path,
          method: req.method ?? '',
          status,
          took,
          userAgent: req.headers['user-agent'] ?? null,
          address: state.address || null,
          error: error && `${error.code} ${error.message}`,
          counted,
        });
    };
    const call: Call = { endpoint: null, key: null, rate: null, counted: false, deadline, waited: 0 };
    context.state.roomFields = OPEN_CORS;
    try {
      await serve(context, call);
      answered(context.res.statusCode, null);
    } catch (cause) {
      const error = toRequestError(cause);
      context.state.roomFields = fieldsOf(call.rate);
      answered(error.status, error);
      throw cause;
    }
  };

  return {
    services,
    readers,
    availability,
    read: createReadV2(router),
    handle: (context) => (context.req.url?.startsWith('/v2/') ? answer(context) : null),
    notFound: (context) => {
      const { method = '', url = '/' } = context.req;
      context.state.roomFields = OPEN_CORS;
      throw unknown(method, url);
    },
    start: versions.start,
    catchUp: versions.catchUp,
    stopWaiting: waits.stop,
    close: async () => {
      await quota.close();
      await usage.close();
      await versions.stop();
    },
  };
}
