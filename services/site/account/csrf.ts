import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Tokens of forms. One is made for the cookie of a login and good for no other; it is another text in each page, so that the sizes of
 * compressed pages do not tell it.
 */
export type FormTokens = {
  /** @param cookie that of the login */
  issue: (cookie: string) => string;
  /** @returns whether a form has a token that was issued for this cookie */
  holds: (cookie: string, token: unknown) => boolean;
};

const FORM = /^([\w-]{22})\.([\w-]{43})$/;

/** @param secret of the service; the key is another one */
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
