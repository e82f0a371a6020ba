import type { Middleware } from '#services/api/http/context.ts';
import type { UnknownPath } from '#services/api/http/nearest-path.ts';
import { negotiate } from '#services/api/http/negotiate.ts';
import { send } from '#services/api/http/send.ts';
import { wantsLines } from '#services/api/http/stream.ts';
import type { Router } from '#services/api/v2/router.ts';
import { RequestError } from '#shared/errors.ts';

/** Longest address that is read, in bytes; longer ones are no honest question. */
export const MAX_ADDRESS_BYTES = 8 * 1024;

const METHODS = 'GET, HEAD, OPTIONS';
/** A day, in seconds: how long browsers may remember the answer to a preflight. */
const PREFLIGHT_AGE = '86400';
const PREFLIGHT = Object.entries({
  Allow: METHODS,
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers': 'Accept, Authorization, Content-Type, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': PREFLIGHT_AGE,
  'Cache-Control': `public, max-age=${PREFLIGHT_AGE}`,
}).flat();

/** Refuses what no path answers: long addresses, other methods, other formats. Answers OPTIONS for all paths. */
export const guard =
  (router: Router<unknown>, unknown: UnknownPath): Middleware =>
  async (context, next) => {
    const { method, headers } = context.req;
    const url = pathForm(context.req.url ?? '/');
    context.req.url = url;
    if (url.length > MAX_ADDRESS_BYTES) {
      throw new RequestError(
        'URI_TOO_LONG',
        `The address has ${url.length} bytes; at most ${MAX_ADDRESS_BYTES} are read.`,
      );
    }
    if (method !== 'GET' && method !== 'HEAD') {
      if (!router.find(url.split('?', 1)[0] ?? '')) throw unknown(method ?? '', url);
      if (method !== 'OPTIONS') {
        throw new RequestError(
          'METHOD_NOT_ALLOWED',
          `${method} is not possible here; ${METHODS} are.`,
          undefined,
          { Allow: METHODS },
        );
      }
      send(context, { status: 204, fields: PREFLIGHT });
      return;
    }
    // Which paths give lines is known where the path is.
    if (negotiate(headers.accept) === null && !wantsLines(headers.accept)) {
      throw new RequestError(
        'NOT_ACCEPTABLE',
        'Answers are application/json, which the Accept header excludes.',
      );
    }
    await next();
  };

/** Proxies may send the whole address as the request target. */
const pathForm = (target: string): string => {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};
