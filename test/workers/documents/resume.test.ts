import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startHttpServer } from '#test/support/http-server.ts';
import { propertyOf } from '#test/support/property.ts';
import { openFiles } from '#workers/documents/fetch/request.ts';

/** What the host has, and after how many bytes of each response it breaks off. */
let file: Buffer;
let headers: Record<string, string>;
let breaks: number[];
let ranges: boolean;
/** Changes the response to a request for a range. */
let spoil: (headers: Record<string, string>) => Record<string, string>;
let asked: IncomingHttpHeaders[] = [];

const { host, close } = await startHttpServer((request, response) => {
  asked.push(request.headers);
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const known = [headers['etag'], headers['last-modified']].includes(String(request.headers['if-range']));
  const partial = ranges && start > 0 && known;
  const content = partial ? file.subarray(start) : file;
  const length = headers['transfer-encoding'] ? {} : { 'content-length': String(content.length) };
  const own = { ...headers, ...length };
  const range = { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` };
  response.writeHead(partial ? 206 : 200, partial ? spoil({ ...own, ...range }) : own);
  const until = breaks.shift();
  if (until === undefined) response.end(content);
  else response.write(content.subarray(0, until), () => response.destroy());
});
const files = openFiles({ maxBytes: 100_000, timeout: 20_000, allowed: [host] });

afterAll(async () => {
  await files.close();
  await close();
});
beforeEach(() => {
  file = randomBytes(50_000);
  headers = { etag: '"1"' };
  ranges = true;
  spoil = (own) => own;
  asked = [];
});

async function fetched() {
  let received = Buffer.alloc(0);
  const answer = await files(`http://${host}/a.pdf`, {
    known: null,
    signal: undefined,
    receive: async (content) => {
      received = await buffer(content);
    },
  });
  return { answer, received };
}
const truncated = { name: 'FetchFault', kind: 'truncated' };

describe('a file whose sending breaks off', () => {
  it('is whole, wherever it breaks off, up to three times', async () => {
    const given = fc.array(fc.integer({ min: 1, max: 15_000 }), { minLength: 1, maxLength: 3 });
    await propertyOf({ numRuns: 20 }, given, async (lengths) => {
      breaks = [...lengths];
      asked = [];
      const { answer, received } = await fetched();
      expect(received.equals(file)).toBe(true);
      expect(answer).toMatchObject({ changed: true, size: file.length, validators: { etag: '"1"' } });
      expect(asked[0]).not.toHaveProperty('range');
      expect(asked.slice(1).map((each) => each['if-range'])).toEqual(lengths.map(() => '"1"'));
    });
  });

  it('is recognised by the time of its change, if there is no tag', async () => {
    const changed = 'Mon, 01 Jun 2026 08:00:00 GMT';
    headers = { 'last-modified': changed };
    breaks = [1_000];
    expect((await fetched()).received.equals(file)).toBe(true);
    expect(asked[1]).toMatchObject({ range: 'bytes=1000-', 'if-range': changed });
  });

  it('starts over if it has changed meanwhile', async () => {
    breaks = [1_000];
    const taken: number[] = [];
    const result = files(`http://${host}/a.pdf`, {
      known: null,
      signal: undefined,
      receive: async (content) => {
        taken.push(0);
        for await (const piece of content) {
          taken[taken.length - 1] = taken.at(-1)! + (piece as Buffer).length;
          file = randomBytes(30_000);
          headers = { etag: '"2"' };
        }
      },
    });
    expect(await result).toMatchObject({ size: 30_000, validators: { etag: '"2"' } });
    expect(taken).toEqual([1_000, 30_000]);
  });

  it('starts over if the host does not support ranges', async () => {
    ranges = false;
    breaks = [1_000];
    expect((await fetched()).received.equals(file)).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, () => void, number]>([
    ['has a weak tag', () => (headers = { etag: 'W/"1"' }), 1],
    ['has neither tag nor time', () => (headers = {}), 1],
    [
      'has a weak tag beside its time',
      () => (headers = { etag: 'W/"1"', 'last-modified': 'Mon, 01 Jun 2026 08:00:00 GMT' }),
      1,
    ],
    ['was changed in this second', () => (headers = { 'last-modified': new Date().toUTCString() }), 1],
    ['is of a host without ranges', () => (headers = { etag: '"1"', 'accept-ranges': 'none' }), 1],
    [
      'is packed',
      () => {
        file = gzipSync(file);
        headers = { etag: '"1"', 'content-encoding': 'gzip' };
      },
      1,
    ],
    ['breaks off a fourth time', () => (breaks = [1, 1, 1, 1]), 4],
    [
      'goes on at another place',
      () => (spoil = (own) => ({ ...own, 'content-range': `bytes 0-49999/50000` })),
      2,
    ],
    [
      'goes on with another length',
      () => (spoil = (own) => ({ ...own, 'content-range': 'bytes 1000-49999/60000' })),
      2,
    ],
    ['goes on with another tag', () => (spoil = (own) => ({ ...own, etag: '"2"' })), 2],
  ])('is a failure if it %s', async (_, given, requests) => {
    breaks = [1_000];
    given();
    await expect(fetched()).rejects.toMatchObject(truncated);
    expect(asked).toHaveLength(requests);
  });

  it('is also too large if its rest is', async () => {
    file = randomBytes(100_001);
    headers = { etag: '"1"', 'transfer-encoding': 'chunked' };
    breaks = [1_000];
    await expect(fetched()).rejects.toMatchObject({ kind: 'too-large' });
  });
});

it('a disk that is full while a file arrives is not a failure of the host', async () => {
  breaks = [];
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const disk = () => new Writable({ write: (_chunk, _encoding, done) => done(full) });
  const given = { known: null, signal: undefined };
  await expect(
    files(`http://${host}/a.pdf`, { ...given, receive: (content) => pipeline(content, disk()) }),
  ).rejects.toBe(full);
});
