import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Points of an outline in units of the typeface; those that are not on the line bend it. */
type Outline = { x: number; y: number; on: boolean }[];
type Glyph = { outlines: Outline[]; advance: number };

/** The letters of a TrueType file, as far as scanned pages need them. */
export type Typeface = { unitsPerEm: number; glyph(character: string): Glyph };

const SHORT_X = 2;
const SHORT_Y = 4;
const REPEATED = 8;
const SAME_X = 16;
const SAME_Y = 32;

let loaded: Typeface | null = null;

/** Liberation Sans, whose letters are as wide as those of Helvetica; it comes with the library that reads PDF. */
export function sansTypeface(): Typeface {
  loaded ??= typefaceOf(
    readFileSync(
      join(
        dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
        'standard_fonts/LiberationSans-Regular.ttf',
      ),
    ),
  );
  return loaded;
}

/** Reads the tables of a TrueType file: simple glyphs, composite ones without scaling, and the Unicode map of format 4. */
function typefaceOf(bytes: Buffer): Typeface {
  const tables = new Map<string, number>();
  for (let at = 0; at < bytes.readUInt16BE(4); at += 1) {
    const entry = 12 + 16 * at;
    tables.set(bytes.toString('latin1', entry, entry + 4), bytes.readUInt32BE(entry + 8));
  }
  const table = (name: string): number => tables.get(name)!;
  const unitsPerEm = bytes.readUInt16BE(table('head') + 18);
  const longPlaces = bytes.readInt16BE(table('head') + 50) === 1;
  const metrics = bytes.readUInt16BE(table('hhea') + 34);
  const placeOf = (glyph: number): number =>
    table('glyf') +
    (longPlaces
      ? bytes.readUInt32BE(table('loca') + 4 * glyph)
      : 2 * bytes.readUInt16BE(table('loca') + 2 * glyph));
  const indexOf = unicodeMap(bytes, table('cmap'));
  const outlinesOf = (glyph: number): Outline[] => {
    const at = placeOf(glyph);
    if (at === placeOf(glyph + 1)) return [];
    return bytes.readInt16BE(at) >= 0 ? simple(bytes, at) : composite(bytes, at, outlinesOf);
  };
  const known = new Map<string, Glyph>();
  return {
    unitsPerEm,
    glyph: (character) => {
      const found = known.get(character);
      if (found) return found;
      const index = indexOf(character.codePointAt(0)!);
      const glyph = {
        outlines: outlinesOf(index),
        advance: bytes.readUInt16BE(table('hmtx') + 4 * Math.min(index, metrics - 1)),
      };
      known.set(character, glyph);
      return glyph;
    },
  };
}

function unicodeMap(bytes: Buffer, cmap: number): (code: number) => number {
  let map = 0;
  for (let at = 0; at < bytes.readUInt16BE(cmap + 2); at += 1) {
    const start = cmap + bytes.readUInt32BE(cmap + 4 + 8 * at + 4);
    if (bytes.readUInt16BE(start) === 4) map = start;
  }
  const twice = bytes.readUInt16BE(map + 6);
  return (code) => {
    for (let at = 0; at < twice; at += 2) {
      if (bytes.readUInt16BE(map + 14 + at) < code) continue;
      const first = bytes.readUInt16BE(map + 16 + twice + at);
      if (first > code) return 0;
      const delta = bytes.readUInt16BE(map + 16 + 2 * twice + at);
      const rangeAt = map + 16 + 3 * twice + at;
      const range = bytes.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = bytes.readUInt16BE(rangeAt + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function simple(bytes: Buffer, start: number): Outline[] {
  const count = bytes.readInt16BE(start);
  const ends = Array.from({ length: count }, (_, at) => bytes.readUInt16BE(start + 10 + 2 * at));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = start + 10 + 2 * count;
  at += 2 + bytes.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = bytes[at++]!;
    flags.push(flag);
    if (flag & REPEATED) for (let left = bytes[at++]!; left > 0; left -= 1) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? bytes[at++]! : -bytes[at++]!;
      else if (!(flag & same)) {
        value += bytes.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(SHORT_X, SAME_X);
  const ys = axis(SHORT_Y, SAME_Y);
  return ends.map((end, index) => {
    const first = index === 0 ? 0 : ends[index - 1]! + 1;
    return flags.slice(first, end + 1).map((flag, offset) => ({
      x: xs[first + offset]!,
      y: ys[first + offset]!,
      on: (flag & 1) === 1,
    }));
  });
}

/** Letters with accents are put together from a letter and an accent that is moved. */
function composite(bytes: Buffer, start: number, outlinesOf: (glyph: number) => Outline[]): Outline[] {
  const WORDS = 1;
  const MORE = 32;
  const SCALES = [
    [8, 2],
    [64, 4],
    [128, 8],
  ] as const;
  const outlines: Outline[] = [];
  let at = start + 10;
  for (let more = true; more; ) {
    const flags = bytes.readUInt16BE(at);
    const glyph = bytes.readUInt16BE(at + 2);
    const words = (flags & WORDS) !== 0;
    const [x, y] = words
      ? [bytes.readInt16BE(at + 4), bytes.readInt16BE(at + 6)]
      : [bytes.readInt8(at + 4), bytes.readInt8(at + 5)];
    for (const outline of outlinesOf(glyph))
      outlines.push(outline.map((point) => ({ ...point, x: point.x + x, y: point.y + y })));
    at += words ? 8 : 6;
    for (const [flag, size] of SCALES) if (flags & flag) at += size;
    more = (flags & MORE) !== 0;
  }
  return outlines;
}
