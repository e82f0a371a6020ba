import type { Socket } from 'node:net';
import type { ApiContext, Middleware } from '#services/api/http/context.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * Requests that one connection may send ahead of their responses. Node reads all of them at once, and each takes some
 * kilobytes until its response has been taken. Browsers and ordinary clients send one at a time.
 */
export const SENT_AHEAD = 32;
/** Requests that are worked on at the same time. Each is answered within a few seconds, so that others find room soon. */
export const UNDER_WAY = 500;

const RETRY_S = 1;

/**
 * Limits the requests in memory: of a connection, which is cut beyond its limit, as whoever sends ahead must expect; and
 * in all.
 */
export function connections(): Middleware {
  const waiting = new WeakMap<Socket, number>();
  let underWay = 0;
  /** @returns false where the connection has been cut */
  const enqueue = ({ req: { socket }, res }: ApiContext): boolean => {
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= SENT_AHEAD) socket.destroy();
    if (socket.destroyed) return false;
    waiting.set(socket, ahead + 1);
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
  return async (context, next) => {
    // A response has no socket before its turn has come; ordinary clients never make one wait.
    if (context.res.socket === null && !enqueue(context)) {
      context.respond = false;
      return;
    }
    if (underWay >= UNDER_WAY) {
      const details = { rule: 'requests-under-way', limit: UNDER_WAY, used: underWay };
      const message = `There are ${UNDER_WAY} requests under way; ask again in a moment.`;
      throw new RequestError('SERVICE_UNAVAILABLE', message, details, { 'Retry-After': String(RETRY_S) });
    }
    underWay += 1;
    try {
      await next();
    } finally {
      underWay -= 1;
    }
  };
}
