import { describe, expect, it } from 'vitest';
import { measureAgreement } from '#eval/classifier/agreement.ts';
import { isoDay, type RealExample } from '#eval/classifier/examples.ts';
import { splitByDay } from '#eval/classifier/split.ts';

const example = (text: string, day: string, rest: Partial<RealExample> = {}): RealExample => ({
  text,
  day,
  slug: 'construction',
  buyer: 'City of Cape Town',
  type: '',
  reference: '',
  list: 'advertised',
  ...rest,
});

describe('the split by time', () => {
  const road = 'Construction of a gravel access road in ward 13 of the municipality';

  it('tests on tenders advertised from the day on and trains on those published before', () => {
    const [early, late] = [example('Supply of cement', '2025-11-30'), example(road, '2025-12-01')];
    expect(splitByDay([late, early], '2025-12-01')).toMatchObject({
      train: [early],
      test: [late],
      leaked: 0,
    });
  });

  it.each([
    ['the same text with other punctuation', example(`${road.toUpperCase()}.`, '2025-06-01')],
    ['nearly the same text', example(`Re-advert: ${road}`, '2025-06-01')],
    [
      'nearly the same text of a cancelled tender',
      example(`${road} 9`, '2021-06-01', { list: 'cancelled', buyer: '' }),
    ],
    ['the same tender in other words', example('Roadworks', '2025-06-01', { reference: 'Q 33/2025' })],
  ])('does not learn from %s', (_, early) => {
    const late = example(road, '2026-01-05', { reference: 'q33-2025'.replace('q33', 'q 33') });
    const { train, leaked, test } = splitByDay([early, late], '2025-12-01');
    expect(train).toEqual([]);
    expect(leaked).toBe(1);
    expect(test).toEqual([late]);
  });

  it('tests a tender that is in two files once', () => {
    const late = example(road, '2026-01-05', { reference: 'Q33' });
    const again = example('Roadworks', '2026-01-06', { reference: 'q33' });
    const early = example('Supply of cement', '2025-11-30');
    expect(splitByDay([early, late, again], '2025-12-01').test).toEqual([late]);
  });
});

describe('agreement of officials', () => {
  it('compares different tenders of one wording', () => {
    const tender = (reference: string, slug: string, text = 'Garden services') =>
      example(text, '2025-01-01', { reference, slug });
    const found = measureAgreement([
      tender('A1', 'construction'),
      tender('A1', 'construction'),
      tender('A2', 'construction', 'GARDEN SERVICES'),
      tender('A3', 'education'),
      tender('A4', 'education', 'Something else'),
    ]);
    // Of the three pairs of A1, A2 and A3 one agrees.
    expect(found.notices).toBe(3);
    expect(found.agreement).toBeCloseTo(1 / 3);
    expect(found.bound).toBeCloseTo(Math.sqrt(1 / 3));
  });
});

describe('days of publication', () => {
  it.each([
    ['20/02/2026', '2026-02-20'],
    ['19.08.2023', '2023-08-19'],
    ['2025-07-10', '2025-07-10'],
    ['2025-09-18T00:00:00', '2025-09-18'],
    ['31/02/2026', null],
    ['01/01/0001', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(isoDay(text)).toBe(day);
  });
});
