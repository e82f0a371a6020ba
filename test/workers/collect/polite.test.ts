import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import type { UpstreamError } from '#shared/errors.ts';
import { TEST_SETTINGS } from '#test/support/harness.ts';
import { createBreaker } from '#workers/collect/breaker.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import { createPoliteClient } from '#workers/collect/polite.ts';
import type { Source } from '#workers/collect/source.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';
import { readRetryAfter } from '#workers/pipeline/http.ts';
import { serve } from './packages.ts';

type Script = (request: IncomingMessage, response: ServerResponse, turn: number) => void;

/** A client of a publisher that responds as the script says, with the requests and faults of both. */
async function clientOf(
  script: Script,
  {
    settings = {},
    politeness = {},
  }: { settings?: Record<string, string>; politeness?: Partial<Source['politeness']> } = {},
) {
  const at: number[] = [];
  const requests: IncomingMessage[] = [];
  const address = await serve((request, response) => {
    at.push(performance.now());
    requests.push(request);
    script(request, response, at.length);
  });
  const source: Source = { ...ocds, politeness: { ...ocds.politeness, ...politeness } };
  const client = createPoliteClient(source, loadConfig({ ...TEST_SETTINGS, ...settings }));
  const faults: { kind: string; bytes: string; status: number }[] = [];
  const unusable = async ({ bytes, status }: PublisherResponse, { kind }: UpstreamError) => {
    faults.push({ kind, status, bytes: bytes.toString().slice(0, 40) });
  };
  const ask = (options: { attempts?: number; signal?: AbortSignal } = {}) =>
    client.ask(`${address}/x`, { read: (json) => json, unusable, ...options });
  return { ask, at, requests, faults };
}

const ok = (response: ServerResponse) => response.end('{"ok":true}');
const kindOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'responded',
    (error: UpstreamError) => error.kind,
  );

