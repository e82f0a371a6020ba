import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { badRequest, type RequestError } from '#shared/errors.ts';

/** A form has few parts and short values, besides its file. */
const LIMITS = { fields: 20, fieldSize: 10_000, parts: 25, headerPairs: 50, headerSize: 16 * 1024 };

/** A file of a form while it arrives. */
export type FormFile = { field: string; fileName: string; content: Readable };

/**
 * Reads a form as it arrives, in any order of its parts. A file is given to `receive` at once and read no faster than that takes it,
 * so that none is in memory as a whole.
 * @param receive is called for the first file; its signal is aborted where the form cannot be read to its end
 * @returns the values of the other parts by their names, and what `receive` gave
 * @throws RequestError 400 for what is no form, a part that comes twice, too many parts, or a form that breaks off; and whatever
 *   `receive` throws
 */
export async function readForm<Received>(
  request: IncomingMessage,
  receive: (file: FormFile, signal: AbortSignal) => Promise<Received>,
): Promise<{ values: Map<string, string>; received: Received | null }> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unreadable('must be multipart/form-data');
  const values = new Map<string, string>();
  const stop = new AbortController();
  let received: Promise<Received> | null = null;
  const fail = (error: Error) => stop.abort(error);

  const form = formReader(type);
  form.on('field', (name, value, _nameTruncated, isTruncated) => {
    if (isTruncated) fail(badRequest({ parameter: name, reason: 'is too long' }));
    else if (values.has(name)) fail(badRequest({ parameter: name, reason: 'must be given once only' }));
    else values.set(name, value);
  });
  form.on('file', (field, content, fileName) => {
    // Without a listener, an error of a file that nobody reads would end the process.
    content.on('error', () => undefined);
    if (received !== null) {
      content.resume();
      fail(badRequest({ parameter: field, reason: 'is a second file; only one can be sent' }));
      return;
    }
    // Browsers write quotation marks in names so (HTML, multipart form data).
    const name = (fileName ?? '').replaceAll('%22', '"');
    received = receive({ field, fileName: name, content }, stop.signal);
    received.catch(fail);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => fail(unreadable('has too many parts')));

  try {
    await fed(request, form, stop.signal);
    stop.signal.throwIfAborted();
    return { values, received: await received };
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : brokenOff(error);
    stop.abort(reason);
    // What was received is taken back before anybody is answered.
    await (received as Promise<Received> | null)?.catch(() => undefined);
    throw reason;
  }
}

/**
 * Gives a request to the reader of its form. Where that ends early, the rest of the request is read and passed over: destroying it
 * would cut the connection, and the caller would not learn why.
 */
async function fed(request: IncomingMessage, form: BusboyInstance, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  form.once('finish', resolve).on('error', reject);
  request.once('error', reject);
  request.once('close', () => {
    if (!request.complete) reject(new Error('the caller has disconnected'));
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  request.pipe(form);
  try {
    await promise;
  } catch (error) {
    request.unpipe(form);
    request.resume();
    form.destroy();
    throw error;
  }
}

/** Reads a form without files. @throws RequestError 400 as above, and where a part is a file */
export async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const { values } = await readForm(request, async ({ field, content }) => {
    content.resume();
    throw badRequest({ parameter: field, reason: 'must not be a file' });
  });
  return Object.fromEntries(values);
}

function formReader(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: LIMITS,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    });
  } catch {
    throw unreadable('has no boundary between its parts');
  }
}

const unreadable = (reason: string): RequestError => badRequest({ parameter: 'body', reason });

const brokenOff = (error: unknown): RequestError => {
  const failure = unreadable('is no form that can be read to its end');
  failure.cause = error;
  return failure;
};
