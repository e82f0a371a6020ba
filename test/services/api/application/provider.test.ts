import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { createUser } from '#shared/access/accounts.ts';
import { startHttpServer } from '#test/support/http-server.ts';
import { sharedHarness } from '#test/support/shared.ts';

const ISSUER = 'https://login.example.org/';
const AUDIENCE = 'tenders';
const trusted = await generateKeyPair('ES256');
const foreign = await generateKeyPair('ES256');
const rsa = await generateKeyPair('RS256');

/** An identity provider that publishes its keys. */
const keys = { available: true };
const provider = await startHttpServer(async (_, response) => {
  if (!keys.available) return response.writeHead(500).end();
  const published = { ...(await exportJWK(trusted.publicKey)), kid: 'one', alg: 'ES256' };
  return response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [published] }));
});
afterAll(provider.close);

const settings = {
  LOGIN_JWKS_URL: `${provider.url}/keys`,
  LOGIN_ISSUER: ISSUER,
  LOGIN_AUDIENCE: AUDIENCE,
  LOGIN_CLAIMS: 'email=upn,role=tender_role',
};
let id: string;
const at = sharedHarness({ api: true, settings }, async () => {
  const user = { email: 'thandi@example.org', plan: 'professional', role: 'user', company: null } as const;
  ({ id } = await createUser(at.prisma('tender_operator'), user));
});

type Claims = Record<string, unknown>;
const sign = (claims: Claims = {}, key = trusted.privateKey, algorithm = 'ES256') =>
  new SignJWT({ iss: ISSUER, aud: AUDIENCE, sub: '42', upn: 'Thandi@example.org', ...claims })
    .setProtectedHeader({ alg: algorithm, kid: 'one' })
    .setIssuedAt()
    .setExpirationTime((claims['exp'] as number | undefined) ?? '5m')
    .sign(key);
const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const me = async (token: string) => at.api.get('/api/auth/me', { key: token });

describe('a token of an identity provider', () => {
  it('is 503 while the keys of the provider cannot be loaded', async () => {
    keys.available = false;
    expect((await me(await sign())).status).toBe(503);
    keys.available = true;
    expect((await me(await sign())).status).toBe(200);
  });

  it('is that of the user with the address in the claim; a claim can decide the role', async () => {
    expect((await me(await sign())).json).toMatchObject({ id, role: 'user', plan: 'professional' });
    expect((await me(await sign({ tender_role: 'admin' }))).json).toMatchObject({ id, role: 'admin' });
    expect((await me(await sign({ tender_role: 'king' }))).json).toMatchObject({ id, role: 'user' });
  });

  it.each<[string, () => Promise<string>]>([
    ['of another issuer', () => sign({ iss: 'https://evil.example' })],
    ['for another audience', () => sign({ aud: 'billing' })],
    ['that has expired', () => sign({ exp: seconds(-60) })],
    ['that is not valid yet', () => sign({ nbf: seconds(600) })],
    [
      'without a signature',
      async () => {
        const [, payload] = (await sign()).split('.');
        return `${base64({ alg: 'none', kid: 'one' })}.${payload}.`;
      },
    ],
    ['by another key', () => sign({}, foreign.privateKey)],
    ['by a key that the provider publishes for another algorithm', () => sign({}, rsa.privateKey, 'RS256')],
    ['of nobody here', () => sign({ upn: 'nobody@example.org' })],
    ['without an address', () => sign({ upn: undefined })],
    ['with an address that was not verified', () => sign({ email_verified: false })],
    [
      'signed with the public key as a shared secret',
      async () =>
        sign(
          {},
          new TextEncoder().encode(JSON.stringify(await exportJWK(trusted.publicKey))) as never,
          'HS256',
        ),
    ],
  ])('%s is rejected', async (_, make) => {
    expect((await me(await make())).status).toBe(401);
  });

  it('makes passwords useless', async () => {
    const response = await fetch(`${at.api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'thandi@example.org', password: 'x' }),
    });
    expect(response.status).toBe(403);
  });
});
