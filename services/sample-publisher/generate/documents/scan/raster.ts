import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Sheet } from '../print/sheet.ts';
import type { Typeface } from './typeface.ts';

/** An image of one bit for each dot, a row after the other; a bit is 1 where the paper is white. */
export type Bitmap = { width: number; height: number; rowBytes: number; bits: Buffer };

/** Dots for each point: 150 dots an inch, as many an office machine scans. */
const SCALE = 150 / 72;
const ASCENT = 0.905;
/** Steps in which a bent line is drawn. */
const STEPS = 6;
/** Specks of dust on a page. */
const SPECKS = 120;

/** Letters as the rows of dots that they cover. */
type Shape = readonly (readonly [y: number, from: number, to: number])[];

/** Draws a sheet as a scanner sees it: slightly askew, and with specks. */
export function rastered(sheet: Sheet, typeface: Typeface, random: Random): Bitmap {
  const [width, height] = [Math.round(sheet.width * SCALE), Math.round(sheet.height * SCALE)];
  const rowBytes = Math.ceil(width / 8);
  const bits = Buffer.alloc(rowBytes * height, 0xff);
  const skew = (random.fraction() - 0.5) * 0.012;
  const dot = (x: number, y: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) bits[y * rowBytes + (x >> 3)]! &= ~(0x80 >> (x & 7));
  };
  const run = (y: number, from: number, to: number) => {
    for (let x = from; x < to; x += 1) dot(x, y + Math.round((x - width / 2) * skew));
  };
  const shapes = new Map<string, Shape>();
  for (const { text, x, y, font, size } of sheet.texts) {
    const perUnit = (size * SCALE) / typeface.unitsPerEm;
    const baseline = Math.round((y + size * ASCENT) * SCALE);
    let pen = x * SCALE;
    for (const character of text) {
      const key = `${size} ${character}`;
      const glyph = typeface.glyph(character);
      const shape = shapes.get(key) ?? shapeOf(glyph.outlines, perUnit);
      shapes.set(key, shape);
      const left = Math.round(pen);
      const thick = font.endsWith('bold') ? 1 : 0;
      for (const [row, from, to] of shape) run(baseline + row, left + from, left + to + thick);
      pen += (font === 'mono' ? 0.6 * typeface.unitsPerEm : glyph.advance) * perUnit;
    }
  }
  for (const { from, to } of sheet.lines) {
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * SCALE));
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round((from[0] + ((to[0] - from[0]) * step) / steps) * SCALE);
      const y = Math.round((from[1] + ((to[1] - from[1]) * step) / steps) * SCALE);
      run(y, x, x + 1);
      run(y + 1, x, x + 1);
    }
  }
  for (let speck = 0; speck < SPECKS; speck += 1)
    dot(random.integer(0, width - 1), random.integer(0, height - 1));
  return { width, height, rowBytes, bits };
}

/** Fills outlines row by row: a dot is inside where the lines around it wind. */
function shapeOf(
  outlines: readonly (readonly { x: number; y: number; on: boolean }[])[],
  perUnit: number,
): Shape {
  const edges = outlines.flatMap((outline) => edgesOf(outline, perUnit));
  const ys = edges.flatMap(([, y1, , y2]) => [y1, y2]);
  const shape: [number, number, number][] = [];
  if (ys.length === 0) return shape;
  for (let row = Math.floor(Math.min(...ys)); row <= Math.ceil(Math.max(...ys)); row += 1) {
    const middle = row + 0.5;
    const crossings = edges
      .filter(([, y1, , y2]) => y1 <= middle !== y2 <= middle)
      .map(([x1, y1, x2, y2]) => ({ x: x1 + ((middle - y1) / (y2 - y1)) * (x2 - x1), up: y2 > y1 ? 1 : -1 }))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    for (const [at, { x, up }] of crossings.entries()) {
      winding += up;
      const next = crossings[at + 1];
      if (winding !== 0 && next)
        shape.push([row, Math.round(x), Math.max(Math.round(next.x), Math.round(x) + 1)]);
    }
  }
  return shape;
}

type Edge = [x1: number, y1: number, x2: number, y2: number];

/** The straight lines of an outline in dots, downwards positive. Between two points that bend lies one on the line. */
function edgesOf(outline: readonly { x: number; y: number; on: boolean }[], perUnit: number): Edge[] {
  const full = outline.flatMap((point, at) => {
    const next = outline[(at + 1) % outline.length]!;
    return point.on || next.on
      ? [point]
      : [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, on: true }];
  });
  const first = full.findIndex(({ on }) => on);
  if (first === -1) return [];
  const path = [...full.slice(first), ...full.slice(0, first), full[first]!];
  const edges: Edge[] = [];
  let from = path[0]!;
  const line = (to: { x: number; y: number }) => {
    edges.push([from.x * perUnit, -from.y * perUnit, to.x * perUnit, -to.y * perUnit]);
    from = { ...to, on: true };
  };
  for (let at = 1; at < path.length; at += 1) {
    const point = path[at]!;
    if (point.on) {
      line(point);
      continue;
    }
    const [start, end] = [from, path[at + 1]!];
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const bend = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
      line({ x: bend(start.x, point.x, end.x), y: bend(start.y, point.y, end.y) });
    }
    at += 1;
  }
  return edges;
}
