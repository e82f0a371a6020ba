import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { foldName, organizationKey, splitSupplierName, supplierKey } from '#shared/text/names.ts';

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

  it('is never empty for a name with a letter, and stable under case and blanks', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        if (/[a-z0-9]/i.test(name)) expect(organizationKey(name)).not.toBe('');
        expect(organizationKey(` ${name.toUpperCase()}  `)).toBe(organizationKey(name));
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
    );
  });
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
    expect(splitSupplierName(text)).toEqual({ name, csd });
  });

  it('compares without the company form', () => {
    expect(supplierKey('ZED Trading (Pty) Ltd.')).toBe(supplierKey('Zed trading'));
    expect(supplierKey('Limited')).toBe('limited');
    expect(supplierKey('Zed CC')).not.toBe(supplierKey('Zed Trading CC'));
  });
});
