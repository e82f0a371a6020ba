import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHarness, type Harness } from './support/api.ts';
import { tenderRow } from './support/seed.ts';

let at: Harness;
beforeAll(async () => {
  at = await buildHarness();
  await at.publisher.tenders(Array.from({ length: 5 }, (_, n) => tenderRow(n)));
});
afterAll(() => at.end());

const accepting = (accept: string) => ({ headers: { accept } });

describe('methods', () => {
  it('HEAD answers like GET, without the body', async () => {
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
    '%s is refused with the methods that are possible',
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

  it('answers a preflight without a key', async () => {
    const { status, headers } = await at.api.get('/v2/tenders', {
      key: null,
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('GET');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});

describe('formats', () => {
  it.each([
    'application/json',
    '*/*',
    'application/*;q=0.5',
    'text/html, application/json;q=0.1',
    'text/html,*/*;q=0.8',
    'APPLICATION/JSON',
  ])('accepts %s', async (accept) => {
    const { status, headers } = await at.api.get('/v2/tenders?limit=1', accepting(accept));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['text/html', 'application/xml', 'application/json;q=0', 'application/json;q=0, */*', 'image/*'])(
    'refuses %s',
    async (accept) => {
      const { status, json, headers } = await at.api.get('/v2/tenders', accepting(accept));
      expect(status).toBe(406);
      expect(json.code).toBe('NOT_ACCEPTABLE');
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

describe('errors', () => {
  it('have every part of the envelope', async () => {
    const { json, headers } = await at.api.get('/v2/tenders/nosuch');
    expect(json).toEqual({
      success: false,
      error: 'Not found',
      code: 'NOT_FOUND',
      message: 'There is no tender "nosuch".',
      requestId: headers.get('x-request-id'),
      docs: `${at.api.url}/docs/errors#NOT_FOUND`,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
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
    'but not %s',
    async (id) => {
      const { json, headers } = await at.api.get('/v2/tenders', { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(json.meta.requestId).toBe(headers.get('x-request-id'));
    },
  );
});

describe('header fields', () => {
  it('protect every answer and open it to browsers', async () => {
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

  it('keep records out of shared caches, and let open figures in', async () => {
    const own = await at.api.get('/v2/tenders');
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    expect(own.headers.get('vary')).toContain('Authorization');
    const open = await at.api.get('/v2/meta/provinces', { key: null });
    expect(open.headers.get('cache-control')).toContain('public');
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

  it('answer in full, for a call, once something has been published', async () => {
    const first = await at.api.get('/v2/tenders?limit=1&status=any');
    await at.publisher.tenders([tenderRow(0, { title: 'A new title' })]);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    await expect
      .poll(async () => (await at.api.get('/v2/tenders?limit=1&status=any', { headers })).status)
      .toBe(200);
    const { json } = await at.api.get('/v2/tenders?limit=1&status=any');
    expect(json.data).toMatchObject([{ title: 'A new title' }]);
  });
});

describe('what is no HTTP', () => {
  it.each([
    ['NONSENSE\r\n\r\n', 400],
    [`GET /v2/tenders HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('gets an answer too (%#)', async (text, status) => {
    const { hostname, port } = new URL(at.api.url);
    const reply = await new Promise<string>((done, fail) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk.toString();
      });
      socket.on('close', () => done(received));
      socket.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? done(received) : fail(error),
      );
    });
    expect(reply).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      code: 'BAD_REQUEST',
    });
  });
});
