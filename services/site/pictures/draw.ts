import { LRUCache } from 'lru-cache';
import { type Card, linesOf } from '#services/site/pictures/card.ts';
import { fontOf, loadCanvas } from '#shared/pictures/canvas.ts';

/** Width and height of previews of links in social networks (Open Graph). */
export const SIZE = { width: 1_200, height: 630 } as const;
const LEFT = 80;
const ROOM = SIZE.width - 2 * LEFT;
const COLOURS = { ground: '#00594c', text: '#ffffff', accent: '#8fe3cf', faint: '#cfe9e2' } as const;

/** Number of pictures that are cached; each has about 20 kB. */
const KEPT = 200;
const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
/** Pictures are drawn one after the other, so that a crawler does not take both processors from readers. */
let last: Promise<unknown> = Promise.resolve();

/** @returns the picture of a card as PNG; a picture that is being drawn is not drawn twice */
export function pictureOf(card: Card): Promise<Buffer> {
  const key = JSON.stringify(card);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const drawn = last.then(() => draw(card));
  last = drawn.catch(() => undefined);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  return drawn;
}

async function draw({ kind, title, lines, figure }: Card): Promise<Buffer> {
  const { createCanvas } = await loadCanvas();
  const picture = createCanvas(SIZE.width, SIZE.height);
  const pen = picture.getContext('2d');
  const write = (text: string, y: number, size: number, colour: string, isBold = false): void => {
    pen.font = fontOf(size, isBold);
    pen.fillStyle = colour;
    pen.fillText(text, LEFT, y);
  };
  const inLines = (text: string, size: number, most: number, isBold = false): string[] => {
    pen.font = fontOf(size, isBold);
    return linesOf(text, (line) => pen.measureText(line).width <= ROOM, most);
  };
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  write(`Tender Data  ·  ${kind}`, 112, 32, COLOURS.accent, true);
  const titled = inLines(title, 62, figure === null ? 3 : 2, true);
  for (const [at, line] of titled.entries()) write(line, 214 + at * 74, 62, COLOURS.text, true);
  let y = 214 + titled.length * 74 + 8;
  for (const [line = ''] of lines.map((each) => inLines(each, 34, 1))) {
    write(line, y, 34, COLOURS.faint);
    y += 50;
  }
  if (figure !== null) {
    write(figure.value, 520, 84, COLOURS.accent, true);
    write(figure.name, 570, 30, COLOURS.faint);
  }
  return picture.encode('png');
}
