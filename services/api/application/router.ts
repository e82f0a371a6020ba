import type { Router as KoaRouter } from '@koa/router';
import type { Application } from '#services/api/application/application.ts';
import { handle } from '#services/api/application/handle.ts';
import { applicationOpenapi } from '#services/api/application/openapi.ts';
import { bodyReader } from '#services/api/application/request.ts';
import type {
  ApplicationContext,
  ApplicationRoute,
  ApplicationState,
  Reply,
} from '#services/api/application/route.ts';
import type { RequestContext } from '#services/api/http/context.ts';
import { unknownPath } from '#services/api/http/nearest-path.ts';
import { Router } from '#services/api/http/router.ts';
import { OWN_FIELDS } from '#services/api/http/send.ts';
import { createBudget } from '#services/api/reconcile/budget.ts';
import type { Json } from '#services/api/v2/openapi/json.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * The room /api: what a web application uses. A family of routes is a file that declares them, listed in routes.ts; the
 * declaration of a route (route.ts) is both what its requests are checked by and what `/api/openapi.json` says.
 * @param routes of all families
 * @param others paths of rooms beside this one, with their operations, which that description has as well
 * @param neighbours paths of rooms below this one that have a description of their own
 * @returns what makes the description
 */
export function applicationRoutes(
  parent: KoaRouter<RequestContext>,
  application: Application,
  routes: readonly ApplicationRoute[],
  others: Json,
  neighbours: readonly string[] = [],
): () => Json {
  const router = new Router<ApplicationState>({ sensitive: true });
  const budget = createBudget();
  for (const [path, ofPath] of Map.groupBy(routes.toSorted(literalsFirst), ({ path }) => path)) {
    const template = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\{\+(\w+)\}/, '*$1');
    for (const route of ofPath) {
      const readBody = route.body?.kind === 'data' ? bodyReader(route.body) : null;
      router.register(template, [route.method], async (context: ApplicationContext) => {
        const { address } = context.state;
        if (route.open) context.state.roomFields = OPEN_FIELDS;
        application.readers.admit(address);
        // Users are known, and logins have limits of their own.
        if (route.access === 'public' && route.method === 'GET') budget(address, 1);
        const made = await handle(application, route, context, {
          ...{ path: context.params, query: context.querystring },
          body: async () => {
            await readBody?.(context);
            return context.request.body;
          },
        });
        reply(context, route.open ? { ...made, headers: { ...OPEN_REPLY, ...made.headers } } : made);
        // Koa sends the response when this handler has returned.
        setImmediate(() => application.readers.sent(address, context.res));
      });
    }
    const allow = allowed(ofPath);
    const open = ofPath.some((route) => route.open);
    router.all(template, (context) => {
      if (open) context.state.roomFields = OPEN_FIELDS;
      if (context.method !== 'OPTIONS')
        throw new RequestError(
          'METHOD_NOT_ALLOWED',
          `${context.method} is not allowed on this path. Allowed: ${allow}.`,
          undefined,
          { Allow: allow },
        );
      const headers = { Allow: allow, ...(open && { ...OPEN, ...preflight(allow) }) };
      reply(context as ApplicationContext, { status: 204, headers });
    });
  }
  const description = () => applicationOpenapi(routes, others);
  let text: string | undefined;
  router.get('/api/openapi.json', (context) => {
    text ??= JSON.stringify(description());
    reply(context as ApplicationContext, {
      stream: Buffer.from(text),
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
    });
  });
  const unknown = unknownPath([
    ...routes.map(({ path }) => path.replace('{+', '{')),
    ...Object.keys(others),
    ...neighbours,
    '/api/openapi.json',
  ]);
  router.all('/api/*path', ({ method, url }) => {
    throw unknown(method, url);
  });
  parent.use(router.routes() as never);
  return description;
}

function reply(context: ApplicationContext, { status = 200, json, stream, headers = {} }: Reply): void {
  context.set(OWN_FIELDS);
  context.set({ 'X-Request-Id': context.state.id, 'Cache-Control': 'private, no-store', Vary: VARY });
  context.status = status;
  if (json !== undefined) context.body = json;
  else if (stream) context.body = stream;
  else context.body = null;
  context.status = status;
  context.set(headers);
}

/** Answers differ by who asks. */
const VARY = 'Accept, Authorization, Cookie';

/** Of a route that is open; a page needs the range and the tag to read a file in parts. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'Accept-Ranges, Content-Disposition, Content-Range, ETag, Retry-After, X-Request-Id',
};
const OPEN_FIELDS = Object.entries(OPEN).flat();
/** Its successful answers are the same for everyone. */
const OPEN_REPLY = { ...OPEN, 'Cross-Origin-Resource-Policy': 'cross-origin', Vary: 'Accept-Encoding' };
const preflight = (methods: string) => ({
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'If-Modified-Since, If-None-Match, If-Range, Range, X-Request-Id',
  'Access-Control-Max-Age': '86400',
});

/** A path that names its last segment comes before one that takes any, such as `stats` before `{documentId}`. */
const literalsFirst = (one: ApplicationRoute, other: ApplicationRoute): number =>
  Number(one.path.includes('{')) - Number(other.path.includes('{')) ||
  one.path.split('{').length - other.path.split('{').length;

const allowed = (routes: readonly ApplicationRoute[]): string =>
  [
    ...new Set(
      routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).concat('OPTIONS'),
    ),
  ].join(', ');
