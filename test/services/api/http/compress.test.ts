import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawFrom } from '#test/services/api/http/raw.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { newFolder } from '#test/support/folders.ts';

/** Threads of Node.js for files, compression and passwords. */
const THREADS = 4;

const at = sharedTables(() => at.readTables.tenders(Array.from({ length: 30 }, (_, n) => tenderRow(n))));

const raw = rawFrom(() => at);

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['*', 'br'],
  ] as const)('responds to Accept-Encoding: %s with %s, the second time too', async (accepted, used) => {
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
    'sends the response uncompressed for Accept-Encoding: %s',
    async (accepted) => {
      const { headers, body } = await raw('/v2/tenders', { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(body.toString()).success).toBe(true);
    },
  );

  it('sends the response uncompressed if no thread is free in time, and compresses the next one', async () => {
    const folder = await newFolder();
    // Opening a pipe for reading keeps a thread until somebody opens it for writing.
    const pipes = Array.from({ length: THREADS }, (_, n) => join(folder, String(n)));
    for (const pipe of pipes) execFileSync('mkfifo', [pipe]);
    const opening = pipes.map((pipe) => open(pipe, 'r'));
    const path = '/v2/tenders?limit=19';
    const late = await raw(path, { 'accept-encoding': 'br' }).finally(() => {
      for (const pipe of pipes) closeSync(openSync(pipe, 'w'));
    });
    for (const file of await Promise.all(opening)) await file.close();
    expect([late.status, late.headers['content-encoding']]).toEqual([200, undefined]);
    expect(late.headers['content-length']).toBe(String(late.body.length));
    const next = await raw(path, { 'accept-encoding': 'br' });
    expect(next.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(next.body).toString()).data).toEqual(
      JSON.parse(late.body.toString()).data,
    );
  });

  it('does not compress small responses and errors', async () => {
    for (const path of ['/v2/tenders?limit=1&fields=tenderId', '/v2/tenders?limit=x'])
      expect((await raw(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('responds to HEAD with the header fields of GET and no body', async () => {
    const [get, head] = [
      await raw('/v2/tenders', { 'accept-encoding': 'br' }),
      await raw('/v2/tenders', { 'accept-encoding': 'br' }, 'HEAD'),
    ];
    expect(head.body).toHaveLength(0);
    for (const name of ['content-encoding', 'etag', 'content-type', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});
