import type { ApiContext } from '#services/api/http/context.ts';
import type { RateState } from '#services/api/v2/access/quota.ts';

/**
 * Header fields, as name, value, name, value: Node writes such a list out as it is, without the bookkeeping of single
 * fields, which counts where an answer has twenty of them.
 */
export type Fields = readonly string[];

/** What is sent. `body` goes out as it is, without being copied; `end` follows it. */
export type Message = {
  status: number;
  fields: Fields;
  etag?: string;
  body?: Buffer;
  end?: string | Buffer;
  policy?: string;
};

/** On every answer. The interface is open to browsers of any origin; it never looks at cookies. */
const EVERYWHERE: Fields = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, RateLimit, RateLimit-Policy, Retry-After, X-RateLimit-Limit, X-RateLimit-Policy, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id',
}).flat();

/** What a browser may do with an answer: nothing, but for the documentation. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;

/** Ends the exchange. Koa's own way of answering is not used: it would set header fields one by one. */
export function send(
  context: ApiContext,
  { status, fields, etag, body, end = '', policy = POLICY }: Message,
): void {
  const { res, state } = context;
  context.respond = false;
  const all = EVERYWHERE.concat(fields);
  all.push('X-Request-Id', state.id, 'Content-Security-Policy', policy);
  if (etag !== undefined) all.push('ETag', etag);
  if (state.rate) addRate(all, state.rate);
  if (body) all.push('Content-Length', String(body.length + Buffer.byteLength(end)));
  res.writeHead(status, all);
  if (!body || end.length === 0) {
    res.end(body);
    return;
  }
  // Corked, so that header, body and end leave in one system call.
  res.cork();
  res.write(body);
  res.end(end);
}

/** Begins an answer whose body follows piece by piece. */
export function startStream(context: ApiContext, fields: Fields): void {
  const { res, state } = context;
  context.respond = false;
  const all = EVERYWHERE.concat(fields);
  all.push('X-Request-Id', state.id, 'Content-Security-Policy', POLICY);
  if (state.rate) addRate(all, state.rate);
  res.writeHead(200, all);
}

function addRate(fields: string[], { window, limit, remaining, resetsAt, limits }: RateState): void {
  const seconds = Math.max(0, Math.ceil((resetsAt - Date.now()) / 1000));
  fields.push(
    'X-RateLimit-Limit',
    String(limit),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    resetTime(resetsAt),
    'X-RateLimit-Policy',
    window,
    'RateLimit',
    `"${window}";r=${remaining};t=${seconds}`,
    'RateLimit-Policy',
    `"daily";q=${limits.daily};w=${DAY_S}, "monthly";q=${limits.monthly};w=${MONTH_S}`,
  );
}

/** @returns ISO 8601 in UTC; writing the same moment again costs nothing */
const isoWriter = () => {
  let last = Number.NaN;
  let text = '';
  return (moment: number): string => {
    if (moment !== last) {
      last = moment;
      text = new Date(moment).toISOString();
    }
    return text;
  };
};

/** Ends of windows are few. */
export const resetTime = isoWriter();
/** A busy process answers many requests in one millisecond. */
export const timestampText = isoWriter();
