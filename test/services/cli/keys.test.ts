import { describe, expect, it } from 'vitest';
import { findKey } from '#shared/access/keys.ts';
import { harness } from '#test/support/harness.ts';
import { tenders, tendersJson } from './terminal.ts';

/** The command on a database of its own. */
async function keys() {
  const test = await harness({});
  const settings = test.settingsOf('tender_operator');
  return {
    ...test,
    run: (...words: string[]) => tendersJson(['keys', ...words], settings),
    print: (...words: string[]) => tenders(['keys', ...words], settings),
  };
}

describe('tenders keys', () => {
  it('creates a key that the API accepts, lists it without the secret, and revokes it once', async () => {
    const { run, print, pool } = await keys();
    const made = await run('create', '--name', 'reporting', '--plan', 'enterprise');
    expect(made.code).toBe(0);
    const { id, key } = made.document;
    const api = pool('tender_api');
    const expected = { id, name: 'reporting', tier: 'enterprise', state: 'active' };
    expect(await findKey(api, key)).toMatchObject(expected);

    const people = await print('list');
    expect(people.stdout).toContain('reporting');
    expect(people.stdout).not.toContain(key);
    const listed = await run('list');
    expect(JSON.stringify(listed.document)).not.toContain(key);
    expect(listed.document.keys).toMatchObject([{ id, state: 'active' }]);

    expect(await run('revoke', id)).toEqual({ code: 0, document: { id, revoked: true } });
    expect(await findKey(api, key)).toMatchObject({ state: 'revoked' });
    expect(await run('revoke', id)).toEqual({ code: 1, document: { id, revoked: false } });
  });

  it('stores only the hash of the key and its first and last characters', async () => {
    const { print, pool } = await keys();
    const { stdout } = await print('create');
    const key = /^tda_live_\w+/.exec(stdout)![0];
    const { rows } = await pool('tender_operator').query('select api_key::text as row from app.api_key');
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(key.slice('tda_live_'.length + 4, -4));
  });

  it('a key may read the groups given with --permissions, which the list shows', async () => {
    const { run, print, pool } = await keys();
    const create = (...words: string[]) => run('create', ...words);
    const few = await create('--permissions', 'Tenders, awards,tenders');
    expect(few.document).toMatchObject({ permissions: ['tenders', 'awards'] });
    expect((await create()).document).toMatchObject({ permissions: ['*'] });
    const found = await findKey(pool('tender_api'), few.document.key);
    expect(found).toMatchObject({ permissions: ['tenders', 'awards'] });
    const { stdout } = await print('list');
    expect(stdout).toMatch(/tenders, awards +active/);
    expect(stdout).toMatch(/\* +active/);
    for (const wrong of ['tender', 'meta', '', 'awards,everything']) {
      const { code, document } = await create('--permissions', wrong);
      expect(code).toBe(2);
      expect(document.error).toContain('--permissions names groups of paths out of changes, tenders, awards');
    }
  });

  it('a key is valid until the end of the day given with --expires, South African time', async () => {
    const { document } = await (await keys()).run('create', '--expires', '2099-12-31');
    expect(document.expiresAt).toBe('2099-12-31T22:00:00.000Z');
  });

  it('the last day that can be written stands for no end, and is refused with what to do', async () => {
    const { code, document } = await (await keys()).run('create', '--expires', '9999-12-31');
    expect([code, document.error]).toEqual([
      2,
      '--expires 9999-12-31 is too late; a key without --expires never expires',
    ]);
  });

  it.each([
    ['', '--name is required, what the key is for'],
    [' ', '--name is required, what the key is for'],
    ['a\u0007b', '--name must not contain control characters'],
    ['x'.repeat(101), '--name must have at most 100 characters'],
  ])('rejects the name %j', async (name, error) => {
    const { code, document } = await (await keys()).run('create', '--name', name);
    expect([code, document.error]).toEqual([2, error]);
  });

  it('rejects an owner who does not exist, and more keys than the plan allows its owner', async () => {
    const { run, pool } = await keys();
    const id = '0b6f1e0a-6f0f-4d7a-9f57-1f2f3f4f5f60';
    const create = () => run('create', '--user', id);
    expect(await create()).toMatchObject({
      code: 1,
      document: { error: expect.stringContaining('no active user') },
    });
    await pool('tender_operator').query(
      `insert into app.user_account (id, email, plan) values ($1, 'thandi@example.org', 'professional')`,
      [id],
    );
    for (let made = 0; made < 3; made += 1) expect((await create()).code).toBe(0);
    const rejected = await create();
    expect(rejected.code).toBe(1);
    expect(rejected.document.error).toContain('3 active keys');
    const others = await run('list', '--user', '0b6f1e0a-6f0f-4d7a-9f57-1f2f3f4f5f61');
    expect(others.document.keys).toEqual([]);
  });
});
