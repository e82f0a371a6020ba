import { crc32, deflateRawSync } from 'node:zlib';

/** Midnight of 1 January 2024, in the form of a ZIP file: the time in the low half, the day in the high one. */
const STAMP = 0x58210000;
const DEFLATED = 8;

/** A file that is packed already; what is stated about it need not be true. */
type Packed = { packed: Buffer; size: number; crc: number; encrypted?: boolean };

/** Packs files into a ZIP file, in their order; the same bytes for the same files. */
export function zipped(
  files: readonly (readonly [path: string, content: string | Buffer | Packed])[],
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const { packed, size, crc, encrypted } =
      typeof content === 'string' || Buffer.isBuffer(content) ? deflated(Buffer.from(content)) : content;
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(encrypted ? 1 : 0, 2);
    about.writeUInt16LE(DEFLATED, 4);
    about.writeUInt32LE(STAMP, 6);
    about.writeUInt32LE(crc, 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(size, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, name]));
    parts.push(local, packed);
    at += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** Packs one file. */
export const deflated = (plain: Buffer): Packed => ({
  packed: deflateRawSync(plain),
  size: plain.length,
  crc: crc32(plain),
});
