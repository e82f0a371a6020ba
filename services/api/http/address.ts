import type { Middleware } from '#services/api/http/context.ts';
import { RequestError } from '#shared/errors.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

/** Longest address that is read, in bytes. */
export const MAX_ADDRESS_BYTES = 8 * 1024;

/**
 * Brings the address into the form `/path?query`: proxies may send the whole URL as the request target. Identity numbers of
 * natural persons are masked in it, before anything is looked up, repeated or logged: nobody is found by one.
 * @throws RequestError 414 for an address that is too long
 */
export const addresses: Middleware = (context, next) => {
  const url = maskIdentityNumbers(pathForm(context.req.url ?? '/'));
  context.req.url = url;
  if (url.length > MAX_ADDRESS_BYTES) {
    throw new RequestError(
      'URI_TOO_LONG',
      `The address has ${url.length} bytes; at most ${MAX_ADDRESS_BYTES} are read.`,
    );
  }
  return next();
};

const pathForm = (target: string): string => {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};
