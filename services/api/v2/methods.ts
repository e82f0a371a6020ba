import type { ApiContext } from '#services/api/http/context.ts';
import { negotiate, streamFormat } from '#services/api/http/negotiate.ts';
import { send } from '#services/api/http/send.ts';
import { RequestError } from '#shared/errors.ts';

const METHODS = 'GET, HEAD, OPTIONS';
/** A day, in seconds: how long browsers may remember a preflight. */
const PREFLIGHT_AGE = '86400';
const PREFLIGHT = Object.entries({
  Allow: METHODS,
  'Access-Control-Allow-Methods': METHODS,
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, If-None-Match, User-Agent, X-Request-Id',
  'Access-Control-Max-Age': PREFLIGHT_AGE,
  'Cache-Control': `public, max-age=${PREFLIGHT_AGE}`,
}).flat();

export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Responds to OPTIONS, on a path that exists.
 * @throws RequestError 405 for every other method that does not read
 */
export function preflight(context: ApiContext): void {
  const { method } = context.req;
  if (method !== 'OPTIONS') {
    throw new RequestError(
      'METHOD_NOT_ALLOWED',
      `${method} is not allowed on this path. Allowed are ${METHODS}.`,
      undefined,
      { Allow: METHODS },
    );
  }
  send(context, { status: 204, fields: PREFLIGHT });
}

/** @throws RequestError 406 for an Accept header that no path can satisfy; whether a path has streams is checked later */
export function checkFormat(accept: string | undefined): void {
  if (negotiate(accept) === null && streamFormat(accept) === null) {
    throw new RequestError(
      'NOT_ACCEPTABLE',
      'The Accept header excludes application/json, which every path gives, and the other formats of lists: application/x-ndjson and text/csv.',
    );
  }
}
