import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidateOf,
  type EditionEntry,
  ENTRY_KEYS,
  mayReplace,
  pairEntries,
} from '#shared/domain/supplier-lists/editions.ts';
import type { ListEntry, SupplierList } from '#shared/domain/supplier-lists/supplier-list.ts';
import { property } from '#test/support/property.ts';

const entry = (changes: Partial<EditionEntry> = {}): EditionEntry => ({
  supplierName: 'Alpha Trading (Pty) Ltd',
  registrationNumber: '2015/123456/07',
  identityHash: null,
  restrictionType: null,
  reason: 'Fraud',
  legalBasis: null,
  authorisedBy: 'Public Works',
  from: '2020-03-01',
  to: '2025-02-28',
  ...changes,
});

const beta = entry({ supplierName: 'Beta CC', registrationNumber: '2008/000001/23' });
const person = entry({ supplierName: 'T Mokoena', registrationNumber: null, identityHash: 'h1' });

describe('pairEntries', () => {
  const paired = (before: EditionEntry[], after: EditionEntry[]) => pairEntries(before, after, ENTRY_KEYS);

  it('finds what appeared and disappeared', () => {
    expect(paired([entry(), beta], [person, entry()])).toEqual({
      pairs: [[entry(), entry()]],
      before: [beta],
      after: [person],
    });
  });

  it.each([
    ['a longer period', { to: '2026-02-28' }],
    ['another reason', { reason: 'Collusion' }],
    ['a corrected first day', { from: '2020-04-01' }],
    ['a corrected name', { supplierName: 'Alfa Trading' }],
    ['a corrected number', { registrationNumber: '2015/123456/06' }],
  ] as const)('recognises an entry with %s', (_, change) => {
    const after = entry(change);
    expect(paired([entry(), beta], [beta, after]).pairs).toContainEqual([entry(), after]);
  });

  it('keeps several restrictions of one supplier apart', () => {
    const [first, second] = [entry({ from: '2018-01-01' }), entry({ from: '2020-01-01' })];
    const after = entry({ from: '2020-01-01', reason: 'Forgery' });
    expect(paired([first, second], [after])).toEqual({
      pairs: [[second, after]],
      before: [first],
      after: [],
    });
  });

  it('accounts for every entry of both editions, in any order', async () => {
    const entries = fc.array(
      fc.record({
        supplierName: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
        registrationNumber: fc.constantFrom('2015/123456/07', '2008/000001/23', null),
        from: fc.constantFrom('2020-01-01', '2021-01-01', null),
        reason: fc.constantFrom('Fraud', 'Forgery'),
      }),
      { maxLength: 12 },
    );
    await property(entries, entries, (one, other) => {
      const [before, after] = [one.map(entry), other.map(entry)];
      const found = paired(before, after);
      expect(found.before.length + found.pairs.length).toBe(before.length);
      expect(found.after.length + found.pairs.length).toBe(after.length);
      const same = paired(before, before.toReversed());
      expect([same.before, same.after]).toEqual([[], []]);
      for (const [earlier, later] of same.pairs) expect(earlier).toEqual(later);
    });
  });
});

describe('mayReplace', () => {
  const listed = (count: number, changes: Partial<SupplierList> = {}): SupplierList => ({
    reportDate: '2024-03-12',
    readable: true,
    entries: Array.from({ length: count }, () => ({ supplierName: 'Alpha' }) as ListEntry),
    problems: [],
    columns: { found: {}, missing: [], additional: [] },
    ...changes,
  });
  const inUse = (entries: number, reportDate = '2024-03-11') => ({ reportDate, entries });

  it('takes a list that keeps two thirds of its entries, and an empty first one', () => {
    expect(mayReplace(inUse(150), candidateOf(listed(100)))).toEqual({ may: true });
    expect(mayReplace(null, candidateOf(listed(0)))).toEqual({ may: true });
  });

  it('refuses a list that shrinks by more than a third', () => {
    expect(mayReplace(inUse(150), candidateOf(listed(99)))).toEqual({
      may: false,
      reason: 'it has 99 entries, and the edition in use has 150',
    });
    expect(mayReplace(inUse(1), candidateOf(listed(0))).may).toBe(false);
  });

  it('takes a shorter and older list that an operator has accepted, but none that cannot be read', () => {
    const older = candidateOf(listed(1, { reportDate: '2020-01-01' }));
    expect(mayReplace(inUse(150), older, true)).toEqual({ may: true });
    expect(mayReplace(inUse(150), candidateOf(listed(0, { readable: false })), true).may).toBe(false);
  });

  it('refuses a list that cannot be read, even as the first one, and an older one', () => {
    expect(mayReplace(null, candidateOf(listed(0, { readable: false }))).may).toBe(false);
    const problems = [{ kind: 'no-name', page: 1, row: 1, column: 'Name', message: '' } as const];
    expect(mayReplace(null, candidateOf(listed(0, { problems }))).may).toBe(false);
    expect(mayReplace(inUse(10, '2024-03-13'), candidateOf(listed(10))).may).toBe(false);
  });
});
