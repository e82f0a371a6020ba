import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories, findCategory } from '#shared/codelists/categories.ts';
import { type ClassificationInput, classify, classifyBy } from '#shared/domain/categories/classify.ts';
import { matchingRules, rules } from '#shared/domain/categories/rules.ts';
import { anyCharacter, property } from '#test/support/property.ts';

const blank: ClassificationInput = {
  statedCategory: null,
  title: null,
  description: null,
  buyer: null,
  type: null,
};
const describedAs = (description: string, rest: Partial<ClassificationInput> = {}) =>
  classify({ ...blank, description, ...rest });

describe('a stated category', () => {
  it('wins over every word', () => {
    expect(
      describedAs('Sale of scrap metal', {
        statedCategory: ' services: FUNCTIONAL (Including Cleaning and Security Services)',
      }),
    ).toEqual({
      category: 'Services: Functional (Including Cleaning and Security Services)',
      slug: 'services-functional-including-cleaning-and-security-services',
      method: 'publisher',
      confidence: 1,
      alternatives: [],
    });
  });

  it('needs no model', () => {
    const forbidden = () => {
      throw new Error('the model was read');
    };
    const given = { ...blank, description: 'Anything', statedCategory: 'Sewerage' };
    expect(classifyBy(forbidden, given)?.slug).toBe('sewerage');
    expect(classifyBy(forbidden, blank)).toBeNull();
  });

  it('that the portal does not have is passed over', () => {
    const found = describedAs('Construction of a gravel access road', { statedCategory: 'Municipal' });
    expect(found?.method).toBe('model');
    expect(findCategory(found?.category ?? '')).not.toBeNull();
  });
});

describe('a rule', () => {
  it.each([
    ['Transportation of learners from Mbabane to school', 'transportation-and-storage'],
    ['PROPOSAL TO LEASE LAND IN EXTENT OF 400 M²', 'rental-and-leasing-activities'],
    ['Hire of office accommodation for a leased period of five years', 'accommodation'],
    [
      'Provision of cleaning and hygiene services',
      'services-functional-including-cleaning-and-security-services',
    ],
    ['Sale of used and broken scrap vehicles', 'disposals-general'],
    ['Periodic Maintenance (Resurfacing) of National Route 2', 'civil-engineering'],
    ['Sanitation facilities at Zwelitsha Primary School', 'construction'],
  ])('decides: %s', (text, slug) => {
    const found = describedAs(text);
    expect(found).toMatchObject({ slug, method: 'rule' });
    expect(found!.confidence).toBeGreaterThanOrEqual(0.75);
    expect(found!.alternatives.map(({ category }) => category)).not.toContain(found!.category);
  });

  it.each([
    'Cleaning equipment for clinics',
    'Training of learners',
    'Office furniture',
    'Construction of a school',
  ])('leaves to the model: %s', (text) => {
    expect(matchingRules(text)).toEqual([]);
    expect(describedAs(text)?.method).toBe('model');
  });

  it('names a category of the portal', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    expect(rules.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});

describe('the model', () => {
  it.each([
    ['Construction of low cost houses', 'Construction'],
    ['Supply and delivery of laptops and desktop computers', 'Supplies: Computer Equipment'],
    ['Supply and delivery of surgical gloves to hospitals', 'Supplies: Medical'],
    ['Supply and delivery of printing paper, toner and stationery', 'Supplies: Stationery/Printing'],
  ])('has the category among its answers: %s', (text, category) => {
    const found = describedAs(text)!;
    expect([found.category, ...found.alternatives.map((other) => other.category)]).toContain(category);
  });

  it('gives at most three alternatives, likeliest first, and no more than certainty in all', () => {
    const found = describedAs('Supply of things', { buyer: 'ESKOM' })!;
    const shares = [found, ...found.alternatives].map(({ confidence }) => confidence);
    expect(shares.length).toBe(4);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.02);
    for (const share of shares) expect(share).toBe(Number(share.toFixed(2)));
  });

  it('reads the title unless it only repeats the reference', () => {
    const body = 'Supply of laptops';
    const plain = describedAs(body);
    expect(describedAs(body, { title: 'SCRAP/09', reference: 'SCRAP/09' })).toEqual(plain);
    expect(describedAs(body, { title: 'Supply' })).toEqual(plain);
    expect(describedAs(body, { title: 'Construction of a bridge' })).not.toEqual(plain);
  });

  it.each(['', '  ', '12/2025', '- the of -', '\u0000'])('has no category without words: %j', (text) => {
    expect(describedAs(text)).toBeNull();
  });
});

describe('any text at all', () => {
  it('has a category of the portal or none, and always the same', async () => {
    const text = fc.option(fc.string({ unit: anyCharacter, maxLength: 300 }));
    const input = fc.record({
      statedCategory: text,
      title: text,
      description: text,
      buyer: text,
      type: text,
      reference: text,
    });
    await property(input, (given) => {
      const found = classify(given);
      expect(classify(given)).toEqual(found);
      if (found === null) return;
      expect(findCategory(found.category)?.slug).toBe(found.slug);
      expect(found.confidence).toBeGreaterThanOrEqual(0);
      expect(found.confidence).toBeLessThanOrEqual(1);
    });
  });

  it('may be a megabyte long', () => {
    expect(describedAs('construction of a road '.repeat(50_000))?.category).toBeDefined();
    expect(describedAs('x'.repeat(1_000_000), { buyer: 'y'.repeat(1_000_000) })).toBeNull();
  });
});
