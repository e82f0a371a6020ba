import { describe, expect, it } from 'vitest';
import { POLICY } from '#services/site/layout/document.ts';
import { sharedApplication } from '../../api/application/support/served-application.ts';
import { tenderRow } from '../../api/v2/support/rows.ts';
import { textOf } from '../shown.ts';
import { signedIn, tokenIn, visitorOf } from './support/visitor.ts';

const at = sharedApplication(() => at.readTables.tenders([tenderRow(1)]));

const PAGES = ['/account', '/account/keys', '/account/vault', '/account/exports'];

describe('signing in', () => {
  it('is a form for visitors who are not signed in, and leads back to the requested page', async () => {
    const { email, password } = await at.newUser();
    const visitor = visitorOf(at);
    expect((await visitor.open('/account')).status).toBe(200);
    const asked = await visitor.open('/account/keys');
    expect(asked.status).toBe(401);
    expect(textOf(asked.text)).toContain('E-mail address');
    const sent = await visitor.send('/account/keys', {
      ...{ action: '/account/login', fields: { email, password } },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/keys']);
    expect(sent.headers.get('set-cookie')).toMatch(
      /^__Host-session=.*; path=\/; .*samesite=lax; secure; httponly$/i,
    );
    const page = await visitor.open('/account');
    expect(page.status).toBe(200);
    expect(textOf(page.text)).toContain(email);
  });

  it('leads back to the requested page of a list', async () => {
    const { email, password } = await at.newUser({ company: 'Pages (Pty) Ltd' });
    const sent = await visitorOf(at).send('/account/vault?page=2', {
      ...{ action: '/account/login', fields: { email, password } },
    });
    expect(sent.headers.get('location')).toBe('/account/vault?page=2');
    const body = new URLSearchParams();
    const { text } = await visitorOf(at).post('/account/vault?token=secret', body);
    expect(text).toContain('name="next" value="/account/vault"');
  });

  it('says that something is wrong, and not what, and keeps the address', async () => {
    const { email } = await at.newUser();
    const visitor = visitorOf(at);
    const fields = { email, password: 'wrong' };
    const { status, text } = await visitor.send('/account', { action: '/account/login', fields });
    expect(status).toBe(401);
    expect(textOf(text)).toContain('Email or password is wrong.');
    expect(text).toContain(`value="${email}"`);
    expect(text).not.toContain('wrong"');
    expect(visitor.cookie()).toBeNull();
  });

  it('says in South African time when one may try again', async () => {
    const { email } = await at.newUser();
    const visitor = visitorOf(at);
    const form = { action: '/account/login', fields: { email, password: 'wrong' } };
    for (let failures = 0; failures < 5; failures += 1) await visitor.send('/account', form);
    const { status, text } = await visitor.send('/account', form);
    expect(status).toBe(429);
    expect(textOf(text)).toMatch(/You may try again at \d{1,2} \w+ \d{4}, \d\d:\d\d\sSAST/);
    const [, shown] = /try again at <time datetime="([^"]+)"/.exec(text)!;
    expect(Date.parse(shown!)).toBeGreaterThan(Date.now());
  });

  it('leads nowhere else, whatever a form says', async () => {
    const { email, password } = await at.newUser();
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/account/../v2',
      '/account\r\nx: y',
      '/account?\r\nx: y',
    ]) {
      const body = new URLSearchParams({ email, password, next });
      const { headers } = await visitorOf(at).post('/account/login', body);
      expect(headers.get('location')).toBe('/account');
    }
  });

  it('is refused from another site', async () => {
    const { email, password } = await at.newUser();
    const visitor = visitorOf(at);
    const { status } = await visitor.post('/account/login', new URLSearchParams({ email, password }), {
      ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    expect(visitor.cookie()).toBeNull();
  });

  it('ends with the button on every page, and the cookie is void', async () => {
    const visitor = await signedIn(at, await at.newUser());
    const cookie = visitor.cookie()!;
    expect((await visitor.send('/account/keys', { action: '/account/logout' })).status).toBe(303);
    expect(visitor.cookie()).toBeNull();
    expect((await visitor.open('/account/keys', { cookie: `__Host-session=${cookie}` })).status).toBe(401);
  });
});

