import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/errors.ts';
import { buildHarness, type Harness } from '#test/services/api/v2/support/api.ts';
import { tenderRow } from '#test/services/api/v2/support/seed.ts';

let at: Harness;
beforeAll(async () => {
  at = await buildHarness();
  await at.publisher.tenders(Array.from({ length: 30 }, (_, n) => tenderRow(n)));
});
afterAll(() => at.end());

type Raw = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };
/** As it comes over the wire: fetch would unpack it. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((done, fail) => {
    const asking = request(
      at.api.url + path,
      { method, headers: { authorization: `Bearer ${at.key}`, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asking.on('error', fail);
    asking.end();
  });

describe('the documentation', () => {
  it('is served whole from here', async () => {
    const { status, body, headers } = await raw('/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const linked = [...body.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(linked.length).toBeGreaterThan(3);
    for (const path of linked) {
      expect(path).toMatch(/^\/docs/);
      expect((await raw(path)).status).toBe(200);
    }
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect((await raw('/v2/openapi.json')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('explains every error code where errors link to', async () => {
    const page = (await raw('/docs/errors')).body.toString();
    for (const code of Object.keys(errorStatus)) expect(page).toContain(`<section id="${code}">`);
    const { json } = await at.api.get('/v2/tenders?limit=x');
    expect(json.docs).toBe(`${at.api.url}/docs/errors#BAD_REQUEST`);
  });

  it('is nothing but what there is', async () => {
    for (const path of ['/docs/assets/../../package.json', '/docs/nothing', '/docsx'])
      expect((await raw(path)).status).toBe(404);
  });
});

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
  ] as const)('answers Accept-Encoding: %s with %s, again and again', async (accepted, used) => {
    for (const _ of [1, 2]) {
      const plain = await raw('/v2/tenders?limit=20');
      const packed = await raw('/v2/tenders?limit=20', { 'accept-encoding': accepted });
      expect(packed.headers['content-encoding']).toBe(used);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(packed.headers['content-length']).toBe(String(packed.body.length));
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
      expect(JSON.parse(unpack[used](packed.body).toString()).data).toEqual(
        JSON.parse(plain.body.toString()).data,
      );
    }
  });

  it.each(['identity', 'br;q=0', 'zstd', ''])(
    'sends the answer as it is for Accept-Encoding: %s',
    async (accepted) => {
      const { headers, body } = await raw('/v2/tenders', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(body.toString()).success).toBe(true);
    },
  );

  it('leaves small answers and errors alone', async () => {
    for (const path of ['/v2/tenders?limit=1&fields=tenderId', '/v2/tenders?limit=x'])
      expect((await raw(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('answers HEAD with the header of GET and no body', async () => {
    const [get, head] = [
      await raw('/v2/tenders', { 'accept-encoding': 'br' }),
      await raw('/v2/tenders', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'etag', 'content-type', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});
