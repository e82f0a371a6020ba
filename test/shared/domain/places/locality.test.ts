import { describe, expect, test } from 'vitest';
import { resolve } from './resolved.ts';

describe('the town', () => {
  const town = (facts: Parameters<typeof resolve>[0]) => resolve(facts).locality;
  const sandton = 'Maxwell Drive, Sunninghill, Sandton, 2157';

  test('is that of the delivery, although the title names another one in the municipality', () => {
    const facts = { buyerName: 'Stellenbosch Municipality', text: 'Fencing in Franschhoek' };
    expect(town({ ...facts, delivery: 'Plein Street, Stellenbosch' })).toEqual({
      name: 'Stellenbosch',
      source: 'delivery',
    });
    expect(town(facts)).toEqual({ name: 'Franschhoek', source: 'text' });
  });

  test('is that of the title, if the title says the municipality and the address is an office elsewhere', () => {
    const facts = { province: 'Gauteng', buyerName: 'ESKOM', delivery: sandton };
    expect(town({ ...facts, text: 'Fencing of the substation in Vereeniging' })?.name).toBe('Vereeniging');
    expect(town({ ...facts, text: 'Fencing of the substation' })?.name).toBe('Sandton');
  });

  test('is none if the title names several, or a municipality only', () => {
    const facts = { buyerName: 'Stellenbosch Municipality' };
    expect(town({ ...facts, text: 'Fencing in Franschhoek and Pniel' })).toBeNull();
    expect(town({ ...facts, text: 'Fencing in Stellenbosch Municipality' })).toBeNull();
  });
});

describe('the address', () => {
  test.each([
    ['191 Prince Alfred Street - Pietermaritzburg - Pietermaritzburg - 3200', 'Pietermaritzburg', '3200'],
    ['45 Commissioner Street, Marshalltown, Johannesburg, 2107', 'Johannesburg', '2107'],
    ['JOHANNESSBURG', 'Johannessburg', null],
    ['Various Area', null, null],
    ['Limpopo, Limpopo, 0700', null, '0700'],
    ['George Street', null, null],
    ['Market Street, Krugersdorp, Mogale-City, 1740', 'Krugersdorp', '1740'],
  ])('%s is in %s, %s', (delivery, locality, postalCode) => {
    const place = resolve({ delivery });
    expect([place.locality?.name ?? null, place.postalCode]).toEqual([locality, postalCode]);
  });
});
