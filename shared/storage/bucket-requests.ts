import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { decodeXML } from 'entities';
import { StorageError, type StorageFault } from '#shared/errors.ts';

/** A bucket, its place and who reads it. */
export type BucketAddress = {
  /** Address of the server, without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Beginning of all names in the bucket: empty, or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Time until the header of a response is there; an upload of one part is over by then. */
const WAIT_MS = 60_000;
/** Requests that fail with 5xx are sent again; all that are sent here may come twice. */
const RETRIES = 2;

const FULL =
  /^(QuotaExceeded|XMinioStorageFull|XMinioAdminBucketQuotaExceeded|StorageFull|InsufficientStorage|EntityTooLarge)$/;

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Name in the bucket; empty for the bucket itself. */
  name: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  signal?: AbortSignal;
};

export type Bucket = {
  /** @returns the response where its status says success or that a range begins behind the end; null for 404 of a file @throws StorageError */
  send: (request: BucketRequest) => Promise<Response | null>;
  /** @returns an address with which the file can be loaded for some seconds */
  signedUrl: (name: string, seconds: number, query: Record<string, string>) => Promise<string>;
};

/** Signed requests to one bucket. */
export function openBucket({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: BucketAddress): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const addressOf = (name: string, query: Record<string, string>): URL => {
    const address = new URL(`${endpoint}/${bucket}${name && '/'}${name}`);
    for (const [parameter, value] of Object.entries(query)) address.searchParams.set(parameter, value);
    return address;
  };
  return {
    async send({ method, name, query = {}, headers = {}, body, signal }) {
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(new Error(`no answer within ${WAIT_MS} ms`)), WAIT_MS);
      let response: Response;
      try {
        response = await client.fetch(addressOf(name, query), {
          method,
          headers: { ...headers, 'X-Amz-Content-Sha256': sha256(body ?? new Uint8Array()) },
          // Typed as the platform wants it: a view of any memory is a body.
          ...(body && { body: body as Uint8Array<ArrayBuffer> }),
          signal: signal ? AbortSignal.any([signal, wait.signal]) : wait.signal,
          redirect: 'manual',
        });
      } catch (error) {
        signal?.throwIfAborted();
        throw new StorageError('unavailable', `bucket ${bucket}: no answer`, { cause: error });
      } finally {
        clearTimeout(timer);
      }
      if (response.ok || response.status === 416) return response;
      const code = elementOf(await response.text().catch(() => ''), 'Code') ?? '';
      if (response.status === 404 && (method === 'HEAD' || /^(NoSuchKey|NoSuchUpload)$/.test(code)))
        return null;
      throw new StorageError(faultOf(response.status, code), `bucket ${bucket}: ${response.status} ${code}`);
    },
    async signedUrl(name, seconds, query) {
      const address = addressOf(name, { 'X-Amz-Expires': String(seconds), ...query });
      const signed = await client.sign(address, { method: 'GET', aws: { signQuery: true } });
      // A plus sign is a blank in forms only; not every store reads it so.
      return signed.url.replaceAll('+', '%20');
    },
  };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function faultOf(status: number, code: string): StorageFault {
  if (status === 507 || FULL.test(code)) return 'full';
  return status >= 500 || status === 429 || status === 408 ? 'unavailable' : 'misconfigured';
}

/** @returns the text of the first element of that name; null where there is none. Responses have no attributes that count. */
export const elementOf = (xml: string, name: string): string | null => elementsOf(xml, name)[0] ?? null;

/** @returns what is inside each element of that name, in order; such elements must not be nested in each other */
export function elementsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  for (let at = 0; ; ) {
    const start = xml.indexOf(`<${name}>`, at);
    const end = start < 0 ? -1 : xml.indexOf(`</${name}>`, start);
    if (end < 0) return found;
    const inside = xml.slice(start + name.length + 2, end);
    found.push(inside.includes('<') ? inside : decodeXML(inside));
    at = end;
  }
}
