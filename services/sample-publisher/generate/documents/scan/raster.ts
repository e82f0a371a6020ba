import type { Random } from '#services/sample-publisher/generate/random.ts';
import { type Canvas, fontOf } from '#shared/pictures/canvas.ts';
import type { FontName, Measure, Sheet } from '../print/sheet.ts';

/** An image of one bit for each dot, a row after the other; a bit is 1 where the paper is white. */
export type Bitmap = { width: number; height: number; rowBytes: number; bits: Buffer };

/** Dots for each point: 150 dots an inch, as many an office machine scans. */
const SCALE = 150 / 72;
const ASCENT = 0.905;
/** Specks of dust on a page. */
const SPECKS = 120;
/** From this brightness on a dot is white. */
const WHITE = 128;
/** Width of a letter if all have the same. */
const MONO = 0.6;

const fontNamed = (font: FontName, size: number): string => fontOf(size, font.endsWith('bold'));

/** @returns widths of texts as {@link rastered} draws them */
export function measureWith({ createCanvas }: Canvas): Measure {
  const pen = createCanvas(1, 1).getContext('2d');
  return (text, font, size) => {
    if (font === 'mono') return text.length * MONO * size;
    pen.font = fontNamed(font, size);
    return pen.measureText(text).width;
  };
}

/** Draws a sheet as a scanner sees it: slightly askew, and with specks. */
export function rastered(sheet: Sheet, { createCanvas }: Canvas, random: Random): Bitmap {
  const [width, height] = [Math.round(sheet.width * SCALE), Math.round(sheet.height * SCALE)];
  const pen = createCanvas(width, height).getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'black';
  const skew = (random.fraction() - 0.5) * 0.012;
  pen.setTransform(SCALE, skew * SCALE, 0, SCALE, 0, (-skew * width) / 2);
  for (const { text, x, y, font, size } of sheet.texts) {
    pen.font = fontNamed(font, size);
    const parts = font === 'mono' ? [...text] : [text];
    for (const [at, part] of parts.entries()) pen.fillText(part, x + at * MONO * size, y + size * ASCENT);
  }
  pen.lineWidth = 1;
  for (const { from, to } of sheet.lines) {
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  }
  pen.resetTransform();
  for (let speck = 0; speck < SPECKS; speck += 1)
    pen.fillRect(random.integer(0, width - 1), random.integer(0, height - 1), 1, 1);
  return bitmapOf(pen.getImageData(0, 0, width, height));
}

function bitmapOf({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Bitmap {
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * height, 0xff);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[4 * (y * width + x)]! < WHITE) bits[y * rowBytes + (x >> 3)]! &= ~(0x80 >> (x & 7));
  return { width, height, rowBytes, bits };
}
