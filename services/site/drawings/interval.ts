import { type Html, html } from '#services/html.ts';
import { shortRand } from '#widgets/view/format.ts';

/** Amounts of the awards behind an estimate. */
export type Comparable = { amount: number; label: string };

const [WIDTH, HEIGHT, EDGE, LINE] = [460, 120, 24, 60];

/** An estimate as a bar on a logarithmic scale, with its middle and the awards behind it. */
export function intervalDrawing(
  { least, middle, most }: { least: number; middle: number; most: number },
  comparables: readonly Comparable[],
): Html {
  const amounts = [least, most, ...comparables.map(({ amount }) => amount)].filter((value) => value > 0);
  const [low, high] = [Math.log10(Math.min(...amounts) * 0.8), Math.log10(Math.max(...amounts) * 1.25)];
  const x = (value: number): number =>
    Math.round(EDGE + ((Math.log10(Math.max(value, 1)) - low) / (high - low)) * (WIDTH - 2 * EDGE));
  const ticks = Array.from(
    { length: Math.floor(high) - Math.ceil(low) + 1 },
    (_, at) => 10 ** (Math.ceil(low) + at),
  );
  const words = `Estimate from ${shortRand(least)} to ${shortRand(most)}, middle ${shortRand(middle)}`;
  return html`<div class="drawing"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${words}">
${ticks.map((tick) => html`<line class="axis" x1="${x(tick)}" x2="${x(tick)}" y1="14" y2="92"></line><text class="faint" x="${x(tick)}" y="108" font-size="12" text-anchor="middle">${shortRand(tick)}</text>`)}
<rect class="pale" x="${x(least)}" y="${LINE - 12}" width="${Math.max(2, x(most) - x(least))}" height="24" rx="3"></rect>
<rect class="bar" x="${x(middle) - 2}" y="${LINE - 18}" width="4" height="36"></rect>
${comparables.map(({ amount, label }) => html`<circle class="dot" cx="${x(amount)}" cy="26" r="4" fill-opacity=".6"><title>${label}: ${shortRand(amount)}</title></circle>`)}
</svg></div>`;
}
