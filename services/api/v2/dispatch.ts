import { chooseEncoding, compressed } from '#services/api/http/compress.ts';
import type { ApiContext, Middleware } from '#services/api/http/context.ts';
import { negotiate } from '#services/api/http/negotiate.ts';
import { type Fields, send } from '#services/api/http/send.ts';
import { admitStream, sendLines, wantsLines } from '#services/api/http/stream.ts';
import type { Authentication } from '#services/api/v2/access/authentication.ts';
import { type Quota, type RateState, rateLimited } from '#services/api/v2/access/quota.ts';
import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { envelopeEnd } from '#services/api/v2/envelope.ts';
import { procedures } from '#services/api/v2/procedures/index.ts';
import type { Router } from '#services/api/v2/router.ts';
import type { Handler } from '#services/api/v2/serve/handler.ts';
import { type PreparedResponse, tagMatches } from '#services/api/v2/serve/response.ts';
import type { Snapshot } from '#services/api/v2/serve/snapshot.ts';
import { RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';

/** A path and what answers it, with the header fields of its answers: those about keeping them, and all of a 200. */
export type Route = {
  endpoint: Endpoint;
  handle: Handler;
  /** Gives the whole list as lines, where the path does. */
  snapshot: Snapshot | null;
  caching: Fields;
  fields: Fields;
  /** Every call counts, because every answer is a new one. */
  aboutCaller: boolean;
};

/** @returns the route of an endpoint */
export function routeOf(endpoint: Endpoint, handle: Handler, snapshot: Snapshot | null): Route {
  const caching = cachingOf(endpoint);
  return {
    endpoint,
    handle,
    snapshot,
    caching,
    fields: ['Content-Type', 'application/json; charset=utf-8', ...caching],
    aboutCaller: endpoint.kind === 'procedure' && procedures[endpoint.procedure].aboutCaller === true,
  };
}

/**
 * Finds the path, admits the caller, counts the call, and sends the answer.
 *
 * What costs a call: every answer to a key but 304 and errors of this service; a request that was refused by the
 * quota (429) or at the door (401, 403) costs nothing either. A conditional request is therefore answered first and
 * counted only if it was not a 304; every other is counted first, so that a full quota costs no work.
 */
export const dispatch =
  (router: Router<Route>, admission: Authentication, quota: Quota): Middleware =>
  async (context, next) => {
    const { req, state } = context;
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const found = router.find(mark === -1 ? url : url.slice(0, mark));
    if (!found) return next();
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const { endpoint, handle, snapshot, fields, caching, aboutCaller } = found.route;
    state.endpoint = endpoint;
    let key: Key | null = null;
    if (endpoint.access === 'key') {
      const admitted = admission(req, endpoint.group);
      key = admitted instanceof Promise ? await admitted : admitted;
      state.key = key;
    }
    if (wantsLines(req.headers.accept)) {
      if (snapshot) {
        admitStream(key);
        const lines = snapshot(query);
        if (key) await count(context, quota, key);
        await sendLines(context, lines);
        return;
      }
      if (negotiate(req.headers.accept) === null)
        throw new RequestError('NOT_ACCEPTABLE', 'Answers of this path are application/json.');
    }
    const seen = req.headers['if-none-match'];
    const later = seen !== undefined && !aboutCaller;
    if (key && !later) {
      // Awaiting what is there already would put the rest of a busy path off to another turn.
      const counting = count(context, quota, key);
      if (counting) await counting;
    }
    let answer: PreparedResponse;
    try {
      const handled = handle(found.parameters, query, key && { key, rate: state.rate });
      answer = handled instanceof Promise ? await handled : handled;
    } catch (error) {
      if (key) await settle(context, quota, key, error);
      throw error;
    }
    if (seen !== undefined && tagMatches(seen, answer.etag)) {
      if (key && later) state.rate = await quota.look(key);
      send(context, { status: 304, fields: caching, etag: answer.etag });
      return;
    }
    if (key && later) await count(context, quota, key);
    const end = envelopeEnd(answer, state);
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const packing = encoding && compressed(encoding, answer.start, end);
    if (!packing) {
      send(context, { status: 200, fields, etag: answer.etag, body: answer.start, end });
      return;
    }
    const [body, rest] = packing instanceof Promise ? await packing : packing;
    const packed = [...fields, 'Content-Encoding', encoding];
    send(context, { status: 200, fields: packed, etag: answer.etag, body, end: rest });
  };

/** @throws RequestError 429 when a window is full */
function count({ state }: ApiContext, quota: Quota, key: Key): Promise<void> | null {
  const counted = (taken: RateState) => {
    state.rate = taken;
    if (taken.refused) throw rateLimited(taken, key.tier);
    state.counted = true;
  };
  const taken = quota.take(key);
  if (taken instanceof Promise) return taken.then(counted);
  counted(taken);
  return null;
}

/** A caller's mistake costs a call like any answer; a failure of this service does not. */
async function settle(context: ApiContext, quota: Quota, key: Key, error: unknown): Promise<void> {
  const { state } = context;
  const mistake = error instanceof RequestError && error.status < 500;
  if (mistake && !state.counted) await count(context, quota, key);
  if (!mistake && state.counted) {
    quota.giveBack(key);
    state.counted = false;
  }
}

/** Records are kept by the caller alone and asked for again; what is open to all may be kept for a moment by anyone. */
function cachingOf(endpoint: Endpoint): Fields {
  if (endpoint.kind === 'procedure') {
    return [
      'Cache-Control',
      procedures[endpoint.procedure].cacheControl,
      'Vary',
      'Accept, Accept-Encoding, Authorization',
    ];
  }
  return endpoint.access === 'public' ? OPEN : OWN;
}

const OPEN: Fields = ['Cache-Control', 'public, max-age=30', 'Vary', 'Accept, Accept-Encoding'];
const OWN: Fields = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept, Accept-Encoding, Authorization'];
