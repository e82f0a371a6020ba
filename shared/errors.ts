import { maskIdentityNumbers } from './text/identity-number.ts';

/**
 * All expected failures. Any other error is a bug and is logged once, where it is caught.
 */

/** A rejected parameter and the rule that it broke. */
export type ParameterProblem = { parameter: string; reason: string };

/** A failure that the API reports in an error response: HTTP status, stable code, message for people, details for programs. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, details?: unknown, headers: Record<string, string> = {}) {
    super(message);
    this.status = errorStatus[code];
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  INVALID_API_KEY: 401,
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  KEY_LIMIT_REACHED: 409,
  GONE: 410,
  CONTENT_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** @returns an error with status 400 that names each rejected parameter and the rule it broke */
export const badRequest = (...problems: ParameterProblem[]): RequestError =>
  new RequestError(
    'BAD_REQUEST',
    problems.map((problem) => `${problem.parameter}: ${problem.reason}`).join('; '),
    problems,
  );

/**
 * A publisher failed, or sent a response that does not have the form of its interface. The message goes into the run log
 * and may quote the response, so identity numbers in it are masked.
 */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly kind: UpstreamFault;
  /** Milliseconds to wait (Retry-After), if the publisher sent it. */
  readonly retryAfter: number | null;

  constructor(
    kind: UpstreamFault,
    message: string,
    retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(maskIdentityNumbers(message), options);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Kinds of publisher failures; the run log and issues contain them as written here. */
export type UpstreamFault =
  | 'unreachable'
  | 'timeout'
  | 'server-error'
  | 'rate-limited'
  | 'client-error'
  | 'not-json'
  | 'truncated'
  | 'unexpected-shape'
  | 'too-large'
  /** Our own rules fail for the response, or take too long. */
  | 'unreadable'
  | 'circuit-open';

/** Why the storage of files fails. */
export type StorageFault =
  /** The disk or the server does not work at the moment. */
  | 'unavailable'
  /** A person has to act: the folder is not writable, the bucket does not exist, or the credentials are refused. */
  | 'misconfigured'
  /** No space is left. */
  | 'full';

/** The storage of files fails (`shared/storage/`). The message has no credentials and no signed addresses. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: StorageFault;

  constructor(kind: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** A setting is missing or wrong; the process prints the message and exits with 2. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** A command line is wrong; the program prints the message and exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A condition of the machine that a person has to change (port taken, disk full, folder not writable); exit code 1. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}
