import { describe, expect, it } from 'vitest';
import { provinces } from '#shared/codelists/provinces.ts';
import { heatmap } from '#widgets/kinds/heatmap.ts';
import { amount, counted, date, shortRand } from '#widgets/view/format.ts';
import type { Options } from '#widgets/view/options.ts';
import { provinceOf } from '#widgets/view/provinces.ts';

/** Blanks of every width as ordinary ones. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('amounts', () => {
  it.each([
    [0, 'R 0'],
    [12_500.4, 'R 12 500'],
    [999_999, 'R 999 999'],
    [999_999.7, 'R 1 million'],
    [1_204_000, 'R 1,2 million'],
    [999_499_999, 'R 999 million'],
    [999_999_999, 'R 1 billion'],
    [2_450_000_000, 'R 2,45 billion'],
    [7_300_000_000_000, 'R 7,3 trillion'],
    [9_999_000_000_000_000, 'R 10 000 trillion'],
  ])('%d is %s', (value, text) => {
    expect(plain(shortRand(value))).toBe(text);
  });

  it('says that an amount is undisclosed, and that zero is zero', () => {
    expect(amount(null)).toBe('Undisclosed');
    expect(plain(amount(0))).toBe('R 0');
  });
});

describe('counts and dates', () => {
  it('counts one award and several', () => {
    expect(plain(counted(1, 'award'))).toBe('1 award');
    expect(plain(counted(1_250, 'award'))).toBe('1 250 awards');
  });

  it('shows days and times of South Africa', () => {
    expect(date('2026-11-24T23:30:00Z')).toBe('25 Nov 2026');
    expect(date('2026-11-24T23:30:00Z', 'short')).toBe('25 Nov 2026, 01:30');
    expect(date(null)).toBe('');
  });
});

it('the map counts one tender and several', () => {
  const figures = [
    { province: 'Gauteng', code: 'GP', tenderCount: 1, activeCount: 1 },
    { province: 'Limpopo', code: 'LP', tenderCount: 2, activeCount: 2 },
  ];
  const shown = plain(JSON.stringify(heatmap.body(figures, { limit: 9 } as Options)));
  for (const text of ['1 tender in all', '2 tenders in all', 'GP 1 open tender in Gauteng'])
    expect(shown).toContain(text);
});

it.each([
  ['everywhere', [0, 0], ['c0', 'c0'], ['c0']],
  ['in one province', [0, 3], ['c0', 'c4'], ['c0', 'c4']],
  ['nowhere', [2, 3], ['c3', 'c4'], ['c3', 'c4']],
])('the map is lightest where no tender is open: %s', (_, open, tiles, legend) => {
  const figures = open.map((activeCount, at) => ({
    ...{ province: `P${at}`, code: ['GP', 'LP'][at]!, tenderCount: 5, activeCount },
  }));
  const drawn = JSON.stringify(heatmap.body(figures, { limit: 9 } as Options));
  expect([...drawn.matchAll(/g\.tile (c\d)/g)].map(([, each]) => each)).toEqual(tiles);
  expect([...drawn.matchAll(/svg\.(c\d)/g)].map(([, each]) => each)).toEqual(legend);
});

describe('provinces', () => {
  it.each(provinces)('$name is found by name, slug and code', ({ name, slug, code }) => {
    expect([name, slug, code ?? name, slug.toUpperCase()].map(provinceOf)).toEqual(Array(4).fill(name));
  });
  it.each(['G', 'gauteng east', '', undefined])('there is no province %s', (wanted) => {
    expect(provinceOf(wanted)).toBeUndefined();
  });
});
