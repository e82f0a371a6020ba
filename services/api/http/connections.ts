import type { Socket } from 'node:net';
import { readAddress } from '#services/api/http/address.ts';
import type { ApiContext, Middleware } from '#services/api/http/context.ts';
import { checkHost } from '#services/api/http/host.ts';
import { createUnderWay, roomOf } from '#services/api/http/under-way.ts';

/**
 * Requests that one connection may send ahead of their responses. Node reads all of them at once, and each takes some
 * kilobytes until its response has been taken. Browsers and ordinary clients send one at a time.
 */
export const SENT_AHEAD = 32;

/**
 * Checks what every request must have, and limits the requests in memory: of a connection, which is cut beyond its limit, as whoever sends ahead must expect; and
 * those that are worked on, by room and address.
 */
export function connections(): Middleware {
  const waiting = new WeakMap<Socket, number>();
  const underWay = createUnderWay();
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
    checkHost(context);
    readAddress(context);
    const { state } = context;
    const room = roomOf(context.req.url ?? '/');
    underWay.enter(room, state);
    state.room = room;
    state.underWay = underWay;
    try {
      await next();
    } finally {
      // A body that was refused has left before.
      if (state.room !== null) underWay.leave(state.room, state);
    }
  };
}
