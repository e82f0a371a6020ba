/** The end of a ZIP file: a record of 22 bytes, and a comment of at most 65,535. */
const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/**
 * Adds up what the files in a ZIP file take unpacked, by its directory. Unpacking stops at the size that the directory states, so
 * that a file that states less than it has fails instead of filling the memory.
 * @returns the bytes; infinite where a size is not stated; null where the directory is missing or broken
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const stated = unpacked !== 0xffff_ffff && (unpacked > 0 || packed <= 2);
    total += stated ? unpacked : Number.POSITIVE_INFINITY;
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return total;
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return null;
}
