import { LRUCache } from 'lru-cache';
import { pathForm } from '#services/api/http/address.ts';
import { compressed } from '#services/api/http/compress.ts';
import type { ApiContext, Fields, RequestContext } from '#services/api/http/context.ts';
import { ANSWER_MS, beforeDeadline } from '#services/api/http/deadline.ts';
import { toRequestError } from '#services/api/http/errors.ts';
import { tagMatches } from '#services/api/http/etag.ts';
import { chooseEncoding } from '#services/api/http/negotiate.ts';
import type { DirectRoom } from '#services/api/http/requests.ts';
import { type ResponseMessage, send } from '#services/api/http/send.ts';
import { staleFields } from '#services/api/v2/fields.ts';
import { isRead, preflight } from '#services/api/v2/methods.ts';
import type { V2, V2Dependencies } from '#services/api/v2/mount.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import { answerOf } from '#services/api/widgets/feeds/answer.ts';
import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { feeds } from '#services/api/widgets/feeds/index.ts';
import { createFeedLimit, type Left, PER_MINUTE, tooMany } from '#services/api/widgets/feeds/limit.ts';
import { readWanted, type WantedFeed } from '#services/api/widgets/feeds/parameters.ts';
import { feedUses } from '#services/api/widgets/feeds/store.ts';
import { RequestError } from '#shared/errors.ts';

const ROOM = '/api/widgets/';

/** How long an answer is served from memory while its records stay the same: nothing in it depends on the time. */
const KEPT_MS = 300_000;
const ANSWER: Fields = [
  ...['Content-Type', 'application/json; charset=utf-8', 'Vary', 'Accept-Encoding'],
  ...['Cache-Control', 'public, max-age=300, stale-while-revalidate=86400'],
];
/** Browsers of any origin may read; there are no cookies. */
const OPEN: Fields = [
  ...['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers'],
  'Age, ETag, Retry-After, Warning, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id',
  ...['X-RateLimit-Limit', String(PER_MINUTE), 'X-RateLimit-Remaining'],
];
/** The fields of the room, by what the caller has left. */
const FIELDS: readonly Fields[] = Array.from({ length: PER_MINUTE + 1 }, (_, left) =>
  OPEN.concat(String(left)),
);

/** Queries whose meaning is remembered. */
const MAX_QUERIES = 1_000;
const MAX_QUERY_LENGTH = 200;

export type FeedDependencies = Pick<V2, 'services' | 'readers' | 'availability'> &
  Pick<V2Dependencies, 'log' | 'secret' | 'observe'> & {
    /** That share a port. */
    processes: number;
  };

/** An answer of a feed. */
export type FeedBody = {
  data: readonly Record<string, unknown>[];
  meta?: { generatedAt: string };
  generatedAt?: string;
};

/** The room of feeds: open to everyone within a limit for each address. */
export type Feeds = {
  /** Serves the paths of feeds. */
  handle: DirectRoom;
  /** @returns the header fields of this room for a request that was rejected before it came here, or that asks for no feed */
  fieldsOf: (context: ApiContext) => Fields;
  /**
   * Reads a feed for a page that this service makes; it is not counted.
   * @param name such as `top-companies`
   * @param query text after the question mark, still encoded
   * @throws RequestError as the feed's own path does
   */
  read: (name: string, query: string) => Promise<FeedBody>;
  /** Begins with an empty memory of who asked. */
  start: () => void;
  close: () => void;
};

