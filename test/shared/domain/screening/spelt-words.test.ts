import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SpeltWords } from '#shared/domain/screening/spelt-words.ts';
import { likeness, spelt } from '#shared/domain/screening/word-likeness.ts';
import { propertyOf } from '#test/support/property.ts';

/** Few letters and short words, so that many are alike; the long ones are cut. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aeibdkhz'), maxLength: 9 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'é', '7', '株'), maxLength: 45 }),
);

it('overlooks no similar word', () =>
  propertyOf({ numRuns: 300 }, fc.array(word, { maxLength: 40 }), word, (texts, asked) => {
    const words = texts.map(spelt);
    const near = new Set(new SpeltWords(words).near(spelt(asked)));
    const alike = words.flatMap((one, at) => (likeness(one, spelt(asked)) > 0 ? [at] : []));
    expect(alike.filter((at) => !near.has(at))).toEqual([]);
  }));

it('passes over most words that are not similar', () => {
  const words = ['mahikeng', 'mahikengg', 'tshwane', 'polokwane', 'lerato', 'skyline'].map(spelt);
  expect(new Set(new SpeltWords(words).near(spelt('mahikeng')))).toEqual(new Set([0, 1]));
});
