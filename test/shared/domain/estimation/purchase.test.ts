import { describe, expect, it } from 'vitest';
import { salesAndLettings } from '#shared/codelists/sales-and-lettings.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { isPurchase } from '#shared/domain/estimation/purchase.ts';
import { foldName } from '#shared/text/names.ts';
import { inventions } from './invented.ts';

const titled = (title: string, category: string | null = null): boolean =>
  isPurchase({ title, description: null, category });

describe('a tender by which an organ of state sells or lets', () => {
  it.each(salesAndLettings.map((words) => [words.example, words] as const))(
    'is not a purchase: %s',
    (_, words) => {
      expect(titled(words.example, words.category)).toBe(false);
      const none = { title: '', description: words.example, category: words.category ?? null };
      expect(isPurchase(none)).toBe(false);
    },
  );

  it.each(salesAndLettings.map((words) => [words.counterExample, words] as const))(
    'is not: %s',
    (_, words) => {
      expect(titled(words.counterExample, words.category)).toBe(true);
    },
  );

  it.each([
    [
      'RFP/22/2025 - RE-ADVERTISEMENT: REQUEST FOR PROPOSALS FOR THE LONG-TERM LEASE OF ERF 88, MALMESBURY',
      false,
    ],
    ['Appointment of a service provider for the letting of a tuck shop at the taxi rank', false],
    ['Proposed disposal of erf 12, Calvinia', false],
    ['Verkoop van erf 12, Calvinia', false],
    ['Hire of a grader with operator for 12 months', true],
    ['Leasing of office space in Polokwane for the department of labour', true],
    ['Auctioneering services for the disposal of redundant assets', true],
    ['Collection and disposal of health care risk waste', true],
    ['Supply of a point of sale system for the restaurant', true],
    ['Appointment of a contractor for the letting of a contract on farm roads', true],
    ['Supply and delivery of farm fencing', true],
    ['Construction of a road on land leased from the council', true],
    ['Provision of land surveying services on erf 77', true],
    ['', true],
  ])('is recognised by its words: %s', (title, purchase) => {
    expect(titled(title)).toBe(purchase);
  });

  it('is not recognised by the category alone', () => {
    expect(titled('Supply of laptops', 'disposals-general')).toBe(true);
    expect(titled('Purchase of old lathe')).toBe(true);
  });

  it('teaches nothing about the values of purchases', () => {
    const bought = inventions(60);
    const sold = inventions(40, 60).map((one) => ({ ...one, title: `Sale of erf ${one.tenderId}` }));
    expect(fitModel([...bought, ...sold], '2024-01-01').table.length).toBe(
      fitModel(bought, '2024-01-01').table.length,
    );
  });
});

describe('the codelist', () => {
  it('has phrases as they are compared', () => {
    for (const { phrases, things = [], unless } of salesAndLettings)
      for (const phrase of [...phrases, ...things, ...unless]) expect(foldName(phrase)).toBe(phrase);
  });
});
