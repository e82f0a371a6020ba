import Koa from 'koa';
import { providerTokens } from '#services/api/application/access/provider.ts';
import { createSessions } from '#services/api/application/access/sessions.ts';
import type { Application } from '#services/api/application/application.ts';
import { inProcess } from '#services/api/application/in-process.ts';
import { applicationRoutes } from '#services/api/application/router.ts';
import { routeFamilies } from '#services/api/application/routes.ts';
import type { Middleware, RequestContext } from '#services/api/http/context.ts';
import { toRequestError } from '#services/api/http/errors.ts';
import { healthRoutes } from '#services/api/http/health.ts';
import { requests } from '#services/api/http/requests.ts';
import { Router } from '#services/api/http/router.ts';
import { createVerdict } from '#services/api/http/verdict.ts';
import { createBudget } from '#services/api/reconcile/budget.ts';
import { reconcileRoutes } from '#services/api/reconcile/mount.ts';
import { mountV2, type V2, type V2Dependencies } from '#services/api/v2/mount.ts';
import { MEANINGS } from '#services/api/v2/openapi/components.ts';
import { storedDescription } from '#services/api/v2/openapi/stored.ts';
import { createChangedParts } from '#services/api/v2/serve/changed-parts.ts';
import { mountFeeds } from '#services/api/widgets/feeds/mount.ts';
import { feedPaths } from '#services/api/widgets/feeds/openapi.ts';
import { widgetPages } from '#services/api/widgets/pages/routes.ts';
import { mountSite } from '#services/site/mount.ts';
import { readToken } from '#shared/access/token.ts';
import { precisionTable } from '#shared/domain/documents/facts/precision-table.ts';
import { fieldsOfCheck } from '#shared/domain/quality/checks/checked-fields.ts';
import { checks } from '#shared/domain/quality/checks/index.ts';
import { setChecks } from '#shared/domain/quality/checks/set-checks.ts';
import type { ObserveRequest } from '#shared/operator/metrics.ts';

/** Connections and settings of the application. It opens none of these itself and closes none. */
export type Dependencies = Omit<V2Dependencies, 'verdict' | 'observe' | 'storage'> &
  Pick<Application, 'publicUrl' | 'login' | 'storage' | 'vault' | 'exports'> & {
    /** Is told of every request that was answered. */
    observe?: ObserveRequest;
    /** Number of proxies before this server whose `X-Forwarded-For` is believed; with 0 the header is ignored. */
    trustedProxies: number;
    /** Number of processes like this one that share its port. */
    processes: number;
  };

/** How often the rules that read documents are right on papers that they had not seen, by part, for the page about quality. */
const precision = Object.entries(precisionTable).map(([part, { blind, confidence, isFact }]) => ({
  ...{ part, ...blind },
  ...{ confidence, isFact },
}));

/** What each tender is checked for, for the same page. */
const checked = [...checks, ...setChecks].map(({ name, area, severity, weight, meaning, ...check }) => ({
  ...{ name, area, severity },
  ...{ weight, meaning, fields: fieldsOfCheck(name), isCounted: 'fails' in check },
}));

/** Tells of requests outside /v2; that room tells of its own. */
const observed =
  (observe: ObserveRequest): Middleware =>
  async (context, next) => {
    const seconds = () => (performance.now() - context.state.startedAt) / 1_000;
    try {
      await next();
      observe(String(context['_matchedRoute'] ?? 'none'), context.res.statusCode, seconds());
    } catch (cause) {
      observe('none', toRequestError(cause).status, seconds());
      throw cause;
    }
  };

export type Api = Pick<V2, 'start' | 'catchUp' | 'stopWaiting' | 'close'> & { app: Koa<RequestContext> };

/** Assembles the server: first the plumbing of every request (http/), then the rooms. */
export function createApp({
  publicUrl,
  trustedProxies,
  login,
  storage,
  vault,
  exports,
  processes,
  observe = () => undefined,
  ...dependencies
}: Dependencies): Api {
  const { log, pool } = dependencies;
  const verdict = createVerdict(pool);
  const v2 = mountV2({ ...dependencies, observe, verdict, storage });
  const { services: records, readers, availability } = v2;
  const feeds = mountFeeds({
    ...{ services: records, readers, availability, log, secret: dependencies.secret, processes, observe },
  });
  // Rooms that accept bodies and have CORS of their own are mounted on this router too.
  const router = new Router<RequestContext>({ sensitive: true });
  widgetPages(router, { publicUrl, storage, log, readFeed: feeds.read });
  const reconcilePaths = reconcileRoutes(router, { services: records, readers, publicUrl });
  healthRoutes(router, verdict);
  const application = {
    ...{ log, pool, login, publicUrl, storage, vault, exports, records, readers },
    secret: dependencies.secret,
    sessions: createSessions(
      pool,
      login.provider ? providerTokens(pool, login.provider) : (token) => readToken(login.keys, token),
      publicUrl,
    ),
  };
  const routes = routeFamilies.flatMap((family) => family(application));
  const description = applicationRoutes(router, application, routes, feedPaths(), reconcilePaths);
  const site = mountSite(router, {
    ...{ read: v2.read, done: availability.done, budget: createBudget(), publicUrl, log },
    ...{ secret: dependencies.secret },
    routes: inProcess(application, routes),
    byPassword: login.provider === null,
    ...{ precision, checks: checked, changed: createChangedParts(pool) },
    descriptions: { data: storedDescription, application: description, meanings: MEANINGS },
  });

  // Each proxy adds the address it was called from at the end, so of `n` proxies the last `n` addresses are true.
  const app = new Koa<RequestContext>({ proxy: trustedProxies > 0, maxIpsCount: trustedProxies });
  // Errors of requests are caught below; what is left are connections that callers have cut.
  app.on('error', (error) => log.debug({ err: error }, 'connection lost'));
  // As routes of the router, every call of /v2 and of the feeds would cost 5 µs more, an eighth of a cached page.
  app.use(requests({ log, publicUrl, fieldsOf: feeds.fieldsOf, rooms: [v2.handle, feeds.handle] }));
  app.use(observed(observe));
  app.use(router.routes());
  app.use(site.notFound);
  app.use(v2.notFound);
  return {
    app,
    start: async () => {
      feeds.start();
      await v2.start();
    },
    catchUp: v2.catchUp,
    stopWaiting: v2.stopWaiting,
    close: async () => {
      feeds.close();
      await v2.close();
    },
  };
}
