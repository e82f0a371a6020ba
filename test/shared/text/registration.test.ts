import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalRegistration, registrationBeginning, registrationKey } from '#shared/text/registration.ts';
import { property } from '#test/support/property.ts';

describe('registration numbers', () => {
  it.each([
    ['2015/123456/07', '2015/123456/07'],
    ['2015 / 123456 / 07', '2015/123456/07'],
    ['2015-123456-07', '2015/123456/07'],
    ['201512345607', '2015/123456/07'],
    ['K2015123456', '2015/123456/07'],
    ['CK2008/123456/23', '2008/123456/23'],
    ['ck 2008/123456/23', '2008/123456/23'],
    ['CK2008/123456', '2008/123456/23'],
    [' 2002/015527/30\t', '2002/015527/30'],
    ['K2015123456/08', '2015/123456/08'],
    ['CK96/12345/23', '1996/012345/23'],
    ['96/01234/07', '1996/001234/07'],
    ['２０１５/１２３４５６/０７', '2015/123456/07'],
    ['2015–123456–07', '2015/123456/07'],
  ])('%s is %s', (text, canonical) => {
    expect(canonicalRegistration(text)).toBe(canonical);
  });

  it.each([
    ['', 'nothing'],
    ['8001015009087', 'the identity number of a person'],
    ['2015/123456', 'a number without legal form'],
    ['2015/12345/07', 'a digit too few'],
    ['2015/1234567/07', 'a digit too many'],
    ['3015/123456/07', 'no year'],
    ['MAAA1234567', 'a supplier number'],
    ['IT 1234/2015', 'a trust'],
    ['Reg 2015/123456/07 and more', 'a sentence'],
    ['9612345607', 'a short year without slashes'],
  ])('%s is none: %s', (text) => {
    expect(canonicalRegistration(text)).toBeNull();
  });

  it.each([
    ['2015/04', '2015/04'],
    ['2015-04', '2015/04'],
    ['K 201504', '2015/04'],
    ['2015/123456/', '2015/123456'],
    ['20151234560', '2015/123456/0'],
    ['2015', null],
    ['2015/12/3', null],
    ['201512/3', null],
    ['1901015009087', null],
    ['road 2015/04', null],
  ])('%s is the beginning of %s', (text, beginning) => {
    expect(registrationBeginning(text)).toBe(beginning);
  });

  const numbers = fc.record({
    year: fc.integer({ min: 1800, max: 2099 }).map(String),
    serial: fc.integer({ min: 0, max: 999_999 }).map((serial) => String(serial).padStart(6, '0')),
    form: fc.integer({ min: 0, max: 99 }).map((form) => String(form).padStart(2, '0')),
  });

  it('is the same in every spelling, and the same when applied twice', () =>
    property(numbers, fc.constantFrom('/', ' / ', '-', ' ', '', '.'), ({ year, serial, form }, gap) => {
      const canonical = `${year}/${serial}/${form}`;
      expect(canonicalRegistration([year, serial, form].join(gap))).toBe(canonical);
      expect(canonicalRegistration(canonical)).toBe(canonical);
      expect(canonicalRegistration(`K${year}${serial}`)).toBe(`${year}/${serial}/07`);
      expect(canonicalRegistration(`CK${year}/${serial}/23`)).toBe(`${year}/${serial}/23`);
    }));

  it('compares numbers of other registers by their letters and digits', async () => {
    expect(registrationKey('it 1234/2015')).toBe(registrationKey('IT1234-2015'));
    expect(registrationKey('2015 / 123456 / 07')).toBe('2015/123456/07');
    expect(registrationKey(' / ')).toBe('');
    await property(fc.string(), (text) => {
      expect(registrationKey(registrationKey(text))).toBe(registrationKey(text));
    });
  });
});
