import type { ApiContext, Fields } from '#services/api/http/context.ts';
import { negotiate } from '#services/api/http/negotiate.ts';
import { send } from '#services/api/http/send.ts';
import { hasNoAnswerNow, isUnavailable } from '#shared/database/unavailable.ts';
import { type ErrorCode, RequestError, StorageError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';

/** The short name of each error; the message has the details. */
const TITLES: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'Bad request',
  UNAUTHORIZED: 'API key required',
  INVALID_API_KEY: 'Invalid API key',
  LOGIN_REQUIRED: 'Login required',
  FORBIDDEN: 'Forbidden',
  NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  NOT_ACCEPTABLE: 'Not acceptable',
  REQUEST_TIMEOUT: 'Request too slow',
  CONFLICT: 'Conflict',
  KEY_LIMIT_REACHED: 'Limit of keys reached',
  GONE: 'No longer available',
  CONTENT_TOO_LARGE: 'Request too large',
  URI_TOO_LONG: 'Address too long',
  RATE_LIMITED: 'Rate limit exceeded',
  INTERNAL_ERROR: 'Internal error',
  SERVICE_UNAVAILABLE: 'Service unavailable',
  INSUFFICIENT_STORAGE: 'Insufficient storage',
};

/** Of a request that has come to no room yet. */
export const NO_FIELDS: Fields = [];

/**
 * Turns any thrown error into the error envelope. An error that is not meant for callers is logged with the request id
 * and shown as INTERNAL_ERROR, without its text.
 * @param publicUrl address of this service, for the links to the documentation
 * @param fieldsOf header fields of the room that a request was for, where it was rejected before it came there
 */
export const createFailures =
  (log: Logger, publicUrl: string, fieldsOf: (context: ApiContext) => Fields) =>
  (context: ApiContext, cause: unknown): void => {
    const error = failureOf(log, context, cause);
    // The caller of a broken stream already has the beginning, and its connection is closed.
    if (context.res.headersSent) return;
    if (context.state.roomFields === NO_FIELDS) context.state.roomFields = fieldsOf(context);
    sendError(context, error, publicUrl);
  };

/** Logs errors that the caller did not cause. @returns the error that the caller sees */
export function failureOf(log: Logger, context: ApiContext, cause: unknown): RequestError {
  const error = toRequestError(cause);
  if (error.status >= 500) {
    const { method, url } = context.req;
    const request = { requestId: context.state.id, method, url };
    // A limit or an outage is no defect: the reason says everything, and many callers may meet it thousands of times.
    if (cause === error || isUnavailable(cause))
      log.warn({ ...request, reason: (cause as Error).message }, 'request rejected');
    else log.error({ ...request, err: cause }, 'request failed');
  }
  return error;
}

/** @returns the error that the caller sees: 503 while the database, Redis or the storage of files is unavailable, 507 where it is full, 500 for a defect */
export function toRequestError(cause: unknown): RequestError {
  if (cause instanceof RequestError) return cause;
  if (cause instanceof StorageError)
    return cause.kind === 'full'
      ? again('INSUFFICIENT_STORAGE', 'There is no space left for this file.', 60)
      : again('SERVICE_UNAVAILABLE', 'The file storage does not work at the moment.', 5);
  if (hasNoAnswerNow(cause))
    return again('SERVICE_UNAVAILABLE', 'The service cannot answer at the moment.', 5);
  return new RequestError(
    'INTERNAL_ERROR',
    'Something went wrong in this service. Quote the request id when you report it.',
  );
}

const again = (code: ErrorCode, message: string, seconds: number): RequestError =>
  new RequestError(code, message, undefined, { 'Retry-After': String(seconds) });

function sendError(context: ApiContext, error: RequestError, publicUrl: string): void {
  const title = TITLES[error.code];
  const docs = `${publicUrl}/docs/errors/${error.code}`;
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
