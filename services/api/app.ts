import Koa from 'koa';
import { docs } from '#services/api/docs/docs.ts';
import type { RequestContext } from '#services/api/http/context.ts';
import { errors } from '#services/api/http/errors.ts';
import { health } from '#services/api/http/health.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { createAuthentication } from '#services/api/v2/access/authentication.ts';
import { metering } from '#services/api/v2/access/metering.ts';
import { createQuota } from '#services/api/v2/access/quota.ts';
import type { QuotaStore } from '#services/api/v2/access/quota-store.ts';
import { createUsageLog } from '#services/api/v2/access/usage.ts';
import { dispatch, type Route, routeOf } from '#services/api/v2/dispatch.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { endpoints as registry } from '#services/api/v2/endpoints/index.ts';
import { guard } from '#services/api/v2/guard.ts';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { createRouter } from '#services/api/v2/router.ts';
import { createResponseCache } from '#services/api/v2/serve/cache/responses.ts';
import { createTotals } from '#services/api/v2/serve/cache/totals.ts';
import { createVersions } from '#services/api/v2/serve/cache/versions.ts';
import { createCursors } from '#services/api/v2/serve/cursor.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { serve } from '#services/api/v2/serve/serve.ts';
import { snapshotOf } from '#services/api/v2/serve/snapshot.ts';
import type { Pool } from '#shared/database.ts';
import type { Logger } from '#shared/log.ts';

/** What the application is given; it opens nothing itself and closes none of these. */
export type Dependencies = {
  log: Logger;
  /** Under the role of the API. */
  pool: Pool;
  /** For the one connection that listens for publications. */
  listener: Pool;
  quotaStore: QuotaStore;
  /** Signs cursors; equal for all processes of a deployment. */
  secret: string;
  /** Address callers use, without a slash at the end. */
  publicUrl: string;
  endpoints?: readonly Endpoint[];
};

export type Api = {
  app: Koa<RequestContext>;
  /** Begins to follow publications; answers are not cached before. */
  start: () => Promise<void>;
  /** Finishes what is held in memory: reserved calls go back, usage is written. For when no request is under way. */
  close: () => Promise<void>;
};

/** Assembles the API from its declarations. */
export function createApp(dependencies: Dependencies): Api {
  const { log, pool, publicUrl, endpoints = registry } = dependencies;
  const versions = createVersions(dependencies.listener, log);
  const services: Services = {
    pool,
    versions,
    responses: createResponseCache(versions),
    totals: createTotals(pool, versions),
    cursors: createCursors(dependencies.secret),
    description: () => JSON.stringify(openapiDocument(endpoints)),
  };
  const quota = createQuota(dependencies.quotaStore, log);
  const usage = createUsageLog(pool, log);
  const router = createRouter<Route>(
    endpoints.map((endpoint) => [
      endpoint.path,
      routeOf(
        endpoint,
        serve(endpoint, services),
        endpoint.kind === 'list' && endpoint.snapshot ? snapshotOf(endpoint, services) : null,
      ),
    ]),
  );

  const unknown = unknownPath(endpoints.map(({ path }) => path));

  const app = new Koa<RequestContext>();
  app.use(errors(log, publicUrl, metering(usage)));
  app.use(docs());
  app.use(guard(router, unknown));
  app.use(dispatch(router, createAuthentication(pool), quota));
  app.use(health(pool, unknown));
  return {
    app,
    start: versions.start,
    close: async () => {
      await quota.close();
      await usage.close();
      await versions.stop();
    },
  };
}
