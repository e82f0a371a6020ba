import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPool } from '#shared/database.ts';
import { findKey } from '#shared/keys.ts';
import { newDatabase } from '#test/support/database.ts';
import { tenders, tendersJson } from './terminal.ts';

describe('tenders keys', () => {
  it('creates a key that the API accepts, lists it without the secret, and revokes it once', async () => {
    await using database = await newDatabase();
    const settings = { DATABASE_URL: database.login('tender_operator') };
    const made = await tendersJson(
      ['keys', 'create', '--name', 'reporting', '--tier', 'enterprise'],
      settings,
    );
    expect(made.code).toBe(0);
    const { id, key } = made.document;

    const pool = openPool({ url: database.login('tender_api'), role: 'tender_api', name: 'test' });
    expect(await findKey(pool, key)).toMatchObject({
      id,
      name: 'reporting',
      tier: 'enterprise',
      state: 'active',
    });

    const people = await tenders(['keys', 'list'], settings);
    expect(people.stdout).toContain('reporting');
    expect(people.stdout).not.toContain(key);
    const listed = await tendersJson(['keys', 'list'], settings);
    expect(JSON.stringify(listed.document)).not.toContain(key);
    expect(listed.document.keys).toMatchObject([{ id, state: 'active' }]);

    expect(await tendersJson(['keys', 'revoke', id], settings)).toEqual({
      code: 0,
      document: { id, revoked: true },
    });
    expect(await findKey(pool, key)).toMatchObject({ state: 'revoked' });
    expect(await tendersJson(['keys', 'revoke', id], settings)).toEqual({
      code: 1,
      document: { id, revoked: false },
    });
    await pool.end();
  });

  it('stores only the hash of the key and its first and last characters', async () => {
    await using database = await newDatabase();
    const { stdout } = await tenders(['keys', 'create'], { DATABASE_URL: database.login('tender_operator') });
    const key = /^tda_live_\w+/.exec(stdout)![0];
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select api_key::text as row from app.api_key');
    await client.end();
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(key.slice('tda_live_'.length + 4, -4));
  });

  it('a key may read the groups given with --permissions, which the list shows', async () => {
    await using database = await newDatabase();
    const settings = { DATABASE_URL: database.login('tender_operator') };
    const create = (...words: string[]) => tendersJson(['keys', 'create', ...words], settings);
    const few = await create('--permissions', 'Tenders, awards,tenders');
    expect(few.document).toMatchObject({ permissions: ['tenders', 'awards'] });
    expect((await create()).document).toMatchObject({ permissions: ['*'] });
    const pool = openPool({ url: database.login('tender_api'), role: 'tender_api', name: 'test' });
    onTestFinished(() => pool.end());
    expect(await findKey(pool, few.document.key)).toMatchObject({ permissions: ['tenders', 'awards'] });
    const { stdout } = await tenders(['keys', 'list'], settings);
    expect(stdout).toMatch(/tenders, awards +active/);
    expect(stdout).toMatch(/all +active/);
    for (const wrong of ['tender', 'meta', '', 'awards,everything']) {
      const { code, document } = await create('--permissions', wrong);
      expect(code).toBe(2);
      expect(document.error).toContain('--permissions names groups of paths out of changes, tenders, awards');
    }
  });

  it('a key is valid until the end of the day given with --expires, South African time', async () => {
    await using database = await newDatabase();
    const { document } = await tendersJson(['keys', 'create', '--expires', '2099-12-31'], {
      DATABASE_URL: database.login('tender_operator'),
    });
    expect(document.expiresAt).toBe('2099-12-31T22:00:00.000Z');
  });

  it('rejects a request for more keys than the plan allows its owner', async () => {
    await using database = await newDatabase();
    const settings = { DATABASE_URL: database.login('tender_operator') };
    const user = '0b6f1e0a-6f0f-4d7a-9f57-1f2f3f4f5f60';
    const create = () => tendersJson(['keys', 'create', '--user', user], settings);
    for (let made = 0; made < 3; made += 1) expect((await create()).code).toBe(0);
    const rejected = await create();
    expect(rejected.code).toBe(1);
    expect(rejected.document.error).toContain('3 active keys');
    const others = await tendersJson(
      ['keys', 'list', '--user', '0b6f1e0a-6f0f-4d7a-9f57-1f2f3f4f5f61'],
      settings,
    );
    expect(others.document.keys).toEqual([]);
  });
});
