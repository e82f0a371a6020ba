import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '#services/api/http/address.ts';
import { createTurns } from '#services/api/http/connections.ts';
import type { ApiContext, Fields, Middleware, RequestContext } from '#services/api/http/context.ts';
import { createFailures, NO_FIELDS } from '#services/api/http/errors.ts';
import { createUnderWay, roomOf } from '#services/api/http/under-way.ts';
import { RequestError } from '#shared/errors.ts';
import type { Logger } from '#shared/log.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';

/**
 * Serves the requests of a room before the router is asked, which costs less.
 * @returns null for a request of another room; a promise where something waits
 */
export type DirectRoom = (context: ApiContext) => Promise<void> | null | undefined;

export type RequestsOptions = {
  log: Logger;
  /** Address of this service, for the links to the documentation of errors. */
  publicUrl: string;
  /** Header fields of the room that a request was for, where it was rejected before it came there. */
  fieldsOf?: (context: ApiContext) => Fields;
  rooms?: readonly DirectRoom[];
};

/**
 * The path of every request: it gets a context, is checked, is counted among those under way, and is served; any error
 * becomes a response. This is one function instead of a chain of middleware, because each middleware costs every
 * request two promises.
 */
export function requests({
  log,
  publicUrl,
  fieldsOf = () => NO_FIELDS,
  rooms = [],
}: RequestsOptions): Middleware {
  const underWay = createUnderWay();
  const hasTurn = createTurns();
  const fail = createFailures(log, publicUrl, fieldsOf);
  return async (context, next) => {
    const state: RequestContext = {
      id: requestIdOf(context.req),
      address: context.ip,
      startedAt: performance.now(),
      roomFields: NO_FIELDS,
      room: null,
      underWay: null,
    };
    context.state = state;
    if (!hasTurn(context)) {
      context.respond = false;
      return;
    }
    try {
      checkHost(context);
      readAddress(context);
      const room = roomOf(context.req.url ?? '/');
      underWay.enter(room, state);
      state.room = room;
      state.underWay = underWay;
      try {
        let serving: ReturnType<DirectRoom> = null;
        for (const direct of rooms) {
          serving = direct(context);
          if (serving !== null) break;
        }
        if (serving === null) await next();
        else if (serving) await serving;
      } finally {
        // A request whose body was refused has already left.
        if (state.room !== null) underWay.leave(state.room, state);
      }
    } catch (cause) {
      fail(context, cause);
    }
  };
}

/** Accepted request ids of callers; they are copied unchanged into headers, JSON and the log. */
const REQUEST_ID = /^[\w.-]{8,128}$/;

/** @returns the request id of the caller if it is valid, otherwise a new one */
function requestIdOf({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && REQUEST_ID.test(sent) && !containsIdentityNumber(sent)
    ? sent
    : randomUUID();
}

/**
 * Rejects a request that does not name one host. With several, a proxy may route by one of them while this server sees
 * another. Node keeps the first only, so the header fields are read as they were sent.
 * @throws RequestError 400; the connection is closed after it, because what follows on it cannot be trusted either
 */
function checkHost({ req }: Pick<ApiContext, 'req'>): void {
  const { rawHeaders, httpVersion } = req;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at]!)) named += 1;
  if (named > 1 || (named === 0 && httpVersion === '1.1')) {
    const message = named > 1 ? 'The header Host was sent more than once.' : 'The header Host is missing.';
    throw new RequestError('BAD_REQUEST', message, undefined, { Connection: 'close' });
  }
}

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';
