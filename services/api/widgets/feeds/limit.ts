import { networkOf } from '#services/api/http/network.ts';
import type { Availability } from '#services/api/v2/availability.ts';
import type { FeedUses } from '#services/api/widgets/feeds/store.ts';
import { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';

/** Requests for feeds that one address may make in a minute. */
export const PER_MINUTE = 60;
/**
 * Those of them that are counted by the processes of a port alone, each for itself, so that an address which asks seldom costs
 * no query. They share them, and each has one at least.
 */
export const ALONE = 10;
const MINUTE_MS = 60_000;
/** Addresses that are remembered for a minute. With more, those that have asked first begin anew. */
const MAX_ADDRESSES = 100_000;
/** How long after a request what is known of addresses is deleted: then it is of minutes that have ended. */
const FORGET_MS = 2 * MINUTE_MS;

/** What an address has left in this minute; null where the request is one too many. */
export type Left = number | null;

/**
 * Limits the requests of an address in a minute of the clock, over any number of processes (docs/decisions/0156-open-paths-are-limited-by-address.md). A process
 * answers the first few from its own count; of the others the database keeps one count for all processes. While it does not
 * respond, each process counts for itself.
 */
export type FeedLimit = {
  /** Counts a request. */
  take: (address: string) => Left | Promise<Left>;
  /** Counts nothing. */
  look: (address: string) => number;
  /** Seconds until the minute ends. */
  seconds: () => number;
  /** Deletes what earlier processes have left. */
  start: () => void;
  stop: () => void;
};

/** `own` were admitted here, `reported` of them are in the database, which has said that there are `known` of all processes. */
type Asked = { own: number; reported: number; known: number };

type Options = {
  uses: FeedUses;
  availability: Availability;
  log: Logger;
  /** That share a port. */
  processes?: number;
  now?: () => number;
};

export function createFeedLimit({
  uses,
  availability,
  log,
  processes = 1,
  now = Date.now,
}: Options): FeedLimit {
  const alone = Math.max(1, Math.floor(ALONE / processes));
  // No cache by use: every request would move its address to the end.
  const asked = new Map<string, Asked>();
  let minute = 0;
  let timer: NodeJS.Timeout | null = null;
  /** Whether the database was told of addresses since what it knows was last deleted. */
  let told = false;

  /** Forgets the addresses of a minute that has ended. */
  const turn = () => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    asked.clear();
  };
  const forget = () =>
    uses.forget().catch((error) => log.debug({ err: error }, 'counts of requests are not deleted yet'));
  const forgetLater = () => {
    timer ??= setTimeout(() => {
      timer = null;
      turn();
      // What was counted lately is deleted the next time.
      if (told) forgetLater();
      told = false;
      void forget();
    }, FORGET_MS).unref();
  };

  const begin = (network: string): Asked => {
    const [first] = asked.size < MAX_ADDRESSES ? [] : asked.keys();
    if (first !== undefined) asked.delete(first);
    const one = { own: 0, reported: 0, known: 0 };
    asked.set(network, one);
    return one;
  };

  const askAll = async (network: string, one: Asked): Promise<Left> => {
    const added = one.own - one.reported;
    one.reported = one.own;
    told = true;
    // Its own place counts: of requests that come at once, a later one may be answered first.
    let place = 0;
    const adding = uses.add(network, minute, added).then(
      (used) => {
        place = used;
        one.known = Math.max(one.known, used);
      },
      (error) => {
        one.reported -= added;
        throw error;
      },
    );
    await availability.answered(adding);
    return place > PER_MINUTE ? null : leftOf(one);
  };

  return {
    take: (address) => {
      turn();
      forgetLater();
      const network = networkOf(address);
      const one = asked.get(network) ?? begin(network);
      if (leftOf(one) === 0) return null;
      one.own += 1;
      return one.own <= alone || availability.away() ? leftOf(one) : askAll(network, one);
    },
    look: (address) => {
      turn();
      return leftOf(asked.get(networkOf(address)) ?? { own: 0, reported: 0, known: 0 });
    },
    seconds: () => Math.max(1, Math.ceil((MINUTE_MS - (now() % MINUTE_MS)) / 1_000)),
    start: () => void forget(),
    stop: () => {
      if (timer) clearTimeout(timer);
    },
  };
}

const leftOf = ({ own, known }: Asked): number => Math.max(0, PER_MINUTE - Math.max(own, known));

/** @returns the error of a request that is one too many */
export const tooMany = (seconds: number): RequestError =>
  new RequestError(
    'RATE_LIMITED',
    `This address has sent ${PER_MINUTE} requests in this minute, which is the limit. Try again in ${seconds} s.`,
    {
      ...{ rule: 'feed-requests-of-an-address', limit: PER_MINUTE, used: PER_MINUTE, window: 'minute' },
      resetsAt: new Date(Date.now() + seconds * 1_000).toISOString(),
    },
    { 'Retry-After': String(seconds) },
  );
