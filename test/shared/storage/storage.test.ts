import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, open as openFile, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';
import { contentDisposition } from '#shared/storage/content-disposition.ts';
import { openStorage } from '#shared/storage/open.ts';
import { readSignedAddress } from '#shared/storage/signed-address.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { type BucketServer, startBucketServer } from '#test/support/bucket-server.ts';

let folder: string;
let server: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = await startBucketServer();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (settings: Record<string, string>): Storage => openStorage(loadConfig(settings));
const kinds = {
  folder: () => open({ STORAGE_URL: pathToFileURL(join(folder, 'files')).href }),
  bucket: () => open(server.settings),
};
/** Larger than a part of an upload to a bucket. */
const LARGE = 9 * 1024 * 1024;

const bytesOf = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
  const content = await storage.read(key, range);
  return content && buffer(content);
};
const keysOf = async (storage: Storage, prefix = '') => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
};
/** Gives some bytes and then fails, or waits for ever. */
const unfinished = (bytes: number, end: 'fails' | 'waits') =>
  Readable.from(
    (async function* () {
      yield randomBytes(bytes);
      if (end === 'fails') throw new Error('the caller is gone');
      await new Promise(() => undefined);
    })(),
  );

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('storage in a %s', (kind) => {
  let storage: Storage;
  beforeAll(() => {
    storage = kinds[kind]();
  });

  it('behaves as a map of keys to contents', async () => {
    const key = fc.constantFrom('map/a', 'map/b/c', 'map/b/d.e-f_g', 'map/b/h');
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
      fc.integer({ min: 0, max: 200_000 }).map((size) => Buffer.alloc(size, size)),
    );
    const operation = fc.oneof(
      fc.record({ do: fc.constant('put' as const), key, content, streamed: fc.boolean() }),
      fc.record({ do: fc.constant('remove' as const), key }),
      fc.record({ do: fc.constant('break' as const), key }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { maxLength: 8 }),
        fc.nat(60),
        fc.nat(60),
        async (operations, start, length) => {
          for (const left of await keysOf(storage, 'map/')) await storage.remove(left);
          const model = new Map<string, Buffer>();
          for (const each of operations) {
            if (each.do === 'put') {
              const given = each.streamed
                ? Readable.from(each.content.length ? [each.content] : [])
                : each.content;
              expect(await storage.put(each.key, given)).toEqual({ size: each.content.length });
              model.set(each.key, each.content);
            } else if (each.do === 'remove') {
              await storage.remove(each.key);
              model.delete(each.key);
            } else
              await expect(storage.put(each.key, unfinished(10, 'fails'))).rejects.toThrow(
                'the caller is gone',
              );
          }
          expect(await keysOf(storage, 'map/')).toEqual([...model.keys()].sort());
          for (const each of ['map/a', 'map/b/c', 'map/b/d.e-f_g', 'map/b/h']) {
            const expected = model.get(each);
            expect(await bytesOf(storage, each)).toEqual(expected ?? null);
            expect((await storage.stat(each))?.size).toBe(expected?.length);
            const range = { start, end: start + length };
            expect(await bytesOf(storage, each, range)).toEqual(
              expected?.subarray(start, start + length + 1) ?? null,
            );
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('stores what is longer than one part, and gives ranges across parts', async () => {
    const content = randomBytes(LARGE * 2);
    const pieces = Readable.from([
      content.subarray(0, 5),
      content.subarray(5, LARGE),
      content.subarray(LARGE),
    ]);
    expect(await storage.put('large/one', pieces, { mimeType: 'application/pdf' })).toEqual({
      size: content.length,
    });
    expect((await bytesOf(storage, 'large/one'))?.equals(content)).toBe(true);
    const range = { start: LARGE - 3, end: LARGE + 3 };
    expect(await bytesOf(storage, 'large/one', range)).toEqual(content.subarray(range.start, range.end + 1));
    const age = Date.now() - (await storage.stat('large/one'))!.modifiedAt.getTime();
    expect(Math.abs(age)).toBeLessThan(60_000);
  });

  it.each([
    ['fails before the first part', 10, 'fails'],
    ['fails behind the first part', LARGE, 'fails'],
    ['is aborted before the first part', 10, 'waits'],
    ['is aborted behind the first part', LARGE, 'waits'],
  ] as const)('leaves nothing, and the former file, where a content %s', async (_case, bytes, end) => {
    await storage.put('broken/kept', Buffer.from('former'));
    const before = await keysOf(storage);
    for (const key of ['broken/kept', 'broken/new']) {
      const abort = new AbortController();
      const content = unfinished(bytes, end);
      const stored = storage.put(key, content, { signal: abort.signal });
      if (end === 'waits') setTimeout(() => abort.abort(new Error('no longer wanted')), 30);
      await expect(stored).rejects.toThrow(end === 'waits' ? 'no longer wanted' : 'the caller is gone');
      expect(content.destroyed).toBe(true);
    }
    expect(await keysOf(storage)).toEqual(before);
    expect(await bytesOf(storage, 'broken/kept')).toEqual(Buffer.from('former'));
  });

  it('does not begin what is aborted already', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    for (const content of [Buffer.from('x'), Readable.from([Buffer.from('x')])])
      await expect(storage.put('broken/new', content, { signal })).rejects.toThrow('too late');
    expect(await storage.stat('broken/new')).toBeNull();
  });

  it('gives whole files only, while files are written and listed at once', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(100_000 + index, index));
    const writing = Promise.all(
      contents.flatMap((content, index) => [
        storage.put('at-once/same', Readable.from([content])),
        storage.put(`at-once/${index}`, Readable.from([content])),
      ]),
    );
    let done = false;
    void writing.finally(() => {
      done = true;
    });
    while (!done) {
      const sizes: number[] = [];
      for await (const { size } of storage.list('at-once/')) sizes.push(size);
      // The S3 server of the tests writes in place, which the real ones do not.
      if (kind === 'bucket') continue;
      const seen = await bytesOf(storage, 'at-once/same');
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(100_000);
      if (seen) expect(contents.some((content) => content.equals(seen))).toBe(true);
    }
    await writing;
    expect(await keysOf(storage, 'at-once/')).toEqual([
      ...contents.map((_, index) => `at-once/${index}`),
      'at-once/same',
    ]);
  });

  it('lists by the beginning of keys, also within a name', async () => {
    for (const key of ['list/aa/1', 'list/ab/2', 'list/b', 'listed'])
      await storage.put(key, Buffer.from(key));
    expect(await keysOf(storage, 'list/a')).toEqual(['list/aa/1', 'list/ab/2']);
    expect(await keysOf(storage, 'list/aa/1')).toEqual(['list/aa/1']);
    expect(await keysOf(storage, 'list')).toEqual(['list/aa/1', 'list/ab/2', 'list/b', 'listed']);
    expect(await keysOf(storage, 'nothing/')).toEqual([]);
  });

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '.unfinished/x',
    'a/.',
    '',
    'a\\b',
    'a\0b',
    'ä',
    'a b',
    'x'.repeat(201),
  ])('refuses %j as a key', async (key) => {
    await expect(async () => storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError);
    await expect(async () => storage.read(key)).rejects.toThrow(TypeError);
    await expect(async () => storage.stat(key)).rejects.toThrow(TypeError);
    await expect(async () => storage.remove(key)).rejects.toThrow(TypeError);
  });

  it('refuses ranges that are none', async () => {
    for (const range of [
      { start: 2, end: 1 },
      { start: -1, end: 1 },
      { start: 0, end: Number.NaN },
    ])
      await expect(storage.read('list/b', range)).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  it('loses what a dead process has left unfinished, but not what a running one writes', async () => {
    const root = join(folder, 'leftovers');
    const url = pathToFileURL(root).href;
    await open({ STORAGE_URL: url }).put('a', Buffer.from('x'));
    const [old, recent] = [join(root, '.unfinished/old'), join(root, '.unfinished/recent')];
    for (const path of [old, recent]) await writeFile(path, 'part');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, hoursAgo, hoursAgo);
    const restarted = open({ STORAGE_URL: url });
    expect(await keysOf(restarted)).toEqual(['a']);
    await restarted.put('b', Buffer.from('x'));
    expect(await readdir(join(root, '.unfinished'))).toEqual(['recent']);
  });

  it('goes on after somebody has removed it', async () => {
    const root = join(folder, 'removed');
    const storage = open({ STORAGE_URL: pathToFileURL(root).href });
    await storage.put('a/b', Buffer.from('x'));
    await rm(root, { recursive: true });
    expect(await storage.read('a/b')).toBeNull();
    await storage.put('a/b', Buffer.from('y'));
    expect(await bytesOf(storage, 'a/b')).toEqual(Buffer.from('y'));
  });

  it('that cannot be one is a fault of the settings', async () => {
    await writeFile(join(folder, 'file'), 'no folder');
    const storage = open({ STORAGE_URL: pathToFileURL(join(folder, 'file')).href });
    const misconfigured = { name: 'StorageError', kind: 'misconfigured' };
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(misconfigured);
    await expect(storage.stat('a')).rejects.toMatchObject(misconfigured);
  });

  it('without space is full, and nothing is left', async () => {
    const root = join(folder, 'full');
    const storage = open({ STORAGE_URL: pathToFileURL(root).href });
    await storage.put('kept', Buffer.from('former'));
    const handle = await openFile(join(root, 'kept'), 'r');
    await handle.close();
    for (const code of ['ENOSPC', 'EDQUOT']) {
      const failure = Object.assign(new Error(code), { code, syscall: 'write' });
      const write = vi.spyOn(Object.getPrototypeOf(handle), 'write').mockRejectedValueOnce(failure);
      await expect(storage.put('kept', Buffer.from('x'))).rejects.toMatchObject({ kind: 'full' });
      write.mockRestore();
    }
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
    expect(await bytesOf(storage, 'kept')).toEqual(Buffer.from('former'));
  });
});

