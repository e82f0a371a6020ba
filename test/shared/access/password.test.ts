import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword, newPassword } from '#shared/access/password.ts';

describe('a hash of a password', () => {
  it('is salted, says its cost, and fits its password only', async () => {
    const password = newPassword();
    const [one, other] = [await hashPassword(password), await hashPassword(password)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    for (const hash of [one, other]) expect(await checkPassword(password, hash)).toBe(true);
    expect(await checkPassword(`${password} `, one)).toBe(false);
    expect(await checkPassword('', one)).toBe(false);
  });

  it('of other software is understood, with its own cost', async () => {
    // From the reference implementation: `argon2 somesalt -id -t 2 -m 16 -p 1`, of the password "password".
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await checkPassword('password', reference)).toBe(true);
    expect(await checkPassword('Password', reference)).toBe(false);
  });

  it('is the same for both ways to write an accent', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect(await checkPassword('cafe\u0301 au lait', hash)).toBe(true);
  });

  it('costs as much if there is no account', async () => {
    const hash = await hashPassword('a password');
    const spent = async (stored: string | null) => {
      const before = process.cpuUsage();
      expect(await checkPassword('another one', stored)).toBe(false);
      return process.cpuUsage(before).user;
    };
    const least = async (stored: string | null) =>
      Math.min(await spent(stored), await spent(stored), await spent(stored));
    const [known, unknown] = [await least(hash), await least(null)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
