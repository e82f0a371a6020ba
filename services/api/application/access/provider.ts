import type { errors } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Genuine, ReadToken } from '#services/api/application/access/sessions.ts';
import { accountOf, isPlan, isUserRole } from '#shared/access/users.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/** An external identity provider whose tokens users have. */
export type Provider = {
  /** Address of its keys. */
  jwksUrl: string;
  issuer: string;
  audience: string;
  /** Names of the claims: the address of the user, and role and plan where the provider decides them. */
  claims: { email: string; role?: string | undefined; plan?: string | undefined };
};

/** Signatures with a public key; with those of a shared secret, whoever can check a token could make one. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
  'Ed25519',
];
const TIMEOUT_MS = 2_000;
const TOLERANCE_S = 5;
const MAX_USERS = 20_000;

/**
 * Checks tokens of the provider. The user is the account that the operator has made for the address in the token; an address that
 * the provider says it has not verified is nobody's.
 * @returns reads a token; it throws RequestError 503 while the provider's keys cannot be loaded
 */
export function providerTokens(pool: Pool, { jwksUrl, issuer, audience, claims }: Provider): ReadToken {
  const library = import('jose').then((jose) => ({
    ...jose,
    keys: jose.createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TIMEOUT_MS }),
  }));
  /** Ids of accounts, which stay; whether an account is active is asked elsewhere. */
  const known = new LRUCache<string, string>({ max: MAX_USERS });

  const userOf = async (email: string): Promise<string | null> => {
    const account = accountOf(email);
    const id = known.get(account);
    if (id !== undefined) return id;
    const { rows } = await pool.query<{ id: string }>('select id from app.find_login($1)', [account]);
    const found = rows[0]?.id;
    if (found !== undefined) known.set(account, found);
    return found ?? null;
  };

  return async (token) => {
    const { errors, jwtVerify, keys } = await library;
    const payload = await jwtVerify(token, keys, {
      ...{ algorithms: ALGORITHMS, issuer, audience, clockTolerance: TOLERANCE_S, requiredClaims: ['exp'] },
    }).then(
      (verified) => verified.payload,
      (error: unknown) => {
        if (isRejection(errors, error)) return null;
        throw new RequestError('SERVICE_UNAVAILABLE', 'The keys of the identity provider cannot be loaded.');
      },
    );
    const email = payload?.[claims.email];
    if (!payload || typeof email !== 'string' || payload['email_verified'] === false) return null;
    const userId = await userOf(email);
    if (userId === null) return null;
    const [role, plan] = [claims.role, claims.plan].map((name) => String(name && payload[name]));
    const genuine: Genuine = { userId, tokenId: null, version: null, expiresAt: payload.exp! };
    return {
      ...genuine,
      ...(role !== undefined && isUserRole(role) && { role }),
      ...(plan !== undefined && isPlan(plan) && { plan }),
    };
  };
}

/** Whether the token is at fault, and not the way to the keys. */
const isRejection = ({ JOSEError, JWKSTimeout }: typeof errors, error: unknown): boolean =>
  error instanceof JOSEError && !(error instanceof JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
