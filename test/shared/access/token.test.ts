import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueToken, readToken, tokenKeys } from '#shared/access/token.ts';
import { property } from '#test/support/property.ts';

const keys = tokenKeys('a secret for this test');

describe('a token', () => {
  it('says whose it is, and until when', async () => {
    const holder = { userId: randomUUID(), version: 3 };
    const { token, expiresAt } = await issueToken(keys, holder, 60);
    expect(await readToken(keys, token)).toEqual({
      ...holder,
      tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expiresAt: expiresAt.getTime() / 1000,
    });
    expect(Math.abs(expiresAt.getTime() - Date.now() - 60_000)).toBeLessThan(2_000);
  });

  it('is invalid when one of its bytes has changed', async () => {
    const { token } = await issueToken(keys, { userId: randomUUID(), version: 0 }, 60);
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
    await property(fc.nat(2), fc.nat(), fc.integer({ min: 1, max: 255 }), async (part, place, change) => {
      const changed = parts.map((bytes) => Buffer.from(bytes));
      const bytes = changed[part]!;
      bytes[place % bytes.length]! ^= change;
      const forged = changed.map((each) => each.toString('base64url')).join('.');
      expect(await readToken(keys, forged)).toBeNull();
    });
  });

  it('is not read from any text', () =>
    property(fc.string({ maxLength: 200 }), async (text) => {
      expect(await readToken(keys, text)).toBeNull();
    }));
});
