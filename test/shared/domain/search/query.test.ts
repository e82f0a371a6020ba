import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery } from '#shared/domain/search/query.ts';
import { searchWords } from '#shared/domain/search/words.ts';
import { property } from '#test/support/property.ts';

const termsOf = (text: string) => readQuery(text).terms.map(({ words }) => words.join(' '));
const alternativesOf = (text: string, place = 0) => {
  const term = readQuery(text).terms[place];
  return [...(term?.alternatives ?? []), ...(term?.organs ?? [])].map((words) => words.join(' '));
};

describe('words of a text', () => {
  it.each([
    ['high-mast', ['high', 'mast']],
    ['O.R. Tambo', ['or', 'tambo']],
    ['O R Tambo', ['or', 'tambo']],
    ['B.B.B.E.E', ['bbbee']],
    ["contractor's work", ['contractor', 's', 'work']],
    ['R&D', ['rd']],
    ['EMM2501/00012', ['emm2501', '00012']],
    ['– ', []],
  ])('%s', (text, expected) => {
    expect(searchWords(text)).toEqual(expected);
  });
});

describe('a query', () => {
  it.each([
    ['Gauteng - Health', ['gauteng', 'health'], []],
    ['roads -bridges', ['roads'], ['bridges']],
    ['-bridges roads', ['roads'], ['bridges']],
    ['security -“high mast”', ['security'], ['high mast']],
    ['ready-mix', ['ready', 'mix'], []],
    ['“road works” “street lights”', ['road works', 'street lights'], []],
    ['‘road works’ today', ['road works', 'today'], []],
    ["driver's licence", ['driver', 'licence'], []],
    ['palisade or guards', ['palisade', 'guards'], []],
    ['OR gravel', ['gravel'], []],
    ['"unfinished phrase', ['unfinished phrase'], []],
    ['the of', [], []],
    ['-', [], []],
  ])('%s', (text, terms, excluded) => {
    expect(termsOf(text)).toEqual(terms);
    expect(readQuery(text).excluded.map((words) => words.join(' '))).toEqual(excluded);
  });

  it.each([
    ['road road', 'road'],
    ['Road maintenance ROAD', 'road maintenance'],
    ['"road works" "road works"', '"road works"'],
    ['tender road tender', 'tender road'],
  ])('%s asks for each word once', (text, once) => {
    const told = (one: string) =>
      readQuery(one).terms.map(({ words, plain, isThing }) => ({ words, plain, isThing }));
    expect(told(text)).toEqual(told(once));
    expect(readQuery(text).beside).toEqual(readQuery(once).beside);
  });

  it('asks for each choice, also where two have a word in common', () => {
    const choices = readQuery('sand OR gravel sand OR cement').terms;
    expect(choices.map(({ alternatives }) => alternatives)).toEqual([[['gravel']], [['cement']]]);
  });

  it('asks for a word twice that has two meanings', () => {
    expect(termsOf('Cape Town town planning')).toEqual(['cape', 'town', 'town', 'planning']);
  });

  it('takes OR in capitals for a choice', () => {
    expect(readQuery('Eskom OR Transnet pumps').terms).toMatchObject([
      { words: ['eskom'], alternatives: [['transnet']] },
      { words: ['pumps'] },
    ]);
  });

  it('finds words that are joined elsewhere, and the other way round', () => {
    expect(readQuery('waste water').terms[0]?.joined).toEqual([['wastewater']]);
    expect(alternativesOf('RFQ6718')).toContain('rfq 6718');
  });

  it('finds numbers by their beginning', () => {
    const codesOf = (text: string) => readQuery(text).terms.flatMap(({ codes }) => codes);
    expect(codesOf('EMM2501')).toEqual(['emm2501']);
    expect(codesOf('BID 77')).toContain('bid77');
    expect(codesOf('roads')).toEqual([]);
    expect(codesOf('2025/26')).toEqual([]);
  });

  it('finds what synonyms and acronyms stand for', () => {
    expect(alternativesOf('PRASA')).toContain('passenger rail agency of south africa');
    expect(alternativesOf('Passenger Rail Agency of South Africa', 2)).toContain('prasa');
    expect(alternativesOf('KZN')).toContain('kwazulu natal');
    expect(alternativesOf('GP')).toContain('gauteng');
    expect(alternativesOf('BEE')).toContain('bbbee');
    expect(alternativesOf('Wes-Kaap')).toContain('western cape');
    expect(alternativesOf('VIP toilets')).toContain('ventilated improved pit');
  });

  it('takes a word for an organ only if nothing else is asked for, and a name of one anywhere', () => {
    const buyers = (text: string) =>
      readQuery(text).terms.map(({ values }) => values.map(({ value }) => value));
    expect(buyers('police')).toEqual([['south-african-police-service']]);
    expect(buyers('police station')).toEqual([[], []]);
    expect(buyers('joburg water pumps')).toEqual([['johannesburg-water'], ['johannesburg-water'], []]);
  });

  it('takes & between words for "and", which names have, and not between letters', () => {
    for (const name of ['Water % Sanitation', 'arts % culture % sport', 'roads  % transport'])
      expect(readQuery(name.replaceAll('%', '&')).terms).toEqual(
        readQuery(name.replaceAll('%', 'and')).terms,
      );
    expect(termsOf('T & C plan')).toEqual(['tc', 'plan']);
    expect(termsOf('"health & safety"')).toEqual(['health safety']);
  });

  it('takes words in quotation marks as they are', () => {
    expect(readQuery('"PPE"').terms).toMatchObject([{ words: ['ppe'], alternatives: [], plain: false }]);
  });

  it('is made of any text', () =>
    property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { words, alternatives } of readQuery(text).terms)
        for (const phrase of [words, ...alternatives]) expect(phrase.length).toBeGreaterThan(0);
    }));
});
