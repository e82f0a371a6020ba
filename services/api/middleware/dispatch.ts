import type { Admission } from '#services/api/access/admission.ts';
import { type Quota, type RateState, rateLimited } from '#services/api/access/quota.ts';
import type { Endpoint } from '#services/api/endpoint.ts';
import type { ApiContext, Middleware } from '#services/api/exchange.ts';
import { envelopeEnd } from '#services/api/middleware/envelope.ts';
import { type Fields, send } from '#services/api/middleware/send.ts';
import type { Router } from '#services/api/router.ts';
import { reports } from '#services/api/routes/index.ts';
import { type Answer, tagMatches } from '#services/api/serve/answer.ts';
import type { Handler } from '#services/api/serve/handler.ts';
import { RequestError } from '#shared/errors.ts';
import type { Key } from '#shared/keys.ts';

/** A path and what answers it, with the header fields of its answers: those about keeping them, and all of a 200. */
export type Route = { endpoint: Endpoint; handle: Handler; caching: Fields; fields: Fields };

/** @returns the route of an endpoint */
export function routeOf(endpoint: Endpoint, handle: Handler): Route {
  const caching = cachingOf(endpoint);
  return {
    endpoint,
    handle,
    caching,
    fields: ['Content-Type', 'application/json; charset=utf-8', ...caching],
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
  (router: Router<Route>, admission: Admission, quota: Quota): Middleware =>
  async (context, next) => {
    const { req, state } = context;
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    const found = router.find(mark === -1 ? url : url.slice(0, mark));
    if (!found) return next();
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const { endpoint, handle, fields, caching } = found.route;
    state.endpoint = endpoint;
    let key: Key | null = null;
    if (endpoint.access === 'key') {
      const admitted = admission(req, endpoint.group);
      key = admitted instanceof Promise ? await admitted : admitted;
      state.key = key;
    }
    const seen = req.headers['if-none-match'];
    const later = seen !== undefined && endpoint.kind !== 'report';
    if (key && !later) {
      // Awaiting what is there already would put the rest of a busy path off to another turn.
      const counting = count(context, quota, key);
      if (counting) await counting;
    }
    let answer: Answer;
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
    send(context, {
      status: 200,
      fields,
      etag: answer.etag,
      body: answer.start,
      end: envelopeEnd(answer, state),
    });
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
  if (endpoint.kind === 'report') {
    return ['Cache-Control', reports[endpoint.report].cacheControl, 'Vary', 'Accept, Authorization'];
  }
  return endpoint.access === 'public' ? OPEN : OWN;
}

const OPEN: Fields = ['Cache-Control', 'public, max-age=30', 'Vary', 'Accept'];
const OWN: Fields = ['Cache-Control', 'private, no-cache', 'Vary', 'Accept, Authorization'];
