import type { koaBody } from 'koa-body';
import type { ApiContext } from '#services/api/http/context.ts';
import { badRequest, RequestError } from '#shared/errors.ts';

/**
 * The only way to read a body. While it arrives, its request is not one of those that are worked on: a caller who sends slowly, or
 * never, takes nothing from others. Bodies have a limit of their own, in all and of an address.
 */

/** A body of data is small: it has arrived after so long, or its caller is too slow. */
const DATA_MS = 5_000;
/** A file arrives at this rate at least, in bytes a second, after its first seconds. */
const FILE_RATE = 16 * 1024;
const FILE_FREE_S = 10;
const LOOK_MS = 1_000;

/** How long bodies may take, in milliseconds and bytes a second: shorter in tests. */
export type Patience = { data: number; rate: number; free: number };
export const PATIENCE: Patience = { data: DATA_MS, rate: FILE_RATE, free: FILE_FREE_S };

/**
 * Reads a body.
 * @param kind `body` for data, which has to arrive at once; `file` for a file, which has to arrive at a minimum rate
 * @param read reads it from the request
 * @throws RequestError 408 for one that arrives too slowly; 429 or 503 where too many arrive, or are in work after it; and whatever
 *   `read` throws
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
 * What reads bodies of data. It is loaded for the first of them: it can read files as well, which takes 5 MB and nobody sends here.
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
    // Where what reads the file makes the caller wait, that is no slowness of the caller.
    if (req.isPaused()) return;
    seconds += LOOK_MS / 1_000;
    if (req.socket.bytesRead - from >= seconds * rate) return;
    reject(tooSlow(`The file arrives at less than ${rate / 1024} kB a second.`));
  }, LOOK_MS);
  return { tooSlow: promise, end: () => clearInterval(timer) };
}

const tooSlow = (message: string): RequestError =>
  new RequestError('REQUEST_TIMEOUT', message, undefined, { Connection: 'close' });
