import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
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

/** A key object: with plain bytes Node would make one for every cursor, which takes longer than the MAC. */
const keyOf = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'tender-data-api cursor', 32)));

const macBy = (key: KeyObject, scope: string, position: Buffer): Buffer =>
  createHmac('sha256', key).update(`${VERSION}\n${scope}\n`).update(position).digest().subarray(0, MAC_BYTES);

/**
 * @param secret of the deployment; all its processes need the same
 * @param previous earlier secrets, whose cursors are read as well: a consumer keeps one for weeks
 */
export function createCursors(secret: string, previous: readonly string[] = []): Cursors {
  const key = keyOf(secret);
  const accepted = [key, ...previous.map(keyOf)];
  return {
    write: (position, scope) => {
      const text = Buffer.from(JSON.stringify([position.key, position.id]));
      return Buffer.concat([Buffer.of(VERSION), macBy(key, scope, text), text]).toString('base64url');
    },
    read: (text, scope) => {
      const bytes = Buffer.from(text, 'base64url');
      // Decoding ignores characters that are not base64url, so the spelling is compared.
      if (bytes.length <= START || bytes[0] !== VERSION || bytes.toString('base64url') !== text) return null;
      const position = bytes.subarray(START);
      const given = bytes.subarray(1, START);
      if (!accepted.some((each) => timingSafeEqual(macBy(each, scope, position), given))) return null;
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
