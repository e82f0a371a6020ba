import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '#shared/domain/places/address.ts';
import { provinceOfPostalCode } from '#shared/domain/places/postal-codes.ts';
import { propertyOf } from '#test/support/property.ts';

describe('addresses', () => {
  test.each([
    [
      '191 Prince Alfred Street - Pietermaritzburg - Pietermaritzburg - 3200',
      '191 Prince Alfred Street, Pietermaritzburg, 3200',
    ],
    [
      'Civic Centre, 12 Hertzog Boulevard. : - Cape Town - Western Cape - 8001',
      'Civic Centre, 12 Hertzog Boulevard., Cape Town, Western Cape, 8001',
    ],
    ['4 Dorp Street, Cape Town, Metro, Cape Town, 8001', '4 Dorp Street, Cape Town, Metro, 8001'],
    ['VARIOUS, VARIOUS, VARIOUS, 0001', '0001'],
    ['N/A, N/A, N/A, 0000', null],
    ['Various Area', null],
    ['Not Applicable - Not Applicable - Not Applicable', null],
    ['Various Institutions, KIMBERLEY, kimberley', 'KIMBERLEY'],
    ['66 Settlers Street , East London, 000-000-0000, 5200', '66 Settlers Street, East London, 5200'],
    ['256 Madiba Street, Pretoria 0001', '256 Madiba Street, Pretoria, 0001'],
    ['Farmers Market, Erf 2226', 'Farmers Market, Erf 2226'],
    [
      'Technical Services, Komani, EC, SA 5319, Enoch Mgijima',
      'Technical Services, Komani, EC, SA 5319, Enoch Mgijima',
    ],
    ['Kwa-Thema Clinic', 'Kwa-Thema Clinic'],
    ['', null],
    [' - - ', null],
  ])('%s', (text, full) => {
    expect(parseAddress(text).fullAddress).toBe(full);
  });

  test.each([
    ['Durban - 4001', '4001'],
    ['Durban 4001', '4001'],
    ['5319, Komani', '5319'],
    ['Durban, 4001.', '4001'],
    ['4001.- 4001', '4001'],
    ['Durban, 0000', null],
    ['PO Box 1084', null],
    ['12345', null],
  ])('the code of "%s" is %s', (text, code) => {
    expect(parseAddress(text).postalCode).toBe(code);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      'N/A',
      'Various',
      '0000',
      '0001',
      '4001',
      'Durban',
      'durban ',
      'Erf 12',
      'Kwa-Thema',
      '',
      'Road 1234 5678',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  const text = fc
    .tuple(fc.array(piece), fc.constantFrom(' - ', ', ', ',', '\n', ' '))
    .map(([pieces, between]) => pieces.join(between));

  test('the result is the same when it is read again', () =>
    propertyOf({ numRuns: 1_000 }, text, (address) => {
      const once = parseAddress(address);
      expect(parseAddress(once.fullAddress)).toEqual(once);
    }));
});

describe('postal codes', () => {
  test.each([
    ['0002', 'GP'],
    ['2000', 'GP'],
    ['0700', 'LP'],
    ['1200', 'MP'],
    ['2271', 'MP'],
    ['2745', 'NW'],
    ['0299', 'NW'],
    ['4001', 'KZN'],
    ['3200', 'KZN'],
    ['5201', 'EC'],
    ['6000', 'EC'],
    ['4810', 'EC'],
    ['9786', 'EC'],
    ['6529', 'WC'],
    ['8001', 'WC'],
    ['7646', 'WC'],
    ['8301', 'NC'],
    ['8800', 'NC'],
    ['7000', 'NC'],
    ['9301', 'FS'],
    ['1947', 'FS'],
    ['9745', 'FS'],
    ['8600', 'NW'],
  ])('%s is in %s', (code, province) => {
    expect(provinceOfPostalCode(code)).toBe(province);
  });

  test.each(['0000', '', '400', '40011', 'abcd', ' 4001'])('"%s" is in none', (code) => {
    expect(provinceOfPostalCode(code)).toBeNull();
  });
});