describe('a page of the account', () => {
  it('is not cached, differs by cookie, and may load from this service only', async () => {
    const visitor = await signedIn(at, await at.newUser({ company: 'Kept (Pty) Ltd' }));
    for (const path of PAGES)
      for (const { status, headers, text } of [await visitor.open(path), await visitorOf(at).open(path)]) {
        expect([200, 401], path).toContain(status);
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headers.get('vary')).toContain('Cookie');
        expect(headers.get('content-security-policy')).toBe(POLICY);
        expect(headers.get('referrer-policy')).toBe('same-origin');
        expect(text).toContain('<meta name="robots" content="noindex">');
        expect(text).not.toMatch(/ style=|<style| on[a-z]+="/);
      }
  });

  it('leaves public pages unchanged, whoever reads them', async () => {
    const visitor = await signedIn(at, await at.newUser());
    const { headers, text } = await visitor.open('/tenders');
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toContain('Sign out');
  });

  it('is the account, or the sign-in, where a form has led to its own address', async () => {
    const visitor = await signedIn(at, await at.newUser());
    for (const path of ['/account/login', '/account/logout'])
      expect((await visitor.open(path)).headers.get('location')).toBe('/account');
    expect((await visitor.open('/account')).text).toContain('Sign out');
  });

  it('says that an address is wrong', async () => {
    const visitor = await signedIn(at, await at.newUser({ company: 'Wrong (Pty) Ltd' }));
    const { status, text } = await visitor.open('/account/vault?page=x');
    expect([status, textOf(text).includes('This address asks for something')]).toEqual([400, true]);
  });

  it('is 404 if there is none, and 403 for a vault without a company', async () => {
    const visitor = await signedIn(at, await at.newUser());
    for (const id of ['none', '00000000-0000-4000-8000-000000000000'])
      for (const end of ['', '/revoke'])
        expect((await visitor.open(`/account/keys/${id}${end}`)).status).toBe(404);
    const { status, text } = await visitor.open('/account/vault');
    expect(status).toBe(403);
    expect(textOf(text)).toContain('A company profile is required');
  });
});

describe('a form', () => {
  const forms = [
    ['/account/keys', { name: 'x' }],
    ['/account/keys/00000000-0000-4000-8000-000000000000/revoke', {}],
    ['/account/vault/00000000-0000-4000-8000-000000000000/delete', {}],
    ['/account/exports', { format: 'csv' }],
    ['/account/logout', {}],
  ] as const;

  it.each(forms)(
    'for %s does nothing without its token, or with that of another login',
    async (action, fields) => {
      const user = await at.newUser({ company: 'Forms (Pty) Ltd' });
      const [visitor, other] = [await signedIn(at, user), await signedIn(at, user)];
      const foreign = tokenIn((await other.open('/account/keys')).text);
      for (const token of [undefined, '', 'x', foreign, `${'A'.repeat(22)}.${'A'.repeat(43)}`]) {
        const body = new URLSearchParams({ ...fields, ...(token !== undefined && { token }) });
        const answer = await visitor.post(action, body);
        expect(answer.status, token).toBe(403);
        expect(answer.headers.get('content-type')).toContain('text/html');
      }
      expect((await visitor.open('/account/keys')).status).toBe(200);
      expect((await at.call('/api/keys', { token: user.token })).json).toMatchObject({ keys: [] });
    },
  );

  it('with a file is not read without its token', async () => {
    const visitor = await signedIn(at, await at.newUser({ company: 'Files (Pty) Ltd' }));
    const body = new FormData();
    body.set('documentType', 'COMPANY_PROFILE');
    body.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'profile.pdf');
    for (const action of ['/account/vault', '/account/vault?token=x'])
      expect((await visitor.post(action, body)).status).toBe(403);
    expect(textOf((await visitor.open('/account/vault')).text)).toContain('The vault is empty.');
  });

  it('of a visitor who is not signed in leads to signing in', async () => {
    for (const [action, fields] of forms) {
      const { status } = await visitorOf(at).post(action, new URLSearchParams(fields));
      expect(status, action).toBe(action === '/account/logout' ? 303 : 401);
    }
  });

  it('with the right token is still refused from another site', async () => {
    const visitor = await signedIn(at, await at.newUser());
    const token = tokenIn((await visitor.open('/account/keys')).text);
    const { status } = await visitor.post('/account/keys', new URLSearchParams({ token, name: 'x' }), {
      ...{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });
});
