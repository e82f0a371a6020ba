import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { foldName, organizationKey, supplierKey } from '#shared/text/names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import { property } from '#test/support/property.ts';

describe('names of organs of state', () => {
  it.each([
    ['Gauteng - Gauteng Department of Human Settlements', 'GAUTENG - HUMAN SETTLEMENTS'],
    ['Gauteng Department of Education', 'Gauteng - Education'],
    ['Kwa-Zulu Natal - Legislature', 'KwaZulu-Natal – Legislature'],
    ['The Social Housing Regulatory Authority', 'Social  Housing Regulatory Authority '],
    ['Arts & Culture', 'Department of Arts and Culture'],
    ['National - Department of Agriculture', 'Agriculture'],
    ['Agrément South Africa', 'AGREMENT SOUTH AFRICA'],
  ])('%s = %s', (one, other) => {
    expect(organizationKey(one)).toBe(organizationKey(other));
  });

  it.each([
    ['National Treasury', 'Gauteng - Provincial Treasury'],
    ['Airports Company of South Africa', 'Airports Company of South Africa Limited'],
    ['Eastern Cape - Health', 'Western Cape - Health'],
    ['Health', 'Gauteng - Health'],
  ])('%s is not %s', (one, other) => {
    expect(organizationKey(one)).not.toBe(organizationKey(other));
  });

  it("keeps the portal's organs apart, but for three that it lists twice", () => {
    const keys = new Set(organsOfState.map(({ name }) => organizationKey(name)));
    expect(keys.size).toBe(organsOfState.length - 3);
  });

  it('is never empty for a name with a letter, and stable under case and blanks', () =>
    property(fc.string(), (name) => {
      if (/[a-z0-9]/i.test(name)) expect(organizationKey(name)).not.toBe('');
      expect(organizationKey(` ${name.toUpperCase()}  `)).toBe(organizationKey(name));
      expect(foldName(foldName(name))).toBe(foldName(name));
    }));
});

describe('names of suppliers', () => {
  it.each([
    ['AGRIMARK OPERATIONS and MAAA1234716', 'AGRIMARK OPERATIONS', 'MAAA1234716'],
    ['MAAA0123456 - Foo (Pty) Ltd', 'Foo (Pty) Ltd', 'MAAA0123456'],
    ['Foo (CSD No: MAAA 1234567)', 'Foo', 'MAAA1234567'],
    ['maaa1234567', null, 'MAAA1234567'],
    ['Sons and Daughters', 'Sons and Daughters', null],
    ['Foo MAAA12345678', 'Foo MAAA12345678', null],
  ])('%s', (text, name, csd) => {
    expect(splitSupplierName(text)).toEqual({ name, csd, members: null });
  });

  const [ONE, TWO] = ['MAAA1234567', 'MAAA7654321'];
  it.each<[string, string | null, (string | null)[]]>([
    [`Zed CC ${ONE} JV Alpha (Pty) Ltd ${TWO}`, 'Zed CC JV Alpha (Pty) Ltd', ['Zed CC', 'Alpha (Pty) Ltd']],
    [`Zed CC (${ONE}) and Alpha CC (${TWO})`, 'Zed CC and Alpha CC', ['Zed CC', 'Alpha CC']],
    [`Zed CC CSD No: ${ONE}; Alpha CC CSD No: ${TWO}`, 'Zed CC / Alpha CC', ['Zed CC', 'Alpha CC']],
    [`${ONE} Zed CC / ${TWO} Alpha CC`, 'Zed CC / Alpha CC', ['Zed CC', 'Alpha CC']],
    [`Zed and Sons J/V Alpha ${ONE} & ${TWO}`, 'Zed and Sons J/V Alpha', ['Zed and Sons', 'Alpha']],
    [`Zed & Alpha Joint Venture (${ONE}/${TWO})`, 'Zed & Alpha Joint Venture', ['Zed', 'Alpha']],
    [
      `Zed CC ${ONE} in joint venture with Alpha ${TWO}`,
      'Zed CC in joint venture with Alpha',
      ['Zed CC', 'Alpha'],
    ],
    [`Zed Builders ${ONE}, ${TWO}`, 'Zed Builders', [null, null]],
    [`${ONE} ${TWO}`, null, [null, null]],
  ])('of a joint venture: %s', (text, name, [one = null, two = null]) => {
    expect(splitSupplierName(text)).toEqual({
      name,
      csd: null,
      members: [
        { name: one, csdNumber: ONE },
        { name: two, csdNumber: TWO },
      ],
    });
  });

  it.each([
    [`Zed Projects 12- ${ONE}.`, 'Zed Projects 12'],
    [`Zed Projects ${ONE}.`, 'Zed Projects'],
    ['Zed Projects .', 'Zed Projects'],
    ['Zed Projects Inc.', 'Zed Projects Inc.'],
    [`${ONE}.`, null],
  ])('without the full stop that stands alone at the end: %s', (text, name) => {
    expect(splitSupplierName(text).name).toBe(name);
  });

  it('with one number twice have that number', () => {
    expect(splitSupplierName(`Zed CC ${ONE} (${ONE})`)).toEqual({ name: 'Zed CC', csd: ONE, members: null });
  });

  it('never keep a number, and have as many members as numbers', async () => {
    const word = fc.constantFrom('Zed', 'Alpha CC', 'JV', 'and', '&', '/', ';', ',', '(', ')', 'Builders');
    const number = fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `MAAA${digits}`);
    await property(fc.array(fc.oneof(word, number)), (words) => {
      const { name, csd, members } = splitSupplierName(words.join(' '));
      const numbers = words.filter((text) => text.startsWith('MAAA'));
      expect(name ?? '').not.toMatch(/MAAA/);
      if (new Set(numbers).size > 1)
        expect([csd, members?.map(({ csdNumber }) => csdNumber)]).toEqual([null, numbers]);
      else expect([csd, members]).toEqual([numbers[0] ?? null, null]);
    });
  });

  it('compares without the company form', () => {
    expect(supplierKey('ZED Trading (Pty) Ltd.')).toBe(supplierKey('Zed trading'));
    expect(supplierKey('Limited')).toBe('limited');
    expect(supplierKey('Zed CC')).not.toBe(supplierKey('Zed Trading CC'));
  });
});
