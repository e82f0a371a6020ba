import { randomUUID } from 'node:crypto';
import type { ApiContext, Middleware } from '#services/api/http/context.ts';
import { negotiate } from '#services/api/http/negotiate.ts';
import { send } from '#services/api/http/send.ts';
import { isUnavailable } from '#services/api/http/unavailable.ts';
import { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';

/** Request ids of callers that are taken over; they go into headers, JSON and the log as they are. */
const REQUEST_ID = /^[\w.-]{8,128}$/;

const TITLES = new Map([
  ['BAD_REQUEST', 'Bad request'],
  ['UNAUTHORIZED', 'API key required'],
  ['INVALID_API_KEY', 'Invalid API key'],
  ['FORBIDDEN', 'Forbidden'],
  ['NOT_FOUND', 'Not found'],
  ['METHOD_NOT_ALLOWED', 'Method not allowed'],
  ['NOT_ACCEPTABLE', 'Not acceptable'],
  ['GONE', 'No longer available'],
  ['URI_TOO_LONG', 'Address too long'],
  ['RATE_LIMITED', 'Rate limit exceeded'],
  ['SERVICE_UNAVAILABLE', 'Service unavailable'],
]);

/**
 * Outermost: gives the request its id, and turns whatever is thrown into the error envelope. An error that is not
 * meant for callers is logged with the id and shown as INTERNAL_ERROR, without anything of it.
 * @param publicUrl address of this service, for the links to the documentation
 * @param answered told of every answer, success or not
 */
export function errors(
  log: Logger,
  publicUrl: string,
  answered: (context: ApiContext, status: number, error: RequestError | null) => void,
): Middleware {
  return async (context, next) => {
    const sent = context.req.headers['x-request-id'];
    context.state = {
      id: typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID(),
      startedAt: performance.now(),
      endpoint: null,
      key: null,
      rate: null,
      counted: false,
    };
    try {
      await next();
      answered(context, context.res.statusCode, null);
    } catch (cause) {
      const error = expected(cause);
      if (error.status >= 500) {
        log.error(
          { err: cause, requestId: context.state.id, method: context.req.method, url: context.req.url },
          'request failed',
        );
      }
      answered(context, error.status, error);
      sendError(context, error, publicUrl);
    }
  };
}

function expected(cause: unknown): RequestError {
  if (cause instanceof RequestError) return cause;
  if (isUnavailable(cause)) {
    return new RequestError('SERVICE_UNAVAILABLE', 'The service cannot answer at the moment.', undefined, {
      'Retry-After': '5',
    });
  }
  return new RequestError(
    'INTERNAL_ERROR',
    'Something went wrong here. Quote the request id when you report it.',
  );
}

function sendError(context: ApiContext, error: RequestError, publicUrl: string): void {
  const title = TITLES.get(error.code) ?? 'Internal error';
  const docs = `${publicUrl}/docs/errors#${error.code}`;
  const envelope = {
    success: false,
    // The specification's own text for this case.
    error: error.code === 'INVALID_API_KEY' ? error.message : title,
    code: error.code,
    message: error.message,
    requestId: context.state.id,
    docs,
    timestamp: new Date().toISOString(),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
  const problem = negotiate(context.req.headers.accept) === 'problem';
  const body = problem
    ? {
        type: docs,
        title,
        status: error.status,
        detail: error.message,
        instance: `urn:request:${context.state.id}`,
        ...envelope,
      }
    : envelope;
  send(context, {
    status: error.status,
    fields: [
      'Content-Type',
      `application/${problem ? 'problem+json' : 'json'}; charset=utf-8`,
      'Cache-Control',
      'no-store',
      'Vary',
      'Accept, Authorization',
      ...Object.entries(error.headers).flat(),
    ],
    body: Buffer.from(JSON.stringify(body)),
  });
}
