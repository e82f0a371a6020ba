import { z } from 'zod';
import type { ApplicationContext, DocumentedAnswer, Reply } from '#services/api/application/route.ts';
import { tagMatches } from '#services/api/http/etag.ts';
import { RequestError } from '#shared/errors.ts';
import { contentDisposition } from '#shared/storage/content-disposition.ts';
import type { ByteRange, Storage } from '#shared/storage/storage.ts';

/** A stored file as a caller gets it. */
export type SentFile = {
  key: string;
  fileName: string;
  mimeType: string;
  /** Whether a browser shows it or saves it. */
  disposition: 'inline' | 'attachment';
  /** Of the bytes, where more is known of them than size and time. */
  etag?: string;
};

/** Whatever a file contains, a browser runs no script of it, loads nothing for it and sends no form. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** @returns the responses of `sendFile`, as a route documents them. @param types every content type that its files may have */
export const fileAnswers = (...type: string[]): Record<200 | 206 | 304 | 416, DocumentedAnswer> => ({
  200: { description: 'The file.', type, schema: z.unknown() },
  206: { description: 'The requested range of the file.', type, schema: z.unknown() },
  304: { description: 'The caller already has the file.' },
  416: { description: 'The file has no such range.' },
});

/**
 * Answers with a stored file, or with the range of it that the request asks for.
 * @throws RequestError 404 where there is no such file; StorageError
 */
export async function sendFile(
  context: Pick<ApplicationContext, 'method' | 'headers' | 'res'>,
  storage: Storage,
  { key, fileName, mimeType, disposition, ...given }: SentFile,
): Promise<Reply> {
  const found = await storage.stat(key);
  if (found === null) throw noFile();
  const { size, modifiedAt } = found;
  const etag = given.etag ?? `"${size.toString(16)}-${modifiedAt.getTime().toString(16)}"`;
  const headers = {
    'Content-Type': mimeType,
    'Content-Disposition': contentDisposition(disposition, fileName),
    'Content-Security-Policy': POLICY,
    'Accept-Ranges': 'bytes',
    'Last-Modified': modifiedAt.toUTCString(),
    ETag: etag,
  };
  if (isKnown(context.headers, etag, modifiedAt)) return { status: 304, headers: { ETag: etag } };
  const condition = context.headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === headers['Last-Modified'];
  // Ranges are defined for GET only.
  const range = isSame && context.method === 'GET' ? rangeOf(context.headers.range, size) : null;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'Content-Range': `bytes */${size}`, 'Accept-Ranges': 'bytes' } };
  const length = range ? range.end - range.start + 1 : size;
  const reply: Reply = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
    },
  };
  if (context.method === 'HEAD') return reply;
  const stream = await storage.read(key, range ?? undefined);
  if (stream === null) throw noFile();
  // The beginning is sent already: only a cut connection tells the caller that the rest is missing.
  stream.once('error', () => context.res.destroy());
  return { ...reply, stream };
}

/** By the tag where the caller sends one, otherwise by the time, which has whole seconds. */
function isKnown(
  { 'if-none-match': tags, 'if-modified-since': since }: ApplicationContext['headers'],
  etag: string,
  modifiedAt: Date,
): boolean {
  if (tags !== undefined) return tagMatches(tags, etag);
  return since !== undefined && Date.parse(since) >= Math.floor(modifiedAt.getTime() / 1_000) * 1_000;
}

const noFile = () => new RequestError('NOT_FOUND', 'There is no such file.');

/**
 * Reads a Range header by RFC 9110. Several ranges, and what is none, are passed over, as the standard allows.
 * @returns null for the whole file
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
