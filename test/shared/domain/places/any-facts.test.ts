import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProvince } from '#shared/codelists/provinces.ts';
import { resolvePlace } from '#shared/domain/places/place.ts';
import { propertyOf } from '#test/support/property.ts';

describe('whatever a record says', () => {
  const words = fc
    .array(
      fc.constantFrom(
        ...'Durban|Limpopo|Street|Road|North West|Middelburg|N/A|-|,|National|0001|4001|Cape Town|in|Eastern|Cape|municipality|George|ESKOM|KZN|Emalahleni'.split(
          '|',
        ),
      ),
    )
    .map((all) => all.join(' '));
  const field = fc.oneof(fc.constant(null), words, fc.string({ unit: 'grapheme' }));
  const facts = fc.record({ province: field, buyerName: field, delivery: field, text: field });

  test('the result is a province of the codelist, with a confidence from 0 to 1, and differs from its conflicts', () =>
    propertyOf({ numRuns: 500 }, facts, (one) => {
      const { province, municipality, conflicts } = resolvePlace(one);
      if (province) {
        expect(findProvince(province.name)?.name).toBe(province.name);
        expect(province.confidence).toBeGreaterThan(0);
        expect(province.confidence).toBeLessThan(1);
      }
      if (municipality) expect(municipality.confidence).toBeLessThan(1);
      for (const { kept, says } of conflicts) expect(says).not.toBe(kept);
    }));

  test('case, accents and hyphens change nothing', () =>
    propertyOf({ numRuns: 500 }, facts, (one) => {
      const said = (change: (text: string) => string) => {
        const of = (text: string | null) => (text === null ? null : change(text));
        const { fullAddress: _, ...rest } = resolvePlace({
          province: of(one.province),
          buyerName: of(one.buyerName),
          delivery: of(one.delivery),
          text: of(one.text),
        });
        return rest;
      };
      const lower = said((text) => text.toLowerCase());
      expect(said((text) => text.toLowerCase().normalize('NFD'))).toEqual(lower);
      expect(said((text) => text.toLowerCase().replace(/(?<=[a-z]) (?=[a-z])/g, '-'))).toEqual(lower);
    }));

  test('the province found is found again when it is the statement', () =>
    propertyOf({ numRuns: 500 }, facts, (one) => {
      const found = resolvePlace(one).province;
      if (found === null) return;
      expect(resolvePlace({ ...one, province: found.name }).province?.name).toBe(found.name);
    }));
});
