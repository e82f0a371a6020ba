/** Values over sizes as an SVG: a strip for each line, from 0 up to its largest value, the sizes at equal distances. */

export type Line = { name: string; unit: string; values: readonly number[] };

const [WIDTH, HEIGHT, LEFT, TOP, ROW] = [720, 110, 190, 40, 120];

/**
 * @param sizes what the values belong to, rising
 * @param lines each with its own strip, because their units differ
 */
export function drawing(title: string, sizes: readonly number[], lines: readonly Line[]): string {
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 60) * at) / Math.max(1, sizes.length - 1);
  const strips = lines.map(({ name, unit, values }, row) => {
    const top = TOP + row * ROW;
    const most = Math.max(...values, Number.MIN_VALUE);
    const y = (value: number): number => top + HEIGHT - 30 - ((HEIGHT - 50) * value) / most;
    const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    return [
      `<text x="10" y="${top + 40}">${name}</text><text x="10" y="${top + 58}" font-size="11">${unit}</text>`,
      `<line x1="${LEFT}" y1="${y(0)}" x2="${WIDTH - 60}" y2="${y(0)}" stroke="#ccc"/>`,
      `<polyline points="${points.join(' ')}" fill="none" stroke="#0b6" stroke-width="2"/>`,
      ...values.map(
        (value, at) =>
          `<circle cx="${x(at).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3" fill="#0b6"/><text x="${x(at).toFixed(1)}" y="${(y(value) - 8).toFixed(1)}" text-anchor="middle">${short(value)}</text>`,
      ),
      ...sizes.map(
        (size, at) =>
          `<text x="${x(at).toFixed(1)}" y="${y(0) + 16}" text-anchor="middle" font-size="11">${short(size)}</text>`,
      ),
    ].join('\n');
  });
  const height = TOP + lines.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<g font-family="sans-serif" font-size="13" fill="#222">
<text x="10" y="22">${title}</text>
${strips.join('\n')}
</g>
</svg>
`;
}

const short = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