describe('a response', () => {
  it.each<[string, Script, string]>([
    ['500', (_, r) => r.writeHead(500).end('<html>'), 'server-error'],
    ['503', (_, r) => r.writeHead(503).end(), 'server-error'],
    ['404', (_, r) => r.writeHead(404).end('Not found'), 'client-error'],
    ['a redirect', (_, r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'client-error'],
    ['429', (_, r) => r.writeHead(429).end(), 'rate-limited'],
    ['HTML with 200', (_, r) => r.end('<!DOCTYPE html>'), 'not-json'],
    ['nothing with 200', (_, r) => r.end(), 'not-json'],
    ['half of the JSON', (_, r) => r.end('{"releases":[{"oc'), 'truncated'],
    [
      'a connection cut in the body',
      (_, r) => {
        r.writeHead(200, { 'content-length': '100' });
        r.write('{"releases"', () => r.destroy());
      },
      'truncated',
    ],
    ['a connection cut before the headers', (_, r) => r.destroy(), 'server-error'],
    [
      'broken compression',
      (_, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip'),
      'truncated',
    ],
    [
      'JSON under another name',
      (_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('{}'),
      'responded',
    ],
    ['JSON nested without end', (_, r) => r.end('['.repeat(200_000) + ']'.repeat(200_000)), 'too-large'],
    ['brackets in a text', (_, r) => r.end(JSON.stringify({ title: '"[{\\'.repeat(1_000) })), 'responded'],
    ['JSON after a byte order mark', (_, r) => r.end('\uFEFF{}'), 'responded'],
  ])('%s', async (_, script, kind) => {
    const { ask } = await clientOf(script);
    expect(await kindOf(ask({ attempts: 1 }))).toBe(kind);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('is read from %s', async (encoding, compress) => {
    const { ask, requests } = await clientOf((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('{"releases":[]}')),
    );
    const { value, response } = await ask();
    expect(value).toEqual({ releases: [] });
    expect(response.bytes.toString()).toBe('{"releases":[]}');
    expect(requests[0]!.headers['accept-encoding']).toContain(encoding);
  });

  it('is rejected if it is too large, even if it was small before decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(4_000_000, '['));
    const { ask, faults } = await clientOf(
      (_, r) => r.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
      {
        politeness: { maxBytes: { value: 100_000, reason: 'a test' } },
      },
    );
    expect(await kindOf(ask({ attempts: 1 }))).toBe('too-large');
    expect(faults[0]!.kind).toBe('too-large');
    const plain = await clientOf((_, r) => r.end(Buffer.alloc(4_000_000, '[')), {
      politeness: { maxBytes: { value: 100_000, reason: 'a test' } },
    });
    expect(await kindOf(plain.ask({ attempts: 1 }))).toBe('too-large');
  });

  it('times out before the headers, and in the middle of the body', async () => {
    const silent = await clientOf(() => undefined, { settings: { COLLECT_TIMEOUT_MS: '60' } });
    expect(await kindOf(silent.ask({ attempts: 1 }))).toBe('timeout');
    // Long enough that the beginning has arrived by then, on a busy machine too.
    const halting = await clientOf((_, response) => response.write('{"releases":['), {
      settings: { COLLECT_TIMEOUT_MS: '1500' },
    });
    expect(await kindOf(halting.ask({ attempts: 1 }))).toBe('timeout');
    expect(halting.faults).toEqual([{ kind: 'timeout', status: 200, bytes: '{"releases":[' }]);
  });

  it('a publisher that cannot be reached is distinguished from one that fails', async () => {
    const source = { ...ocds };
    const client = createPoliteClient(source, loadConfig(TEST_SETTINGS));
    const ask = (url: string) => client.ask(url, { read: (json) => json, unusable: async () => undefined });
    await expect(ask('http://127.0.0.1:1/')).rejects.toMatchObject({
      kind: 'unreachable',
      message: /ECONNREFUSED/,
    });
    await expect(ask('http://nowhere.invalid/')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(ask('file:///etc/passwd')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('politeness', () => {
  it('sends the user agent that the source declares', async () => {
    const { ask, requests } = await clientOf((_, response) => ok(response));
    await ask();
    expect(requests[0]!.headers['user-agent']).toBe(ocds.politeness.userAgent.value);
  });

  it('asks again after a failure, waits longer each time, and reports every unusable response', async () => {
    const { ask, at, faults } = await clientOf(
      (_, r, turn) => (turn < 4 ? r.writeHead(500).end(`no ${turn}`) : ok(r)),
      {
        settings: { COLLECT_RETRY_MS: '20' },
      },
    );
    expect((await ask()).value).toEqual({ ok: true });
    expect(faults.map(({ bytes }) => bytes)).toEqual(['no 1', 'no 2', 'no 3']);
    // Lower bounds only: on a busy machine a wait may be longer.
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(19);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(39);
    expect(at[3]! - at[2]!).toBeGreaterThanOrEqual(79);
  });

  it('leaves a pause between two responses', async () => {
    const { ask, at } = await clientOf((_, response) => ok(response), {
      settings: { COLLECT_DELAY_MS: '50' },
    });
    await ask();
    await ask();
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(49);
  });

  it('waits as long as Retry-After says', async () => {
    const { ask, at } = await clientOf((_, r, turn) =>
      turn === 1 ? r.writeHead(429, { 'retry-after': '1' }).end() : ok(r),
    );
    await ask();
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(999);
  });

  it('does not block for hours, but sends no request until they are over', async () => {
    const { ask, at } = await clientOf((_, r) => r.writeHead(429, { 'retry-after': '7200' }).end());
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfter: 7_200_000 });
    expect(await kindOf(ask())).toBe('circuit-open');
    expect(at).toHaveLength(1);
  });

  it('does not repeat a request that the publisher has rejected', async () => {
    const { ask, at } = await clientOf((_, response) => response.writeHead(400).end('dateFrom and dateTo'));
    expect(await kindOf(ask())).toBe('client-error');
    expect(at).toHaveLength(1);
  });

  it('can be stopped while it waits and during a request', async () => {
    const waiting = await clientOf((_, response) => response.writeHead(500).end(), {
      settings: { COLLECT_RETRY_MS: '60000' },
    });
    const hanging = await clientOf(() => undefined, { settings: { COLLECT_TIMEOUT_MS: '60000' } });
    for (const { ask, at } of [waiting, hanging]) {
      const stop = new AbortController();
      const asking = ask({ signal: stop.signal });
      asking.catch(() => undefined);
      while (at.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      stop.abort();
      await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    }
  });

  it('opens the circuit after failures in a row; the request that opens it reports its own failure', async () => {
    const { ask, at } = await clientOf((_, response) => response.writeHead(500).end(), {
      politeness: {
        breaker: {
          failures: { value: 3, reason: 'a test' },
          pause: { from: () => 20, reason: 'a test' },
          maxPause: { value: 600_000, reason: 'a test' },
        },
      },
    });
    expect(await kindOf(ask())).toBe('server-error');
    expect(at).toHaveLength(3);
    // The client waits out the first pause and sends one request, which fails; the next pause is too long to wait for.
    expect(await kindOf(ask())).toBe('server-error');
    expect(at).toHaveLength(4);
    expect(await kindOf(ask())).toBe('circuit-open');
    expect(at).toHaveLength(4);
  });
});

describe('breaker', () => {
  const limits = { failures: 2, pause: 1, maxPause: 600_000 };

  it('opens only after failures in a row, half opens after the pause, and closes after a success', async () => {
    const breaker = createBreaker('x', limits);
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.state()).toBe('closed');
    breaker.failed();
    expect(breaker.state()).not.toBe('closed');
    await breaker.admit();
    while (breaker.state() !== 'half-open') await new Promise((resolve) => setTimeout(resolve, 1));
    breaker.succeeded();
    expect(breaker.state()).toBe('closed');
    breaker.failed();
    expect(breaker.state()).toBe('closed');
  });
});

describe('Retry-After', () => {
  const now = Date.UTC(2026, 7, 14, 10, 0, 0);
  it.each([
    [null, null],
    ['120', 120_000],
    [' 0 ', 0],
    ['Fri, 14 Aug 2026 10:00:30 GMT', 30_000],
    ['Fri, 14 Aug 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
  ])('%s is %s ms', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});

describe('declarations', () => {
  it('every chosen number of a source has a reason', () => {
    const missing: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
      const chosen = 'value' in value || 'from' in value;
      if (chosen && !((value as { reason?: string }).reason ?? '').trim()) missing.push(path);
      for (const [name, inner] of Object.entries(value)) look(inner, `${path}.${name}`);
    };
    look(ocds, 'ocds');
    expect(missing).toEqual([]);
    for (const pass of Object.values(ocds.passes)) expect(pass.reason).not.toBe('');
  });
});
