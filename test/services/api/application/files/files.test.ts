import { expect, it } from 'vitest';
import { openStorage } from '#shared/storage/open.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { sharedApplication } from '../support/served-application.ts';

let storage: Storage;
const at = sharedApplication(async () => {
  storage = openStorage(at.config, at.api.url);
  await storage.put('documents/3c/3c7f', Buffer.from('<script>alert(1)</script>'));
});

const address = async (seconds = 60, key = 'documents/3c/3c7f') =>
  new URL((await storage.signedUrl(key, { seconds, fileName: 'Bid Ä.html', mimeType: 'text/html' }))!);
const get = (url: URL, headers: Record<string, string> = {}) =>
  at.call(url.pathname + url.search, { headers });

it('a signed address gives the file to anybody, with ranges, and never as a page', async () => {
  const whole = await get(await address());
  expect([whole.status, whole.text]).toEqual([200, '<script>alert(1)</script>']);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': `attachment; filename="Bid _.html"; filename*=UTF-8''Bid%20%C3%84.html`,
    'x-content-type-options': 'nosniff',
  });
  expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  const part = await get(await address(), { range: 'bytes=1-6' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
    206,
    'script',
    'bytes 1-6/25',
  ]);
});

it('a file is sent by the rules of HTTP for ranges and conditions', async () => {
  const url = await address();
  const ask = async (method: string, headers: Record<string, string>) => {
    const response = await at.call(url.pathname + url.search, { method, headers });
    return [response.status, response.headers.get('content-length')];
  };
  const { headers } = await get(url);
  const [etag, modified] = [headers.get('etag')!, headers.get('last-modified')!];
  const known = [304, null];
  const whole = [200, '25'];
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect(await ask('GET', { 'if-none-match': tags }), tags).toEqual(known);
  expect(await ask('GET', { 'if-modified-since': modified })).toEqual(known);
  expect(await ask('GET', { 'if-modified-since': new Date(0).toUTCString() })).toEqual(whole);
  expect(await ask('GET', { 'if-modified-since': 'yesterday' })).toEqual(whole);
  expect(await ask('GET', { 'if-none-match': '"other"', 'if-modified-since': modified })).toEqual(whole);
  expect(await ask('GET', { range: 'Bytes=1-6' })).toEqual([206, '6']);
  expect(await ask('HEAD', { range: 'bytes=1-6' })).toEqual(whole);
});

it('another address does not', async () => {
  expect((await get(await address(-1))).status).toBe(410);
  expect((await get(await address(60, 'documents/none'))).status).toBe(404);
  const changed = await address();
  for (const [name, value] of [
    ['expires', '9999999999'],
    ['name', 'x.exe'],
    ['type', 'image/png'],
    ['signature', 'AAAA'],
  ] as const) {
    const url = new URL(changed);
    url.searchParams.set(name, value);
    expect((await get(url)).status, name).toBe(403);
  }
  changed.searchParams.delete('signature');
  expect((await get(changed)).status).toBe(400);
  for (const key of ['documents/3c/other', '..%2f..%2fetc%2fpasswd', 'vault/a/b']) {
    const { search } = await address();
    expect((await at.call(`/api/files/${key}${search}`)).status, key).toBe(403);
  }
});
