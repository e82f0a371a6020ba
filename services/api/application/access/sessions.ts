import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { rejectForeignOrigin } from '#services/api/application/access/origin.ts';
import { CHALLENGE, type Session } from '#services/api/application/access/session.ts';
import { isRead } from '#services/api/v2/methods.ts';
import type { Plan, UserRole } from '#shared/access/users.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/** The cookie of a login; its prefix makes browsers keep it to this host and to secure connections. */
export const SESSION_COOKIE = '__Host-session';

/** How long a state of a user is believed, in milliseconds: a disabled user or a changed role counts after it. */
const MAX_AGE_MS = 4_000;
const MAX_ENTRIES = 20_000;

/**
 * A token that is known to be genuine. One of an external identity provider has neither id nor version, so that it cannot be ended
 * by itself; role and plan are there where the provider decides them.
 */
export type Genuine = {
  userId: string;
  tokenId: string | null;
  version: number | null;
  /** Seconds of the epoch. */
  expiresAt: number;
  role?: UserRole;
  plan?: Plan;
};

/** @returns what a genuine token says; null for every other text */
export type ReadToken = (token: string) => Promise<Genuine | null>;

/** A user who is logged in, with the token that says so. */
export type Login = { session: Session; token: Genuine };

/** The part of Koa's context that says who asks. */
type Presented = {
  method: string;
  headers: IncomingHttpHeaders;
  cookies: { get: (name: string) => string | undefined };
};

export type Sessions = {
  /**
   * Recognises the user of a request by the token in its `Authorization` header, or else in its cookie.
   * @throws RequestError 401 without a valid token of an active user; 403 for a write with a cookie that another site sends
   */
  authenticate: (request: Presented) => Promise<Login>;
  /**
   * Recognises the user of a token.
   * @throws RequestError 401 where it is not valid, or its user is not active any more
   */
  recognise: (token: string) => Promise<Login>;
  /** Forgets what is known of a token that was ended. */
  forget: (token: Genuine) => void;
};

type Found = { company_id: string | null; role: UserRole; plan: Plan };

/**
 * @param read checks a token's signature, issuer, audience and times
 * @param publicUrl address of this service, the only origin whose pages may write with a cookie
 */
export function createSessions(pool: Pool, read: ReadToken, publicUrl: string): Sessions {
  const known = new LRUCache<string, { found: Found | null; until: number }>({ max: MAX_ENTRIES });
  const origin = new URL(publicUrl).origin;

  const find = async (token: Genuine): Promise<Found | null> => {
    const name = nameOf(token);
    const entry = known.get(name);
    if (entry && entry.until > Date.now()) return entry.found;
    const until = Date.now() + MAX_AGE_MS;
    const { rows } = await pool.query<Found>({
      name: 'find-session',
      text: 'select company_id, role, plan from app.find_session($1, $2, $3)',
      values: [token.userId, token.tokenId, token.version],
    });
    const found = rows[0] ?? null;
    known.set(name, { found, until });
    return found;
  };

  const recognise = async (text: string): Promise<Login> => {
    const token = await read(text);
    const found = token && (await find(token));
    if (!found) throw rejected('The token is not valid, or no longer valid. Log in again.');
    const { company_id: companyId } = found;
    const { userId, role = found.role, plan = found.plan } = token;
    return { session: { userId, companyId, role, plan }, token };
  };

  return {
    authenticate: async ({ method, headers, cookies }) => {
      const bearer = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
      const text = bearer ?? cookies.get(SESSION_COOKIE);
      if (text === undefined) throw rejected('Log in first: this path is for users.');
      if (bearer === undefined && !isRead(method)) rejectForeignOrigin(headers, origin);
      return recognise(text);
    },
    recognise,
    forget: (token) => {
      known.delete(nameOf(token));
    },
  };
}

const nameOf = ({ userId, tokenId, version }: Genuine): string => `${userId} ${tokenId} ${version}`;

const rejected = (message: string): RequestError =>
  new RequestError('LOGIN_REQUIRED', message, undefined, CHALLENGE);
