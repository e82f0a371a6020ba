import type { ServerResponse } from 'node:http';
import { type ErrorCode, RequestError } from '#shared/errors.ts';

/**
 * Limits on responses that callers do not read, and on waiting requests: data for a slow reader stays in memory. A
 * reader that takes nothing at all is disconnected by the server's time limit (server.ts).
 */
export type Readers = {
  /**
   * Admits one more stream of a whole list.
   * @param owner whose limit counts: the key, or the address of a caller without one
   * @returns ends it
   * @throws RequestError 429 or 503, which names the limit
   */
  stream: (owner: string) => () => void;
  /**
   * Admits one more request that waits for news.
   * @returns ends it
   * @throws RequestError 429 or 503, which names the limit
   */
  wait: (owner: string) => () => void;
  /** Admits one more response. @throws RequestError 429 or 503, which names the limit */
  admit: (owner: string) => void;
  /** To be called when a response has been sent: counts what of it waits for the reader, until it is taken. */
  sent: (owner: string, response: ServerResponse) => void;
};

/** Streams at the same time. Each keeps about two batches of records in memory. */
export const STREAMS = { owner: 4, all: 20 };
/** Requests that wait for news at the same time. All of them are well below the requests that may be under way. */
export const WAITS = { owner: 8, all: 200 };
/** Bytes of responses that wait to be read. */
export const WAITING_MIB = { owner: 8, all: 24 };

const MIB = 1024 * 1024;
/** What a response that waits takes besides its bytes. */
const OVERHEAD = 4 * 1024;
const RETRY_S = 5;

export function createReaders(): Readers {
  const streams = counter();
  const waits = counter();
  const bytes = counter();
  return {
    stream: (owner) => {
      check('streams', streams, owner, STREAMS);
      return streams.add(owner, 1);
    },
    wait: (owner) => {
      check('waiting-requests', waits, owner, WAITS);
      return waits.add(owner, 1);
    },
    admit: (owner) => {
      if (bytes.all() > 0) check('unread-mebibytes', bytes, owner, WAITING_MIB, MIB);
    },
    sent: (owner, response) => {
      // Nearly always the system has taken all of it.
      if (response.writableLength > 0 && !response.destroyed)
        response.once('close', bytes.add(owner, response.writableLength + OVERHEAD));
    },
  };
}

/** Amounts by owner and in total; an owner without any is removed. */
function counter() {
  const amounts = new Map<string, number>();
  let sum = 0;
  const change = (owner: string, by: number) => {
    const amount = (amounts.get(owner) ?? 0) + by;
    if (amount === 0) amounts.delete(owner);
    else amounts.set(owner, amount);
    sum += by;
  };
  return {
    of: (owner: string) => amounts.get(owner) ?? 0,
    all: () => sum,
    /** @returns takes the amount away again */
    add: (owner: string, by: number) => {
      change(owner, by);
      return () => change(owner, -by);
    },
  };
}

/** What the error of the owner's limit says, and that of the limit of all, by how much is used already and how much may be. */
const MESSAGES = {
  streams: [
    (used: number, limit: number) =>
      `You are reading ${used} streams. One caller may read ${limit} at the same time: finish one of them first.`,
    (used: number, limit: number) =>
      `This service is sending ${used} streams, and sends ${limit} at the same time. Ask again in a moment.`,
  ],
  'waiting-requests': [
    (used: number, limit: number) =>
      `${used} of your requests are waiting for news, and ${limit} may wait at the same time. Let one of them end first.`,
    (used: number, limit: number) =>
      `${used} requests are waiting for news, and ${limit} may wait at the same time. Ask again in a moment, or without \`wait\`.`,
  ],
  'unread-mebibytes': [
    (used: number, limit: number) =>
      `You have not read ${used} MiB of your answers, and the limit is ${limit} MiB. Read those first.`,
    (used: number, limit: number) =>
      `Callers have not read ${used} MiB of their answers, and this service keeps ${limit} MiB. Ask again in a moment.`,
  ],
} as const;

/** @param unit in which the limits count @throws RequestError 429 or 503 where one of them is reached */
function check(
  what: keyof typeof MESSAGES,
  { of, all }: ReturnType<typeof counter>,
  owner: string,
  limits: { owner: number; all: number },
  unit = 1,
): void {
  const [ofOwner, ofAll] = MESSAGES[what];
  const judge = (code: ErrorCode, rule: string, amount: number, limit: number, message: typeof ofOwner) => {
    if (amount < limit * unit) return;
    const used = Math.round(amount / unit);
    const details = { rule: `${what}-${rule}`, limit, used };
    throw new RequestError(code, message(used, limit), details, { 'Retry-After': String(RETRY_S) });
  };
  judge('RATE_LIMITED', 'of-a-key', of(owner), limits.owner, ofOwner);
  judge('SERVICE_UNAVAILABLE', 'in-all', all(), limits.all, ofAll);
}
