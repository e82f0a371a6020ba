/** A document of Word before 2007 with one text, as a container of the smallest size. */

const SECTOR = 512;
const FREE = 0xff_ff_ff_ff;
const END = 0xff_ff_ff_fe;
const OF_TABLE = 0xff_ff_ff_fd;
/** Streams from this size on have sectors of their own. */
const STREAM = 4_096;
const SECTORS = STREAM / SECTOR;
/** Where the text begins in its stream. */
const TEXT_AT = 2_048;

/** @param text of at most 2,000 characters of Latin 1 */
export function wordOf(text: string): Buffer {
  const [table, directory, word, pieces] = [0, 1, 2, 2 + SECTORS];
  return Buffer.concat([
    header(table, directory),
    allocation(pieces + SECTORS, [word, pieces]),
    Buffer.concat([
      entry('Root Entry', { type: 5, child: 1, start: END, size: 0 }),
      entry('WordDocument', { type: 2, left: 2, start: word, size: STREAM }),
      entry('1Table', { type: 2, start: pieces, size: STREAM }),
      entry('', { type: 0, start: 0, size: 0 }),
    ]),
    documentStream(text),
    pieceStream(text.length),
  ]);
}

function header(table: number, directory: number): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xff_fe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(directory, 48);
  bytes.writeUInt32LE(STREAM, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  bytes.writeUInt32LE(table, 76);
  return bytes;
}

/** The table of sectors: itself, the directory, and the streams that begin at these sectors. */
function allocation(sectors: number, starts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.writeUInt32LE(OF_TABLE, 0);
  bytes.writeUInt32LE(END, 4);
  for (const start of starts)
    for (let at = start; at < start + SECTORS; at += 1)
      bytes.writeUInt32LE(at === start + SECTORS - 1 ? END : at + 1, 4 * at);
  if (4 * sectors > SECTOR) throw new Error('the table needs more than a sector');
  return bytes;
}

type Entry = { type: number; left?: number; child?: number; start: number; size: number };

function entry(name: string, { type, left = FREE, child = FREE, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : 2 * (name.length + 1), 64);
  bytes[66] = type;
  bytes[67] = 1;
  bytes.writeUInt32LE(left, 68);
  bytes.writeUInt32LE(FREE, 72);
  bytes.writeUInt32LE(child, 76);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

function documentStream(text: string): Buffer {
  const bytes = Buffer.alloc(STREAM);
  bytes.writeUInt16LE(0xa5_ec, 0);
  bytes.writeUInt16LE(0xc1, 2);
  bytes.writeUInt16LE(0x02_00, 10);
  bytes.writeUInt32LE(text.length, 76);
  bytes.writeUInt32LE(0, 418);
  bytes.writeUInt32LE(21, 422);
  bytes.write(text, TEXT_AT, 'latin1');
  return bytes;
}

/** The one piece of the text: its length, and where it is, as characters of one byte. */
function pieceStream(characters: number): Buffer {
  const bytes = Buffer.alloc(STREAM);
  bytes[0] = 2;
  bytes.writeUInt32LE(16, 1);
  bytes.writeUInt32LE(0, 5);
  bytes.writeUInt32LE(characters, 9);
  bytes.writeUInt32LE(0x40_00_00_00 + 2 * TEXT_AT, 15);
  return bytes;
}
