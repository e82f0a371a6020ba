import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DefaultContext, Middleware as KoaMiddleware } from 'koa';
import type { Room, UnderWay } from '#services/api/http/under-way.ts';

/**
 * Header fields, as name, value, name, value: Node writes such a list directly, without the cost of setting single
 * fields, which matters for responses with twenty of them.
 */
export type Fields = readonly string[];

/** The context of a request, for every room. */
export type RequestContext = {
  /** Request id: in the header and body of the response, and in the log. */
  id: string;
  /** IP address of the caller; behind trusted proxies, the address that they state. */
  address: string;
  /** When the request arrived, milliseconds on the monotonic clock. */
  startedAt: number;
  /**
   * Header fields that the room adds to its response, errors included. Values, because a function for each request would
   * keep the request in memory until the next full garbage collection, which took a third of the time of a cached page.
   */
  roomFields: Fields;
  /** The room in which the request counts as being worked on; null while its body arrives. */
  room: Room | null;
  /** What the server has in hand; null before the request has entered a room. */
  underWay: UnderWay | null;
};

export type Middleware = KoaMiddleware<RequestContext, DefaultContext>;

/** The part of Koa's context that responses are written with; a route of @koa/router has it too. */
export type ApiContext = {
  req: IncomingMessage;
  res: ServerResponse;
  state: RequestContext;
  respond?: boolean | undefined;
};
