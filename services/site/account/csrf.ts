import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tokens against forged forms (CSRF). A token is valid only for the cookie of one login. Its text differs on
 * each page, so that the size of a compressed page does not reveal it.
 */
export type FormTokens = {
  /** @param cookie of the login */
  issue: (cookie: string) => string;
  /** @returns whether a form has a token that was issued for this cookie */
  holds: (cookie: string, token: unknown) => boolean;
};

const FORM = /^([\w-]{22})\.([\w-]{43})$/;

/** @param secret of the service, from which the key of the tokens is derived */
export function formTokens(secret: string): FormTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'tokens of forms', 32));
  const sign = (nonce: string, cookie: string): Buffer =>
    createHmac('sha256', key).update(`${nonce}\n${cookie}`).digest();
  return {
    issue: (cookie) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${sign(nonce, cookie).toString('base64url')}`;
    },
    holds: (cookie, token) => {
      const [, nonce, given] = FORM.exec(typeof token === 'string' ? token : '') ?? [];
      if (nonce === undefined || given === undefined) return false;
      return timingSafeEqual(sign(nonce, cookie), Buffer.from(given, 'base64url'));
    },
  };
}
