import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isKey } from '#shared/storage/key.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** Path below which the API serves files of a folder to whoever has a signed address. */
export const FILES_PATH = '/api/files';

export type SignAddress = (key: string, options: Parameters<Storage['signedUrl']>[1]) => string;

/** What a signed address gives. */
export type SignedFile = { key: string; fileName: string; mimeType: string };

/** A key of its own for each use of a secret, so that a signature of one use is worth nothing in another. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'stored files', 32));

const signatureOf = (hmacKey: Buffer, parts: readonly string[]): Buffer =>
  createHmac('sha256', hmacKey).update(JSON.stringify(parts)).digest();

/**
 * @param secret at least 16 characters
 * @param publicUrl address of the API, without a slash at the end
 * @returns a function that gives addresses of files at the API
 */
export function addressSigner(secret: string, publicUrl: string): SignAddress {
  const hmacKey = keyOf(secret);
  return (key, { seconds, fileName, mimeType }) => {
    const expires = String(Math.floor(Date.now() / 1000) + seconds);
    const signature = signatureOf(hmacKey, [key, expires, fileName, mimeType]).toString('base64url');
    const query = new URLSearchParams({ expires, name: fileName, type: mimeType, signature });
    return `${publicUrl}${FILES_PATH}/${key}?${query}`;
  };
}

/**
 * Checks a signed address.
 * @param path what follows {@link FILES_PATH} and a slash
 * @returns the file it is for; `expired` where its time is over; null where it was not signed with this secret
 */
export function readSignedAddress(
  secret: string,
  path: string,
  query: URLSearchParams,
): SignedFile | 'expired' | null {
  const [expires, fileName, mimeType, signature] = ['expires', 'name', 'type', 'signature'].map(
    (name) => query.get(name) ?? '',
  ) as [string, string, string, string];
  if (!isKey(path)) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(keyOf(secret), [path, expires, fileName, mimeType]);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(expires) * 1000 > Date.now() ? { key: path, fileName, mimeType } : 'expired';
}
