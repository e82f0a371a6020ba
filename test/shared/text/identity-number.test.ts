import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASKED, maskIdentityNumber, maskIdentityNumbers } from '#shared/text/identity-number.ts';

describe('identity numbers', () => {
  it.each([
    ['ID 8001015009087, born 1980', 'ID 800101****087, born 1980'],
    ['ID8001015009087', 'ID800101****087'],
    ['800101 5009 087 2020', '800101****087 2020'],
    ['800101 5009 08 7', '800101****087'],
    ['８００１０１５００９０８７', '800101****087'],
    ['8001015009087/9912310001081', '800101****087/991231****081'],
  ])('%s', (text, masked) => {
    expect(maskIdentityNumbers(text)).toBe(masked);
  });

  it.each([
    '2015/123456/07',
    '201512345607',
    '2026-08-14T19:13:26.000Z',
    'R 1 200 300,00',
    '½ of 012 345 6789',
  ])('leaves %s', (text) => {
    expect(maskIdentityNumbers(text)).toBe(text);
  });

  it('are masked in any text', () => {
    const digits = (most: number, length: number, least = 0) =>
      fc.integer({ min: least, max: most }).map((part) => String(part).padStart(length, '0'));
    const person = fc
      .tuple(digits(99, 2), digits(12, 2, 1), digits(31, 2, 1), digits(9_999_999, 7))
      .map((parts) => parts.join(''));
    const prose = fc.stringMatching(/^[a-z ,;()]{0,20}$/);
    fc.assert(
      fc.property(person, prose, prose, (number, before, after) => {
        const masked = maskIdentityNumbers(`${before}${number}${after}`);
        expect(masked).not.toContain(number);
        expect(masked).toBe(`${before}${number.slice(0, 6)}****${number.slice(-3)}${after}`);
        expect(maskIdentityNumber(number)).toMatch(MASKED);
      }),
    );
  });

  it('shows nothing of a value that is no identity number', () => {
    expect(maskIdentityNumber('A1234567')).toBeNull();
    expect(maskIdentityNumber('12345')).toBeNull();
    expect(maskIdentityNumber('800101****087')).toBe('800101****087');
  });
});
