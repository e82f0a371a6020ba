import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';
import { write } from '#widgets/view/format.ts';
import { TILES } from '#widgets/view/provinces.ts';

/** A province and the number on its tile. */
export type Tile = { code: string; name: string; slug: string; value: number; isHere?: boolean };

const WIDTH = 100;
const SIDE = WIDTH / Math.sqrt(3);
const CLASSES = 5;

/**
 * The nine provinces as tiles, darker for higher values. Each tile links to its province; a table has the same data.
 * @param what the values count, such as `open tenders`
 */
export function tileMap(tiles: readonly Tile[], what: string): Html {
  // The tile of the current page is drawn last, so that no other one covers its edge.
  const placed = tiles
    .filter(({ code }) => code in TILES)
    .toSorted((one, other) => Number(one.isHere ?? false) - Number(other.isHere ?? false));
  const most = Math.max(...placed.map(({ value }) => value), 1);
  const classOf = (value: number): number => Math.min(CLASSES - 1, Math.floor((value / most) * CLASSES));
  const height = Math.ceil(SIDE * 6.5);
  return html`<div class="drawing"><svg viewBox="0 0 ${WIDTH * 3.5} ${height}" width="${WIDTH * 3.5}" height="${height}" role="group" aria-label="Provinces by ${what}">
${placed.map(({ code, name, slug, value, isHere }) => {
  const [column, row] = TILES[code]!;
  const [x, y] = [(column + 0.5) * WIDTH, (row * 1.5 + 1) * SIDE];
  const level = classOf(value);
  return html`<a href="/provinces/${slug}"${isHere ? html` aria-current="true"` : null}><path class="tile c${level}" d="${hexagon(x, y)}"></path><text class="on${level}" x="${Math.round(x)}" y="${Math.round(y) - 4}" font-size="17" font-weight="600" text-anchor="middle">${code}</text><text class="on${level}" x="${Math.round(x)}" y="${Math.round(y) + 17}" font-size="15" text-anchor="middle">${write(value)}</text><title>${name}: ${write(value)} ${what}</title></a>`;
})}
</svg><div class="hidden">${table(
    `Provinces by ${what}`,
    [
      { title: 'Province', cell: ({ name }: Tile) => name },
      { title: what, numeric: true, cell: ({ value }: Tile) => write(value) },
    ],
    placed,
    { scrolls: false },
  )}</div></div>`;
}

const hexagon = (x: number, y: number): string =>
  `M${Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + Math.PI / 6;
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)} ${(y + SIDE * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;
