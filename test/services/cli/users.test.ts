import { describe, expect, it } from 'vitest';
import { createKey, findKey } from '#shared/access/keys.ts';
import { checkPassword } from '#shared/access/password.ts';
import { readToken, tokenKeys } from '#shared/access/token.ts';
import { southAfricanTime } from '#shared/time.ts';
import { harness } from '#test/support/harness.ts';
import { tenders, tendersJson } from './terminal.ts';

const SECRET = 'a secret for this test';

describe('tenders users and tenders token', () => {
  it('make a user, issue its token, list, disable and reset it', async () => {
    const test = await harness({ settings: { JWT_SECRET: SECRET } });
    const settings = test.settingsOf('tender_operator');
    const pool = test.pool('tender_api');
    const run = (...words: string[]) => tendersJson(words, settings);
    const made = await run(
      ...['users', 'create', '--email', 'Thandi@Example.org', '--plan', 'professional'],
      ...['--role', 'admin', '--company', 'Mahika Technologies'],
    );
    expect(made).toEqual({
      code: 0,
      document: {
        id: expect.any(String),
        email: 'thandi@example.org',
        password: expect.stringMatching(/^[\w-]{24}$/),
      },
    });
    const { id, password } = made.document;
    const hash = async () =>
      (await pool.query('select * from app.find_login($1)', ['thandi@example.org'])).rows[0];
    expect(await checkPassword(password, (await hash()).password_hash)).toBe(true);

    const issued = await run('token', '--email', 'thandi@example.org');
    expect(await readToken(tokenKeys(SECRET), issued.document.token)).toMatchObject({
      userId: id,
      version: 0,
    });

    const listed = await run('users', 'list');
    expect(listed.document.users).toMatchObject([
      { id, plan: 'professional', role: 'admin', company: 'Mahika Technologies', status: 'active' },
    ]);
    expect(JSON.stringify(listed.document)).not.toContain('argon2');
    const { stdout } = await tenders(['users', 'list'], settings);
    const created = southAfricanTime(new Date(listed.document.users[0].createdAt));
    expect(stdout).toContain(created.slice(0, 16).replace('T', ' '));

    expect((await run('users', 'create', '--email', 'THANDI@example.org', '--plan', 'free')).code).toBe(1);
    const operator = test.pool('tender_operator');
    const key = await createKey(operator, { name: 'Laptop', tier: 'professional', userId: id });
    expect(await run('users', 'disable', '--email', 'thandi@example.org')).toMatchObject({
      code: 0,
      document: { disabled: true, revokedKeys: 1 },
    });
    expect(await findKey(pool, key.key)).toMatchObject({ state: 'revoked' });
    expect((await run('users', 'disable', '--email', 'thandi@example.org')).code).toBe(1);
    expect((await run('token', '--email', 'thandi@example.org')).code).toBe(1);

    const reset = await run('users', 'reset', '--email', 'thandi@example.org');
    const after = await hash();
    expect(after).toMatchObject({ status: 'active', token_version: 1 });
    expect(await checkPassword(password, after.password_hash)).toBe(false);
    expect(await checkPassword(reset.document.password, after.password_hash)).toBe(true);
    expect((await run('users', 'reset', '--email', 'nobody@example.org')).code).toBe(1);
  });

  it.each([
    [['users']],
    [['users', 'remove']],
    [['users', 'create', '--email', 'thandi@example.org']],
    [['users', 'create', '--email', 'thandi', '--plan', 'free']],
    [['users', 'create', '--email', 'thandi@example.org', '--plan', 'gold']],
    [['users', 'create', '--email', 'thandi@example.org', '--plan', 'free', '--role', 'root']],
    [['users', 'list', 'all']],
    [['token']],
  ])('%j is wrong usage', async (words) => {
    expect((await tenders(words, {})).code).toBe(2);
  });
});
