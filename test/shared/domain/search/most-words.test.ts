import { describe, expect, it } from 'vitest';
import { mostWords, saysLess, weighTerms } from '#shared/domain/search/most-words.ts';
import { readQuery } from '#shared/domain/search/query.ts';
import { allWords } from '#shared/domain/search/tsquery.ts';
import type { Lexicon } from '#shared/domain/search/word-texts.ts';
import { isStopWord } from '#shared/domain/search/words.ts';

/** Every word is its own stem. */
const lexicon: Lexicon = {
  stemOf: (word) => (isStopWord(word) ? null : word),
  isKnown: (word) => /^(?:gravel|palisade|paint|services|supply)$/.test(word),
  columns: {},
  isCommon: () => false,
  where: 'notice',
  corrected: new Map(),
};

describe('weights of words', () => {
  it('are the greater the fewer records have a word', () => {
    const [rare = 0, common = 0] = weighTerms([10, 5_000], 10_000);
    expect(rare).toBeGreaterThan(3 * common);
    expect(rare + common).toBeCloseTo(100, 0);
  });

  it('are halved for words that say what is done', () => {
    const terms = readQuery('upkeep herstel borehole').terms.map((term) => ({
      saysLess: saysLess(term),
    }));
    expect(terms.map((term) => term.saysLess)).toEqual([false, true, false]);
    expect(weighTerms([50, 50, 50], 1_000, terms)).toEqual([40, 20, 40]);
  });

  it('do not let a word that no record has outweigh the others', () => {
    expect(weighTerms([0, 100], 1_000)).toEqual([50, 50]);
  });
});

describe('records with most of the words', () => {
  const nowhere = (weights: readonly number[]) => weights.map(() => false);
  const namesOf = (
    text: string,
    weights: number[],
    missing: readonly boolean[] = nowhere(weights),
    common: readonly boolean[] = nowhere(weights),
  ) =>
    mostWords(
      readQuery(text),
      lexicon,
      weights.map((weight, at) => ({ weight, missing: missing[at]!, common: common[at]! })),
    )?.names;

  it('have the words with at least half the weight, and not all', () => {
    expect(namesOf('palisade gravel', [60, 40])).toMatch(/^\( \( 'palisade' \) \) & !/);
    expect(namesOf('palisade gravel paint', [34, 33, 33])).toMatch(
      /^\( \( 'palisade' & 'gravel' \) \| \( 'palisade' & 'paint' \) \| \( 'gravel' & 'paint' \) \) & !/,
    );
  });

  it('are none if only all words weigh enough, or no record has the words', () => {
    expect(namesOf('palisade', [100])).toBeUndefined();
    expect(namesOf('palisade gravel', [50, 50], [true, true])).toBeUndefined();
  });

  it('have more than words of most records, if no record has another word', () => {
    expect(namesOf('zebra services', [50, 50], [true, false], [false, true])).toBeUndefined();
    expect(namesOf('zebra palisade', [50, 50], [true, false])).toMatch(/'palisade'/);
    expect(namesOf('palisade services', [50, 50], [false, false], [false, true])).toMatch(/'services'/);
  });
});

describe('texts for the index', () => {
  const anywhere = (text: string) => allWords(readQuery(text), lexicon)?.anywhere;

  it.each([
    ['gravel', "( ( 'gravel' | '@gravel' ) ) | ( '=gravel' )"],
    [
      '"supply of gravel"',
      "( ( ( 'supply' <2> 'gravel' ) | ( '@supply' <2> '@gravel' ) ) ) | ( '=supplyofgravel' )",
    ],
    ['paint -gravel', "( ( 'paint' | '@paint' ) & !( ( 'gravel' | '@gravel' ) ) ) | ( '=paintgravel' )"],
  ])('%s', (text, expected) => {
    expect(anywhere(text)).toBe(expected);
  });

  it('are none for exclusions alone', () => {
    expect(allWords(readQuery('-gravel'), lexicon)).toBeNull();
  });
});
