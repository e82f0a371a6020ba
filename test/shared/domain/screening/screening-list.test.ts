import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareList } from '#shared/domain/screening/screening-list.ts';
import { anyCharacter, propertyOf } from '#test/support/property.ts';
import { compare, named, screened, wordCounts } from './support.ts';

const bytes = (value: unknown): string => JSON.stringify(value);

describe('a list', () => {
  it('leaves out no entry that comparing with every one would find', () =>
    propertyOf(
      { numRuns: 400 },
      fc.array(screened, { maxLength: 12 }),
      screened,
      fc.constantFrom(0.3, 0.5, 0.7, 0.9),
      wordCounts,
      (entries, query, least, counts) => {
        const every = entries
          .map((entry, at) => ({ entry: at, score: compare(query, entry, counts).score }))
          .filter(({ score }) => score > 0 && score >= least)
          .sort((one, other) => other.score - one.score || one.entry - other.entry);
        const found = prepareList(entries, counts, least).find(query);
        expect(found.map(({ entry, decision }) => ({ entry, score: decision.score }))).toEqual(every);
      },
    ));

  it('gives the same bytes for the same question, whatever was asked before', () =>
    propertyOf(
      { numRuns: 100 },
      fc.array(screened, { minLength: 1, maxLength: 8 }),
      screened,
      screened,
      (entries, query, before) => {
        const list = prepareList(entries);
        const first = bytes(list.find(query));
        list.find(before);
        expect(bytes(list.find(query))).toBe(first);
        expect(bytes(prepareList(entries).find(query))).toBe(first);
      },
    ));

  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['punctuation', '%%((;;//--..,,'.repeat(50)],
    ['10 kB of one letter', 'a'.repeat(10_000)],
    ['10 kB of words', 'zulu trading and '.repeat(600)],
    ['10 kB of members', 'Zulu CC / '.repeat(1_000)],
    ['10 kB of brackets', '(Zu'.repeat(3_000) + ')'.repeat(1_000)],
    ['10 kB of commas', 'Zulu, '.repeat(1_700)],
    ['10 kB of digits', '2008/123456/23 '.repeat(700)],
    ['marks without letters', '\u0301'.repeat(5_000)],
    ['half a character', 'Zulu \ud83d'],
    ['Arabic', 'شركة زولو للتجارة'],
    ['Chinese', '祖鲁贸易公司'],
    ['Khmer', 'ហ៊ុន ម៉ាណែត'],
  ])('answers %s quickly', (_, text) => {
    const list = prepareList([
      named('Zulu Trading CC'),
      named('Thabo Zulu', { kind: 'person' }),
      named(text),
    ]);
    const start = performance.now();
    const found = list.find({ name: text, kind: null });
    expect(performance.now() - start).toBeLessThan(500);
    for (const { decision } of found) expect(decision.score).toBeLessThanOrEqual(1);
  });

  it.each(['شركة زولو للتجارة', '祖鲁贸易公司', 'ООО Зулу', 'Ζουλού'])(
    'finds %s under its own name',
    (name) => {
      expect(prepareList([named('Kopano'), named(name)]).find({ name, kind: null })).toMatchObject([
        { entry: 1, decision: { score: 1 } },
      ]);
    },
  );

  it('never fails, whatever it contains or is asked', () =>
    propertyOf(
      { numRuns: 120 },
      fc.array(fc.string({ unit: anyCharacter, maxLength: 60 }), { maxLength: 5 }),
      fc.string({ unit: anyCharacter }),
      (texts, query) => {
        const list = prepareList(texts.map((name) => ({ name, kind: null })));
        for (const { decision } of list.find({ name: query, kind: null })) {
          expect(decision.score).toBeGreaterThanOrEqual(0.7);
          expect(decision.reason).toMatch(/\.$/);
        }
      },
    ));

  it.each([
    ['T.J. Mokoena', 'Thabo John Mokoena'],
    ['MOKOENA, Thabo', 'Thabo John Mokoena'],
    ['Mokoena Thabo John (Pty) Ltd', 'Thabo John Mokoena'],
  ])('finds %s as %s, which may be a person or a company', (name, entry) => {
    const list = prepareList([{ name: entry, kind: null }]);
    expect(list.find({ name, kind: null })).toHaveLength(1);
  });

  it('knows entries by other names', () => {
    const list = prepareList([named('Zulu Trading', { aliases: ['Kopano Roads'] })]);
    expect(list.find(named('Kopano Roads'))).toMatchObject([{ decision: { score: 1 } }]);
  });
});