describe('a bucket', () => {
  const failing = (settings: Partial<BucketServer['settings']>) => open({ ...server.settings, ...settings });
  const each = async (storage: Storage, kind: string) => {
    const expected = { name: 'StorageError', kind };
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(expected);
    await expect(storage.read('a')).rejects.toMatchObject(expected);
    await expect(storage.stat('a')).rejects.toMatchObject(expected);
    await expect(keysOf(storage)).rejects.toMatchObject(expected);
  };

  it('that does not exist is a fault of the settings', async () => {
    await each(
      failing({ STORAGE_URL: server.settings.STORAGE_URL.replace('files', 'missing') }),
      'misconfigured',
    );
  });

  it('that refuses the credentials is a fault of the settings', async () => {
    await each(failing({ STORAGE_SECRET_ACCESS_KEY: 'another' }), 'misconfigured');
    await each(failing({ STORAGE_ACCESS_KEY_ID: 'another' }), 'misconfigured');
  });

  it('that cannot be reached is unavailable', async () => {
    const nobody = 's3://files?endpoint=http://127.0.0.1:1';
    await each(failing({ STORAGE_URL: nobody }), 'unavailable');
  });

  it.each([
    [503, 'SlowDown', 'unavailable'],
    [507, 'InsufficientStorage', 'full'],
    [400, 'QuotaExceeded', 'full'],
    [301, 'PermanentRedirect', 'misconfigured'],
  ] as const)('that answers %i %s is %3$s', async (status, code, kind) => {
    const answering = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`));
    }).listen(0, '127.0.0.1');
    await once(answering, 'listening');
    const { port } = answering.address() as AddressInfo;
    const storage = failing({ STORAGE_URL: `s3://files?endpoint=http://127.0.0.1:${port}` });
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject({ kind });
    answering.close();
  });

  it('gives addresses from which anybody may load a file for a while, under its name', async () => {
    const storage = kinds.bucket();
    await storage.put('signed/a', Buffer.from('0123456789'));
    // Characters of other names are signed as RFC 3986 asks; the server of the tests takes some of them for others.
    const fileName = 'Tender 1+2.pdf';
    const url = (await storage.signedUrl('signed/a', {
      seconds: 60,
      fileName,
      mimeType: 'application/pdf',
    }))!;
    const whole = await fetch(url);
    expect(await whole.text()).toBe('0123456789');
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="Tender 1+2.pdf"');
    const part = await fetch(url, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await fetch(url.replace('signed/a', 'signed/b'))).status).toBe(403);
  });
});

