import { describe, expect, test } from 'vitest';
import {
  categories,
  categoriesNamed,
  categoriesOf,
  findIndustry,
  industries,
} from '#shared/codelists/categories.ts';

describe('industries', () => {
  test('hold every category once, none is empty', () => {
    expect(industries.flatMap((industry) => categoriesOf(industry)).length).toBe(categories.length);
    for (const industry of industries) expect(categoriesOf(industry), industry).not.toEqual([]);
  });

  test.each([
    ['ICT Technology', 'ict-technology'],
    ['Transport & Logistics', 'transport-logistics'],
    ['security', 'security'],
    ['shipbuilding', null],
  ])('%s is %s', (text, industry) => {
    expect(findIndustry(text)).toBe(industry);
  });
});

describe('words that people search for', () => {
  const names = (text: string) => categoriesNamed(text).map(({ name }) => name);

  test.each([
    ['ICT', ['Information and communication']],
    ['it services', ['Information and communication']],
    ['Security Services', ['Security and investigation activities']],
    ['laptops', ['Supplies: Computer Equipment']],
    ['62', []],
    ['', []],
    ['unicorns', []],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('a category by name or slug is that category alone, an industry all of its categories', () => {
    for (const category of categories) {
      expect(categoriesNamed(category.slug)).toEqual([category]);
      expect(categoriesNamed(category.name)).toEqual([category]);
    }
    expect(categoriesNamed('media marketing')).toEqual(categoriesOf('media-marketing'));
  });

  test('every alias finds its category', () => {
    for (const category of categories) {
      expect(category.aliases.length, category.name).toBeGreaterThan(0);
      for (const alias of category.aliases) expect(names(alias).length, alias).toBeGreaterThan(0);
    }
  });
});
