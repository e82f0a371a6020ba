import { describe, expect, test } from 'vitest';
import type { PlaceFacts } from '#shared/domain/places/place.ts';
import { resolve } from './resolved.ts';

describe('confidence and conflicts', () => {
  const confidence = (facts: Partial<PlaceFacts>) => resolve(facts).province?.confidence ?? 0;

  test('agreement raises, contradiction lowers', () => {
    const stated = { province: 'Limpopo' };
    const agreed = { ...stated, delivery: 'Hans van Rensburg Street, Polokwane, 0700' };
    const contradicted = { ...stated, delivery: 'Table Mountain, Cape Town, 8001' };
    expect(confidence(agreed)).toBeGreaterThan(confidence(stated));
    expect(confidence(contradicted)).toBeLessThan(confidence(stated));
    expect(resolve(agreed).conflicts).toEqual([]);
    expect(resolve(contradicted)).toMatchObject({
      province: { name: 'Limpopo', source: 'publisher' },
      municipality: null,
      conflicts: [{ field: 'province', kept: 'Limpopo', source: 'delivery', says: 'Western Cape' }],
    });
  });

  test('buyer and delivery together outweigh the statement', () => {
    expect(
      resolve({
        province: 'Northern Cape',
        buyerName: 'Beaufort West Municipality',
        delivery: 'Simpson Road, Newtown, Beaufort West, 6970',
      }),
    ).toMatchObject({
      province: { name: 'Western Cape', source: 'buyer' },
      municipality: { code: 'WC053' },
      conflicts: [{ field: 'province', source: 'publisher', says: 'Northern Cape' }],
    });
  });

  test('a delivery outside the buyer’s municipality is reported; one inside its district is none', () => {
    const delivered = (buyerName: string) =>
      resolve({ buyerName, delivery: '1 Plein Street, Stellenbosch, 7600' }).conflicts;
    expect(delivered('George Municipality')).toEqual([
      { field: 'municipality', kept: 'George', source: 'delivery', says: 'Stellenbosch' },
    ]);
    expect(delivered('Cape Winelands District Municipality')).toEqual([]);
  });
});
