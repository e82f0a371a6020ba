import { type Html, html } from '#services/html.ts';

/** A bar with its name and what its value is called. */
export type Bar = { name: string; value: number; label: string; href?: string };

const [WIDTH, ROW, NAMES] = [640, 28, 230];

/** Horizontal bars, longest as wide as the drawing. @param title what is shown, for those who do not see it */
export function barDrawing(title: string, bars: readonly Bar[]): Html | null {
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const height = bars.length * ROW;
  const words = `${title}: ${bars.map(({ name, label }) => `${name} ${label}`).join('; ')}`;
  return html`<div class="drawing"><svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${words}">
${bars.map(({ name, value, label, href }, at) => {
  const length = Math.max(2, Math.round((value / most) * (WIDTH - NAMES - 110)));
  const y = at * ROW;
  const text = html`<text x="0" y="${y + 19}" font-size="14">${name.length > 32 ? `${name.slice(0, 31)}…` : name}</text>`;
  return html`${href ? html`<a href="${href}">${text}</a>` : text}<rect class="bar" x="${NAMES}" y="${y + 5}" width="${length}" height="${ROW - 10}" rx="2"></rect><text class="faint" x="${NAMES + length + 8}" y="${y + 19}" font-size="13">${label}</text>`;
})}
</svg></div>`;
}
