import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StorageError } from '#shared/errors.ts';
import {
  type Bucket,
  type BucketAddress,
  elementOf,
  elementsOf,
  openBucket,
} from '#shared/storage/bucket-requests.ts';
import { ContentError, piecesOf } from '#shared/storage/content.ts';
import { contentDisposition } from '#shared/storage/content-disposition.ts';
import { checkKey, checkPrefix, checkRange } from '#shared/storage/key.ts';
import type { Storage } from '#shared/storage/storage.ts';

/**
 * Bytes sent in one request, which is what one upload holds in memory. S3 takes parts of 5 MiB or more and 10,000 of them, so that
 * a file may have 78 GiB.
 */
const PART_BYTES = 8 * 1024 * 1024;
/** An upload that was begun so long ago was left by a process that died. */
const ABANDONED_MS = 24 * 3_600_000;

/** Files in a bucket of a store that is compatible with S3. */
export function bucketStorage(address: BucketAddress): Storage {
  const bucket = openBucket(address);
  const { prefix } = address;
  const nameOf = (key: string): string => {
    checkKey(key);
    return prefix + key;
  };
  let tidied: Promise<void> | null = null;

  return {
    async put(key, content, { mimeType = 'application/octet-stream', signal } = {}) {
      const name = nameOf(key);
      try {
        // Leftovers are somebody else's: where they cannot be removed, the file is stored all the same.
        tidied ??= removeAbandoned(bucket, prefix).catch(() => undefined);
        await tidied;
        return { size: await upload(bucket, name, mimeType, piecesOf(content, signal)) };
      } catch (error) {
        if (content instanceof Readable) content.destroy();
        throw error instanceof ContentError ? error.cause : error;
      }
    },
    async read(key, range) {
      if (range) checkRange(range);
      const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const response = await bucket.send({ method: 'GET', name: nameOf(key), headers });
      if (response === null) return null;
      // The range begins behind the end of the file, or the file has no bytes; some stores then announce one and send none.
      const isEmpty = response.headers.get('content-range')?.endsWith('/0') === true;
      if (response.status === 416 || response.body === null || isEmpty)
        return discard(response).then(() => Readable.from([]));
      const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
      return range ? Readable.from(within(body, range, response.headers.get('content-range'))) : body;
    },
    async stat(key) {
      const name = nameOf(key);
      const response = await bucket.send({ method: 'HEAD', name });
      if (response)
        return {
          size: Number(response.headers.get('content-length')),
          modifiedAt: new Date(response.headers.get('last-modified') ?? 0),
        };
      // The response to HEAD has no body that would say whether the file is missing or the whole bucket.
      await discard(bucket.send({ method: 'GET', name, headers: { Range: 'bytes=0-0' } }));
      return null;
    },
    async remove(key) {
      await discard(bucket.send({ method: 'DELETE', name: nameOf(key) }));
    },
    list(beginning) {
      checkPrefix(beginning);
      return namesIn(bucket, prefix, beginning);
    },
    signedUrl: (key, { seconds, fileName, mimeType }) =>
      bucket.signedUrl(nameOf(key), seconds, {
        'response-content-type': mimeType,
        'response-content-disposition': contentDisposition('attachment', fileName),
      }),
  };
}

/** Sends a short content in one request and a longer one in parts. @returns its size */
async function upload(
  bucket: Bucket,
  name: string,
  mimeType: string,
  pieces: AsyncGenerator<Uint8Array>,
): Promise<number> {
  const headers = { 'Content-Type': mimeType };
  const parts = partsOf(pieces);
  const first = (await parts.next()).value ?? new Uint8Array();
  if (first.length < PART_BYTES) {
    await discard(bucket.send({ method: 'PUT', name, headers, body: first }));
    return first.length;
  }
  const uploadId = await textOf(
    bucket.send({ method: 'POST', name, headers, query: { uploads: '' } }),
    'UploadId',
  );
  try {
    const tags: string[] = [];
    let size = 0;
    for (let part: Uint8Array | undefined = first; part; part = (await parts.next()).value ?? undefined) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const response = await bucket.send({ method: 'PUT', name, query, body: part });
      tags.push(response?.headers.get('etag') ?? '');
      await discard(response);
      size += part.length;
    }
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
    // The status says success before the store has joined the parts; the body says whether it did.
    await textOf(bucket.send({ method: 'POST', name, query: { uploadId }, body }), 'ETag');
    return size;
  } catch (error) {
    await discard(bucket.send({ method: 'DELETE', name, query: { uploadId } })).catch(() => undefined);
    throw error;
  }
}

async function* partsOf(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const taken = piece.subarray(at, at + PART_BYTES - bytes);
      waiting.push(taken);
      bytes += taken.length;
      at += taken.length;
      if (bytes < PART_BYTES) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
  return undefined;
}

async function* namesIn(bucket: Bucket, prefix: string, beginning: string): ReturnType<Storage['list']> {
  let query: Record<string, string> = { 'list-type': '2', prefix: prefix + beginning };
  for (;;) {
    const xml = await textOf(bucket.send({ method: 'GET', name: '', query }));
    for (const entry of elementsOf(xml, 'Contents')) {
      const [key, size, modified] = ['Key', 'Size', 'LastModified'].map(
        (name) => elementOf(entry, name) ?? '',
      );
      yield { key: key!.slice(prefix.length), size: Number(size), modifiedAt: new Date(modified!) };
    }
    const next = elementOf(xml, 'NextContinuationToken');
    if (next === null) return;
    query = { ...query, 'continuation-token': next };
  }
}

/** The bytes of a range, where a store may give more than it was asked for: some give the whole file for a range of one byte. */
async function* within(
  body: AsyncIterable<Uint8Array>,
  { start, end }: { start: number; end: number },
  given: string | null,
): AsyncGenerator<Uint8Array> {
  let at = Number(/^bytes (\d+)-/.exec(given ?? '')?.[1] ?? 0);
  for await (const piece of body) {
    const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (wanted.length > 0) yield wanted;
    at += piece.length;
    if (at > end) return;
  }
}

/** Ends uploads in parts that dead processes have begun; the store would keep, and charge for, their parts for ever. */
async function removeAbandoned(bucket: Bucket, prefix: string): Promise<void> {
  const listed = await bucket.send({ method: 'GET', name: '', query: { uploads: '', prefix } });
  // The clock of the store, which has dated the uploads: that of this process may be wrong.
  const now = Date.parse(listed?.headers.get('date') ?? '');
  const xml = await textOf(Promise.resolve(listed));
  for (const upload of elementsOf(xml, 'Upload')) {
    const [name, uploadId, begun] = ['Key', 'UploadId', 'Initiated'].map(
      (element) => elementOf(upload, element) ?? '',
    ) as [string, string, string];
    if (now - Date.parse(begun) > ABANDONED_MS)
      await discard(bucket.send({ method: 'DELETE', name, query: { uploadId } }));
  }
}

/** Frees the connection of a response whose body says nothing. */
const discard = async (sent: Response | Promise<Response | null> | null): Promise<void> => {
  await (await sent)?.body?.cancel();
};

/** @returns the body of a response, or the text of an element in it @throws StorageError where it is not there */
async function textOf(sent: Promise<Response | null>, element?: string): Promise<string> {
  const xml = (await (await sent)?.text()) ?? '';
  const text = element === undefined ? xml : elementOf(xml, element);
  if (text) return text;
  throw new StorageError(
    'unavailable',
    `the bucket gave no ${element ?? 'answer'}: ${elementOf(xml, 'Code') ?? ''}`,
  );
}
