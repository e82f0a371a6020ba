import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeModel, encodeModel } from '#shared/domain/estimation/encode.ts';
import { confidenceOf, type Estimate, estimateOf } from '#shared/domain/estimation/estimate.ts';
import { type EstimationModel, fitModel } from '#shared/domain/estimation/fit.ts';
import { anyCharacter, propertyOf } from '#test/support/property.ts';
import { invented, inventions, subjectOf } from './invented.ts';

const AT = '2024-01-01';
const history = inventions(500);
let model: EstimationModel;
beforeAll(() => {
  model = fitModel(history, AT);
});

const made = (found: ReturnType<typeof estimateOf>): Estimate => {
  if ('none' in found) throw new Error(found.none);
  return found;
};

describe('an estimate', () => {
  it('comes near the value of tenders like known ones, and its interval contains four of five', () => {
    const later = inventions(400, 900);
    const estimates = later.map((comparable) => ({
      comparable,
      ...made(estimateOf(model, subjectOf(comparable))),
    }));
    const near = estimates.filter(({ comparable, median }) => {
      const ratio = Number(median) / Number(comparable.amount);
      return ratio > 0.5 && ratio < 2;
    });
    expect(near.length / later.length).toBeGreaterThan(0.85);
    const within = estimates.filter(
      ({ comparable, minimum, maximum }) =>
        Number(comparable.amount) >= Number(minimum) && Number(comparable.amount) <= Number(maximum),
    );
    expect(within.length / later.length).toBeGreaterThan(0.72);
    expect(within.length / later.length).toBeLessThan(0.9);
  });

  it('says what it rests on, and lists the awards that counted with their shares', () => {
    const found = made(estimateOf(model, subjectOf(invented(900))));
    expect(found).toMatchObject({ version: model.version, interval: 0.8, methodology: 'historical' });
    expect(found.comparables.length).toBe(10);
    expect(found.comparablesUsed).toBeGreaterThan(10);
    const shares = found.comparables.map(({ weight }) => weight);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
    const listed = history.find(({ tenderId }) => tenderId === found.comparables[0]!.tenderId)!;
    expect(found.comparables[0]).toMatchObject({ awardIds: listed.awardIds, amount: listed.amount });
    expect(found.factors.map(({ factor }) => factor)).toContain('category');
  });

  it('is a benchmark if no known tender has the words, and none if nothing is in common', () => {
    const subject = subjectOf(invented(902));
    const strange = { ...subject, title: null, description: 'Xylophone qwertyuiop' };
    expect(estimateOf(model, strange)).toMatchObject({ methodology: 'benchmark', comparables: [] });
    const alien = { ...strange, category: null, buyer: null, province: null, method: null };
    expect(estimateOf(model, alien)).toEqual({ version: model.version, none: 'nothing-to-compare' });
    expect(estimateOf(model, { ...alien, description: '' })).toMatchObject({ none: 'nothing-to-compare' });
  });

  it('uses what the text states: alone if no award was known, otherwise with them', () => {
    const subject = {
      ...subjectOf(invented(900)),
      description: 'Laptops and monitors, budget of R900 000.00',
    };
    const usual = made(estimateOf(model, subjectOf(invented(900))));
    const hybrid = made(estimateOf(model, subject));
    expect(hybrid.methodology).toBe('hybrid');
    expect(Number(hybrid.median)).toBeGreaterThan(Number(usual.median));
    const early = made(estimateOf(model, { ...subject, publishedDay: '2021-01-01' }));
    expect(early).toMatchObject({ methodology: 'document', median: '900000', comparables: [] });
    const grade = {
      ...subject,
      publishedDay: '2021-01-01',
      description: 'Construction of a hall: 5GB or higher',
    };
    expect(estimateOf(model, grade)).toMatchObject({
      methodology: 'document',
      minimum: '6000000',
      maximum: '10000000',
    });
  });

  it('combines awards with the range of the CIDB grade: the middle lies in it, and the interval is narrower', () => {
    const plain = { ...subjectOf(invented(900)), description: 'Laptops and monitors' };
    const usual = made(estimateOf(model, plain));
    const width = ({ minimum, maximum }: typeof usual) => Number(maximum) / Number(minimum);
    for (const [grade, above, upTo] of [
      [1, 0, 500_000],
      [4, 3_000_000, 6_000_000],
      [7, 20_000_000, 60_000_000],
      [9, 200_000_000, Number.POSITIVE_INFINITY],
    ] as const) {
      const graded = made(estimateOf(model, { ...plain, description: `Laptops and monitors: ${grade}GB` }));
      expect(Number(graded.median)).toBeGreaterThanOrEqual(above);
      expect(Number(graded.median)).toBeLessThanOrEqual(upTo);
      expect(width(graded)).toBeLessThanOrEqual(width(usual));
      expect(Number(graded.minimum)).toBeLessThanOrEqual(Number(graded.median));
      expect(Number(graded.maximum)).toBeGreaterThanOrEqual(Number(graded.median));
    }
  });

  it.each([
    [{ publishedDay: '' }, 'no-publication-day'],
    [{ publishedDay: '2021-12-31' }, 'too-few-awards'],
    [{ method: 'request-for-information' }, 'asks-no-price'],
    [{ title: 'Sale of erf 2210, Riverview, budget of R900 000' }, 'not-a-purchase'],
  ])('is none, with the reason: %o', (change, none) => {
    expect(estimateOf(model, { ...subjectOf(invented(900)), ...change })).toEqual({
      version: model.version,
      none,
    });
  });

  it('has ordered, finite amounts and a confidence for any tender', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.constant('roads 36 months R9 '.repeat(600)),
    );
    const subject = fc.record({
      tenderId: fc.string(),
      publishedDay: fc.constantFrom('2023-06-01', '2024-06-01', '2030-01-01'),
      closingDay: fc.constantFrom(null, '2023-07-01', '2031-01-01'),
      title: fc.option(text),
      description: fc.option(text),
      category: fc.option(fc.constantFrom('civil-engineering', 'no-such-category', '')),
      buyer: fc.option(fc.constantFrom('buyer-1', 'unknown', '')),
      province: fc.option(fc.string()),
      method: fc.option(fc.string()),
    });
    await propertyOf({ numRuns: 60 }, subject, (given) => {
      const found = estimateOf(model, given);
      if ('none' in found) return;
      const [minimum, median, maximum] = [found.minimum, found.median, found.maximum].map(Number);
      expect(minimum).toBeGreaterThan(0);
      expect(minimum).toBeLessThanOrEqual(median!);
      expect(median).toBeLessThanOrEqual(maximum!);
      for (const amount of [found.minimum, found.median, found.maximum])
        expect(amount).toMatch(/^\d+(?:\.\d{1,2})?$/);
      expect(found.confidence).toBeGreaterThanOrEqual(0);
      expect(found.confidence).toBeLessThanOrEqual(100);
    });
  });

  it('survives comparables with absurd amounts', () => {
    const absurd = inventions(120).map((comparable, at) => ({
      ...comparable,
      amount: at % 10 === 0 ? '1800000000000.00' : at % 10 === 1 ? '0.01' : comparable.amount,
    }));
    const found = made(estimateOf(fitModel(absurd, AT), subjectOf(invented(900))));
    for (const amount of [found.minimum, found.median, found.maximum])
      expect(Number(amount)).toBeGreaterThan(0);
  });
});

