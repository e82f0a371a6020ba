import { describe, expect, it } from 'vitest';
import {
  findMatches,
  isRestricted,
  MAX_MATCHES,
  type PreparedRestrictions,
  prepareRestrictions,
} from '#shared/domain/screening/matching.ts';
import { type Restriction, riskScore, statusOn } from '#shared/domain/screening/restriction.ts';

const TODAY = '2026-11-01';

const restriction = (id: string, supplierName: string, given: Partial<Restriction> = {}): Restriction => ({
  id,
  supplierName,
  registrationNumber: null,
  restrictionType: null,
  status: 'active',
  severity: 'high',
  restrictionReason: null,
  periodFrom: '2025-11-01',
  periodTo: '2027-10-31',
  authorizedBy: null,
  reference: null,
  regulatoryReferences: [],
  ...given,
});
const listOf = (...restrictions: Restriction[]): PreparedRestrictions => prepareRestrictions(restrictions);

describe('status on a day', () => {
  it.each([
    ['active', '2026-11-01', 'active'],
    ['active', '2026-10-31', 'expired'],
    ['active', null, 'active'],
    ['removed', '2026-10-31', 'removed'],
    ['expired', '2027-10-31', 'expired'],
  ] as const)('%s until %s is %s', (status, periodTo, expected) => {
    expect(statusOn(restriction('a', 'Alpha', { status, periodTo }), TODAY)).toBe(expected);
  });
});

describe('risk', () => {
  it.each([
    ['critical', 'active', 1, 100],
    ['high', 'active', 0.7, 56],
    ['high', 'expired', 1, 40],
    ['low', 'removed', 0.65, 13],
    [null, 'active', 1, 60],
  ] as const)('of %s, %s, confidence %s is %s', (severity, status, confidence, expected) => {
    expect(riskScore(severity, status, confidence)).toBe(expected);
  });
});

describe('matches', () => {
  it('come by confidence, then by risk, then by id', () => {
    const list = listOf(
      restriction('c', 'Skyline Civils'),
      restriction('b', 'Skyline Civils', { severity: 'critical' }),
      restriction('a', 'Skyline Civils'),
      restriction('d', 'Civils Skyline', { severity: 'critical' }),
      restriction('e', 'Zebra Holdings'),
    );
    expect(findMatches('Skyline Civils', list, TODAY).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('never restrict by a word that is spelt differently, however long the names are', () => {
    const long = 'Khulani Siyazama Mbongeni Consulting Engineers and Project Managers';
    const matches = findMatches(long.replace('Siyazama', 'Siyazana'), listOf(restriction('a', long)), TODAY);
    expect(matches).toMatchObject([{ matchMethod: 'similar-words' }]);
    expect(isRestricted(matches, TODAY)).toBe(false);
  });

  it('are no more than anybody reads', () => {
    const list = listOf(
      ...Array.from({ length: MAX_MATCHES + 1 }, (_, n) => restriction(`${n}`, 'Alpha Civils')),
    );
    expect(findMatches('Alpha Civils', list, TODAY)).toHaveLength(MAX_MATCHES);
  });
});

describe('a person with a business', () => {
  const person = 'Johannes Gert Nel';
  const written = [
    person,
    `${person} t/a JGN Plumbing`,
    `JGN Plumbing t/a ${person}`,
    `JGN Plumbing (t/a ${person})`,
    `Mr ${person} trading as JGN Plumbing`,
  ];
  const pairs = written.flatMap((entry) => written.map((query) => [entry, query] as const));

  it.each(pairs)('listed as %s is found by %s', (entry, query) => {
    const asPerson = { registrationNumber: '[identity number]' };
    for (const given of [{}, asPerson])
      expect(
        findMatches(query, listOf(restriction('a', entry, given)), TODAY)[0]?.matchConfidence,
      ).toBeGreaterThan(0.85);
  });
});
