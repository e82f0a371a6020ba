import { describe, expect, it } from 'vitest';
import { drawing } from '#bench/harness/drawing.ts';

describe('the drawing of figures over sizes', () => {
  const svg = drawing(
    'Growth',
    [10, 1_000],
    [
      { name: 'pages', unit: 'ms', values: [2, 4] },
      { name: 'disk', unit: 'kB', values: [0, 0] },
    ],
  );
  const heights = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => Number(y));

  it('has a strip for each line, with every value and size in words', () => {
    expect(svg.match(/<polyline /g)).toHaveLength(2);
    for (const text of ['Growth', 'pages', 'ms', 'disk', 'kB', '>2<', '>4<', '>1,000<'])
      expect(svg).toContain(text);
  });

  it('draws a larger value higher, on the same scale', () => {
    const [two, four] = heights;
    const base = Number(/<line x1="\d+" y1="([\d.]+)"/.exec(svg)?.[1]);
    expect((base - four!) / (base - two!)).toBeCloseTo(2, 1);
  });

  it('draws no invalid number if all values are 0', () => {
    expect(svg).not.toMatch(/NaN|Infinity/);
  });
});
