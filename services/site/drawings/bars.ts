import { type Html, html } from '#services/html.ts';
import { table } from '#services/site/parts/lists.ts';

/** A bar with its name and the text of its value. */
export type Bar = { name: string; value: number; label: string; href?: string };

const [WIDTH, ROW, LONGEST] = [420, 46, 330];
const LETTERS = 52;

/**
 * Horizontal bars below their names, the longest as wide as the drawing, and the same data as a table for
 * screen readers.
 */
export function barDrawing(title: string, bars: readonly Bar[]): Html | null {
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const height = bars.length * ROW;
  return html`<div class="drawing"><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" aria-hidden="true">
${bars.map(({ name, value, label }, at) => {
  const length = Math.max(2, Math.round((value / most) * LONGEST));
  const y = at * ROW;
  return html`<text x="0" y="${y + 15}" font-size="14">${name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}</text><rect class="bar" x="0" y="${y + 22}" width="${length}" height="14" rx="2"></rect><text class="faint" x="${length + 8}" y="${y + 34}" font-size="13">${label}</text>`;
})}
</svg><div class="hidden">${table(
    title,
    [
      {
        title: 'Name',
        cell: ({ name, href }: Bar) => (href ? html`<a href="${href}" tabindex="-1">${name}</a>` : name),
      },
      { title: 'Value', cell: ({ label }: Bar) => label },
    ],
    bars,
    { scrolls: false },
  )}</div></div>`;
}
