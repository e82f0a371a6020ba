import type { ApiContext } from '#services/api/http/context.ts';
import { RequestError } from '#shared/errors.ts';
import { maskIdentityNumbers } from '#shared/text/identity-number.ts';

/** Longest address that is read, in bytes. */
export const MAX_ADDRESS_BYTES = 8 * 1024;

/**
 * Brings the address into the form `/path?query`: proxies may send the whole URL as the request target. Identity
 * numbers of natural persons are masked before anything is looked up, repeated or logged, so nobody can be found by
 * one.
 * @throws RequestError 414 for an address that is too long
 */
export function readAddress(context: Pick<ApiContext, 'req'>): void {
  const url = masked(pathForm(context.req.url ?? '/'));
  context.req.url = url;
  if (url.length > MAX_ADDRESS_BYTES) {
    throw new RequestError(
      'URI_TOO_LONG',
      `The address has ${url.length} bytes; the limit is ${MAX_ADDRESS_BYTES}.`,
    );
  }
}

/** Separators of the parts of an address. */
const SEPARATOR = /([/?&=])/;

/** Masks each part separately, because masking decodes it, and an encoded separator must not become a real one. */
function masked(url: string): string {
  if (maskIdentityNumbers(url) === url) return url;
  const query = url.includes('?') ? url.indexOf('?') : url.length;
  // In a query `+` is a space.
  const given = url.slice(0, query) + url.slice(query).replaceAll('+', '%20');
  return given.split(SEPARATOR).map(maskedPart).join('');
}

const maskedPart = (part: string): string => {
  const text = maskIdentityNumbers(part);
  return text === part ? part : encodeURIComponent(text.toWellFormed());
};

/** @returns the request target as `/path?query` */
export const pathForm = (target: string): string => {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};
