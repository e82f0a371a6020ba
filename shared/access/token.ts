import { createHash, hkdfSync, randomUUID } from 'node:crypto';

/**
 * The tokens that this service issues to logged-in users: JWT, signed with a key that follows from a secret. The library is loaded
 * with the first token, because it takes 4 MiB of a process that may never see one.
 */

const ALGORITHM = 'HS256';
const ISSUER = 'tender-data-api';
const AUDIENCE = 'tender-data-api/application';
/** Clocks of two processes of one deployment may differ by this many seconds. */
const TOLERANCE_S = 5;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type SigningKey = { id: string; key: Uint8Array };

/** The key that signs, and those that signed before it and are still believed. A key in neither place is retired. */
export type TokenKeys = { current: SigningKey; previous: readonly SigningKey[] };

/** Whose token it is. Tokens are void once their user has another version. */
export type TokenHolder = { userId: string; version: number };

/** What a token says; `expiresAt` in seconds of the epoch. */
export type TokenClaims = TokenHolder & { tokenId: string; expiresAt: number };

/**
 * @param secret that of the service; the key is another one, so that a cursor is never a token
 * @param previous secrets whose tokens are accepted until they expire
 */
export const tokenKeys = (secret: string, previous: readonly string[] = []): TokenKeys => ({
  current: keyOf(secret),
  previous: previous.map(keyOf),
});

function keyOf(secret: string): SigningKey {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'tokens of the application', 32));
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 16) };
}

/**
 * Issues a token for a user.
 * @param seconds until it expires
 */
export async function issueToken(
  { current }: TokenKeys,
  { userId, version }: TokenHolder,
  seconds: number,
): Promise<{ token: string; expiresAt: Date }> {
  const { SignJWT } = await import('jose');
  const now = Math.floor(Date.now() / 1000);
  const expires = now + seconds;
  const token = await new SignJWT({ ver: version })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: current.id })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(expires)
    .sign(current.key);
  return { token, expiresAt: new Date(expires * 1000) };
}

/**
 * Checks signature, algorithm, key, issuer, audience and times of a token; not whether its user still may log in.
 * @returns what it says; null for a token that this service did not issue, or that is not valid now
 */
export async function readToken(
  { current, previous }: TokenKeys,
  token: string,
): Promise<TokenClaims | null> {
  const { decodeProtectedHeader, jwtVerify } = await import('jose');
  try {
    const { kid } = decodeProtectedHeader(token);
    const signed = [current, ...previous].find(({ id }) => id === kid);
    if (!signed) return null;
    const { payload } = await jwtVerify(token, signed.key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTolerance: TOLERANCE_S,
      requiredClaims: ['sub', 'jti', 'nbf', 'exp', 'ver'],
    });
    const { sub, jti, exp, ver } = payload;
    if (![sub, jti].every((id) => UUID.test(id ?? '')) || typeof ver !== 'number') return null;
    return { userId: sub!, tokenId: jti!, version: ver, expiresAt: exp! };
  } catch {
    return null;
  }
}
