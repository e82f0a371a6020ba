import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestFaults } from './faults.ts';
import { type ResponseContent, text } from './response.ts';

const HTML_ERROR =
  "<!DOCTYPE html><html><head><title>Runtime Error</title></head><body><h1>Server Error in '/' Application.</h1></body></html>";
/** A body that comes in pieces is cut within its first pieces, so many characters together. */
const MAX_CUT_AT = 256 * 1024;
const FILLER = Buffer.alloc(64 * 1024, 'a');

/**
 * Sends a response with the faults of its request: not at all, late, replaced by another, or damaged.
 * @param respond computes the response; called only when it is needed
 * @param isList whether the request asked for a list, the only place where the publisher gives an empty object
 */
export async function send(
  response: ServerResponse,
  faults: RequestFaults,
  isList: boolean,
  respond: () => ResponseContent | Promise<ResponseContent>,
): Promise<void> {
  if (faults.timeout !== undefined) return;
  if (faults.slow !== undefined) await delay(faults.slow, undefined, { ref: false });
  if (faults['500'] !== undefined)
    return write(response, text(500, 'An error occurred while processing your request.'));
  if (faults['429'] !== undefined) {
    return write(response, {
      ...text(429, 'Too many requests.'),
      headers: { 'retry-after': String(faults['429']) },
    });
  }
  if (faults.html !== undefined)
    return write(response, { status: 200, type: 'text/html; charset=utf-8', body: HTML_ERROR });
  if (faults.empty !== undefined && isList)
    return write(response, { status: 200, type: 'application/json; charset=utf-8', body: '{}' });
  if (faults.huge !== undefined) return pour(response, faults.huge);
  const whole = await respond();
  const sent = faults['content-type'] === undefined ? whole : { ...whole, type: 'text/html; charset=utf-8' };
  const damaged = faults.truncated !== undefined || faults.broken !== undefined;
  if (!damaged) return write(response, sent);
  const bytes = await beginning(sent.body);
  const cut = Math.floor(bytes.length * (0.1 + 0.8 * (faults.draw / 0x7fffffff)));
  if (faults.truncated !== undefined) return write(response, { ...sent, body: bytes.subarray(0, cut) });
  if (faults.broken !== undefined) {
    response.writeHead(sent.status, { 'content-type': sent.type, 'content-length': bytes.length });
    response.write(bytes.subarray(0, cut), () => response.destroy());
  }
}

/** Sends a response without faults. A body in pieces is computed no faster than the client reads it. */
export async function write(
  response: ServerResponse,
  { status, type, body, headers }: ResponseContent,
): Promise<void> {
  if (isWhole(body)) {
    response
      .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers })
      .end(body);
    return;
  }
  response.writeHead(status, { 'content-type': type, ...headers });
  for await (const piece of body) {
    if (response.destroyed) return;
    if (!response.write(piece)) await writable(response);
  }
  response.end();
}

const isWhole = (body: ResponseContent['body']): body is string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body);

/** The part of a body that is cut: all of a whole body, the first pieces of one that comes in pieces. */
async function beginning(body: ResponseContent['body']): Promise<Buffer> {
  if (isWhole(body)) return Buffer.from(body);
  let text = '';
  for await (const piece of body) {
    text += piece;
    if (text.length >= MAX_CUT_AT) break;
  }
  return Buffer.from(text);
}

/** Sends `size` bytes that begin like a release package and never become JSON, no faster than the client reads them. */
async function pour(response: ServerResponse, size: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.write('{"version":"1.1","releases":[{"ocid":"');
  for (let sent = 0; sent < size && !response.destroyed; sent += FILLER.length) {
    if (!response.write(FILLER)) await writable(response);
  }
  response.end();
}

const writable = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const proceed = () => {
      response.off('drain', proceed).off('close', proceed);
      resolve();
    };
    response.on('drain', proceed).on('close', proceed);
  });
