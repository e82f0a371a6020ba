import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { prepareList } from '#shared/domain/screening/screening-list.ts';
import { algorithmWith, companyWords, weighAlike, wordSetOf } from '#shared/domain/screening/word-set.ts';
import {
  ASSUMED_SHARE,
  countingWords,
  NO_COUNTS,
  type WordCounts,
  wordWeight,
} from '#shared/domain/screening/word-weight.ts';
import { property } from '#test/support/property.ts';

const kinds = Object.keys(ASSUMED_SHARE) as (keyof typeof ASSUMED_SHARE)[];
const wordsOf = (name: string, registration: string | null = null) =>
  companyWords({ name, registration, csd: null });
/** The counts if so many of a number of companies have each word. */
const counted = (names: number, counts: Record<string, number>): WordCounts => ({
  names,
  counts: new Map(Object.entries(counts)),
});

describe('the words of a company', () => {
  it('are those that are compared, without legal form, country, numbers and plurals of their own', () => {
    expect(wordsOf('Kopano Roads 2 (Pty) Ltd')).toEqual(['kopano', 'roads']);
    expect(wordsOf('Kopano KwaZulu Natal CC t/a Mahika')).toEqual(['kopano', 'kwazulunatal', 'mahika']);
    expect(wordsOf('Baobab South Africa')).toEqual(['baobab']);
  });

  it('are none of a person, and none of nobody', () => {
    expect(wordsOf('MOKOENA, Thabo John')).toEqual([]);
    expect(wordsOf('MOKOENA, Thabo John', '2015/123456/07')).not.toEqual([]);
    expect(wordsOf('various suppliers')).toEqual([]);
  });

  it('count once for each company', () => {
    const counting = countingWords();
    for (const name of ['Kopano Kopano CC', 'Kopano Baobab']) counting.add(wordsOf(name));
    expect(counting.counted()).toEqual(counted(2, { kopano: 2, baobab: 1 }));
  });
});

describe('a word set', () => {
  const counts = fc
    .record({
      names: fc.integer({ min: 2, max: 300_000 }),
      shares: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.double({ min: 0, max: 1, noNaN: true }), {
        maxKeys: 30,
      }),
    })
    .map(({ names, shares }) =>
      counted(
        names,
        // Small counts are what matters: squares of squares are mostly small.
        Object.fromEntries(
          Object.entries(shares).map(([word, share]) => [word, 2 + Math.floor(names * share ** 8)]),
        ),
      ),
    );

  it('weighs every word as the counts do that it is made of', () =>
    property(counts, (all) => {
      const kept = wordSetOf(all);
      for (const word of [...all.counts.keys(), 'absent'])
        for (const kind of kinds) expect(wordWeight(word, kind, kept)).toBe(wordWeight(word, kind, all));
    }));

  it('has a version that follows from the counts, in whatever order they come', () =>
    property(counts, (all) => {
      const again = wordSetOf({ ...all, counts: new Map([...all.counts].toReversed()) });
      expect(again.version).toBe(wordSetOf(all).version);
      expect(again.version).toMatch(/^[0-9a-f]{8}$/);
      expect(wordSetOf({ ...all, names: all.names + 1 }).version).not.toBe(again.version);
    }));

  it('keeps the most frequent 20,000 words', () => {
    const many = Array.from({ length: 20_010 }, (_, at) => [`w${at}`, at + 2] as const);
    const { counts: kept } = wordSetOf({ names: 30_000, counts: new Map(many) });
    expect(kept.size).toBe(20_000);
    expect([kept.has('w20009'), kept.has('w0')]).toEqual([true, false]);
  });

  it('has its version after that of the rules', () => {
    expect(algorithmWith(null)).toBe(ALGORITHM_VERSION);
    expect(algorithmWith({ version: '1f3a9c2b' })).toBe(`${ALGORITHM_VERSION}+1f3a9c2b`);
  });
});

describe('word sets are alike', () => {
  const before = counted(50_000, { trading: 4_000, kopano: 300, baobab: 40 });

  it('if all counts have grown alike, or little', () => {
    expect(weighAlike(before, counted(100_000, { trading: 8_000, kopano: 600, baobab: 80 }))).toBe(true);
    expect(weighAlike(before, counted(50_900, { trading: 4_050, kopano: 330, baobab: 45, new: 20 }))).toBe(
      true,
    );
  });

  it('but not if a word has become frequent or rare', () => {
    expect(weighAlike(before, counted(51_000, { trading: 4_000, kopano: 700, baobab: 40 }))).toBe(false);
    expect(weighAlike(before, counted(51_000, { trading: 4_000, kopano: 300, new: 900 }))).toBe(false);
    expect(weighAlike(counted(51_000, { new: 900 }), NO_COUNTS)).toBe(false);
  });
});

it('a word that half of the companies have tells less', () => {
  const list = (counts: WordCounts) => prepareList([{ name: 'Mahika', kind: 'company' }], counts);
  const score = (counts: WordCounts) =>
    list(counts).find({ name: 'Kopano Mahika', kind: 'company' })[0]?.decision.score ?? null;
  // Without counts both words weigh 1, and what only one name has takes 0.8 × 1 ÷ 1.5 off.
  expect(score(NO_COUNTS)).toBeNull();
  // Now `kopano` weighs 0.1: 0.8 × 0.1 ÷ 1.05.
  expect(score(wordSetOf(counted(10_000, { kopano: 5_000 })))).toBeCloseTo(1 - 0.08 / 1.05, 2);
});
