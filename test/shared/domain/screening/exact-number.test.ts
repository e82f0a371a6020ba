import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches, prepareRestrictions, screenedQuery } from '#shared/domain/screening/matching.ts';
import type { Restriction } from '#shared/domain/screening/restriction.ts';
import { property } from '#test/support/property.ts';

const TODAY = '2026-11-01';
const restriction = (id: string, supplierName: string, registrationNumber: string): Restriction => ({
  ...{ id, supplierName, registrationNumber, restrictionType: null, status: 'active', severity: null },
  ...{ restrictionReason: null, periodFrom: null, periodTo: null, authorizedBy: null, reference: null },
  regulatoryReferences: [],
});

/** Any year and form, even those that the register never gave: a list may have them wrong, and so may its reader. */
const number = fc
  .tuple(
    fc.integer({ min: 1800, max: 2099 }),
    fc.integer({ min: 1, max: 999_999 }),
    fc.integer({ min: 0, max: 99 }),
  )
  .map(([year, serial, form]) => [
    String(year),
    String(serial).padStart(6, '0'),
    String(form).padStart(2, '0'),
  ]);
const trustNumber = fc
  .tuple(fc.integer({ min: 1000, max: 99_999 }), fc.integer({ min: 1980, max: 2026 }))
  .map(([serial, year]) => `IT ${serial}/${year}`);
/** Ways in which people write one number. */
const spelled = (parts: readonly string[]) =>
  fc.constantFrom(
    parts.join('/'),
    parts.join(' / '),
    parts.join('-'),
    parts.join(''),
    parts.join('.'),
    `Reg. No. ${parts.join('/')}`,
  );
const name = fc.oneof(
  fc.constantFrom('Zulu Trading CC', 'Alpha Civils (Pty) Ltd', 'Various', '%%', 'Thabo Mokoena'),
  fc.string({ maxLength: 40 }),
);

describe('an entry with the same registration number', () => {
  it('is found under any name and in any spelling of the number', () =>
    property(
      number.chain((parts) => fc.tuple(fc.constant(parts), spelled(parts))),
      fc.array(fc.tuple(name, number), { maxLength: 5 }),
      name,
      name,
      ([parts, asked], others, listed, query) => {
        const list = prepareRestrictions([
          ...others.map(([other, own], at) => restriction(`${at}`, other, own.join('/'))),
          restriction('wanted', listed, parts.join('/')),
        ]);
        const found = findMatches(screenedQuery(query, asked), list, TODAY);
        expect(found).toContainEqual(
          expect.objectContaining({
            id: 'wanted',
            matchConfidence: 1,
            matchMethod: 'registration-number',
          }),
        );
      },
    ));

  it('is found if it is one of a trust', () =>
    property(trustNumber, name, name, (asked, listed, query) => {
      const list = prepareRestrictions([restriction('wanted', listed, asked)]);
      expect(
        findMatches(screenedQuery(query, asked.replace(' ', '')), list, TODAY).map(({ id }) => id),
      ).toEqual(['wanted']);
    }));

  it('says nothing if it differs and cannot be right: the names decide', () => {
    const list = prepareRestrictions([restriction('a', 'Zulu Trading CC', '2008/123456/99')]);
    expect(findMatches(screenedQuery('Zulu Trading CC', '2009/654321/23'), list, TODAY)).toHaveLength(1);
  });
});
