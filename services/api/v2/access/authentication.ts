import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { createBrake } from '#services/api/v2/access/brake.ts';
import { type Availability, STALE_S } from '#services/api/v2/availability.ts';
import { findKey, hashKey, isKey, isTier, type Key } from '#shared/access/keys.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * Authenticates callers by `Authorization: Bearer <key>`. The record of a key is cached for five seconds, so a revoked
 * key works no longer than that; while the database does not respond, a record is used for as long as an old response.
 * @param address of the caller
 * @param permission group of paths the call belongs to
 * @throws RequestError 401 without a valid key, 429 after too many wrong ones, 403 when its plan or its permissions do not include the path
 */
export type Authentication = (
  request: IncomingMessage,
  address: string,
  permission: string,
) => Key | Promise<Key>;

const MAX_AGE_MS = 5_000;
const MAX_ENTRIES = 20_000;
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

type Entry = { key: Key | null; until: number };

export function createAuthentication(pool: Pool, availability: Availability): Authentication {
  /** By hash, so that no keys are kept in memory. */
  const recent = new LRUCache<string, Entry>({ max: MAX_ENTRIES });
  /** Keys that exist. Apart from those above, because wrong ones must not displace them. */
  const known = new LRUCache<string, { key: Key; foundAt: number }>({ max: MAX_ENTRIES });
  const underway = new Map<string, Promise<Entry>>();
  /** A connection nearly always sends the same key, which is recognised here without hashing. */
  const connections = new WeakMap<Socket, Entry & { authorization: string }>();

  const find = async (token: string): Promise<Entry> => {
    const hash = hashKey(token);
    const entry = recent.get(hash);
    if (entry && entry.until > Date.now()) return entry;
    const old = known.get(hash);
    if (!old || old.foundAt + STALE_S * 1000 < Date.now()) return lookUp(token, hash);
    const remembered: Entry = { key: old.key, until: 0 };
    if (availability.away()) return remembered;
    const found = lookUp(token, hash);
    return (await availability.answered(found)) ? found : remembered;
  };

  const lookUp = (token: string, hash: string): Promise<Entry> => {
    const joined = underway.get(hash);
    if (joined) return joined;
    const foundAt = Date.now();
    const found = findKey(pool, token)
      .then((key) => {
        if (key) known.set(hash, { key, foundAt });
        else known.delete(hash);
        const entry = { key, until: foundAt + MAX_AGE_MS };
        recent.set(hash, entry);
        return entry;
      })
      .finally(() => underway.delete(hash));
    underway.set(hash, found);
    return availability.watch(found);
  };

  const reject = createBrake();

  return ({ headers, socket }, address, permission) => {
    const { authorization = '' } = headers;
    const seen = connections.get(socket);
    if (seen && seen.authorization === authorization && seen.until > Date.now())
      return authorize(seen.key, permission, () => reject(address));
    const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (token === undefined) {
      throw new RequestError(
        'UNAUTHORIZED',
        'An API key is required: send the header "Authorization: Bearer <key>".',
        undefined,
        CHALLENGE,
      );
    }
    if (!isKey(token)) throw reject(address);
    return find(token).then((entry) => {
      connections.set(socket, { ...entry, authorization });
      return authorize(entry.key, permission, () => reject(address));
    });
  };
}

/** @throws RequestError 403 for a key whose plan has no streams */
export function authorizeStream(key: Key | null): void {
  if (key?.tier !== 'enterprise')
    throw new RequestError('FORBIDDEN', 'Only the enterprise plan includes streams of whole lists.');
}

function authorize(key: Key | null, permission: string, wrong: () => RequestError): Key {
  if (key?.state !== 'active') throw wrong();
  // The state was read together with the key, up to five seconds ago.
  if (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now()) throw wrong();
  if (!isTier(key.tier)) {
    throw new RequestError('FORBIDDEN', `The ${key.tier} plan does not include API access.`);
  }
  if (!allows(key.permissions, permission)) {
    throw new RequestError('FORBIDDEN', `This key may not read ${permission}.`, { permission });
  }
  return key;
}
