import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';
import { openStorage } from '#shared/storage/open.ts';
import { readSignedAddress } from '#shared/storage/signed-address.ts';
import { newFolder } from '#test/support/folders.ts';
import { open } from './stored.ts';

const folder = await newFolder({}, afterAll);

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
    expect(
      await open({ STORAGE_URL: pathToFileURL(join(folder, 'files')).href }).signedUrl('a', options),
    ).toBeNull();
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

  it('is a folder in DATA_DIR if it is not given', async () => {
    const data = join(folder, 'data');
    await open({ DATA_DIR: data }).put('a', Buffer.from('x'));
    expect(await readFile(join(data, 'files/a'), 'utf8')).toBe('x');
  });
});