export function mountFeeds({
  services,
  readers,
  availability,
  log,
  secret,
  processes,
  observe,
}: FeedDependencies): Feeds {
  const limit = createFeedLimit({
    ...{ uses: feedUses(services.pool, secret), availability, log, processes },
  });
  const known = new Map(feeds.map((feed) => [feed.path, servedFeed(feed, services)]));

  const fieldsFor = (address: string): Fields => FIELDS[limit.look(address)]!;

  /** Nothing waits where the address is counted here and the answer is in memory. */
  const serve = (asked: Asked): Promise<void> | void => {
    const taken = limit.take(asked.context.state.address);
    return taken instanceof Promise
      ? taken.then((left) => serveCounted(asked, left))
      : serveCounted(asked, taken);
  };

  const serveCounted = ({ context, find, query }: Asked, left: Left): Promise<void> | void => {
    const { state, req } = context;
    state.roomFields = FIELDS[left ?? 0]!;
    if (left === null) throw tooMany(limit.seconds());
    readers.admit(state.address);
    const found = find(query);
    if (found instanceof Promise)
      return beforeDeadline(state.startedAt + ANSWER_MS, found).then(async (response) =>
        sendTo(context, await messageOf(response, req.headers)),
      );
    const message = messageOf(found, req.headers);
    if (message instanceof Promise) return message.then((made) => sendTo(context, made));
    sendTo(context, message);
  };

  const sendTo = (context: ApiContext, message: ResponseMessage): void => {
    send(context, message);
    readers.sent(context.state.address, context.res);
  };

  const answer = (asked: Asked): Promise<void> | undefined => {
    const { context, path } = asked;
    const { state, res } = context;
    if (!isRead(context.req.method ?? '')) {
      state.roomFields = fieldsFor(state.address);
      preflight(context);
      return undefined;
    }
    const answered = () => observe(path, res.statusCode, secondsOf(state));
    const failed = (cause: unknown): never => {
      observe(path, toRequestError(cause).status, secondsOf(state));
      throw cause;
    };
    try {
      const waiting = serve(asked);
      if (waiting) return waiting.then(answered, failed);
    } catch (cause) {
      failed(cause);
    }
    answered();
    return undefined;
  };

  return {
    handle: (context) => {
      const { url = '/' } = context.req;
      if (!url.startsWith(ROOM)) return null;
      const mark = url.indexOf('?');
      const path = mark === -1 ? url : url.slice(0, mark);
      const find = known.get(path);
      return find ? answer({ context, path, find, query: mark === -1 ? '' : url.slice(mark + 1) }) : null;
    },
    fieldsOf: ({ req, state }) =>
      pathForm(req.url ?? '/').startsWith(ROOM) ? fieldsFor(state.address) : state.roomFields,
    read: async (name, query) => {
      const find = known.get(ROOM + name);
      if (!find) throw new RequestError('NOT_FOUND', `There is no feed ${name.slice(0, 40)}.`);
      return JSON.parse((await find(query)).start.toString()) as FeedBody;
    },
    start: limit.start,
    close: limit.stop,
  };
}

/** A request for a feed; `query` is still encoded. */
type Asked = { context: ApiContext; path: string; find: Find; query: string };

const secondsOf = ({ startedAt }: RequestContext): number => (performance.now() - startedAt) / 1_000;

/** @throws RequestError for a query that is rejected */
type Find = (query: string) => PreparedResponse | Promise<PreparedResponse>;

function servedFeed(feed: Feed, { pool, responses }: Services): Find {
  const answer = answerOf(feed, pool);
  const read = new LRUCache<string, { id: string; wanted: WantedFeed }>({ max: MAX_QUERIES });
  const readOnce = (query: string) => {
    const before = read.get(query);
    if (before) return before;
    const wanted = readWanted(feed, query);
    const now = { id: `${feed.path} ${JSON.stringify(wanted)}`, wanted };
    if (query.length <= MAX_QUERY_LENGTH) read.set(query, now);
    return now;
  };
  return (query) => {
    const { id, wanted } = readOnce(query);
    return responses.get(feed.resource, id, () => answer(wanted), KEPT_MS);
  };
}

function messageOf(
  { start, etag, age }: PreparedResponse,
  headers: ApiContext['req']['headers'],
): ResponseMessage | Promise<ResponseMessage> {
  const fields = age === undefined ? ANSWER : ANSWER.concat(staleFields(age));
  const seen = headers['if-none-match'];
  if (seen !== undefined && tagMatches(seen, etag)) return { status: 304, fields, etag };
  const encoding = chooseEncoding(headers['accept-encoding']);
  const plain = { status: 200, fields, etag, body: start };
  const packing = encoding && compressed(encoding, start, '');
  if (!packing) return plain;
  // What is not compressed in time is sent as it is.
  const packed = (parts: [Buffer, Buffer] | null): ResponseMessage =>
    parts === null
      ? plain
      : { ...plain, fields: fields.concat('Content-Encoding', encoding), body: parts[0], end: parts[1] };
  return packing instanceof Promise ? packing.then(packed) : packed(packing);
}
