import { RequestError } from '#shared/errors.ts';

/** Has logins checked a few at a time; the others wait in a short line. */
export type LoginQueue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Logins that are checked at a time. Argon2 works in the four threads in which files are read and responses compressed, so that half of
 * them stay for those.
 */
const AT_ONCE = 2;
/** Logins that wait; the last of them waits about half a second. */
const PLACES = 16;
const AGAIN_SECONDS = 2;

type Waiting = { network: string; begin: () => void; reject: (error: RequestError) => void };

/**
 * A line in which every network has the same right to a place: where it is full, the network with the most places gives its last one
 * to a caller of a network with fewer, so that whoever sends many logins keeps nobody else out.
 * @returns a function that does the work when it is its turn, and throws RequestError 429 where there is no place
 */
export function createLine(atOnce = AT_ONCE, places = PLACES): LoginQueue {
  const waiting: Waiting[] = [];
  let working = 0;

  const placesOf = (network: string): number => waiting.filter((one) => one.network === network).length;

  /** @returns whether there is a place for one more of the network */
  const makePlace = (network: string): boolean => {
    if (waiting.length < places) return true;
    const last = waiting.reduce((most, one) =>
      placesOf(one.network) >= placesOf(most.network) ? one : most,
    );
    if (placesOf(last.network) <= placesOf(network) + 1) return false;
    waiting.splice(waiting.indexOf(last), 1);
    last.reject(lineIsFull(atOnce + places));
    return true;
  };

  const turn = (network: string): Promise<void> =>
    new Promise((begin, reject) => {
      if (makePlace(network)) waiting.push({ network, begin, reject });
      else reject(lineIsFull(atOnce + places));
    });

  return async (network, work) => {
    // Whoever ends gives its turn to the next, so that nobody who comes meanwhile takes it.
    if (working < atOnce) working += 1;
    else await turn(network);
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else working -= 1;
    }
  };
}

const lineIsFull = (limit: number): RequestError =>
  new RequestError(
    'RATE_LIMITED',
    'Too many logins are waiting. Try again in a moment.',
    { rule: 'logins at a time', limit, used: limit },
    { 'Retry-After': String(AGAIN_SECONDS) },
  );
