import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from '#shared/errors.ts';

/**
 * A browser sends the cookie of a login with whatever page it shows. A write with the cookie is therefore accepted only where the
 * browser says that a page of this service sends it: by `Sec-Fetch-Site`, or `Origin` in older ones. What says neither is no
 * browser of this time, and a program can send its token in the `Authorization` header, which no foreign page can.
 * @param origin that of this service
 * @throws RequestError 403
 */
export function rejectForeignOrigin(headers: IncomingHttpHeaders, origin: string): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined ? headers.origin === origin : site === 'same-origin') return;
  throw new RequestError(
    'FORBIDDEN',
    'With the cookie, only a page of this service may write. Send the token in the Authorization header instead.',
  );
}

/** The same for a login, which has no cookie yet: only a browser that names another site is rejected. */
export function rejectForeignLogin(headers: IncomingHttpHeaders, origin: string): void {
  if (headers['sec-fetch-site'] !== undefined || headers.origin !== undefined)
    rejectForeignOrigin(headers, origin);
}
