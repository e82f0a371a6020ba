import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { exchange } from '#test/support/raw-http.ts';

const at = sharedTables(() => at.readTables.tenders(Array.from({ length: 5 }, (_, n) => tenderRow(n))));

const accepting = (accept: string) => ({ headers: { accept } });

describe('formats', () => {
  it.each([
    'application/json',
    '*/*',
    '',
    'application/*;q=0.5',
    'text/html, application/json;q=0.1',
    'text/html,*/*;q=0.8',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;version=2;q=0.9, text/html',
  ])('accepts %s', async (accept) => {
    const { status, headers } = await at.api.get('/v2/tenders?limit=1', accepting(accept));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['text/html', 'application/xml', 'application/json;q=0', 'application/json;q=0, */*', 'image/*'])(
    'rejects %s',
    async (accept) => {
      const { status, json, headers } = await at.api.get('/v2/tenders', accepting(accept));
      expect(status).toBe(406);
      expect(json.code).toBe('NOT_ACCEPTABLE');
      // Lists of this path are also given as a table and as lines.
      expect(String(json['message'])).toContain('text/csv');
      expect(headers.get('content-type')).toContain('json');
    },
  );

  it.each([
    ['application/problem+json', true],
    ['application/problem+json, application/json', true],
    ['application/json;q=0.5, application/problem+json', true],
    ['application/json, application/problem+json;q=0.5', false],
    ['application/json', false],
    ['*/*', false],
  ])('writes errors for %s as problem details: %s', async (accept, problem) => {
    const { status, json, headers } = await at.api.get('/v2/tenders/nosuch', accepting(accept));
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain(problem ? 'application/problem+json' : 'application/json');
    expect(json).toMatchObject({ success: false, code: 'NOT_FOUND' });
    if (problem)
      expect(json).toMatchObject({ status: 404, title: 'Not found', type: json.docs, detail: json.message });
    else expect(json).not.toHaveProperty('title');
  });
});

it('errors have every part of the envelope', async () => {
  const { json, headers } = await at.api.get('/v2/tenders/nosuch');
  expect(json).toEqual({
    success: false,
    error: 'Not found',
    code: 'NOT_FOUND',
    message: 'There is no tender "nosuch".',
    requestId: headers.get('x-request-id'),
    docs: `${at.api.url}/docs/errors/NOT_FOUND`,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('request ids', () => {
  it("takes over the caller's", async () => {
    const { json, headers } = await at.api.get('/v2/tenders', {
      headers: { 'x-request-id': 'batch-7.42_a' },
    });
    expect(headers.get('x-request-id')).toBe('batch-7.42_a');
    expect(json.meta.requestId).toBe('batch-7.42_a');
  });

  it.each(['short', 'with "quotes" in it', 'x'.repeat(129), '<script>alert(1)</script>'])(
    'but replaces %s',
    async (id) => {
      const { json, headers } = await at.api.get('/v2/tenders', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(json.meta.requestId).toBe(headers.get('x-request-id'));
    },
  );
});

describe('header fields', () => {
  it('protect every response and allow browsers to read it', async () => {
    for (const path of ['/v2/tenders', '/v2/tenders/nosuch', '/v2/meta/status', '/nosuch']) {
      const { headers } = await at.api.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
      expect(headers.get('x-request-id')).not.toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('keep records out of shared caches, and allow public numbers in them', async () => {
    const own = await at.api.get('/v2/tenders');
    expect(own.headers.get('cache-control')).toBe('private, no-cache, stale-if-error=900');
    expect(own.headers.get('vary')).toContain('Authorization');
    const open = await at.api.get('/v2/meta/provinces', { key: null });
    expect(open.headers.get('cache-control')).toContain('public');
  });

  it('allow browsers of other origins only under /v2', async () => {
    for (const path of ['/docs', '/healthz', '/readyz']) {
      const { status, headers } = await at.api.get(path, { key: null });
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).not.toBeNull();
    }
  });
});

describe('a message that is not valid HTTP', () => {
  it.each([
    ['NONSENSE\r\n\r\n', 400],
    [`GET /v2/tenders HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('gets a response too (%#)', async (text, status) => {
    const reply = await exchange(at.api.url, text);
    expect(reply).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      code: 'BAD_REQUEST',
    });
  });
});
