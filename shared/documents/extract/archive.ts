import { DocumentError } from '#shared/documents/document-error.ts';
import { unpack, type ZipEntry } from '#shared/documents/zip.ts';
import { decodeText } from './encoding.ts';

/** Files in a format that is an archive, and bytes that are unpacked of it. */
const MAX_ENTRIES = 10_000;
const MAX_UNPACKED = 134_217_728;
/** XML of long documents packs to a 30th; only what was made to fill memories packs to less than a 200th. */
const MAX_RATIO = 200;
/** Small files may pack better than the ratio allows. */
const SMALL = 1_048_576;

/** @returns the text of a member; null where there is none of the name */
export type ReadMember = (name: string) => string | null;

/**
 * Checks the directory of a format that is an archive before anything is unpacked. Images and macros are never unpacked.
 * @throws {DocumentError} too-large; from the function that it returns, also encrypted and damaged
 */
export function openArchive(bytes: Uint8Array, entries: readonly ZipEntry[]): ReadMember {
  if (entries.length > MAX_ENTRIES)
    throw new DocumentError('too-large', `the archive has more than ${MAX_ENTRIES} files`);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let unpacked = 0;
  return (name) => {
    const entry = byName.get(name);
    if (!entry) return null;
    unpacked += entry.unpacked;
    const exceeds = entry.unpacked > SMALL && entry.unpacked > MAX_RATIO * entry.packed;
    if (exceeds || unpacked > MAX_UNPACKED)
      throw new DocumentError(
        'too-large',
        `unpacked, a file in the archive has ${entry.unpacked} bytes, more than is read`,
      );
    const text = decodeText(unpack(bytes, entry));
    if (text === null)
      throw new DocumentError('damaged', 'a file in the archive should be text, and is none');
    return text;
  };
}
