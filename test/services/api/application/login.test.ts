import { describe, expect, it } from 'vitest';
import { admitLogin, LOGIN_FAILURES } from '#services/api/application/login/throttle.ts';
import { disableUser } from '#shared/access/accounts.ts';
import { issueToken } from '#shared/access/token.ts';
import { sharedApplication, TEST_KEYS } from './support/served-application.ts';

const at = sharedApplication();

type Made = { token: string; expiresAt: string; user: Record<string, unknown> };
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  at.call('/api/auth/login', { body: { email, password }, headers });
const me = (token: string) => at.call('/api/auth/me', { token });

describe('a login', () => {
  it('gives a token, also as a cookie that scripts cannot read, and me says who it is', async () => {
    const user = await at.newUser({ company: 'Mahika Technologies', plan: 'enterprise', role: 'admin' });
    const { status, headers, json } = await login(user.email.toUpperCase(), user.password);
    expect(status).toBe(200);
    const made = json as unknown as Made;
    const described = {
      ...{ id: user.id, email: user.email, role: 'admin', plan: 'enterprise' },
      company: { id: expect.any(String), name: 'Mahika Technologies' },
    };
    expect(made.user).toEqual(described);
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(
      /^__Host-session=[\w.-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i,
    );
    expect(cookie).toContain(made.token);
    expect(headers.get('cache-control')).toContain('no-store');
    for (const call of [{ token: made.token }, { headers: { cookie: cookie.split(';')[0]! } }])
      expect((await at.call('/api/auth/me', call)).json).toEqual(described);
  });

  it('also takes a form', async () => {
    const user = await at.newUser();
    const body = new URLSearchParams({ email: user.email, password: user.password });
    expect((await at.call('/api/auth/login', { body })).status).toBe(200);
  });

  it('with a wrong password, without an account or of a disabled user gets the same 401', async () => {
    const user = await at.newUser();
    const disabled = await at.newUser();
    await disableUser(at.prisma('tender_operator'), disabled.email);
    const rejected = [
      await login(user.email, 'wrong'),
      await login('nobody@example.org', 'wrong'),
      await login(disabled.email, disabled.password),
    ];
    for (const { status, json, headers } of rejected) {
      expect([status, json.code, json.message]).toEqual([
        ...[401, 'LOGIN_REQUIRED', 'Email or password is wrong.'],
      ]);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it.each([
    [{ email: 'thandi@example.org' }, ['password']],
    [{}, ['email', 'password']],
    [{ email: ['a', 'b'], password: { $ne: '' } }, ['email', 'password']],
    [{ email: 'thandi@example.org', password: 'x', role: 'admin' }, ['role']],
    [{ email: 'thandi@example.org', password: 'x'.repeat(201) }, ['password']],
    [{ email: 'thandi\0@example.org', password: 'x' }, ['email']],
  ])('with the body %j is rejected', async (body, parameters) => {
    const { status, json } = await at.call('/api/auth/login', { body });
    expect([status, json.details.map(({ parameter }) => parameter).toSorted()]).toEqual([400, parameters]);
  });

  it('with a value of another type is rejected as such, and one without it as incomplete', async () => {
    const rejected = async (body: object) => (await at.call('/api/auth/login', { body })).json.details;
    expect(await rejected({ email: 5, password: true })).toEqual([
      { parameter: 'email', reason: 'must be text' },
      { parameter: 'password', reason: 'must be text' },
    ]);
    expect(await rejected({ email: 'thandi@example.org' })).toEqual([
      { parameter: 'password', reason: 'is missing' },
    ]);
  });

  it('with a body that is not JSON, or too long, is rejected', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await at.call('/api/auth/login', { body: Buffer.from('{"email":'), headers });
    expect(broken.status).toBe(400);
    const long = await at.call('/api/auth/login', { body: Buffer.alloc(100_000, '"'), headers });
    expect(long.status).toBe(413);
  });

  it('is throttled for an account from one address, even with the right password, and counts again after a success', async () => {
    const user = await at.newUser();
    for (let n = 1; n < LOGIN_FAILURES.pair; n += 1)
      expect((await login(user.email, 'wrong')).status).toBe(401);
    expect((await login(user.email, user.password)).status).toBe(200);
    const together = await Promise.all(
      Array.from({ length: LOGIN_FAILURES.pair + 3 }, () => login(user.email, 'wrong')),
    );
    expect(together.map(({ status }) => status).toSorted()).toEqual([
      ...Array(LOGIN_FAILURES.pair).fill(401),
      ...Array(3).fill(429),
    ]);
    const right = await login(user.email, user.password);
    expect([right.status, right.json.code]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(right.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    expect(right.json.details).toMatchObject({ limit: LOGIN_FAILURES.pair, used: LOGIN_FAILURES.pair });
    const stored = await at.readTables.client.query('select subject from app.login_failure');
    expect(JSON.stringify(stored.rows)).not.toContain(user.email);
  });
});

it('many logins at a time wait in a short line; more are 429 at once, and none of them counts', async () => {
  const emails = Array.from({ length: 60 }, (_, n) => `crowd-${n}@example.org`);
  const answers = await Promise.all(emails.map((email) => login(email, 'wrong')));
  const full = answers.filter(({ status }) => status === 429);
  expect(full.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - full.length);
  for (const { headers, json } of full) {
    expect(headers.get('retry-after')).toBe('2');
    expect(json.details).toEqual({ rule: 'logins at a time', limit: 18, used: 18 });
  }
});

describe('the limit on logins', () => {
  const admit = (account: string, address: string) => admitLogin(at.pool('tender_api'), account, address);
  const inTurn = async (count: number, one: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) await one(n);
  };
  const REJECTED = { code: 'RATE_LIMITED', status: 429 };

  it('is shared by all accounts of a network, except those that have logged in there', async () => {
    const known = await admit('known@example.com', '203.0.113.7');
    await known.succeeded();
    await inTurn(LOGIN_FAILURES.network, (n) => admit(`user-${n}@example.com`, '203.0.113.7'));
    await expect(admit('nobody@example.com', '203.0.113.7')).rejects.toMatchObject(REJECTED);
    await admit('nobody@example.com', '203.0.113.8');
    await admit('known@example.com', '203.0.113.7');
  });

  it('of an account that is attacked from many places locks out neither those where it has logged in nor the first tries of new ones', async () => {
    const account = 'attacked@example.org';
    const home = await admit(account, '198.51.100.1');
    await home.succeeded();
    await inTurn(4 * LOGIN_FAILURES.account, (n) => admit(account, `10.${n}.0.1`).catch(() => undefined));
    // At home, as if nothing had happened.
    await inTurn(LOGIN_FAILURES.pair, () => admit(account, '198.51.100.1'));
    // Elsewhere the first tries, of all machines of a neighbourhood together.
    await inTurn(LOGIN_FAILURES.first, (n) => admit(account, `203.0.113.${n}`));
    await expect(admit(account, '203.0.113.200')).rejects.toMatchObject(REJECTED);
    await inTurn(LOGIN_FAILURES.first, (n) => admit(account, `2001:db8:5:${n}::1`));
    await expect(admit(account, '2001:db8:5:99::1')).rejects.toMatchObject(REJECTED);
    // A new place that succeeds is known from then on.
    const moved = await admit(account, '192.0.2.77');
    await moved.succeeded();
    await inTurn(LOGIN_FAILURES.pair, () => admit(account, '192.0.2.77'));
  });

  it('lets the next try of a pair wait twice as long after each failure, and rejected ones do not count', async () => {
    const account = 'slow@example.org';
    const address = '192.0.2.150';
    await inTurn(LOGIN_FAILURES.pair, () => admit(account, address));
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure += 1) {
      const rejected = await admit(account, address).catch((error) => error);
      expect(rejected).toMatchObject(REJECTED);
      waits.push(Number(rejected.headers['Retry-After']));
      await expect(admit(account, address)).rejects.toMatchObject(REJECTED);
      await at.readTables.client.query('update app.login_failure set next_at = now()');
      await admit(account, address);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    await inTurn(LOGIN_FAILURES.pair, (n) => admit('six@example.org', `2001:db8::${n}`));
    await expect(admit('six@example.org', '2001:db8:0:0:ffff::1')).rejects.toMatchObject(REJECTED);
    await admit('six@example.org', '2001:db8:0:1::1');
  });

  it('ends when its time is over', async () => {
    await inTurn(LOGIN_FAILURES.pair, () => admit('late@example.org', '192.0.2.200'));
    await expect(admit('late@example.org', '192.0.2.200')).rejects.toMatchObject(REJECTED);
    await at.readTables.client.query(`update app.login_failure set expires_at = now() - interval '1 second'`);
    await admit('late@example.org', '192.0.2.200');
    const { rows } = await at.readTables.client.query(
      'select failures from app.login_failure where expires_at > now()',
    );
    expect(rows.map(({ failures }) => failures)).toEqual([1, 1, 1, 1]);
  });
});

it('a token is void after a logout, and other tokens of the user are not', async () => {
  const user = await at.newUser();
  expect((await me(user.token)).status).toBe(200);
  const other = await issueToken(TEST_KEYS, { userId: user.id, version: 0 }, 60);
  const out = await at.call('/api/auth/logout', { method: 'POST', token: user.token });
  expect([out.status, out.text]).toEqual([204, '']);
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-session=; path=\/; expires=Thu, 01 Jan 1970/);
  expect((await me(user.token)).status).toBe(401);
  expect((await me(other.token)).status).toBe(200);
});

describe('a write with the cookie', () => {
  const SITE = { 'sec-fetch-site': 'same-origin' };
  it.each([
    ['by a page of this service', SITE, 204],
    ['by a page of this service in an older browser', { origin: 'own' }, 204],
    ['by another page of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['by another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['by another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'own' }, 403],
    ['by another site in an older browser', { origin: 'https://evil.example' }, 403],
    ['by a sandboxed page', { origin: 'null' }, 403],
    ['by who does not say where it comes from', {}, 403],
  ])('%s', async (_, { origin, ...given }: Record<string, string>, expected) => {
    const user = await at.newUser();
    const from = origin === undefined ? {} : { origin: origin === 'own' ? at.api.url : origin };
    const headers = { cookie: `__Host-session=${user.token}`, ...given, ...from };
    // Browsers send some of these names themselves only, so fetch does not; the client of Node sends what it is given.
    const { status } = await at.call('/api/auth/logout', { method: 'POST', headers });
    expect(status).toBe(expected);
    expect((await me(user.token)).status).toBe(expected === 204 ? 401 : 200);
  });

  it('needs no origin if the token is in the header', async () => {
    const user = await at.newUser();
    const headers = { 'sec-fetch-site': 'cross-site', cookie: `__Host-session=${user.token}` };
    const { status } = await at.call('/api/auth/logout', { method: 'POST', token: user.token, headers });
    expect(status).toBe(204);
  });

  it('is not needed for a login that another site sends', async () => {
    const user = await at.newUser();
    expect((await login(user.email, user.password, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await login(user.email, user.password, { origin: at.api.url })).status).toBe(200);
  });
});
