import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOf, askedFor } from '#shared/domain/search/combining.ts';
import { propertyOf } from '#test/support/property.ts';

/** Whether a record with these lexemes matches a tsquery without phrases and exclusions. */
const holds = (text: string, lexemes: ReadonlySet<string>): boolean =>
  new Function(
    `return ${text
      .replace(/'([^']*)'/g, (_, lexeme: string) => String(lexemes.has(lexeme)))
      .replaceAll('&', '&&')
      .replaceAll('|', '||')}`,
  )() as boolean;

describe('terms of which each must be found', () => {
  it('find the same, however they are written', async () => {
    const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const term = fc.uniqueArray(letter, { minLength: 1, maxLength: 4 });
    await propertyOf(
      { numRuns: 500 },
      fc.array(term, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(letter),
      (terms, present) => {
        const text = allOf(terms.map((letters) => letters.map((one) => `'${one}'`)));
        const expected = terms.every((letters) => letters.some((one) => present.includes(one)));
        expect(holds(text, new Set(present))).toBe(expected);
      },
    );
  });

  it('are asked for as alternatives that match the same', async () => {
    const letter = fc.constantFrom(...'abcdef');
    const term = fc.uniqueArray(letter, { minLength: 1, maxLength: 3 });
    await propertyOf(
      { numRuns: 500 },
      fc.array(term, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(letter),
      (terms, present) => {
        const asked = askedFor(
          terms.map((letters) => letters.map((one) => `'${one}'`)),
          [`'a'`],
        );
        const lexemes = new Set(present);
        const expected =
          lexemes.has('a') && terms.every((letters) => letters.some((one) => lexemes.has(one)));
        expect(asked.some((texts) => texts.every((text) => holds(text, lexemes)))).toBe(expected);
      },
    );
  });

  it('are asked for one by one, and a phrase for itself', () => {
    expect(askedFor([["'south'"], ["'road'", "'street'"]])).toEqual([["'south'", "( 'road' | 'street' )"]]);
    expect(askedFor([["'ict'", "( 'a' <1> 'b' )", "'tech'"]])).toEqual([
      ["( 'ict' | 'tech' )"],
      ["( 'a' <1> 'b' )"],
    ]);
  });

  it('have an alternative of all of them once', () => {
    const terms = [
      ["'south'", "'sanral'"],
      ["'road'", "'sanral'", "'street'"],
    ];
    expect(allOf(terms)).toBe("( ( 'south' & ( 'road' | 'street' ) ) | 'sanral' )");
  });
});
