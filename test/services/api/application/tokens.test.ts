import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { disableUser, resetUser } from '#shared/access/accounts.ts';
import { issueToken, readToken, tokenKeys } from '#shared/access/token.ts';
import { TEST_SETTINGS } from '#test/support/harness.ts';
import { uuidOf } from '../v2/support/rows.ts';
import { addUser } from './support/company-users.ts';
import { uploadForm } from './support/files.ts';
import { sharedApplication, TEST_KEYS } from './support/served-application.ts';

/** Every route that needs a user, as method and path with some id in the place of parameters. */
let routes: [method: string, path: string][];
const at = sharedApplication(async () => {
  const { paths } = (await at.call('/api/openapi.json')).json as unknown as {
    paths: Record<string, Record<string, { security?: object[] }>>;
  };
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security }]): [string, string][] =>
      security?.length ? [[method.toUpperCase(), path.replaceAll(/\{\w+\}/g, uuidOf(1))]] : [],
    ),
  );
});

const me = (token: string) => at.call('/api/auth/me', { token });
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

type Changes = {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  keys?: typeof TEST_KEYS;
  signer?: typeof rsa.privateKey;
};
const forged = async (userId: string, { header = {}, claims = {}, keys = TEST_KEYS, signer }: Changes) => {
  const { current } = keys;
  const times = { iat: now() - 60, nbf: now() - 60, exp: now() + 600 };
  const issued = { iss: 'tender-data-api', aud: 'tender-data-api/application' };
  return new SignJWT({ ...issued, ...times, sub: userId, jti: randomUUID(), ver: 0, ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: current.id, ...header })
    .sign(signer ?? current.key);
};
const unsigned = (userId: string, alg: string) =>
  `${base64({ alg, kid: TEST_KEYS.current.id })}.${base64({
    ...{ iss: 'tender-data-api', aud: 'tender-data-api/application', sub: userId, jti: randomUUID(), ver: 0 },
    ...{ iat: now() - 60, nbf: now() - 60, exp: now() + 600 },
  })}`;

/** Tokens that differ from a good one in one thing. */
const forgeries: [what: string, make: (userId: string) => string | Promise<string>][] = [
  ...Object.entries<Changes>({
    'of another issuer': { claims: { iss: 'somebody-else' } },
    'for another audience': { claims: { aud: 'tender-data-api' } },
    'that has expired': { claims: { exp: now() - 60 } },
    'that is not valid yet': { claims: { nbf: now() + 600 } },
    'without an end': { claims: { exp: undefined } },
    'of another version': { claims: { ver: 1 } },
    'without a version': { claims: { ver: undefined } },
    'without an id': { claims: { jti: undefined } },
    'of a user that does not exist': { claims: { sub: randomUUID() } },
    'of a user that is no id': { claims: { sub: 'admin' } },
    'by another algorithm': { header: { alg: 'HS512' } },
    'by an algorithm with a public key': { header: { alg: 'RS256' }, signer: rsa.privateKey },
    'without the id of its key': { header: { kid: undefined } },
    'signed by a retired key': { keys: tokenKeys('a secret that was in use once') },
    'signed by another key under the id of the current one': {
      keys: {
        ...tokenKeys('a secret of an attacker'),
        current: { ...tokenKeys('an attacker').current, id: TEST_KEYS.current.id },
      },
    },
  }).map(([what, changes]): (typeof forgeries)[number] => [what, (userId) => forged(userId, changes)]),
  ['without a signature', (userId) => `${unsigned(userId, 'none')}.`],
  ['without a signature and its dot', (userId) => unsigned(userId, 'none')],
  ['of the algorithm none in other letters', (userId) => `${unsigned(userId, 'nOnE')}.`],
  [
    'signed with the bare secret',
    (userId) => {
      const head = unsigned(userId, 'HS256');
      const signature = createHmac('sha256', TEST_SETTINGS['JWT_SECRET']!).update(head).digest('base64url');
      return `${head}.${signature}`;
    },
  ],
  ['that goes on behind its end', async (userId) => `${await forged(userId, {})}x`],
  ['that is none', () => 'nonsense'],
];

