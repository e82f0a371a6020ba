import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Struck } from './faults.ts';
import { type Answer, text } from './reply.ts';

const HTML_ERROR =
  "<!DOCTYPE html><html><head><title>Runtime Error</title></head><body><h1>Server Error in '/' Application.</h1></body></html>";
/** A body that comes in pieces is damaged within so many characters. */
const DAMAGED_WITHIN = 256 * 1024;
const FILLER = Buffer.alloc(64 * 1024, 'a');

/**
 * Sends an answer as the faults of the request have it: not at all, late, another, or damaged.
 * @param answer computed only when it is needed
 * @param isList whether the request asked for a list, the only place where the publisher gives an empty object
 */
export async function send(
  response: ServerResponse,
  struck: Struck,
  isList: boolean,
  answer: () => Answer | Promise<Answer>,
): Promise<void> {
  if (struck.timeout !== undefined) return;
  if (struck.slow !== undefined) await delay(struck.slow, undefined, { ref: false });
  if (struck['500'] !== undefined)
    return write(response, text(500, 'An error occurred while processing your request.'));
  if (struck['429'] !== undefined) {
    return write(response, {
      ...text(429, 'Too many requests.'),
      headers: { 'retry-after': String(struck['429']) },
    });
  }
  if (struck.html !== undefined)
    return write(response, { status: 200, type: 'text/html; charset=utf-8', body: HTML_ERROR });
  if (struck.empty !== undefined && isList)
    return write(response, { status: 200, type: 'application/json; charset=utf-8', body: '{}' });
  if (struck.huge !== undefined) return pour(response, struck.huge);
  const whole = await answer();
  const sent = struck['content-type'] === undefined ? whole : { ...whole, type: 'text/html; charset=utf-8' };
  const damaged = struck.truncated !== undefined || struck.broken !== undefined;
  if (!damaged) return write(response, sent);
  const bytes = await beginning(sent.body);
  const cut = Math.floor(bytes.length * (0.1 + 0.8 * (struck.draw / 0x7fffffff)));
  if (struck.truncated !== undefined) return write(response, { ...sent, body: bytes.subarray(0, cut) });
  if (struck.broken !== undefined) {
    response.writeHead(sent.status, { 'content-type': sent.type, 'content-length': bytes.length });
    response.write(bytes.subarray(0, cut), () => response.destroy());
  }
}

/** Sends an answer as it is; one in pieces as fast as the reader takes them, and no further than it does. */
export async function write(
  response: ServerResponse,
  { status, type, body, headers }: Answer,
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

const isWhole = (body: Answer['body']): body is string | Buffer =>
  typeof body === 'string' || Buffer.isBuffer(body);

/** As much of a body as is needed to damage it: all of a whole one, the first pieces of another. */
async function beginning(body: Answer['body']): Promise<Buffer> {
  if (isWhole(body)) return Buffer.from(body);
  let text = '';
  for await (const piece of body) {
    text += piece;
    if (text.length >= DAMAGED_WITHIN) break;
  }
  return Buffer.from(text);
}

/** Sends JSON that begins well and goes on for `size` bytes without an end, as fast as the reader takes it. */
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
