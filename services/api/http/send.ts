import type { ApiContext, Fields } from '#services/api/http/context.ts';

/** A response to send. `body` is sent without being copied; `end` follows it. */
export type ResponseMessage = {
  status: number;
  fields: Fields;
  etag?: string;
  body?: Buffer;
  end?: string | Buffer;
  policy?: string;
};

/** On every response of this server. */
const SECURITY: Fields = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}).flat();

/** A browser may do nothing with a response, except with the documentation. */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The same for responses that Koa sends, whose pages only this service's own origin may embed. */
export const OWN_FIELDS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': POLICY,
};

/** Sends the response. Koa's own mechanism is not used: it sets header fields one by one, which is slower. */
export function send(
  context: ApiContext,
  { status, fields, etag, body, end = '', policy = POLICY }: ResponseMessage,
): void {
  const { res } = context;
  const all = headerOf(context, fields, policy);
  if (etag !== undefined) all.push('ETag', etag);
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

/** Sends the header of a response whose body follows piece by piece. */
export function startStream(context: ApiContext, fields: Fields): void {
  context.res.writeHead(200, headerOf(context, fields, POLICY));
}

function headerOf(context: ApiContext, fields: Fields, policy: string): string[] {
  const { state } = context;
  context.respond = false;
  const all = SECURITY.concat(state.roomFields, fields);
  all.push('X-Request-Id', state.id, 'Content-Security-Policy', policy);
  return all;
}
