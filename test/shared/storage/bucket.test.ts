import { describe, expect, it } from 'vitest';
import type { Storage } from '#shared/storage/storage.ts';
import { type BucketServer, startBucketServer } from '#test/support/bucket-server.ts';
import { startHttpServer } from '#test/support/http-server.ts';
import { shared } from '#test/support/shared.ts';
import { keysOf, open } from './stored.ts';

const server = shared(startBucketServer);

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
    const { url, close } = await startHttpServer((request, response) => {
      request.resume().on('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`));
    });
    const storage = failing({ STORAGE_URL: `s3://files?endpoint=${url}` });
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject({ kind });
    await close();
  });

  it('gives addresses from which anybody may load a file for a while, under its name', async () => {
    const storage = open(server.settings);
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
