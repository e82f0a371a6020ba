import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  containsIdentityNumber,
  isIdentityNumber,
  MASK,
  MASKED_DIRECTOR,
  maskDirectorNumber,
  maskIdentityNumbers,
  maskSuspectedNumbers,
  withoutIdentityNumbers,
} from '#shared/text/identity-number.ts';
import { slugify } from '#shared/text/slug.ts';
import { identityNumber, spellings } from '#test/support/identity-numbers.ts';
import { property } from '#test/support/property.ts';

const numbers = fc.integer({ min: 0, max: 19_999 }).map(identityNumber);

describe('identity numbers', () => {
  it('are found after millions of digits and hexadecimal characters', () => {
    for (const run of ['1', 'a1'])
      expect(maskIdentityNumbers(`${run.repeat(4_000_000)} 8001015009087`).slice(-MASK.length)).toBe(MASK);
  });

  it.each([
    ['ID 8001015009087, born 1980', `ID ${MASK}, born 1980`],
    ['ID8001015009087', `ID${MASK}`],
    ['800101 5009 087 2020', `${MASK} 2020`],
    ['800101 5009 08 7', MASK],
    ['800101-5009-08-7', MASK],
    ['80.01.01 - 5009 - 087', MASK],
    ['800101\n5009\t087', MASK],
    ['800101\u20115009\u00a0087', MASK],
    ['８００１０１５００９０８７', MASK],
    ['8001015009087/9912310001081', `${MASK}/9912310001081`],
    ['/tenders?q=%208001015009087', `/tenders?q= ${MASK}`],
    ['/tenders?q=800101+5009%2D087', `/tenders?q=${MASK}`],
    ['%38001015009087', MASK],
    // A number may begin within digits that are not one.
    ['99-01-01 800101 5009 087', `99-01-01 ${MASK}`],
  ])('%s', (text, masked) => {
    expect(maskIdentityNumbers(text)).toBe(masked);
    expect(maskIdentityNumbers(masked)).toBe(masked);
  });

  it.each([
    // A wrong check digit, a month and days that do not exist, one digit too many.
    '8001015009088',
    '8013015009084',
    '8002305009087',
    '6102290000083',
    '18001015009087',
    // A bar code, telephone numbers, numbers of tenders and companies, times, amounts.
    '4006381333931',
    '012 345 6789 / 082 123 4567',
    'RFQ 165050/2026-08-14',
    'ocds-9t57fa-165050',
    '2015/123456/07',
    '201512345607',
    '2026-08-14T19:13:26.000Z',
    'R 1 200 300,00',
    '½ of 012 345 6789',
    'https://example.org/a%20b%2',
    // By chance, in hexadecimal ids and hashes.
    '00000000-0000-4000-8001-015009087000',
    `${'ab'.repeat(20)}a8001015009087a`,
  ])('leaves %s', (text) => {
    expect(maskIdentityNumbers(text)).toBe(text);
    expect(containsIdentityNumber(text)).toBe(false);
  });

  it('are masked in any text, in every spelling', async () => {
    const prose = fc.stringMatching(/^[a-z ,;()]{0,20}$/);
    await property(numbers, fc.constantFrom(...spellings), prose, prose, (number, spell, before, after) => {
      const text = `${before}${spell(number)}${after}`;
      expect(maskIdentityNumbers(text)).toBe(`${before}${MASK}${after}`);
      expect(containsIdentityNumber(slugify(text))).toBe(false);
    });
  });

  it('are valid with one check digit of ten, and on days that exist', () =>
    property(numbers, (number) => {
      const others = Array.from({ length: 10 }, (_, digit) => number.slice(0, 12) + digit);
      expect(others.filter(isIdentityNumber)).toEqual([number]);
    }));

  it('are masked anywhere in JSON, which stays as it is otherwise', () =>
    property(fc.json(), numbers, (json, number) => {
      const clean: unknown = JSON.parse(json);
      expect(withoutIdentityNumbers(clean)).toBe(clean);
      const planted = { clean, [`of ${number}`]: [number, Number(number), { deep: `x ${number}` }] };
      expect(withoutIdentityNumbers(planted)).toEqual({
        clean,
        [`of ${MASK}`]: [
          MASK,
          String(Number(number)).length === 13 ? MASK : Number(number),
          { deep: `x ${MASK}` },
        ],
      });
    }));

  it('are suspected in registers whatever the check digit', () => {
    expect(maskSuspectedNumbers('T Mokoena 8001015009088')).toBe(`T Mokoena ${MASK}`);
    expect(maskSuspectedNumbers('K2015/123456/07')).toBe('K2015/123456/07');
  });

  it('are masked as clients know it for directors', () => {
    expect(maskDirectorNumber('8001015009087')).toMatch(MASKED_DIRECTOR);
    expect(maskDirectorNumber('A1234567')).toBeNull();
    expect(maskDirectorNumber('12345')).toBeNull();
    expect(maskDirectorNumber('800101****087')).toBe('800101****087');
  });
});

describe('slugs', () => {
  it('have no identity number that only shows without punctuation', () => {
    expect(slugify('Payment to 800101/5009/087')).toBe('payment-to-identity-number');
  });
});
