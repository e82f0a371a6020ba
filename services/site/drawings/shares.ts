import { type Html, html } from '#services/html.ts';
import { share } from '#services/site/parts/words.ts';

/** A part of a whole. */
export type Share = { name: string; value: number };

const [WIDTH, HEIGHT, GAP] = [620, 28, 2];
/** Narrower parts do not show their share. */
const ROOM = 48;

/** A whole as one bar, divided into its largest parts and all others. A table beside it has the same data. */
export function shareDrawing(title: string, parts: readonly Share[], whole: number): Html | null {
  const known = parts.filter(({ value }) => value > 0);
  if (whole <= 0 || known.length === 0) return null;
  const rest = Math.max(0, whole - known.reduce((sum, { value }) => sum + value, 0));
  let x = 0;
  const bars = [...known, ...(rest / whole > 0.001 ? [{ name: 'All others', value: rest }] : [])].map(
    ({ name, value }, at) => {
      const width = (value / whole) * WIDTH;
      const from = x;
      x += width;
      return { name, value, width, from, level: at < known.length ? 4 - at : 0 };
    },
  );
  const words = bars.map(({ name, value }) => `${name} ${share(value / whole)}`).join(', ');
  return html`<div class="drawing"><svg class="whole" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}: ${words}">
${bars.map(
  ({ name, value, width, from, level }) =>
    html`<rect class="c${level}" x="${from.toFixed(1)}" y="0" width="${Math.max(1, width - GAP).toFixed(1)}" height="${HEIGHT}" rx="2"><title>${name}: ${share(value / whole)}</title></rect>${width < ROOM ? null : html`<text class="on${level}" x="${(from + 8).toFixed(1)}" y="19" font-size="14">${share(value / whole)}</text>`}`,
)}</svg></div>`;
}
