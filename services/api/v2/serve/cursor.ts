import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Where a page ended: the sort key of its last record as PostgreSQL wrote it (microseconds included; null for a record
 * without one) and that record's id. Travels as base64url of a version byte, a MAC and the position. The MAC covers
 * the list it belongs to — path, conditions, sort — so a cursor cannot be changed or carried to another list.
 */
export type Position = { key: string | null; id: string };

export type Cursors = {
  /** @param scope names the list: everything that decides which records come in which order */
  write: (position: Position, scope: string) => string;
  /** @returns null for anything that `write` did not make for this scope */
  read: (text: string, scope: string) => Position | null;
};

const VERSION = 1;
const MAC_BYTES = 16;
const START = 1 + MAC_BYTES;

/** @param secret of the deployment; all processes that serve one address need the same */
export function createCursors(secret: string): Cursors {
  // A key object: from plain bytes Node would make one for every cursor, which takes longer than the MAC.
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
      // Decoding skips what is not base64url, so only the exact spelling counts.
      if (bytes.length <= START || bytes[0] !== VERSION || bytes.toString('base64url') !== text) return null;
      const position = bytes.subarray(START);
      if (!timingSafeEqual(mac(scope, position), bytes.subarray(1, START))) return null;
      const [sortKey, id] = JSON.parse(position.toString()) as [string | null, string];
      return { key: sortKey, id };
    },
  };
}
