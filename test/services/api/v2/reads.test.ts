import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const at = sharedTables(() => at.readTables.tenders(Array.from({ length: 5 }, (_, n) => tenderRow(n))));

describe('methods', () => {
  it('HEAD has the status and header fields of GET, without the body', async () => {
    const headers = { 'accept-encoding': 'identity' };
    const get = await at.api.get('/v2/tenders?limit=2', { headers });
    const head = await at.api.get('/v2/tenders?limit=2', { method: 'HEAD', headers });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    // The rate state in the body may have one digit less.
    expect(Math.abs(Number(head.headers.get('content-length')) - Buffer.byteLength(get.text))).toBeLessThan(
      3,
    );
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s is rejected with the methods that are possible',
    async (method) => {
      const { status, json, headers } = await at.api.get('/v2/tenders', { method });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(json.code).toBe('METHOD_NOT_ALLOWED');
    },
  );

  it('an unknown path stays unknown for every method', async () => {
    expect((await at.api.get('/v2/nosuch', { method: 'POST' })).status).toBe(404);
  });

  it('a preflight request needs no key', async () => {
    const { status, headers } = await at.api.get('/v2/tenders', {
      key: null,
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,user-agent',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('GET');
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'user-agent']));
  });
});

describe('conditional requests', () => {
  it('have one tag for every key, whatever the request id', async () => {
    const { key } = await at.newKey();
    const [one, two] = [
      await at.api.get('/v2/tenders?limit=3'),
      await at.api.get('/v2/tenders?limit=3', { key }),
    ];
    expect(one.headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
    expect((await at.api.get('/v2/tenders?limit=2')).headers.get('etag')).not.toBe(one.headers.get('etag'));
  });

  it.each([
    (tag: string) => tag,
    (tag: string) => tag.replace('W/', ''),
    (tag: string) => `"other", ${tag}`,
    () => '*',
  ])('answer 304 without a body and without a call (%#)', async (spelling) => {
    const first = await at.api.get('/v2/tenders?limit=4');
    const remaining = first.json.meta.rateLimit.remaining;
    const again = await at.api.get('/v2/tenders?limit=4', {
      headers: { 'if-none-match': spelling(first.headers.get('etag') ?? '') },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('x-ratelimit-remaining')).toBe(String(remaining));
    expect((await at.api.get('/v2/tenders?limit=4')).json.meta.rateLimit.remaining).toBe(remaining - 1);
  });

  it('get the full response, which counts as a call, once something has been published', async () => {
    const first = await at.api.get('/v2/tenders?limit=1&status=any');
    await at.readTables.tenders([tenderRow(0, { title: 'A new title' })]);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    await expect
      .poll(async () => (await at.api.get('/v2/tenders?limit=1&status=any', { headers })).status)
      .toBe(200);
    const { json } = await at.api.get('/v2/tenders?limit=1&status=any');
    expect(json.data).toMatchObject([{ title: 'A new title' }]);
  });
});
