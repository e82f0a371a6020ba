import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditionEntry } from '#shared/domain/supplier-lists/editions.ts';
import { type RegisterEntry, withEdition } from '#shared/domain/supplier-lists/register.ts';
import {
  regulatoryReferencesOf,
  restrictionTypeOf,
  severityOfRestriction,
} from '#shared/domain/supplier-lists/restriction-fields.ts';
import { property } from '#test/support/property.ts';

const alpha: EditionEntry = {
  supplierName: 'Alpha Trading (Pty) Ltd',
  registrationNumber: '2015/123456/07',
  identityHash: null,
  restrictionType: null,
  reason: 'Fraud',
  legalBasis: null,
  authorisedBy: 'Public Works',
  from: '2020-03-01',
  to: '2025-02-28',
};
const person = (changes: Partial<EditionEntry> = {}): EditionEntry => ({
  ...alpha,
  ...{ supplierName: 'T Mokoena', registrationNumber: null, identityHash: 'hash-1' },
  ...changes,
});

/** @returns whether the latest step up to a day left the entry on the list */
const isListedOn = ({ steps }: RegisterEntry, day: string): boolean =>
  !['removed', undefined].includes(steps.findLast(({ at }) => at <= day)?.event);

/** The list after editions that were received one day after the other. */
function listAfter(...editions: readonly (readonly EditionEntry[])[]): RegisterEntry[] {
  let known: RegisterEntry[] = [];
  for (const [day, entries] of editions.entries())
    known = withEdition('list', known, { sha256: `sha-${day}`, reportDate: null, at: dayOf(day), entries });
  return known;
}
const dayOf = (day: number) => `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00Z`;
const idsOf = (entries: readonly RegisterEntry[]) => entries.map(({ id }) => id).sort();

describe('a list over its editions', () => {
  it.each([
    ['name', { supplierName: 'Alfa Trading' }],
    ['number', { registrationNumber: '2015/123456/06' }],
    ['first day', { from: '2020-04-01' }],
    ['reason', { reason: 'Fraudulent misrepresentation' }],
  ] as const)('an entry keeps its id when its %s is corrected', (_, change) => {
    const [before] = listAfter([alpha]);
    expect(listAfter([alpha], [{ ...alpha, ...change }])).toEqual([
      expect.objectContaining({ ...change, id: before?.id, sha256: 'sha-1', listed: true }),
    ]);
  });

  it('an entry that was gone and comes back has its id, and both times', () => {
    const [entry] = listAfter([alpha], [person()], [alpha, person()]).filter(
      ({ registrationNumber }) => registrationNumber !== null,
    );
    expect(entry).toMatchObject({ id: listAfter([alpha])[0]?.id, listed: true, firstSeenAt: dayOf(0) });
    expect(entry?.steps.map(({ event, at }) => [event, at])).toEqual([
      ['added', dayOf(0)],
      ['removed', dayOf(1)],
      ['returned', dayOf(2)],
    ]);
  });

  it('an entry has a step for each edition that changed what it says, and for no other', () => {
    const longer = { ...alpha, to: '2027-02-28', registrationNumber: '2015/123456/06' };
    const [entry] = listAfter([alpha], [alpha], [longer], [], [longer]);
    expect(entry?.steps.map(({ event, at, changes }) => [event, at, changes])).toEqual([
      ['added', dayOf(0), []],
      ['changed', dayOf(2), [{ field: 'periodTo', before: '2025-02-28', after: '2027-02-28' }]],
      ['removed', dayOf(3), []],
      ['returned', dayOf(4), []],
    ]);
  });

  it('a supplier that is restricted again after an earlier restriction was gone is a new entry', () => {
    const again = { ...alpha, from: '2026-01-01', to: '2030-12-31' };
    const entries = listAfter([alpha], [], [again]);
    expect(entries.map(({ from, listed }) => [from, listed])).toEqual([
      ['2020-03-01', false],
      ['2026-01-01', true],
    ]);
  });

  it('no id follows from an identity number, and persons of one name are apart in any order', () => {
    const [one, other] = [person(), person({ identityHash: 'hash-2', reason: 'Collusion' })];
    expect(idsOf(listAfter([other, one]))).toEqual(idsOf(listAfter([one, other])));
    expect(new Set(idsOf(listAfter([one, other]))).size).toBe(2);
    expect(idsOf(listAfter([person({ identityHash: 'another key' })]))).toEqual(idsOf(listAfter([one])));
  });

  it('has every entry of every edition once, with the times at which it was there', async () => {
    const suppliers = Array.from({ length: 8 }, (_, index) => ({
      ...alpha,
      ...{ supplierName: `Supplier ${'ABCDEFGH'[index]}`, registrationNumber: `2015/00000${index}/07` },
    }));
    const editions = fc.array(fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]), { minLength: 1, maxLength: 10 });
    await property(editions, (sequence) => {
      const entries = listAfter(...sequence.map((edition) => edition.map((index) => suppliers[index]!)));
      const seen = new Set(sequence.flat());
      expect(entries).toHaveLength(seen.size);
      for (const entry of entries) {
        const index = suppliers.findIndex(({ supplierName }) => supplierName === entry.supplierName);
        const days = sequence.flatMap((edition, day) => (edition.includes(index) ? [day] : []));
        expect(entry.listed).toBe(sequence.at(-1)?.includes(index));
        expect([entry.firstSeenAt, entry.lastSeenAt]).toEqual([dayOf(days[0]!), dayOf(days.at(-1)!)]);
        const there = sequence.flatMap((_, day) => (isListedOn(entry, dayOf(day)) ? [day] : []));
        expect(there).toEqual(days);
      }
    });
  });
});

describe('fields that follow from a list', () => {
  it.each([
    ['2020-01-01', '2029-12-31', 'high'],
    ['2020-03-01', '2027-02-28', 'high'],
    ['2020-01-01', '2024-12-31', 'medium'],
    ['2020-01-01', '2022-12-31', 'low'],
    ['2020-01-01', null, null],
  ] as const)('a restriction from %s to %s is %s', (from, to, severity) => {
    expect(severityOfRestriction('RESTRICTED_SUPPLIER', { from, to })).toBe(severity);
    expect(severityOfRestriction('TENDER_DEFAULTER', { from, to })).toBe('critical');
  });

  it('kinds and rules have one form', () => {
    expect(restrictionTypeOf('Tender Defaulter', 'RESTRICTED_SUPPLIER')).toBe('TENDER_DEFAULTER');
    expect(restrictionTypeOf('Debarred (World Bank)', 'RESTRICTED_SUPPLIER')).toBe('DEBARRED_WORLD_BANK');
    expect(restrictionTypeOf(null, 'RESTRICTED_SUPPLIER')).toBe('RESTRICTED_SUPPLIER');
    expect(regulatoryReferencesOf('PFMA GCC 23; PPR 2017 Regulation 14')).toEqual([
      'PFMA GCC 23',
      'PPR 2017 Regulation 14',
    ]);
    expect(regulatoryReferencesOf(null)).toEqual([]);
  });
});