describe('the header field with the name of a file', () => {
  it.each([
    ['a b.pdf', `inline; filename="a b.pdf"`],
    [
      'Ä "(1)\'*\r\n.pdf',
      `inline; filename="_ _(1)'*__.pdf"; filename*=UTF-8''%C3%84%20%22%281%29%27%2A%0D%0A.pdf`,
    ],
    ['\ud800', `inline; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('of %j', (fileName, field) => {
    expect(contentDisposition('inline', fileName)).toBe(field);
  });
});

describe('addresses of files in a folder', () => {
  const secret = 'a secret for tests only';
  const storage = () =>
    openStorage(
      loadConfig({ STORAGE_URL: pathToFileURL(folder).href, JWT_SECRET: secret }),
      'https://api.example/',
    );
  const options = { seconds: 60, fileName: 'Ä "b".pdf', mimeType: 'application/pdf' };
  const read = (url: string, key = secret) => {
    const { pathname, searchParams } = new URL(url);
    return readSignedAddress(key, pathname.replace('/api/files/', ''), searchParams);
  };

  it('lead to the API, and hold for a while', async () => {
    const url = (await storage().signedUrl('documents/a', options))!;
    expect(url.startsWith('https://api.example/api/files/documents/a?')).toBe(true);
    expect(read(url)).toEqual({ key: 'documents/a', fileName: options.fileName, mimeType: options.mimeType });
    const over = (await storage().signedUrl('documents/a', { ...options, seconds: -1 }))!;
    expect(read(over)).toBe('expired');
  });

  it('are refused after any change, or with another secret', async () => {
    const url = (await storage().signedUrl('documents/a', options))!;
    expect(read(url, 'another secret of some length')).toBeNull();
    expect(read(url.replace('documents/a', 'documents/b'))).toBeNull();
    for (const name of ['expires', 'name', 'type', 'signature'])
      for (const change of [(value: string) => `1${value.slice(1)}1`, () => '']) {
        const changed = new URL(url);
        changed.searchParams.set(name, change(changed.searchParams.get(name)!));
        expect(read(changed.href), name).toBeNull();
      }
  });

  it('are not given by a process without the secret', async () => {
    expect(await kinds.folder().signedUrl('a', options)).toBeNull();
  });
});

describe('the setting STORAGE_URL', () => {
  const credentials = { STORAGE_ACCESS_KEY_ID: 'a', STORAGE_SECRET_ACCESS_KEY: 'b' };
  it.each([
    ['https://example.org', /STORAGE_URL/],
    ['file://host/folder', /file:\/\/\/folder/],
    ['file:///folder?x=1', /file:\/\/\/folder/],
    ['s3://key:secret@bucket', /credentials belong/],
    ['s3://B', /name of the bucket/],
    ['s3://bucket?acl=public', /acl is no option/],
    ['s3://bucket?endpoint=minio', /endpoint must be/],
    ['s3://bucket/../x%20y', /prefix/],
  ])('refuses %s', (STORAGE_URL, message) => {
    expect(() => open({ ...credentials, STORAGE_URL })).toThrow(message);
  });

  it('asks for the credentials of a bucket', () => {
    expect(() => open({ STORAGE_URL: 's3://bucket', STORAGE_ACCESS_KEY_ID: 'a' })).toThrow(
      new ConfigError('STORAGE_SECRET_ACCESS_KEY: must be set for a bucket in STORAGE_URL'),
    );
  });

  it('is a folder in DATA_DIR where it is not given', async () => {
    const data = join(folder, 'data');
    await open({ DATA_DIR: data }).put('a', Buffer.from('x'));
    expect(await readFile(join(data, 'files/a'), 'utf8')).toBe('x');
  });
});
