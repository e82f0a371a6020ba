import { describe, expect, it } from 'vitest';
import { exchange } from '#test/support/raw-http.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { body, sharedFeeds } from './support/served-feeds.ts';

/** What requests for feeds may say, and the header fields of answers. */

const at = sharedFeeds();

type Feed = { data: unknown[]; meta: { province: string; category: string; generatedAt: string } };
const meta = async (query: string) => (await body<Feed>(at.ask(`top-companies?${query}`))).meta;

describe('names', () => {
  it.each(['gauteng', 'Gauteng', 'GP', 'gp', 'GAUTENG', 'Gauteng Province', ' gauteng '])(
    'understands the province %s',
    async (name) => {
      expect((await meta(`province=${encodeURIComponent(name)}`)).province).toBe('gauteng');
    },
  );

  it.each(['civil-engineering', 'Civil engineering', 'CIVIL ENGINEERING', '13'])(
    'understands the category %s',
    async (name) => {
      const { category } = await meta(`category=${encodeURIComponent(name)}`);
      const { json } = await at.api.get(`/v2/categories/${encodeURIComponent(name)}`);
      expect(category).toBe((json.data as { slug: string }).slug);
    },
  );

  it('understands all as no parameter', async () => {
    const all = await at.ask('top-companies?province=all&category=ALL&year=All');
    const none = await at.ask('top-companies');
    expect(all.text).toBe(none.text);
    expect(all.headers.get('etag')).toBe(none.headers.get('etag'));
  });
});