describe('a token', () => {
  it('made like one of the service is accepted, so each forgery below differs in one thing only', async () => {
    const user = await at.newUser();
    expect((await me(await forged(user.id, {}))).status).toBe(200);
    expect(routes.length).toBeGreaterThan(8);
  });

  it.each(forgeries)('%s is 401 on every route for users, in the header and as cookie', async (_, make) => {
    const user = await addUser(at, { role: 'admin' });
    const token = await make(user.id);
    const cookie = { cookie: `__Host-session=${token}`, 'sec-fetch-site': 'same-origin' };
    for (const [method, path] of routes)
      for (const sent of [{ token }, { headers: cookie }]) {
        const { status, json, headers } = await at.call(path, { method, ...sent });
        expect([method, path, status, json.code]).toEqual([method, path, 401, 'LOGIN_REQUIRED']);
        expect(headers.get('www-authenticate')).toBe('Bearer');
      }
  });

  it('signed by an earlier key is accepted while the settings name it', async () => {
    const earlier = tokenKeys('the secret before this one');
    const { token } = await issueToken(earlier, { userId: randomUUID(), version: 0 }, 60);
    const rotated = (...previous: string[]) => tokenKeys('the secret of today', previous);
    expect(await readToken(rotated('the secret before this one'), token)).not.toBeNull();
    expect(await readToken(rotated(), token)).toBeNull();
  });
});

describe.concurrent('within five seconds', () => {
  /** Whether a condition holds in time. */
  const holds = async (condition: () => Promise<boolean>) => {
    const until = Date.now() + 5_000;
    while (!(await condition())) {
      if (Date.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return true;
  };
  const set = (id: string, change: string) =>
    at.readTables.client.query(`update app.user_account set ${change} where id = $1`, [id]);

  it('a user who was disabled, and tokens from before a reset, are 401 on every route', async () => {
    const [disabled, reset] = [await at.newUser(), await at.newUser()];
    for (const { token } of [disabled, reset]) expect((await me(token)).status).toBe(200);
    await disableUser(at.prisma('tender_operator'), disabled.email);
    const password = await resetUser(at.prisma('tender_operator'), reset.email);
    const statuses = async () =>
      Promise.all([disabled, reset].map(async ({ token }) => (await me(token)).status));
    expect(await holds(async () => (await statuses()).every((status) => status === 401))).toBe(true);
    for (const [method, path] of routes)
      for (const { token } of [disabled, reset])
        expect((await at.call(path, { method, token })).status).toBe(401);
    const login = async (given: string | null) =>
      (await at.call('/api/auth/login', { body: { email: reset.email, password: given } })).status;
    expect([await login(reset.password), await login(password)]).toEqual([401, 200]);
  });

  it('a changed role has its own rights, and no longer those of the former role', async () => {
    const [owner, other] = [await addUser(at), await addUser(at, { role: 'admin' })];
    const upload = await at.call('/api/v1/documents', { token: owner.token, body: uploadForm() });
    const { id } = upload.json as unknown as { id: string };
    const verify = async ({ token }: { token: string }) =>
      (await at.call(`/api/v1/documents/${id}`, { method: 'PUT', token, body: { verified: true } })).status;
    expect([await verify(owner), await verify(other)]).toEqual([403, 200]);
    await set(owner.id, `role = 'admin'`);
    await set(other.id, `role = 'user'`);
    expect(await holds(async () => (await verify(owner)) === 200 && (await verify(other)) === 403)).toBe(
      true,
    );
  });

  it('a changed plan and company apply', async () => {
    const [user, stranger] = [await addUser(at), await addUser(at)];
    const body = { format: 'csv' };
    const ask = async () => (await at.call('/api/tenders/export', { token: user.token, body })).status;
    const list = () => at.call('/api/v1/documents', { token: user.token });
    await at.call('/api/v1/documents', { token: stranger.token, body: uploadForm() });
    expect([await ask(), (await list()).json['documents']]).toEqual([202, []]);
    await set(user.id, `plan = 'free', company_id = '${stranger.companyId}'`);
    expect(await holds(async () => (await ask()) === 403)).toBe(true);
    expect((await list()).json['documents']).toHaveLength(1);
    await set(user.id, 'company_id = null');
    expect(await holds(async () => (await list()).status === 403)).toBe(true);
  });
});
