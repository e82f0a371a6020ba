import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '#shared/storage/storage.ts';
import { startBucketServer } from '#test/support/bucket-server.ts';
import { newFolder } from '#test/support/folders.ts';
import { propertyOf } from '#test/support/property.ts';
import { shared } from '#test/support/shared.ts';
import { bytesOf, keysOf, open } from './stored.ts';

const folder = await newFolder({}, afterAll);
const server = shared(startBucketServer);

const kinds = {
  folder: () => open({ STORAGE_URL: pathToFileURL(join(folder, 'files')).href }),
  bucket: () => open(server.settings),
};
/** Larger than a part of an upload to a bucket. */
const LARGE = 9 * 1024 * 1024;

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
    await propertyOf(
      { numRuns: 25 },
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
    );
  });

  it('gives the first byte alone', async () => {
    await storage.put('first', Buffer.from([1, 2]));
    expect(await bytesOf(storage, 'first', { start: 0, end: 0 })).toEqual(Buffer.from([1]));
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
  ] as const)('leaves nothing, and the former file, if a content %s', async (_case, bytes, end) => {
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

  it('refuses invalid ranges', async () => {
    for (const range of [
      { start: 2, end: 1 },
      { start: -1, end: 1 },
      { start: 0, end: Number.NaN },
    ])
      await expect(storage.read('list/b', range)).rejects.toThrow(RangeError);
  });
});
