import type Router from '@koa/router';
import { bodyFailure, dataReader, readArriving } from '#services/api/http/body.ts';
import type { ApiContext, Fields, RequestContext } from '#services/api/http/context.ts';
import { packed } from '#services/api/http/page.ts';
import type { Readers } from '#services/api/http/readers.ts';
import { send } from '#services/api/http/send.ts';
import { createBudget } from '#services/api/reconcile/budget.ts';
import { ROOM } from '#services/api/reconcile/manifest.ts';
import { reconcileOpenapi } from '#services/api/reconcile/openapi.ts';
import { LIMITS } from '#services/api/reconcile/protocol.ts';
import { asks, type ReconcileReply, type Request } from '#services/api/reconcile/requests.ts';
import type { Service } from '#services/api/reconcile/service.ts';
import { companiesService } from '#services/api/reconcile/services/companies.ts';
import { organizationsService } from '#services/api/reconcile/services/organizations.ts';
import { restrictedSuppliersService } from '#services/api/reconcile/services/restricted-suppliers.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { RequestError } from '#shared/errors.ts';

/** Browsers of any origin may read; there are no cookies. */
const CORS: Fields = [
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  'Retry-After, X-Request-Id',
];
const DAY = '86400';

export type ReconcileDependencies = {
  services: Services;
  readers: Readers;
  /** Address callers use, without a slash at the end. */
  publicUrl: string;
};

/**
 * The room /api/reconcile: the Reconciliation Service API 0.2, open to everyone within a budget for each address.
 * @returns its paths
 */
export function reconcileRoutes(
  router: Router<RequestContext>,
  { services, readers, publicUrl }: ReconcileDependencies,
): readonly string[] {
  const paths: string[] = [];
  const budget = createBudget();
  const known: readonly Service[] = [
    companiesService(services),
    organizationsService(services),
    restrictedSuppliersService(services),
  ];
  const ask: Request['ask'] = (context, queries) => budget(context.state.address, queries);

  const route = (
    path: string,
    methods: string,
    answer: (request: Request) => Promise<ReconcileReply> | ReconcileReply,
  ) => {
    paths.push(path);
    const serve = async (context: ApiContext & { request: { body?: unknown } }) => {
      readers.admit(context.state.address);
      await sendReply(
        context,
        await answer({ context, query: queryOf(context), form: formOf(context), ask }),
      );
      readers.sent(context.state.address, context.res);
    };
    router.all(path, async (context, next) => {
      context.state.roomFields = CORS;
      const { method } = context;
      if (method === 'OPTIONS') send(context, { status: 204, fields: preflightOf(methods) });
      else if (method === 'GET' || method === 'HEAD') await serve(context);
      else if (methods.split(', ').includes(method)) await next();
      else {
        const message = `${method} is not allowed on this path. Allowed are ${methods}.`;
        throw new RequestError('METHOD_NOT_ALLOWED', message, undefined, { Allow: methods });
      }
    });
    if (methods.includes('POST')) router.post(path, arriveForm, serve);
  };

  for (const service of known) {
    const path = `${ROOM}/${service.name}`;
    const { root, suggest, properties, preview } = asks(service, publicUrl);
    route(path, 'GET, HEAD, POST, OPTIONS', root);
    for (const kind of ['entity', 'type', 'property'] as const)
      route(`${path}/suggest/${kind}`, READS, suggest[kind]);
    route(`${path}/properties`, READS, properties);
    route(`${path}/preview`, READS, preview);
  }
  let description: string | undefined;
  route(`${ROOM}/openapi.json`, READS, () => {
    description ??= JSON.stringify(reconcileOpenapi());
    return { type: 'application/json; charset=utf-8', body: description, kept: 'public, max-age=300' };
  });
  return paths;
}

const READS = 'GET, HEAD, OPTIONS';

const preflightOf = (methods: string): Fields => [
  ...['Allow', methods, 'Access-Control-Allow-Methods', methods],
  ...['Access-Control-Allow-Headers', 'Accept, Content-Type, X-Request-Id'],
  ...['Access-Control-Max-Age', DAY, 'Cache-Control', `public, max-age=${DAY}`],
];

const readForm = dataReader({
  ...{ json: false, text: false, multipart: false, urlencoded: true },
  formLimit: LIMITS.bodyBytes,
  onError: bodyFailure('is not a form that can be read', LIMITS.bodyBytes, ' Send fewer queries at once.'),
});

async function arriveForm(context: ApiContext, next: () => Promise<unknown>): Promise<void> {
  await readArriving(context, 'body', () => readForm(context));
  await next();
}

/** Texts of a form by their names; a name that is sent twice is none. */
function formOf({ request }: { request: { body?: unknown } }): ReadonlyMap<string, string> {
  const body = request.body;
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Parameters that are not known are passed over, because clients send some of their own, such as `_`. */
const queryOf = ({ req: { url = '/' } }: ApiContext): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

async function sendReply(context: ApiContext, { type, body, kept, policy }: ReconcileReply): Promise<void> {
  const fields = ['Content-Type', type, 'Cache-Control', kept, 'Vary', 'Accept-Encoding'];
  const message = { status: 200, fields, body: Buffer.from(body), ...(policy !== undefined && { policy }) };
  send(context, await packed(context, message));
}
