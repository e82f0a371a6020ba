import { RequestError } from '#shared/errors.ts';

/**
 * Requests that are worked on at the same time. Each room (group of paths) has its own share, so a caller who fills one
 * room stops neither the others nor the health checks.
 */

/** Limits of one room. */
export type Room = 'health' | 'data' | 'application' | 'body' | 'file';

type Share = {
  /** Maximum number at the same time, in total. */
  all: number;
  /**
   * Maximum number for one IP address. Callers behind a proxy that is not trusted (TRUSTED_PROXIES) share its address.
   */
  address: number;
  /** Follows the number in the message of the error. */
  what: string;
};

/** Requests are answered within a few seconds, so that others find room soon. Those of `/v2` are the most, and wait for news, too. */
export const SHARES: Readonly<Record<Room, Share>> = {
  health: { all: 50, address: 50, what: 'health checks are under way' },
  data: { all: 400, address: 200, what: 'requests are under way' },
  application: { all: 200, address: 100, what: 'requests are under way' },
  // A request is in none of the rooms above while its body arrives.
  body: { all: 200, address: 20, what: 'bodies are arriving' },
  file: { all: 100, address: 50, what: 'files are arriving' },
};

const RETRY_S = 1;

/** The requests that one server is working on. */
export type UnderWay = {
  /**
   * @throws RequestError 429 where the address has its part of the room, 503 where the room is full
   */
  enter: (room: Room, caller: Caller) => void;
  /** @param caller that has entered */
  leave: (room: Room, caller: Caller) => void;
};

/** Whoever asks; the same object when the request leaves as when it entered. */
export type Caller = { address: string };

export function createUnderWay(): UnderWay {
  const present: Record<Room, Caller[]> = { health: [], data: [], application: [], body: [], file: [] };
  return {
    enter: (room, caller) => {
      const share = SHARES[room];
      const inRoom = present[room];
      if (inRoom.length >= share.all) throw full('SERVICE_UNAVAILABLE', `${room}-requests`, share.all, share);
      // Only where as many are there can all of them be of one address.
      if (inRoom.length >= share.address && ofAddress(inRoom, caller.address) >= share.address)
        throw full('RATE_LIMITED', `${room}-requests-of-an-address`, share.address, share);
      inRoom.push(caller);
    },
    leave: (room, caller) => {
      const inRoom = present[room];
      const at = inRoom.lastIndexOf(caller);
      if (at === -1) return;
      // The order does not matter.
      inRoom[at] = inRoom.at(-1)!;
      inRoom.pop();
    },
  };
}

const ofAddress = (callers: readonly Caller[], address: string): number =>
  callers.reduce((count, caller) => count + Number(caller.address === address), 0);

const full = (
  code: 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE',
  rule: string,
  limit: number,
  { what }: Share,
): RequestError =>
  new RequestError(
    code,
    `${limit} ${what}${code === 'RATE_LIMITED' ? ' from this address' : ''}, which is the limit. Ask again in a moment.`,
    { rule, limit, used: limit },
    { 'Retry-After': String(RETRY_S) },
  );

/** @param path of a request, as `/path?query` */
export function roomOf(path: string): Room {
  if (path.startsWith('/v2/')) return 'data';
  return path.startsWith('/healthz') || path.startsWith('/readyz') ? 'health' : 'application';
}
