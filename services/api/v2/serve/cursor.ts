import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Position } from '#shared/reading/parts.ts';

/**
 * A cursor says where a page ended: the position of its last record. It is the base64url of a version byte, a MAC and
 * the position. The MAC covers the list (path, conditions, sort), so a cursor can be neither changed nor used for
 * another list.
 */
export type Cursors = {
  /** @param scope identifies the list: everything that decides which records come in which order */
  write: (position: Position, scope: string) => string;
  /** @returns null for any text that `write` did not make for this scope */
  read: (text: string, scope: string) => Position | null;
};

const VERSION = 1;
const MAC_BYTES = 16;
const START = 1 + MAC_BYTES;

/** @param secret of the deployment; all its processes need the same */
export function createCursors(secret: string): Cursors {
  // A key object: with plain bytes Node would make one for every cursor, which takes longer than the MAC.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'tender-data-api cursor', 32)));
  const mac = (scope: string, position: Buffer) =>
    createHmac('sha256', key)
      .update(`${VERSION}\n${scope}\n`)
      .update(position)
      .digest()
      .subarray(0, MAC_BYTES);
  return {
    write: (position, scope) => {
      const text = Buffer.from(JSON.stringify([position.key, position.id]));
      return Buffer.concat([Buffer.of(VERSION), mac(scope, text), text]).toString('base64url');
    },
    read: (text, scope) => {
      const bytes = Buffer.from(text, 'base64url');
      // Decoding ignores characters that are not base64url, so the spelling is compared.
      if (bytes.length <= START || bytes[0] !== VERSION || bytes.toString('base64url') !== text) return null;
      const position = bytes.subarray(START);
      if (!timingSafeEqual(mac(scope, position), bytes.subarray(1, START))) return null;
      const [sortKey, id] = JSON.parse(position.toString()) as [string | null, string];
      return { key: sortKey, id };
    },
  };
}

/** @returns cursors of one kind, which are not valid for another */
export const cursorsOf = (kind: string, { write, read }: Cursors): Cursors => ({
  write: (position, scope) => write(position, `${kind} ${scope}`),
  read: (text, scope) => read(text, `${kind} ${scope}`),
});
