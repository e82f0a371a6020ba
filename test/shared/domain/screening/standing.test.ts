import { describe, expect, it } from 'vitest';
import { entryKey, isHeld } from '#shared/domain/screening/standing.ts';

const entry = { supplierName: 'Zulu Trading CC', registrationNumber: '2008/123456/23', identityHash: null };

describe('an entry is the same', () => {
  it.each([
    ['in other capitals', { supplierName: 'ZULU  TRADING CC' }],
    ['with another spelling of its number', { registrationNumber: 'CK2008/123456/23' }],
  ])('%s', (_, given) => {
    expect(entryKey({ ...entry, ...given })).toBe(entryKey(entry));
  });

  it.each([
    ['under another name', { supplierName: 'Zulu Roads CC' }],
    ['of another legal form', { supplierName: 'Zulu Trading (Pty) Ltd' }],
    ['with another number', { registrationNumber: '2008/123457/23' }],
    ['without its number', { registrationNumber: null }],
    ['of another person', { identityHash: 'a1b2' }],
  ])('no more %s', (_, given) => {
    expect(entryKey({ ...entry, ...given })).not.toBe(entryKey(entry));
  });
});

describe('a match', () => {
  it.each([
    ['open', 0.95, true],
    ['open', 0.94, false],
    ['confirmed', 0.7, true],
    ['dismissed', 1, false],
  ] as const)('%s with %d counts: %s', (verdict, score, held) => {
    expect(isHeld({ verdict, score })).toBe(held);
  });
});
