import type { koaBody } from 'koa-body';
import type { ApiContext } from '#services/api/http/context.ts';
import { badRequest, RequestError } from '#shared/errors.ts';

/**
 * The only way to read a body. While a body arrives, its request does not count as being worked on, so a caller who
 * sends slowly takes nothing from others. Bodies have separate limits, in total and for each address.
 */

/** Maximum time for a body of data, which is small; after that its caller is too slow. */
const DATA_MS = 5_000;
/** Minimum rate of a file after its first seconds, in bytes per second. */
const FILE_RATE = 16 * 1024;
const FILE_FREE_S = 10;
const LOOK_MS = 1_000;

/** Limits for bodies, in milliseconds and bytes per second; shorter in tests. */
export type Patience = { data: number; rate: number; free: number };
export const PATIENCE: Patience = { data: DATA_MS, rate: FILE_RATE, free: FILE_FREE_S };

/**
 * Reads a body.
 * @param kind `body` for data, which has to arrive at once; `file` for a file, which has to arrive at a minimum rate
 * @param read reads it from the request
 * @throws RequestError 408 for one that arrives too slowly; 429 or 503 if too many bodies arrive, or too many requests
 *   are worked on afterwards; and any error of `read`
 */
export async function readArriving<Value>(
  context: ApiContext,
  kind: 'body' | 'file',
  read: () => Promise<Value>,
  patience = PATIENCE,
): Promise<Value> {
  const { state } = context;
  const { room, underWay } = state;
  if (room === null || underWay === null) throw new Error('the body of a request is read once');
  underWay.leave(room, state);
  state.room = null;
  underWay.enter(kind, state);
  const watch = kind === 'body' ? inTime(patience.data) : atRate(context, patience);
  try {
    return await Promise.race([read(), watch.tooSlow]);
  } finally {
    watch.end();
    underWay.leave(kind, state);
    underWay.enter(room, state);
    state.room = room;
  }
}

/**
 * The reader of bodies of data. It is loaded for the first body, because it takes 5 MB (it can also read files, which
 * are not sent here).
 * @returns reads a body into `context.request.body`
 */
export function dataReader(options: Parameters<typeof koaBody>[0]): (context: ApiContext) => Promise<void> {
  let opened: Promise<ReturnType<typeof koaBody>> | undefined;
  return async (context) => {
    opened ??= import('koa-body').then((loaded) => loaded.koaBody(options));
    await (await opened)(context as never, async () => undefined);
  };
}

/**
 * @param most bytes of a body; `hint` says what to do where it has more
 * @returns what koa-body calls for a body that it cannot read
 */
export const bodyFailure =
  (unreadable: string, most: number, hint = '') =>
  (error: Error & { status?: number }): never => {
    if (error.status !== 413) throw badRequest({ parameter: 'body', reason: unreadable });
    const message = `The body has more than ${most / 1024} kB.${hint}`;
    throw new RequestError('CONTENT_TOO_LARGE', message, { limit: most }, { Connection: 'close' });
  };

type Watch = { tooSlow: Promise<never>; end: () => void };

function inTime(milliseconds: number): Watch {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(tooSlow(`The body has not arrived within ${milliseconds / 1_000} s.`)),
    milliseconds,
  );
  return { tooSlow: promise, end: () => clearTimeout(timer) };
}

function atRate({ req }: ApiContext, { rate, free }: Patience): Watch {
  const { promise, reject } = Promise.withResolvers<never>();
  const from = req.socket.bytesRead;
  let seconds = -free;
  const timer = setInterval(() => {
    // If the reader of the file makes the caller wait, the caller is not slow.
    if (req.isPaused()) return;
    seconds += LOOK_MS / 1_000;
    if (req.socket.bytesRead - from >= seconds * rate) return;
    reject(tooSlow(`The file arrives at less than ${rate / 1024} kB a second.`));
  }, LOOK_MS);
  return { tooSlow: promise, end: () => clearInterval(timer) };
}

const tooSlow = (message: string): RequestError =>
  new RequestError('REQUEST_TIMEOUT', message, undefined, { Connection: 'close' });
