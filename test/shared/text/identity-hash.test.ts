import { describe, expect, it } from 'vitest';
import { identityHasher } from '#shared/text/identity-hash.ts';

describe('the keyed hash of an identity number', () => {
  const hash = identityHasher('a key for tests only');

  it('is the same for the same number and key, and shows nothing of the number', () => {
    expect(hash('8001015009087')).toBe(identityHasher('a key for tests only')('8001015009087'));
    expect(hash('8001015009087')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('differs for another number, and with another key', () => {
    const hashes = [
      hash('8001015009087'),
      hash('8001015009088'),
      identityHasher('another key')('8001015009087'),
    ];
    expect(new Set(hashes).size).toBe(3);
  });
});