describe('the confidence', () => {
  it('grows with the number of comparables, falls with the width, and is 0 for a useless interval', () => {
    expect(confidenceOf(Math.log(10), 9)).toBe(60);
    expect(confidenceOf(Math.log(10), 1)).toBe(33);
    expect(confidenceOf(Math.log(1_000), 100)).toBe(0);
    expect(confidenceOf(Math.log(1e9), 100)).toBe(0);
  });
});

describe('a model', () => {
  it('is the same whatever the order of the comparables, and after it was stored', async () => {
    const some = history.slice(0, 160);
    const expected = encodeModel(fitModel(some, AT));
    await propertyOf({ numRuns: 3 }, fc.shuffledSubarray(some, { minLength: some.length }), (shuffled) => {
      expect(encodeModel(fitModel(shuffled, AT)).equals(expected)).toBe(true);
    });
    const stored = decodeModel(expected);
    const subject = subjectOf(invented(500));
    expect(estimateOf(stored, subject)).toEqual(estimateOf(fitModel(some, AT), subject));
    expect(encodeModel(stored).equals(expected)).toBe(true);
  });

  it('never uses the tender’s own award or a later one', async () => {
    const some = history.slice(0, 160);
    const model = fitModel(some, AT);
    const amounts = fc.integer({ min: 1, max: 2_000_000_000 }).map(String);
    const numbers = fc.integer({ min: 120, max: 159 });
    await propertyOf(
      { numRuns: 12 },
      numbers,
      amounts,
      fc.integer({ min: 0, max: 500 }),
      fc.boolean(),
      (number, amount, later, early) => {
        const subject = subjectOf(history[number]!);
        const before = estimateOf(model, subject);
        const changed = some.map((comparable) =>
          comparable.tenderId === subject.tenderId
            ? {
                ...comparable,
                amount,
                ...(early ? { knownDay: '2022-02-15', awardDay: '2022-02-15' } : {}),
              }
            : comparable.knownDay >= subject.publishedDay
              ? { ...comparable, amount }
              : comparable,
        );
        const added = {
          ...invented(160 + later),
          publishedDay: '2022-01-02',
          knownDay: subject.publishedDay,
          amount,
        };
        const after = estimateOf(fitModel([...changed, added], AT), subject);
        const { version: _, ...one } = before;
        const { version: __, ...other } = after;
        expect(other).toEqual(one);
      },
    );
  });

  it('has another version for other comparables and refuses what is no comparable', () => {
    const [first, ...rest] = history.slice(0, 40);
    const one = fitModel([first!, ...rest], AT).version;
    expect(fitModel([{ ...first!, amount: '1' }, ...rest], AT).version).not.toBe(one);
    expect(() => fitModel([first!, first!], AT)).toThrow('twice');
    expect(() => fitModel([{ ...first!, amount: '-5' }], AT)).toThrow('amount');
    expect(() => fitModel([{ ...first!, knownDay: 'soon' }], AT)).toThrow('day');
  });

  it('estimates nothing from too few awards', () => {
    const found = estimateOf(fitModel(history.slice(0, 10), AT), subjectOf(invented(900)));
    expect(found).toMatchObject({ none: 'too-few-awards' });
  });
});
