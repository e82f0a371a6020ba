import { crc32, inflateRawSync } from 'node:zlib';
import { DocumentError } from './document-error.ts';

/** The end of a ZIP file: a record of 22 bytes, and a comment of at most 65,535. */
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** The header before the bytes of a file. Its name and its extra field can have other lengths than in the directory. */
const HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
const NOT_STATED = 0xffff_ffff;

/** A file in a ZIP file, as its directory says. */
export type ZipEntry = {
  name: string;
  encrypted: boolean;
  /** Bytes in the ZIP file. */
  packed: number;
  /** Bytes of the file; infinite where the directory does not state them. */
  unpacked: number;
  method: number;
  crc: number;
  /** Where its header begins. */
  offset: number;
};

/** @returns what the directory of a ZIP file lists; null where the directory is missing or broken */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const stated = unpacked !== NOT_STATED && (unpacked > 0 || packed <= 2);
    const nameLength = view.getUint16(at + 28, true);
    const name = Buffer.from(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)).toString();
    entries.push({
      name: name.replaceAll('\\', '/'),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed,
      unpacked: stated ? unpacked : Number.POSITIVE_INFINITY,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Adds up what the files in a ZIP file take unpacked, by its directory. Unpacking stops at the size that the directory states, so
 * that a file that states less than it has fails instead of filling the memory.
 * @returns the bytes; infinite where a size is not stated; null where the directory is missing or broken
 */
export const unpackedSize = (bytes: Uint8Array): number | null =>
  zipEntries(bytes)?.reduce((total, { unpacked }) => total + unpacked, 0) ?? null;

/**
 * Unpacks one file of a ZIP file, and stops at the size that the directory states.
 * @throws {DocumentError} encrypted, damaged (a broken stream, another size or checksum than stated, or a method of packing that is
 *   neither stored nor deflated)
 */
export function unpack(bytes: Uint8Array, entry: ZipEntry): Buffer {
  if (entry.encrypted) throw new DocumentError('encrypted', 'a file in the archive needs a password');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(entry.offset, true) !== HEADER)
      throw new Error('there is no header where one should be');
    const start =
      entry.offset +
      HEADER_LENGTH +
      view.getUint16(entry.offset + 26, true) +
      view.getUint16(entry.offset + 28, true);
    const packed = bytes.subarray(start, start + entry.packed);
    const unpacked = entry.method === STORED ? Buffer.from(packed) : inflated(packed, entry);
    if (unpacked.length !== entry.unpacked || crc32(unpacked) !== entry.crc)
      throw new Error('the bytes are not those that the directory states');
    return unpacked;
  } catch (error) {
    throw new DocumentError('damaged', 'a file in the archive is broken', { cause: error });
  }
}

function inflated(packed: Uint8Array, { method, unpacked }: ZipEntry): Buffer {
  if (method !== DEFLATED) throw new Error(`files are packed by method ${method}`);
  // The smallest limit that the function takes is 1.
  return inflateRawSync(packed, {
    maxOutputLength: Math.max(1, Math.min(unpacked, Number.MAX_SAFE_INTEGER)),
  });
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}
