import { MEANINGS } from '#services/api/v2/openapi/components.ts';
import { escaped } from '#services/html.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';

/** What a caller can do about each error. */
export const REMEDIES: Record<ErrorCode, string> = {
  BAD_REQUEST:
    'Correct the parameters that `details` names; each comes with its rule. The same request gives the same answer.',
  UNAUTHORIZED: 'Send the header `Authorization: Bearer <key>`.',
  INVALID_API_KEY: 'Check that the key is whole, and whether it was revoked or has expired.',
  LOGIN_REQUIRED:
    'Log in again at `POST /api/auth/login`, and send the token as `Authorization: Bearer <token>` or the cookie.',
  FORBIDDEN: 'Use a key with the permission for this group of paths, or a plan that includes it.',
  NOT_FOUND: 'Check the path and the identifier; records that were withdrawn are in /v2/changes.',
  METHOD_NOT_ALLOWED: 'Use a method that the header `Allow` names.',
  NOT_ACCEPTABLE: 'Accept application/json; some lists also give application/x-ndjson and text/csv.',
  REQUEST_TIMEOUT: 'Send the body again over a faster connection.',
  CONFLICT: 'Undo what the message names first. Some paths let you insist, such as with `force=true`.',
  KEY_LIMIT_REACHED: 'Revoke a key that is no longer used, then create the new one.',
  GONE: 'Drop your copy of the resources in `details`, and read /v2/changes without `since`.',
  CONTENT_TOO_LARGE: 'Send less in one request. The message names the limit.',
  URI_TOO_LONG: 'Shorten the query; split long lists of fields or words.',
  RATE_LIMITED: 'Wait for the seconds in the header Retry-After; `details` names the limit.',
  INTERNAL_ERROR: 'Try again later. Quote the request id when you report it.',
  SERVICE_UNAVAILABLE: 'Try again after the seconds in Retry-After, with growing pauses.',
  INSUFFICIENT_STORAGE: 'Delete what is no longer needed, or ask the operator for more room.',
};

const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** @returns the sections of the page that explains every error code, each under its code */
export const errorSections = (): string =>
  Object.entries(errorStatus)
    .map(([name, status]) => {
      const code = name as ErrorCode;
      return `<section id="${code}"><h2>${code} <small>${status}</small></h2><p>${marked(MEANINGS[code])}</p><p>${marked(REMEDIES[code])}</p></section>`;
    })
    .join('\n');