describe('bad input', () => {
  it.each([
    ['top-companies?limit=0', 'limit', 'must be a whole number from 1 on; more than 10 means 10'],
    ['top-companies?limit=-1', 'limit', 'must be a whole number from 1 on; more than 10 means 10'],
    ['top-companies?limit=5abc', 'limit', 'must be a whole number from 1 on; more than 10 means 10'],
    ['top-companies?limit=', 'limit', 'must not be empty; an optional parameter may be left out'],
    ['top-companies?limit=5&limit=6', 'limit', 'must be given once only'],
    ['top-companies?year=1800', 'year', 'must be a year from 1900 to 2199, such as 2026, or all'],
    ['top-companies?year=3000', 'year', 'must be a year from 1900 to 2199, such as 2026, or all'],
    ['top-companies?year=26', 'year', 'must be a year from 1900 to 2199, such as 2026, or all'],
    ['top-companies?page=2', 'page', 'is not known; known are province, category, limit, year'],
    [
      'top-companies?province=%2D',
      'province',
      'must be a slug, a name, a code or all; it has no letter or digit',
    ],
    ['top-companies?category=%00x', 'category', 'must not contain a NUL character'],
    ['top-companies?category=%ff', 'category', 'is not valid percent-encoded UTF-8'],
    [`top-companies?category=${'a'.repeat(201)}`, 'category', 'must have at most 200 characters'],
    ['winners-feed?limit=5', 'limit', 'is not known; this path takes no parameters'],
    ['sector-trends?year=2026', 'year', 'is not known; known are province, category, limit'],
    ['heatmap?province=gauteng', 'province', 'is not known; known are category'],
  ])('%s is 400 and names the parameter and the rule', async (path, parameter, reason) => {
    const { status, json } = await at.ask(path);
    expect([status, json.code, json.details]).toEqual([400, 'BAD_REQUEST', [{ parameter, reason }]]);
  });

  it.each([
    ['top-companies?province=gautang', 'province', 'gauteng'],
    ['sector-trends?province=western-capes', 'province', 'western-cape'],
    ['heatmap?category=civil-enginering', 'category', 'civil-engineering'],
  ])('%s is 404 and names the nearest slug', async (path, parameter, nearest) => {
    const { status, json } = await at.ask(path);
    expect([status, json.code, json.details]).toEqual([404, 'NOT_FOUND', { parameter, nearest }]);
    expect(json.message).toContain(nearest);
  });

  it('names all problems at once', async () => {
    const { json } = await at.ask('top-companies?limit=0&year=1&colour=red');
    expect(json.details.map(({ parameter }) => parameter).toSorted()).toEqual(['colour', 'limit', 'year']);
  });

  it.each([
    ['an address that is too long', 414, `/api/widgets/heatmap?category=${'a'.repeat(9_000)}`, 'Host: a'],
    ['no host', 400, '/api/widgets/heatmap', 'Accept: */*'],
    ['two hosts', 400, 'http://c.example/api/widgets/heatmap', 'Host: a\r\nHost: b'],
    ['a path that is none', 404, '/api/widgets/', 'Host: a'],
  ])('%s is rejected with the fields of feeds', async (_, status, target, fields) => {
    const asked = `GET ${target} HTTP/1.1\r\n${fields}\r\nConnection: close\r\n\r\n`;
    const [head = ''] = (await exchange(at.api.url, asked)).split('\r\n\r\n');
    const [line, ...sent] = head.split('\r\n');
    expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectOpen(new Headers(sent.map((field) => field.split(': ', 2) as [string, string])));
  });

  it('is a feed that does not exist, or a method that changes something', async () => {
    const unknown = await at.ask('top-company');
    expect([unknown.status, unknown.json.details]).toEqual([
      ...[404, { nearest: '/api/widgets/top-companies' }],
    ]);
    const posted = await at.ask('top-companies', {}, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    for (const { headers } of [unknown, posted]) expectOpen(headers);
  });
});

function expectOpen(headers: Headers): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-ratelimit-limit')).toBe('60');
  expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThanOrEqual(0);
  const exposed = headers.get('access-control-expose-headers')?.split(', ');
  expect(exposed).toEqual(
    expect.arrayContaining(['ETag', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']),
  );
}

describe('answers', () => {
  it('are open to pages of every site, even errors', async () => {
    for (const path of [
      'top-companies',
      'winners-feed',
      'sector-trends',
      'heatmap',
      'heatmap?category=no-such',
    ])
      expectOpen((await at.ask(path, { origin: 'https://news.example' })).headers);
  });

  it('may be cached and are not sent again to callers that have them', async () => {
    const first = await at.ask('winners-feed');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const etag = first.headers.get('etag')!;
    const again = await at.ask('winners-feed', { 'if-none-match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expectOpen(again.headers);
    const head = await at.ask('winners-feed', {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  it('are compressed for clients that accept that', async () => {
    const path = `${at.api.url}/api/widgets/winners-feed`;
    for (const encoding of ['gzip', 'br']) {
      const answer = await fetch(path, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        ...[encoding, 'Accept-Encoding'],
      ]);
      expect(await answer.json()).toHaveProperty('generatedAt');
    }
  });

  it('to OPTIONS say what is possible, and are not counted', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.200' };
    const left = async (method: string) => {
      const answer = await at.ask('heatmap', headers, method);
      return [answer.status, Number(answer.headers.get('x-ratelimit-remaining'))] as const;
    };
    expect((await left('OPTIONS'))[0]).toBe(204);
    expect(await left('OPTIONS')).toEqual([204, 60]);
    const { headers: preflight } = await at.ask('heatmap', headers, 'OPTIONS');
    expect(preflight.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(preflight.get('access-control-max-age')).toBe('86400');
    expectOpen(preflight);
  });

  it('say when the figures were computed, and are made again when these change', async () => {
    const generated = async () =>
      (await body<Feed>(at.ask('sector-trends?province=mpumalanga'))).meta.generatedAt;
    const first = await generated();
    expect(Date.parse(first)).toBeLessThan(Date.now());
    expect(await generated()).toBe(first);
    const pool = at.pool('tender_worker');
    await putTender(pool, { province: 'Mpumalanga', category: 'Construction' });
    await deriveAndPublish(pool);
    await at.api.catchUp();
    const { data, meta: now } = await body<Feed>(at.ask('sector-trends?province=mpumalanga'));
    expect(data).toMatchObject([{ sector: 'Construction', tenderCount: 1 }]);
    expect(Date.parse(now.generatedAt)).toBeGreaterThan(Date.parse(first));
    expect(await generated()).toBe(now.generatedAt);
  });
});
