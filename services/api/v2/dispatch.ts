import { compressed } from '#services/api/http/compress.ts';
import type { ApiContext, Fields, RequestContext } from '#services/api/http/context.ts';
import { beforeDeadline } from '#services/api/http/deadline.ts';
import { tagMatches } from '#services/api/http/etag.ts';
import { chooseEncoding, negotiate, streamFormat } from '#services/api/http/negotiate.ts';
import type { Readers } from '#services/api/http/readers.ts';
import { type ResponseMessage, send } from '#services/api/http/send.ts';
import { sendLines } from '#services/api/http/stream.ts';
import { type Authentication, authorizeStream } from '#services/api/v2/access/authentication.ts';
import { count, settle } from '#services/api/v2/access/counting.ts';
import type { Quota } from '#services/api/v2/access/quota.ts';
import type { RateState } from '#services/api/v2/access/rate-state.ts';
import { apiVersion } from '#services/api/v2/api-version.ts';
import type { Call } from '#services/api/v2/call.ts';
import { fieldsOf, resetTime, staleFields } from '#services/api/v2/fields.ts';
import { isoWriter } from '#services/api/v2/iso-writer.ts';
import type { Route } from '#services/api/v2/route.ts';
import type { RouteMatch } from '#services/api/v2/router.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';
import type { Key } from '#shared/access/keys.ts';
import { RequestError } from '#shared/errors.ts';

/** Serves a call whose path has been found. @param query what follows the question mark, still encoded */
export type Dispatch = (
  context: ApiContext,
  call: Call,
  found: RouteMatch<Route>,
  query: string,
) => Promise<void>;

/**
 * Authenticates the caller, counts the call, and sends the response.
 *
 * Every response to a key is counted, except those of free paths, 304, errors of this service (5xx), requests rejected by
 * the quota (429) or the authentication (401, 403), and some of those rejected with 400. A conditional request is therefore
 * served first and counted only if it was not a 304; every other request is counted first, so that a used-up quota causes no
 * work. What waits for the database waits until the call's deadline at most.
 */
export const createDispatch =
  (authenticate: Authentication, quota: Quota, readers: Readers): Dispatch =>
  async (context, call, { route, parameters }, query) => {
    const { req, state } = context;
    const { endpoint, handle, streams, fields, caching, aboutCaller, free, waits } = route;
    call.endpoint = endpoint;
    let key: Key | null = null;
    if (endpoint.access === 'key') {
      const authenticated = authenticate(req, state.address, endpoint.group);
      key =
        authenticated instanceof Promise ? await beforeDeadline(call.deadline, authenticated) : authenticated;
      call.key = key;
    }
    const payer = free ? null : key;
    const owner = key?.id ?? state.address;
    readers.admit(owner);
    const format = streamFormat(req.headers.accept);
    if (format) {
      const stream = streams[format];
      if (stream) {
        authorizeStream(key);
        const end = readers.stream(owner);
        try {
          if (payer) await count(call, quota, payer);
          context.state.roomFields = fieldsOf(call.rate);
          await sendLines(context, stream.open(query, key), stream.fields(), call.deadline);
        } catch (error) {
          if (payer && !context.res.headersSent) await settle(call, quota, payer, error);
          throw error;
        } finally {
          end();
        }
        return;
      }
      if (negotiate(req.headers.accept) === null)
        throw new RequestError('NOT_ACCEPTABLE', 'This path answers with application/json only.');
    }
    const seen = req.headers['if-none-match'];
    const countLater = seen !== undefined && !aboutCaller;
    if (key && free) call.rate = await beforeDeadline(call.deadline, Promise.resolve(quota.look(key)));
    if (payer && !countLater) {
      // Awaiting a value that is there already would postpone the rest to another turn of the event loop.
      const counting = count(call, quota, payer);
      if (counting) await counting;
    }
    let response: PreparedResponse;
    try {
      const caller = key && { key, rate: call.rate, call, response: context.res };
      const handled = handle(parameters, query, caller);
      if (handled instanceof Promise)
        response = await (waits ? handled : beforeDeadline(call.deadline, handled));
      else response = handled;
    } catch (error) {
      if (payer) await settle(call, quota, payer, error);
      throw error;
    }
    if (seen !== undefined && tagMatches(seen, response.etag)) {
      if (key && countLater)
        call.rate = await beforeDeadline(call.deadline, Promise.resolve(quota.look(key)));
      respond(context, call, { status: 304, fields: aged(caching, response), etag: response.etag });
      return;
    }
    if (payer && countLater) await count(call, quota, payer);
    try {
      readers.admit(owner);
    } catch (error) {
      if (payer) await settle(call, quota, payer, error);
      throw error;
    }
    const end = envelopeEnd(response, state, call.rate);
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const packed = encoding && (await compressed(encoding, response.start, end));
    const whole = aged(fields, response);
    const [body, rest] = packed ?? [response.start, end];
    respond(context, call, {
      status: 200,
      etag: response.etag,
      body,
      end: rest,
      fields: packed && encoding ? [...whole, 'Content-Encoding', encoding] : whole,
    });
    readers.sent(owner, context.res);
  };

function respond(context: ApiContext, call: Call, message: ResponseMessage): void {
  context.state.roomFields = fieldsOf(call.rate);
  send(context, message);
}

const aged = (fields: Fields, { age }: PreparedResponse): Fields =>
  age === undefined ? fields : fields.concat(staleFields(age));

/** A busy process sends many responses in one millisecond. */
const timestampText = isoWriter();

/**
 * The success envelope around a prepared response.
 * @returns what follows the response's own bytes, `,"meta":{…}}`; empty for one that has no envelope
 */
function envelopeEnd({ meta }: PreparedResponse, { id }: RequestContext, rate: RateState | null): string {
  if (meta === null) return '';
  let end = `,"meta":{"requestId":"${id}","timestamp":"${timestampText(Date.now())}","apiVersion":"${apiVersion}","deprecation":null`;
  if (rate) {
    end += `,"rateLimit":{"limit":${rate.limit},"remaining":${rate.remaining},"reset":"${resetTime(rate.resetsAt)}","policy":"${rate.window}"}`;
  }
  return `${end}${meta}}}`;
}
