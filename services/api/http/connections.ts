import type { Socket } from 'node:net';
import type { ApiContext } from '#services/api/http/context.ts';

/**
 * Requests that one connection may send ahead of their responses. Node reads all of them at once, and each takes some
 * kilobytes until its response has been taken. Browsers and ordinary clients send one at a time.
 */
export const SENT_AHEAD = 32;

/**
 * Limits how many requests one connection may send ahead. Beyond the limit the connection is closed.
 * @returns a function that says whether a request is answered; false if its connection was closed
 */
export function createTurns(): (context: ApiContext) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ req: { socket }, res }) => {
    // A response has no socket before its turn; with ordinary clients, no response waits.
    if (res.socket !== null) return true;
    const ahead = waiting.get(socket) ?? 0;
    if (ahead >= SENT_AHEAD) socket.destroy();
    if (socket.destroyed) return false;
    waiting.set(socket, ahead + 1);
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}
