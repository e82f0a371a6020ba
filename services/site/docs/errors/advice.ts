import type { ErrorCode } from '#shared/errors.ts';

/** Help for callers with an error. Words between backticks are code. */
export type Advice = {
  /** What to do, in one or two sentences. */
  remedy: string;
  /** Causes, the most frequent first. */
  causes: readonly string[];
  /** Whether a program should send the same request again. */
  again: string;
};

const NEVER = 'No. The same request gives the same answer.';
const AFTER = 'Yes, after the seconds in the header `Retry-After`.';

/** Help for each error. */
export const ADVICE: Readonly<Record<ErrorCode, Advice>> = {
  BAD_REQUEST: {
    remedy:
      'Correct the parameters that `details` names; each comes with its rule. The same request gives the same answer.',
    causes: [
      'The name of a parameter is spelled differently, or this path does not have it.',
      'A value breaks the rule of its parameter, such as a `limit` over 100 or a day that is not in the calendar.',
      'A `cursor` was sent to another list, or with other filters or another `sort` than before.',
    ],
    again: NEVER,
  },
  UNAUTHORIZED: {
    remedy: 'Send the header `Authorization: Bearer <key>`.',
    causes: [
      'The header is missing, or a redirect or proxy on the way has dropped it.',
      'The header has no `Bearer` before the key.',
    ],
    again: 'Only after you add a key.',
  },
  INVALID_API_KEY: {
    remedy: 'Check that the key is whole, and whether it was revoked or has expired.',
    causes: [
      'The key was copied incompletely, or with a blank or a line break.',
      'The key was revoked or has expired.',
      'The key belongs to another service.',
    ],
    again: 'No. An address that sends many wrong keys in a second gets `RATE_LIMITED`.',
  },
  LOGIN_REQUIRED: {
    remedy:
      'Log in again at `POST /api/auth/login`, and send the token as `Authorization: Bearer <token>` or the cookie.',
    causes: [
      'No token was sent.',
      'The token has expired, the user has logged out, or the user was disabled.',
      'Email or password of a login are wrong.',
    ],
    again: 'Only with a new token.',
  },
  FORBIDDEN: {
    remedy: 'Use a key with the permission for this group of paths, or a plan that includes it.',
    causes: [
      'The key is limited to other groups of paths; `details.permission` names the missing one.',
      'The plan does not include the request, such as streams of whole lists or exports.',
      'Below `/api`: the user has no company, or a page of another site sent the cookie.',
    ],
    again: NEVER,
  },
  NOT_FOUND: {
    remedy: 'Check the path and the identifier; records that were withdrawn are in /v2/changes.',
    causes: [
      'The path is misspelled; `details.nearest` names the one that was probably meant.',
      'The identifier is not URL-encoded, or belongs to a record of another kind.',
      'The record was withdrawn by its publisher.',
      'The record exists, but not the requested part, such as an estimate of its value.',
    ],
    again: 'Not now. The record may be published later.',
  },
  METHOD_NOT_ALLOWED: {
    remedy: 'Use a method that the header `Allow` names.',
    causes: ['A path for reading was called with `POST`, `PUT` or `DELETE`.'],
    again: NEVER,
  },
  NOT_ACCEPTABLE: {
    remedy: 'Accept application/json; some lists also give application/x-ndjson and text/csv.',
    causes: [
      'The header `Accept` names only formats that the path does not have.',
      'A stream was requested from a path that has none.',
    ],
    again: NEVER,
  },
  REQUEST_TIMEOUT: {
    remedy: 'Send the body again over a faster connection.',
    causes: ['The connection was interrupted or very slow while the body was sent.'],
    again: 'Yes.',
  },
  CONFLICT: {
    remedy: 'Undo what the message names first. Some paths let you insist, such as with `force=true`.',
    causes: [
      'Something else still uses the record.',
      'An export has failed, so there is no file: request a new one.',
    ],
    again: 'Only after the state of the record has changed.',
  },
  KEY_LIMIT_REACHED: {
    remedy: 'Revoke a key that is no longer used, then create the new one.',
    causes: ['The user already has as many active keys as the plan allows.'],
    again: 'Only after a key was revoked.',
  },
  GONE: {
    remedy:
      'Drop your copy of the record, or of the resources in `details`; after an old cursor, read /v2/changes without `since`.',
    causes: [
      'The record was published and has been withdrawn since: its publisher has removed it, or it became part of another. `details` says when. The service remembers withdrawn records for 90 days.',
      'The cursor of `/v2/changes` is older than 90 days.',
      'Below `/api`: the file of an export, or the address of a file, has expired. Request a new one.',
    ],
    again: NEVER,
  },
  CONTENT_TOO_LARGE: {
    remedy: 'Send less in one request. The message names the limit.',
    causes: ['The body of the request has more bytes, or more entries, than the path accepts.'],
    again: NEVER,
  },
  URI_TOO_LONG: {
    remedy: 'Shorten the query; split long lists of fields or words.',
    causes: ['The address with its query is longer than 8 kB, mostly because of `ids` or `fields`.'],
    again: NEVER,
  },
  RATE_LIMITED: {
    remedy: 'Wait for the seconds in the header Retry-After; `details` names the limit.',
    causes: [
      'All calls of the day or the month are used up; `/v2/meta/usage` shows by which paths.',
      'The key has more streams, unread answers or waiting requests at the same time than allowed.',
      'The IP address has sent many wrong keys, or more requests without a key than allowed.',
    ],
    again: `${AFTER} Send fewer requests at the same time, and use \`If-None-Match\`: a 304 costs no call.`,
  },
  INTERNAL_ERROR: {
    remedy: 'Try again later. Quote the request id when you report it.',
    causes: ['A mistake in the service. It has been logged under the request id.'],
    again: 'Once or twice, with growing pauses.',
  },
  SERVICE_UNAVAILABLE: {
    remedy: 'Try again after the seconds in Retry-After, with growing pauses.',
    causes: [
      'The database does not respond, or the service is starting.',
      'All callers together have reached a limit; `details.rule` names it.',
      'No list of restricted suppliers is loaded, so nobody can be called unrestricted.',
    ],
    again: AFTER,
  },
  INSUFFICIENT_STORAGE: {
    remedy: 'Delete what is no longer needed, or ask the operator for more room.',
    causes: ['The vault of the company is full; `details` says so.', 'The disk of the service is full.'],
    again: 'Only after something was deleted, or after the seconds in `Retry-After` if that header is sent.',
  },
};
